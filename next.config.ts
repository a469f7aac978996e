import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { paletteFromColors } from './lib/brand/palette';
import { starFromName } from './lib/brand/star';
import { usedAnalytics } from './lib/content/analytics';
import { assertValidContent } from './lib/content/check';
import { content } from './lib/content/content';
import { environment, environmentProblems } from './lib/content/environment';
import { hasOffer } from './lib/content/offer';
import { legalLinks, legalPages } from './lib/content/pages';
import { digitsOf } from './lib/digits';
import { chooseFonts } from './lib/fonts/choose';
import { foreignSelector, shownFonts } from './lib/fonts/coverage';
import { writeFontCss } from './lib/fonts/font-css';
import { directionOf, joinedSelector } from './lib/writing-systems';

assertValidContent(content, environmentProblems);
const { star, colors } = content.brand;
const analytics = usedAnalytics(content.site.analytics);
const text = JSON.stringify(content);
const fonts = chooseFonts(content.brand.fonts, content.site.language);
const shown = shownFonts(fonts, content.site.language, text);

/** Extensions of the routes that only some sites have: `app/imprint/page.imprint.tsx`. */
const optionalRoutes = legalPages(content).map(({ path }) => `${path.slice(1, -1)}.tsx`);

/** Components of parts that the site does not have. */
const leftOut = Object.entries({
  'sections/booking-link': content.links.booking,
  'sections/service-offer': content.services.some(hasOffer),
}).flatMap(([part, isUsed]) => (isUsed ? [] : [part]));

const config = async (): Promise<NextConfig> => ({
  output: 'export',
  pageExtensions: ['tsx', 'ts', 'jsx', 'js', ...optionalRoutes],
  // With `output: 'export'`, this is the output folder; Next.js still uses `.next` as its working folder.
  distDir: environment.OUT_DIR,
  // Every static host serves about/index.html at /about/.
  trailingSlash: true,
  reactStrictMode: true,
  // In seconds. The first build also makes the copies of the owner's pictures.
  staticPageGenerationTimeout: 900,
  // The export steps run at the end of every build.
  adapterPath: fileURLToPath(new URL('./export/adapter.mjs', import.meta.url)),
  basePath: environment.BASE_PATH,
  // For `npm run dev -- --network`, which serves the site to a phone in the local network.
  ...(environment.NETWORK_ADDRESS && { allowedDevOrigins: [environment.NETWORK_ADDRESS] }),
  env: {
    // export/adapter.mjs reads it.
    ...(environment.OUT_DIR && { OUT_DIR: environment.OUT_DIR }),
    // export/add-bootstrap.ts and export/content-security-policy.ts read it.
    ...(analytics && { ANALYTICS: JSON.stringify(analytics) }),
    // lib/routes.ts reads it.
    BASE_PATH: environment.BASE_PATH ?? '',
    // lib/translations.ts reads it.
    TRANSLATIONS: process.env.TRANSLATIONS ?? '',
    // app/global-error.tsx reads both; styles without logical properties in CSS also read the second.
    SITE_LANGUAGE: content.site.language,
    SITE_DIRECTION: directionOf(content.site.language),
    // lib/digits.ts reads it.
    SITE_DIGITS: digitsOf(content.site.locale),
    // styles/global-style.tsx reads both.
    JOINED_LETTERS: joinedSelector(content.site, text),
    FOREIGN_LETTERS: foreignSelector(shown, content.site, text),
    // styles/star.ts and styles/palette.ts read these, so that no client script includes the code that generates them.
    BRAND_STAR: star === 'khatam' ? '' : JSON.stringify(star === 'name' ? starFromName(content.profile.name) : star),
    BRAND_PALETTE: colors === 'shipped' ? '' : JSON.stringify(paletteFromColors(colors)),
    // components/ui/link.tsx reads it: any link may need it, so it would be a prop of most components.
    NEW_TAB: content.words.links.newTab,
    // styles/global-style.tsx reads these strings of CSS. A `<` could close the style element.
    NEW_TAB_STRING: JSON.stringify(` ${content.words.links.newTab}`).replaceAll('<', '\\3c '),
    SITE_STRING: JSON.stringify(` (${content.site.address}`),
    // components/sections/error-screen.tsx reads them, because error pages have no props.
    ERROR_WORDS: JSON.stringify(content.words.error),
    // components/contact-form/send-button.tsx reads it.
    LEGAL_LINKS: JSON.stringify(legalLinks(content)),
    // export/cut-fonts.ts reads it.
    FONTS: JSON.stringify(shown),
  },
  turbopack: {
    resolveAlias: {
      // The style sheet of the fonts in content/brand.ts.
      '@/styles/fonts.css': `./${await writeFontCss(fonts, shown)}`,
      // With one language, the client scripts do not include the code for several.
      ...(!process.env.TRANSLATIONS && {
        '@/components/ui/navigation-link': './components/ui/link.tsx',
      }),
      // Without testimonials, the client scripts do not include the code for them.
      ...(content.testimonials.length === 0 && {
        '@/components/sections/testimonials': './components/sections/no-testimonials.ts',
      }),
      // Without legal pages, the form's button has no links beside it.
      ...(legalPages(content).length === 0 && {
        '@/components/contact-form/send-button': './components/ui/button.tsx',
      }),
      // Without prices, the cards of services hold paragraphs alone.
      ...(!content.services.some(hasOffer) && { '@/components/ui/text-or-block': './components/ui/text.tsx' }),
      // Nor the code for other parts that the site does not have.
      ...Object.fromEntries(leftOut.map((part) => [`@/components/${part}`, './components/ui/left-out.ts'])),
    },
  },
  // harfbuzzjs and wawoff2, for the preview images, read files of their own packages. simple-icons has thousands of
  // icons.
  serverExternalPackages: ['harfbuzzjs', 'wawoff2', 'simple-icons'],
  compiler: { styledComponents: { displayName: false, minify: true, pure: true } },
  experimental: {
    // The `@font-face` rules (2 KB) are inlined into each page: in a file, they would delay its first paint.
    inlineCss: true,
    // Smaller chunks (in bytes) are merged: two requests and 0.6 KB (gzip) less per page than with Turbopack's 50 KB.
    turbopackChunking: { minChunkSize: 200_000 },
    // Drops unused exports of CommonJS modules: 0.5 KB (gzip) less per page, 1 KB on Contact.
    turbopackCjsTreeShaking: true,
  },
});

export default config;
