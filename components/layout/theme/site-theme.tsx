'use client';

import { ThemeProvider } from 'next-themes';
import type { PropsWithChildren } from 'react';
import { Enhancement } from '@/components/ui/enhancement';
import { THEME_CHOICES } from './theme-choice';

/**
 * Keeps the visitor's choice as the root's `data-theme`. `system` is a value like the
 * others: the style sheet resolves it with `prefers-color-scheme`, not a script.
 */
export function SiteTheme({ children }: PropsWithChildren) {
  return (
    <Enhancement fallback={children}>
      <ThemeProvider
        attribute="data-theme"
        themes={[...THEME_CHOICES]}
        defaultTheme="system"
        enableSystem={false}
        enableColorScheme={false}
      >
        {children}
      </ThemeProvider>
    </Enhancement>
  );
}
