'use client';

import { Component, type PropsWithChildren, type ReactNode } from 'react';

interface EnhancementProps {
  /** What stands in place of a part that failed; nothing unless told. */
  fallback?: ReactNode;
}

/**
 * The boundary of what a page could do without. Where such a part throws, because a browser
 * lacks something or an extension replaced it, the part goes and the page around it stays as
 * its HTML made it. React itself writes the error to the console.
 */
export class Enhancement extends Component<PropsWithChildren<EnhancementProps>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
