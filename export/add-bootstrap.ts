import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { routes } from '../lib/routes';
import { attribute, type Page, readPages, type Site } from './pages';

/** The browsers in which the site works whole (docs/behaviour.md, "Without script and in older browsers"). */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/** The pages that start at the top after a reload; on the others, browsers restore the scroll position. */
const STARTS_AT_TOP: readonly string[] = [routes.about, routes.projects];

/**
 * Writes the bootstrap script (export/bootstrap/) into the head of every page, as the only inline script that runs while
 * the page is parsed. Each page's script contains only the code that the page needs.
 */
export async function addBootstrap({ folder, basePath, ownFiles, environment }: Site): Promise<void> {
  const pages = await readPages(folder, ownFiles);
  await Promise.all(
    pages.map(async (page) => {
      const script = await bundleBootstrap({
        OWN_SCRIPTS: `${basePath}/_next/static/`,
        SITE_DIGITS: environment.SITE_DIGITS ?? '',
        ANALYTICS: environment.ANALYTICS ?? '',
        HAS_FORM: hasAttribute(page, 'data-contact-form'),
        IS_NOT_FOUND: hasAttribute(page, 'data-not-found'),
        STARTS_AT_TOP: STARTS_AT_TOP.includes(`/${page.file.replace(/index\.html$/, '')}`),
      });
      // Last in the head, because it reads the elements before it.
      const html = page.html.replace('</head>', () => `<script>${script}</script></head>`);
      await writeFile(path.join(folder, page.file), html);
    }),
  );
}

function hasAttribute({ elements }: Page, name: string): boolean {
  return elements.some((element) => attribute(element, name) !== undefined);
}

/** Bundles and minifies the bootstrap script, with these values for `process.env`. */
async function bundleBootstrap(values: Readonly<Record<string, string | boolean>>): Promise<string> {
  const entry = values.ANALYTICS ? 'load-analytics' : 'main';
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`bootstrap/${entry}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    write: false,
    // Not the project's tsconfig.json, which would add "use strict".
    tsconfigRaw: {},
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
