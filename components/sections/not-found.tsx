'use client';

import { lazy } from 'react';

/** The page for unknown addresses; lazy, because Next adds it to the scripts of every page. */
export const NotFound = lazy(() => import('./not-found-screen').then((module) => ({ default: module.NotFoundScreen })));
