'use client';

import { useEffect } from 'react';
import type { ToastWords } from '@/lib/content/words-schema';
import { provideToasts } from './toast-outlet';
import { Toasts } from './toasts';

interface ToastProviderProps {
  words: ToastWords;
  /** The page that announces itself what its toasts say, without the base path. */
  quietOn: string;
}

/** For a page that makes toasts. */
export function ToastProvider({ words, quietOn }: ToastProviderProps) {
  useEffect(() => provideToasts(<Toasts words={words} quietOn={quietOn} />), [words, quietOn]);
  return null;
}
