import type { Viewport } from 'next';
import type { PropsWithChildren } from 'react';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header/header';
import { PageChanges } from '@/components/layout/page-changes/page-changes';
import { profileIcons } from '@/components/layout/profile-icons';
import { SkipLink } from '@/components/layout/skip-link';
import { SiteTheme } from '@/components/layout/theme/site-theme';
import { ToastOutlet } from '@/components/layout/toast/toast-outlet';
import { TooltipLayer } from '@/components/layout/tooltip/tooltip-layer';
import { Enhancement } from '@/components/ui/enhancement';
// Both error pages show it. Among the layout's scripts it comes to each visitor once, else twice.
import '@/components/sections/error-screen/error-screen';
import { assertValidContent } from '@/lib/content/check';
import { content } from '@/lib/content/content';
import { linksIn } from '@/lib/content/pages';
import { around, fillIn } from '@/lib/fill-in';
import { inARow } from '@/lib/in-a-row';
import { languageAttributes } from '@/lib/language-direction';
import { leftToRight, markerFor } from '@/lib/marked';
import { telephoneLink } from '@/lib/telephone-link';
import '@/styles/fonts.css';
import { GlobalStyle } from '@/styles/global-style';
import { dark, light } from '@/styles/palette';
import { StyledComponentsRegistry } from '@/styles/styled-components-registry';

// While the owner edits, the configuration has checked only what the content was at the start.
if (process.env.NODE_ENV === 'development') assertValidContent(content);

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.page },
    { media: '(prefers-color-scheme: dark)', color: dark.page },
  ],
};

export default function RootLayout({ children }: PropsWithChildren) {
  const { site, profile, links, words } = content;
  const { name, tagline, location, phone, email } = profile;
  const mark = markerFor(site);
  const { skip, ...header } = words.header;
  const { rights, ...footer } = words.footer;
  const [beforeYear, behindYear] = around(rights, 'year');
  return (
    <html {...languageAttributes(site.language)} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <StyledComponentsRegistry>
          <SiteTheme>
            <GlobalStyle />
            <SkipLink label={skip} />
            <Header name={mark(name)} navigation={mark(linksIn('header', content))} words={header} />
            <main id="main" tabIndex={-1}>
              {children}
              <Enhancement>
                <ToastOutlet />
              </Enhancement>
            </main>
            <Footer
              profile={mark({ name, tagline, email })}
              phone={phone ? { href: telephoneLink(phone), number: leftToRight(phone, site) } : undefined}
              place={location && mark(inARow([location.city, location.country], words.lists))}
              profiles={profileIcons(links.profiles, 'footer')}
              navigation={mark(linksIn('footer', content))}
              buildYear={new Date().getFullYear()}
              words={footer}
              rights={[mark(fillIn(beforeYear, { name })), mark(fillIn(behindYear, { name }))]}
              newTab={words.links.newTab}
            />
            <Enhancement>
              <TooltipLayer />
            </Enhancement>
            <PageChanges />
          </SiteTheme>
        </StyledComponentsRegistry>
      </body>
    </html>
  );
}
