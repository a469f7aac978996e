'use client';

import { lazy } from 'react';
import type { NotFoundProps } from './not-found-screen';

/** Next puts the not-found page into the scripts of every page. Loaded lazily, only this line of it is. */
const Screen = lazy(() => import('./not-found-screen').then(({ NotFoundScreen }) => ({ default: NotFoundScreen })));

/** The page for addresses without a page. */
export function NotFound(props: NotFoundProps) {
  return <Screen {...props} />;
}
