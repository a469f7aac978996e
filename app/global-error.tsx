'use client';

import { SiteTheme } from '@/components/layout/theme';
import { directionOf } from '@/lib/language/writing-systems';
import { errorWords, language } from '@/site-data/browser';
import ErrorScreen from './error';

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** Replaces the layout when it fails, so it has its own document and theme. The style sheets of the layout stay. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <body>
        <title>{errorWords.heading}</title>
        <SiteTheme>
          <main>
            <ErrorScreen error={error} retry={retry} />
          </main>
        </SiteTheme>
      </body>
    </html>
  );
}
