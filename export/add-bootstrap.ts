import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { routes } from '../lib/routes';
import { attribute, behindCharset, type Export, type HtmlEdit, type HtmlPage, type PageEdits } from './pages';

/** The browsers in which the site works whole (docs/behaviour.md, "Without script and in older browsers"). */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/** The pages that start at the top after a reload; on the others, browsers restore the scroll position. */
const STARTS_AT_TOP: readonly string[] = [routes.about, routes.projects];

/**
 * Adds the bootstrap script (export/bootstrap/) to the head of every page, with only the code that the page needs, as the
 * only inline script that runs while the page is parsed.
 */
export async function addBootstrap({ site }: Export, pages: readonly HtmlPage[]): Promise<PageEdits> {
  const { basePath, build } = site;
  const scripts = new Map<string, string>();
  const edits = new Map<HtmlPage, HtmlEdit[]>();
  for (const page of pages) {
    const has = (name: string) => page.elements.some((element) => attribute(element, name) !== undefined);
    const values = {
      OWN_SCRIPTS: `${basePath}/_next/static/`,
      ANALYTICS: build.analytics ? JSON.stringify(build.analytics) : '',
      HAS_FORM: has('data-contact-form'),
      OPENS_EMAIL: page.elements.some((element) => attribute(element, 'action')?.startsWith('mailto:')),
      IS_NOT_FOUND: has('data-not-found'),
      STARTS_AT_TOP: STARTS_AT_TOP.includes(`/${page.file.replace(/index\.html$/, '')}`),
    };
    const key = JSON.stringify(values);
    const script = scripts.get(key) ?? (await bundleBootstrap(values));
    scripts.set(key, script);
    // Before the styles: browsers interrupt long parsing, but not a script, which after the styles made one long task.
    edits.set(page, [behindCharset(page, `<script>${script}</script>`)]);
  }
  return edits;
}

/** Bundles and minifies the bootstrap script, with these values for `process.env`. */
async function bundleBootstrap(values: Readonly<Record<string, string | boolean>>): Promise<string> {
  const entry = values.ANALYTICS ? 'load-analytics' : 'main';
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL(`bootstrap/${entry}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
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
