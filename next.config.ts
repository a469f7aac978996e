import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { readSite, routeExtensions, siteFiles } from './lib/compile/site-files';
import { currentLanguage } from './lib/site';
import manifest from './package.json' with { type: 'json' };

/** Pages for which a further process pays. */
const MANY_PAGES = 100;

export default function configureNext(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  // The commands compile the site and name a language; for tools such as `next typegen`, this is done here.
  if (!process.env.SITE_LANGUAGE)
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/compile.ts'], { stdio: 'inherit' });
  const site = readSite(process.env.SITE_LANGUAGE, undefined, isDevelopment);
  // Dates in Next's processes are in the owner's time zone.
  if (site.content.site.timeZone) process.env.TZ = site.content.site.timeZone;
  process.env.SITE_LANGUAGE = site.content.site.language;
  const files = siteFiles(process.env.SITE_LANGUAGE, isDevelopment);
  return {
    output: 'export',
    pageExtensions: ['tsx', 'ts', 'jsx', 'js', ...routeExtensions(site)],
    // The output folder of an export. In development, Next would work in it, and add it to tsconfig.json.
    distDir: isDevelopment || site.build.outDir === 'out' ? undefined : site.build.outDir,
    basePath: site.basePath,
    // Every static host serves about/index.html at /about/.
    trailingSlash: true,
    reactStrictMode: true,
    // In seconds, for slow machines.
    staticPageGenerationTimeout: 900,
    // The export steps run at the end of every build.
    adapterPath: fileURLToPath(new URL('./export/adapter.mjs', import.meta.url)),
    // `npm run build` checks them at the same time.
    typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'yes' },
    // For `npm run dev -- --network`, which serves the site to a phone in the local network.
    allowedDevOrigins: process.env.NETWORK_ADDRESS ? [process.env.NETWORK_ADDRESS] : [],
    turbopack: {
      resolveAlias: {
        '@/site-data/site': `./${files.module}`,
        '@/site-data/browser': { browser: `./${files.browser}`, default: `./${files.server}` },
        '@/site-data/site.css': `./${files.css}`,
        '@/site-data/preloads': `./${files.preloads}`,
      },
    },
    // What only the build needs runs as it is installed, which is quicker than bundling it for every route.
    serverExternalPackages: Object.keys(manifest.devDependencies),
    compiler: { styledComponents: { displayName: false, pure: true } },
    experimental: {
      // Without it, Next leaves one of two processors to itself, which has nothing to do while pages are rendered. Each
      // process gets a range of the pages: with two ranges, one would have most texts and the other the preview images.
      cpus: Math.max(2, availableParallelism() - 1) * (currentLanguage(site).pages.length > MANY_PAGES ? 2 : 1),
      // A further process takes seconds to start, and memory.
      staticGenerationMinPagesPerWorker: MANY_PAGES,
      // The style sheets are inlined into each page: in a file, they would delay its first paint.
      inlineCss: true,
      // Smaller chunks (in bytes) are merged: two requests and 0.6 KB (gzip) less per page than with Turbopack's 50 KB.
      turbopackChunking: { minChunkSize: 200_000 },
      // Drops unused exports of CommonJS modules: 0.5 KB (gzip) less per page, 1 KB on Contact.
      turbopackCjsTreeShaking: true,
      // Code for the server runs in the build alone, where minifying it takes longer than running it.
      turbopackMinify: { server: false },
      // Writing the cache costs more than it saves in one build in several languages, or where nothing is kept.
      turbopackFileSystemCacheForBuild: site.languages.length === 1 && !process.env.CI,
    },
  };
}
