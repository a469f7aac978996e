'use client';

import { useLayoutEffect } from 'react';
import { provideToasts } from './toast-outlet';
import { Toasts } from './toasts';

/** The toasts of a page that makes some; later ones follow the visitor to the next page. */
export function PageToasts() {
  useLayoutEffect(() => provideToasts(Toasts), []);
  return <Toasts />;
}
