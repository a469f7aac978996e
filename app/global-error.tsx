'use client';

import { SiteTheme } from '@/components/layout/theme';
import { directionOf } from '@/lib/language/writing-systems';
import { errorWords, language } from '@/site-data/browser';
import { GlobalStyle } from '@/styles/global-style';
import ErrorScreen from './error';

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** Replaces the layout when it fails, so it has its own document, theme and style. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <body>
        <title>{errorWords.heading}</title>
        <SiteTheme>
          <GlobalStyle />
          <main>
            <ErrorScreen error={error} retry={retry} />
          </main>
        </SiteTheme>
      </body>
    </html>
  );
}
