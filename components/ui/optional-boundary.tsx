'use client';

import { Component, type PropsWithChildren, type ReactNode } from 'react';

/**
 * Error boundary for a part that the page can do without (docs/behaviour.md, "Error screen"). The fallback, nothing by
 * default, is shown in place of a part that failed.
 */
export class OptionalBoundary extends Component<PropsWithChildren<{ fallback?: ReactNode }>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
