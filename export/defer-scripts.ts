import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  attribute,
  type Element,
  type Export,
  findElementRange,
  type HtmlEdit,
  type HtmlPage,
  isJavaScript,
  type PageEdits,
  readElementText,
} from './pages';

/** Folder for the files of inline scripts. Browsers cache files in `/_next/static/` for a year. */
const INLINE_SCRIPTS_FOLDER = '_next/static/inline';

/**
 * Defers the scripts of every page, so that none delays the first paint: the bootstrap script runs them at the
 * visitor's first interaction, in document order (export/bootstrap/load-scripts.ts).
 *
 * - External scripts have `data-src` in place of `src`, and neither `async` nor `defer`.
 * - A page's inline scripts are moved into one file before the external scripts, which have `async` or `defer` and so may
 *   run after inline scripts. The empty elements stay, because React may look for them.
 *
 * @throws {Error} if a page has a script whose order would change, before any file is written.
 */
export async function deferScripts({ folder, site }: Export, pages: readonly HtmlPage[]): Promise<PageEdits> {
  for (const { file, html, elements } of pages) {
    const odd = elements.filter(isJavaScript).find(blocksParsing);
    if (odd) throw new Error(`${file} has a script that can't be deferred: ${html.slice(...startTagOf(odd))}`);
  }
  await mkdir(path.join(folder, INLINE_SCRIPTS_FOLDER), { recursive: true });
  const edits = pages.map(async (page) => {
    const scripts = page.elements.filter(isJavaScript);
    const code = scripts.map((script) => readElementText(script) && `${readElementText(script)}\n;`).join('');
    const name = `${INLINE_SCRIPTS_FOLDER}/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
    await writeFile(path.join(folder, name), code);
    const text = `<script data-src="${site.basePath}/${name}"></script>`;
    const first = scripts
      .slice(0, 1)
      .map((script) => ({ start: findElementRange(script).start, end: findElementRange(script).start, text }));
    const preloads = page.elements.filter(isScriptPreload).map(findElementRange);
    return [page, [...first, ...scripts.flatMap(deferredElement), ...preloads]] as const;
  });
  return new Map(await Promise.all(edits));
}

/** Whether a script blocks parsing or is a module: those can't run in the order of the others. */
function blocksParsing(script: Element): boolean {
  if (attribute(script, 'type') === 'module') return true;
  const mayWait = ['async', 'defer', 'nomodule'].some((name) => attribute(script, name) !== undefined);
  return attribute(script, 'src') !== undefined && !mayWait;
}

function deferredElement(script: Element): HtmlEdit[] {
  const [, end] = startTagOf(script);
  const { src, async, defer } = script.sourceCodeLocation?.attrs ?? {};
  // Browsers without modules can't run the bootstrap script either.
  if (attribute(script, 'nomodule') !== undefined) return [findElementRange(script)];
  if (!src) return [{ start: end, end: end + readElementText(script).length }];
  // In HTML, `async` and `defer` need a `src`.
  const timing = [async, defer].flatMap((place) => place ?? []);
  return [
    { start: src.startOffset, end: src.startOffset, text: 'data-' },
    ...timing.map(({ startOffset, endOffset }) => ({ start: startOffset - 1, end: endOffset })),
  ];
}

/** The positions of an element's start tag in the HTML. */
function startTagOf(element: Element): [start: number, end: number] {
  const place = element.sourceCodeLocation?.startTag;
  return [place?.startOffset ?? 0, place?.endOffset ?? 0];
}

function isScriptPreload(element: Element): boolean {
  return attribute(element, 'rel') === 'modulepreload' || attribute(element, 'as') === 'script';
}
