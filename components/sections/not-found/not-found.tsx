'use client';

import { lazy } from 'react';
import type { NotFoundProps } from './not-found-screen';

/** Every page carries the way to this screen; only the page that shows it loads its parts. */
const Screen = lazy(() => import('./not-found-screen').then(({ NotFoundScreen }) => ({ default: NotFoundScreen })));

/** The page for addresses that lead nowhere. */
export function NotFound(props: NotFoundProps) {
  return <Screen {...props} />;
}
