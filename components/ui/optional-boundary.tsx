'use client';

import { Component, type PropsWithChildren, type ReactNode } from 'react';

/** Shows the fallback, nothing by default, in place of a part that failed (docs/behaviour.md, "Error screen"). */
export class OptionalBoundary extends Component<PropsWithChildren<{ fallback?: ReactNode }>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
