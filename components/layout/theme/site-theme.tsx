'use client';

import { ThemeProvider } from 'next-themes';
import type { PropsWithChildren } from 'react';
import { Enhancement } from '@/components/ui/enhancement';
import { THEME_KEY } from '@/lib/storage';
import { THEME_CHOICES } from '@/lib/theme-choice';

/**
 * Keeps the visitor's choice as the root's `data-theme`. `enableSystem` is off because it would
 * have a script turn `system` into light or dark; here the style sheet does, with
 * `prefers-color-scheme`. `enableColorScheme` is off because the style sheet sets
 * `color-scheme` too.
 */
export function SiteTheme({ children }: PropsWithChildren) {
  return (
    <Enhancement fallback={children}>
      <ThemeProvider
        attribute="data-theme"
        storageKey={THEME_KEY}
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
