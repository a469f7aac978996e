import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { ownFilesFirst } from './export/own-files.mjs';
import { lookOf } from './lib/brand/look';
import { assertValidContent } from './lib/content/check';
import { content } from './lib/content/content';
import { environment } from './lib/content/environment';
import { digitsOf } from './lib/digits';
import { joinedSelector } from './lib/joined-letters';
import { directionOf } from './lib/language-direction';
import { routes } from './lib/routes';
import { adoptFonts } from './look/adopt-fonts';

assertValidContent(content);
const look = lookOf(content);
adoptFonts(content.brand.fonts, content.site.language);
const leftOut = Object.values(routes).filter((route) => !content.navigation.some(({ path }) => path === route));

/**
 * What the export steps do to addresses, while the owner works on the site: pages that are left out are not found,
 * and files of the owner's take the place of the site's own.
 */
const rewrites =
  process.env.NODE_ENV === 'development'
    ? [
        ...leftOut.map((source) => ({ source, destination: '/404' })),
        ...ownFilesFirst(fileURLToPath(new URL('.', import.meta.url))),
      ]
    : [];

const config: NextConfig = {
  output: 'export',
  // With `output: 'export'` this is where the finished pages go; `.next` stays Next's workshop.
  distDir: environment.outDir,
  // about/index.html is what every static host finds under /about/.
  trailingSlash: true,
  reactStrictMode: true,
  // The export steps run at the end of every build.
  adapterPath: fileURLToPath(new URL('./export/adapter.mjs', import.meta.url)),
  basePath: environment.basePath,
  // A phone in the owner's network, to which `npm run dev -- --network` shows the site.
  ...(environment.networkAddress && { allowedDevOrigins: [environment.networkAddress] }),
  env: {
    // lib/base-path.ts reads it in the pages' scripts, where there is no environment.
    BASE_PATH: environment.basePath ?? '',
    // app/global-error.tsx reads both, the second also what has sides that CSS knows no words for.
    SITE_LANGUAGE: content.site.language,
    SITE_DIRECTION: directionOf(content.site.language),
    // lib/digits.ts reads it, in the pages' scripts and in the one that starts a page.
    SITE_DIGITS: digitsOf(content.site.locale),
    // styles/global-style.tsx reads it.
    JOINED_LETTERS: joinedSelector(content.site, JSON.stringify(content)),
    // styles/star.ts and styles/palette.ts read these; what makes them is no part of the site.
    BRAND_STAR: look.star ? JSON.stringify(look.star) : '',
    BRAND_PALETTE: look.palette ? JSON.stringify(look.palette) : '',
    // components/sections/error-screen.tsx reads these: no page hands the error pages their words.
    ERROR_WORDS: JSON.stringify(content.words.error),
    // The export's adapter tells them once, while this file is read several times.
    BRAND_NOTES: look.notes.join('\n'),
    // The export steps read it off this configuration.
    PAGES_LEFT_OUT: leftOut.join(' '),
  },
  // Next warns that they are not exported, and they need not be.
  ...(rewrites.length > 0 && { rewrites: async () => ({ beforeFiles: rewrites, afterFiles: [], fallback: [] }) }),
  turbopack: {
    // The chosen service's contract alone goes into the scripts.
    resolveAlias: {
      '@/components/contact-form/services/chosen': `./components/contact-form/services/${content.site.form.service}.ts`,
    },
  },
  // The first two draw the preview images while the site is built, and read files of their own. The
  // third has thousands of marks, of which a bundle would hold all.
  serverExternalPackages: ['harfbuzzjs', 'wawoff2', 'simple-icons'],
  compiler: { styledComponents: { displayName: false, minify: true, pure: true } },
  experimental: {
    // The fonts' rules, 2 KB, stand in each page; as a file of their own they would hold up its first paint.
    inlineCss: true,
    // Bytes. Chunks below this are merged; with Turbopack's 50 KB each page asks for two scripts and 0.6 KB (gzip) more.
    turbopackChunking: { minChunkSize: 200_000 },
    // Bytes too. What nobody imports of the older kind of module, the framework's own among them: 0.5 KB (gzip) of each page, 1 KB of Contact.
    turbopackCjsTreeShaking: true,
  },
};

export default config;
