'use client';

import { Component, type PropsWithChildren, type ReactNode } from 'react';

interface OptionalBoundaryProps {
  /** Shown in place of a part that failed; nothing by default. */
  fallback?: ReactNode;
}

/** Error boundary for a part that the page can do without (docs/behaviour.md, "Error screen"). */
export class OptionalBoundary extends Component<PropsWithChildren<OptionalBoundaryProps>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
