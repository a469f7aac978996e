'use client';

import { type ComponentProps, lazy } from 'react';

/** Lazy, because Next adds the not-found page to the scripts of every page. */
const LazyNotFoundScreen = lazy(() =>
  import('./not-found-screen').then((module) => ({ default: module.NotFoundScreen })),
);

/** The page for unknown addresses. Not the lazy component itself: Server Components import each one as a lazy one already. */
export function NotFound(props: ComponentProps<typeof LazyNotFoundScreen>) {
  return <LazyNotFoundScreen {...props} />;
}
