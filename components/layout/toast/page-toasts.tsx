'use client';

import { useLayoutEffect } from 'react';
import type { ToastWords } from '@/lib/content/words-schema';
import { provideToasts } from './toast-outlet';
import { Toasts } from './toasts';

/** The toasts of a page that makes some; later ones follow the visitor to the next page. */
export function PageToasts({ words }: { words: ToastWords }) {
  useLayoutEffect(() => provideToasts(<Toasts words={words} />), [words]);
  return <Toasts words={words} />;
}
