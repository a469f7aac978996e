import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { routes } from '../lib/routes';
import { attribute, type Page, type PageEdits, type Site } from './pages';

/** The browsers in which the site works whole (docs/behaviour.md, "Without script and in older browsers"). */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/** The pages that start at the top after a reload; on the others, browsers restore the scroll position. */
const STARTS_AT_TOP: readonly string[] = [routes.about, routes.projects];

/** The values of lib/built.ts for an export without its own. */
const DEFAULTS = fileURLToPath(new URL('../lib/built.ts', import.meta.url));

/**
 * Adds the bootstrap script (export/bootstrap/) to the head of every page, as the only inline script that runs while the
 * page is parsed. Each page's script contains only the code that the page needs.
 */
export async function addBootstrap({ project, basePath, facts }: Site, pages: readonly Page[]): Promise<PageEdits> {
  const built = facts.built ? path.join(project, facts.built) : DEFAULTS;
  const valuesOf = (page: Page) => ({
    OWN_SCRIPTS: `${basePath}/_next/static/`,
    ANALYTICS: facts.analytics ? JSON.stringify(facts.analytics) : '',
    HAS_FORM: hasAttribute(page, 'data-contact-form'),
    IS_NOT_FOUND: hasAttribute(page, 'data-not-found'),
    STARTS_AT_TOP: STARTS_AT_TOP.includes(`/${page.file.replace(/index\.html$/, '')}`),
  });
  const different = new Map(pages.map((page) => [JSON.stringify(valuesOf(page)), valuesOf(page)]));
  const bundled = [...different].map(async ([key, values]) => [key, await bundleBootstrap(built, values)] as const);
  const scripts = new Map(await Promise.all(bundled));
  return (page) => {
    // Last in the head, because it reads the elements before it.
    const head = page.elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag;
    if (!head) throw new Error(`${page.file} has no </head> for the bootstrap script to be in front of.`);
    const text = `<script>${scripts.get(JSON.stringify(valuesOf(page)))}</script>`;
    return [{ start: head.startOffset, end: head.startOffset, text }];
  };
}

function hasAttribute({ elements }: Page, name: string): boolean {
  return elements.some((element) => attribute(element, name) !== undefined);
}

/** Bundles and minifies the bootstrap script, with these values for `process.env`. */
async function bundleBootstrap(built: string, values: Readonly<Record<string, string | boolean>>): Promise<string> {
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
    alias: { '@/lib/built': built },
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
