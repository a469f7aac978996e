import type { Viewport } from 'next';
import type { PropsWithChildren } from 'react';
import { profileIcons } from '@/app/composition/page-links';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageChanges } from '@/components/layout/page-changes';
import { SiteTheme } from '@/components/layout/theme';
import { ToastOutlet } from '@/components/layout/toast-outlet';
import { Tooltip } from '@/components/layout/tooltip';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
// Both error pages use it. Imported here, it is in one shared script; otherwise two scripts would include it.
import './error';
import { palette, translations } from '@/lib/built';
import { telephoneLink } from '@/lib/contact-links';
import { assertValidContent } from '@/lib/content/check';
import { content } from '@/lib/content/load';
import { currentTranslation, linksIn } from '@/lib/content/pages';
import { fillIn, joinList, splitAtPlaceholder } from '@/lib/fill-in';
import { leftToRight, localizerFor } from '@/lib/localized-text';
import { revision } from '@/lib/writing/revision';
import { directionOf, numeralsOf } from '@/lib/writing-systems';
import '@/styles/fonts.css';
import { GlobalStyle, StyledComponentsRegistry } from '@/styles/global-style';

// In development, next.config.ts checks the content only once, when the server starts.
if (process.env.NODE_ENV === 'development') assertValidContent(content);

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.page },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.page },
  ],
};

export default function RootLayout({ children }: PropsWithChildren) {
  const { site, profile, links, words } = content;
  const { name, tagline, location, phone, email } = profile;
  const localize = localizerFor(site);
  const others = translations.filter((translation) => translation !== currentTranslation());
  const languages = others.map(({ language }) => ({
    path: `/${language}/` as const,
    label: new Intl.DisplayNames(language, { type: 'language' }).of(language),
  }));
  const { rights, ...footer } = words.footer;
  const [beforeYear, behindYear] = splitAtPlaceholder(rights, 'year');
  return (
    <html
      lang={site.language}
      dir={directionOf(site.language) === 'rtl' ? 'rtl' : undefined}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body {...(revision && { 'data-revision': revision })}>
        <StyledComponentsRegistry>
          <SiteTheme>
            <GlobalStyle />
            <Header
              name={localize(name)}
              navigation={[...localize(linksIn('header', content)), ...languages]}
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
              phone={phone ? { href: telephoneLink(phone), number: leftToRight(phone, site) } : undefined}
              place={location && localize(joinList([location.city, location.country], words.lists))}
              profiles={profileIcons(links.profiles, 'footer')}
              navigation={[...localize(linksIn('footer', content)), ...languages]}
              words={footer}
              rights={[localize(fillIn(beforeYear, { name })), localize(fillIn(behindYear, { name }))]}
              numerals={numeralsOf(site)}
            />
            <PageChanges />
          </SiteTheme>
        </StyledComponentsRegistry>
      </body>
    </html>
  );
}
