import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { lookOf } from './lib/brand/look';
import { assertValidContent } from './lib/content/check';
import { content } from './lib/content/content';
import { environment } from './lib/content/environment';
import { digitsOf } from './lib/digits';
import { chooseFonts } from './lib/fonts/choose';
import { writeFontCss } from './lib/fonts/font-css';
import { joinedSelector } from './lib/joined-letters';
import { directionOf } from './lib/language-direction';

assertValidContent(content);
const look = lookOf(content);
const fonts = chooseFonts(content.brand.fonts, content.site.language);

const config = async (): Promise<NextConfig> => ({
  output: 'export',
  // With `output: 'export'` this is where the finished pages go; `.next` stays Next's own working folder.
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
    // export/cut-fonts.ts reads it.
    FONTS: JSON.stringify(fonts),
    // export/finish-export.ts prints them once, while this file is read several times.
    BRAND_NOTES: look.notes.join('\n'),
  },
  turbopack: {
    // The chosen service's contract alone goes into the scripts.
    resolveAlias: {
      // The style sheet of the fonts that content/brand.ts names.
      '@/styles/fonts.css': `./${await writeFontCss(fonts)}`,
      // Without testimonials nothing of theirs is in the scripts.
      ...(content.testimonials.length === 0 && {
        '@/components/sections/testimonials': './components/sections/no-testimonials.ts',
      }),
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
    // Bytes too. Unused exports of CommonJS modules are dropped, the framework's among them: 0.5 KB (gzip) of each page, 1 KB of Contact.
    turbopackCjsTreeShaking: true,
  },
});

export default config;
