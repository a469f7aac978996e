import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from './finish-export';
import { attribute, type Element, edit, isJavaScript, type Page, rangeOf, readPages, textOf } from './pages';

/** Where the files of inline scripts go. Below `/_next/static/` browsers keep a file for a year. */
const FOLDER = '_next/static/inline';

/**
 * Defers the scripts of every page, so that none holds up its first paint: the bootstrap script runs them at the
 * visitor's first interaction, in the order of their elements (export/bootstrap/load-scripts.ts).
 *
 * - A script's file is named by `data-src` in place of `src`.
 * - The texts of a page's inline scripts go into one file, in their order. It comes before the others, whose `async` or
 *   `defer` lets them run after inline scripts. The elements stay, empty, because React may look for them.
 *
 * @throws {Error} where a page has a script that this would run out of turn, before any page is written.
 */
export async function deferScripts({ folder, basePath, ownFiles }: Site): Promise<void> {
  const pages = (await readPages(folder, ownFiles)).map((page) => deferInPage(page, basePath));
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  await Promise.all(
    pages.flatMap(({ file, html, inline }) => [
      writeFile(path.join(folder, inline.file), inline.code),
      writeFile(path.join(folder, file), html),
    ]),
  );
}

/** A page with its scripts deferred, and the file of its inline ones. */
function deferInPage({ file, html, elements }: Page, basePath: string) {
  const scripts = elements.filter(isJavaScript);
  const odd = scripts.find(runsInTurn);
  if (odd) throw new Error(`${file} has a script that cannot be deferred, ${html.slice(...startTagOf(odd))}`);

  const code = scripts.map((script) => textOf(script) && `${textOf(script)}\n;`).join('');
  const name = `${FOLDER}/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  const first = scripts[0] && rangeOf(scripts[0]).start;
  const inlineFile = `<script data-src="${basePath}/${name}"></script>`;
  return {
    file,
    inline: { file: name, code },
    html: edit(html, [
      ...(first === undefined ? [] : [{ start: first, end: first, text: inlineFile }]),
      ...scripts.map(deferredElement),
      ...elements.filter(isScriptPreload).map(rangeOf),
    ]),
  };
}

/** Whether a script has to run where it stands, or as a module, which the order of the others says nothing about. */
function runsInTurn(script: Element): boolean {
  if (attribute(script, 'type') === 'module') return true;
  const mayWait = ['async', 'defer', 'nomodule'].some((name) => attribute(script, name) !== undefined);
  return attribute(script, 'src') !== undefined && !mayWait;
}

function deferredElement(script: Element) {
  const [, end] = startTagOf(script);
  const source = script.sourceCodeLocation?.attrs?.src;
  // Browsers without modules cannot run the bootstrap script either.
  if (attribute(script, 'nomodule') !== undefined) return rangeOf(script);
  return source
    ? { start: source.startOffset, end: source.startOffset, text: 'data-' }
    : { start: end, end: end + textOf(script).length };
}

/** Where an element's start tag begins and ends in the text of its page. */
function startTagOf(element: Element): [start: number, end: number] {
  const place = element.sourceCodeLocation?.startTag;
  return [place?.startOffset ?? 0, place?.endOffset ?? 0];
}

function isScriptPreload(element: Element): boolean {
  return (
    element.tagName === 'link' &&
    (attribute(element, 'as') === 'script' || attribute(element, 'rel') === 'modulepreload')
  );
}
