import type { Viewport } from 'next';
import type { PropsWithChildren } from 'react';
import { preload } from 'react-dom';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageChanges } from '@/components/layout/page-changes';
import { SiteTheme } from '@/components/layout/theme';
import { ToastOutlet } from '@/components/layout/toast-outlet';
import { Tooltip } from '@/components/layout/tooltip';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
// Both error pages use it. Imported here, it is in one shared script; otherwise two scripts would include it.
import './error';
import { fillIn, splitAtPlaceholder } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { directionOf, numeralsOf } from '@/lib/language/writing-systems';
import { languageLinks, linksIn, phoneIn, profileIcons } from '@/site/links';
import { cityAndCountry } from '@/site/profile';
import { headerRow } from '@/site/text-width';
import fonts from '@/site-data/preloads';
import site from '@/site-data/site';
import '@/site-data/site.css';
import { StyledComponentsRegistry } from '@/styles/styled-components-registry';
import '@/styles/global.css';

const { palette } = site.brand;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.page },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.page },
  ],
};

export default async function RootLayout({ children }: PropsWithChildren) {
  const { site: settings, profile, links, words } = site.content;
  const { name, tagline, email } = profile;
  const localize = localizerFor(settings);
  const languages = languageLinks(site);
  const headerLinks = [...linksIn('header', site), ...languages];
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const { rights, ...footer } = words.footer;
  const [beforeYear, behindYear] = splitAtPlaceholder(rights, 'year');
  return (
    <html
      lang={settings.language}
      dir={directionOf(settings.language) === 'rtl' ? 'rtl' : undefined}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <StyledComponentsRegistry>
          <SiteTheme>
            <Header
              name={localize(name)}
              navigation={[...localize(linksIn('header', site)), ...languages]}
              layout={
                await headerRow(
                  site,
                  headerLinks.map(({ label }) => label),
                )
              }
              words={words.header}
            />
            <main id="main" tabIndex={-1}>
              <ToastOutlet>{children}</ToastOutlet>
              <OptionalBoundary>
                <Tooltip />
              </OptionalBoundary>
            </main>
            <Footer
              profile={localize({ name, tagline, email })}
              phone={phoneIn('footer', site.content)}
              place={localize(cityAndCountry(site.content))}
              profiles={profileIcons(links.profiles, 'footer')}
              navigation={[...localize(linksIn('footer', site)), ...languages]}
              words={footer}
              rights={[localize(fillIn(beforeYear, { name })), localize(fillIn(behindYear, { name }))]}
              numerals={numeralsOf(settings)}
            />
            <PageChanges />
          </SiteTheme>
        </StyledComponentsRegistry>
      </body>
    </html>
  );
}
