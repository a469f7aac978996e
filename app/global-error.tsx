'use client';

import { ErrorScreen } from '@/components/error-screen/error-screen';
import { SiteTheme } from '@/components/theme/site-theme';
import { GlobalStyle } from '@/styles/global-style';

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <title>Unexpected Application Error!</title>
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
