'use client';

import { lazy } from 'react';

/**
 * The page for addresses without a page. Next puts it into the scripts of every page; loaded lazily, only this line
 * of it is.
 */
export const NotFound = lazy(() =>
  import('./not-found-screen').then(({ NotFoundScreen }) => ({ default: NotFoundScreen })),
);
