import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import type { BuildFacts } from './export/pages';
import { shipped } from './lib/brand/colors';
import { codeColors, paletteFromColors } from './lib/brand/palette';
import { khatam, starFromName } from './lib/brand/star';
import type * as Built from './lib/built';
import type { Translation } from './lib/built';
import { analyticsScript } from './lib/content/analytics';
import { assertValidContent } from './lib/content/check';
import { environment, environmentProblems } from './lib/content/environment';
import { content } from './lib/content/load';
import { legalLinks } from './lib/content/schema/legal';
import { chooseFonts, foreignSelector, shownFonts } from './lib/fonts/choose';
import { writeFontCss } from './lib/fonts/font-css';
import { scriptCss } from './lib/fonts/script-css';
import { optionalPages } from './lib/routes';
import { writeBuilt } from './lib/write-built';
import {
  contentFolder,
  leaveOutWritten,
  shownDocuments,
  shownPosts,
  tagsOf,
  writtenTexts,
} from './lib/writing/documents';
import { writeRevision } from './lib/writing/revision';
import { joinedSelector, scriptsOf } from './lib/writing-systems';

assertValidContent(content, environmentProblems);
const { star, colors } = content.brand;
const palette = (colors !== 'shipped' && paletteFromColors(colors)) || shipped;
const analytics = analyticsScript(content.site.analytics);
const text = JSON.stringify(content) + writtenTexts();
const fonts = chooseFonts(content.brand.fonts, content.site.language);
const shown = shownFonts(fonts, content.site.language, text);

const { language } = content.site;
const translations: readonly Translation[] = leaveOutWritten(JSON.parse(environment.TRANSLATIONS ?? '[]'));

/** The kinds of pages that the content's Markdown files make. */
const written = {
  posts: shownPosts().length > 0,
  tags: tagsOf(shownPosts()).length > 0,
  'case-studies': shownDocuments('case-studies').length > 0,
  pages: shownDocuments('pages').length > 0,
};
const optional = optionalPages(content).map(({ id, exists }) => [id, exists] as const);
/** Each kind of pages that not every site has has routes with a file extension of its own. */
const extensions = [...Object.entries(written), ...optional].flatMap(([kind, exists]) =>
  exists ? [`${kind}.tsx`, `${kind}.ts`] : [],
);

const built: typeof Built = {
  basePath: environment.BASE_PATH ?? '',
  translations,
  language,
  star: star === 'khatam' ? khatam : star === 'name' ? starFromName(content.profile.name) : star,
  palette,
  codeColors: { light: codeColors(palette.light), dark: codeColors(palette.dark) },
  newTabNote: content.words.links.newTab,
  // A `<` could close the style element.
  newTabContent: JSON.stringify(` ${content.words.links.newTab}`).replaceAll('<', '\\3c '),
  addressContent: JSON.stringify(` (${content.site.address}`),
  legalLinks: legalLinks(content),
  errorWords: content.words.error,
};

/** Values that only some parts of the site import. The scripts of a site without these parts stay the same. */
const needed: Partial<Record<string, boolean>> = {
  codeColors: Object.values(written).includes(true) || Boolean(content.legal?.privacy),
};

/** The code of a module with these values. */
const builtModule = Object.entries(built)
  .filter(([name]) => needed[name] ?? true)
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
  .join('\n');

const config = async (): Promise<NextConfig> => {
  const builtFile = await writeBuilt(builtModule, 'js');
  const { OUT_DIR: outDir } = environment;
  const scripts = scriptsOf(language);
  const fontCss = await writeFontCss(
    fonts,
    shown,
    scriptCss({
      joined: joinedSelector(content.site, text),
      foreign: foreignSelector(shown, content.site, text),
    }),
  );
  const facts: BuildFacts = { outDir, analytics, fonts: shown, scripts, translations };
  return {
    output: 'export',
    // Routes of pages that not every site has; without pages, they would stop the export.
    pageExtensions: ['tsx', 'ts', 'jsx', 'js', ...extensions],
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
    // The build of the main language, which comes first, checks the types of all files.
    typescript: { ignoreBuildErrors: contentFolder() !== 'content' || environment.CHECK_TYPES === 'off' },
    // For `npm run dev -- --network`, which serves the site to a phone in the local network.
    ...(environment.NETWORK_ADDRESS && { allowedDevOrigins: [environment.NETWORK_ADDRESS] }),
    // export/adapter.mjs reads it.
    env: { FACTS: JSON.stringify(facts) },
    turbopack: {
      resolveAlias: {
        // The style sheet of the fonts in content/brand.ts, and of other scripts.
        '@/styles/fonts.css': `./${fontCss}`,
        // The values that the site's scripts need.
        '@/lib/built': `./${builtFile}`,
        ...(process.env.NODE_ENV === 'development' && { '@/lib/writing/revision': `./${writeRevision()}` }),
      },
    },
    // harfbuzzjs and wawoff2, for the preview images, read files of their own packages. The others are large.
    serverExternalPackages: ['harfbuzzjs', 'wawoff2', 'simple-icons', '@babel/parser'],
    compiler: { styledComponents: { displayName: false, minify: true, pure: true } },
    experimental: {
      // Without it, Next leaves one of two processors to itself, which has nothing to do while pages are rendered.
      cpus: Math.max(2, availableParallelism() - 1),
      // A further process takes seconds to start, and memory.
      staticGenerationMinPagesPerWorker: 300,
      // The `@font-face` rules (2 KB) are inlined into each page: in a file, they would delay its first paint.
      inlineCss: true,
      // Smaller chunks (in bytes) are merged: two requests and 0.6 KB (gzip) less per page than with Turbopack's 50 KB.
      turbopackChunking: { minChunkSize: 200_000 },
      // Drops unused exports of CommonJS modules: 0.5 KB (gzip) less per page, 1 KB on Contact.
      turbopackCjsTreeShaking: true,
      // Code for the server runs in the build alone, where minifying it takes longer than running it.
      turbopackMinify: { server: false },
      // Writing the cache costs a first build, or one in several languages, more than it saves the next one.
      turbopackFileSystemCacheForBuild: false,
    },
  };
};

export default config;
