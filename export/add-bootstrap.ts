import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Site } from './finish-export';
import { attribute, type Element, edit, type Page, rangeOf, readPages } from './pages';

/** The browsers in which the site works whole (docs/behaviour.md, "Without script and in older browsers"). */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/**
 * Writes the bootstrap script (export/bootstrap/) into the head of every page, as the one inline script that runs while
 * the page is parsed. A page's script leaves out what the page has no use for.
 */
export async function addBootstrap({ folder, basePath, ownFiles, environment }: Site): Promise<void> {
  const pages = await readPages(folder, ownFiles);
  await Promise.all(
    pages.map(async (page) => {
      const script = await bundleBootstrap({
        OWN_SCRIPTS: `${basePath}/_next/static/`,
        SITE_DIGITS: environment.SITE_DIGITS ?? '',
        ANALYTICS: environment.ANALYTICS ?? '',
        HAS_FORM: flag(page, (element) => attribute(element, 'data-contact-form') !== undefined),
        IS_NOT_FOUND: flag(page, (element) => attribute(element, 'data-not-found') !== undefined),
        STARTS_AT_TOP: flag(page, startsAtTop),
      });
      const place = endOfHead(page);
      const html = edit(page.html, [
        { start: place, end: place, text: `<script>${script}</script>` },
        ...page.elements.filter(startsAtTop).map(rangeOf),
      ]);
      await writeFile(path.join(folder, page.file), html);
    }),
  );
}

/** The script comes last in the head, because it reads what the head says of the page. */
function endOfHead({ file, elements }: Page): number {
  const end = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error(`${file} has no </head> to put the bootstrap script before.`);
  return end;
}

/** The mark of a page that begins at its top on a reload (docs/behaviour.md, "Moving between pages"). */
function startsAtTop(element: Element): boolean {
  return element.tagName === 'meta' && attribute(element, 'name') === 'scroll-on-reload';
}

function flag({ elements }: Page, isWanted: (element: Element) => boolean): string {
  return elements.some(isWanted) ? 'true' : '';
}

/** The bootstrap script's text, minified, with these values in place of those of `process.env`. */
async function bundleBootstrap(values: Readonly<Record<string, string>>): Promise<string> {
  const entry = values.ANALYTICS ? 'load-analytics' : 'main';
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`bootstrap/${entry}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    write: false,
    // Without the project's own, which would add "use strict".
    tsconfigRaw: {},
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
