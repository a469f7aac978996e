import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import type { Site } from '../lib/site';

export type Element = DefaultTreeAdapterTypes.Element;

/** An export of a site. */
export interface Export {
  folder: string;
  /** Path of the repository. */
  project: string;
  site: Site;
  /** The files of `public/`, by their paths from the export's root, with slashes. No step changes them. */
  ownFiles: ReadonlySet<string>;
}

/** A page of an export. */
export interface HtmlPage {
  /** Its path from the export's root, with slashes: `about/index.html`. */
  file: string;
  html: string;
  /** All its elements, in document order. */
  elements: readonly Element[];
}

/** What a step changes in each page. */
export type PageEdits = ReadonlyMap<HtmlPage, readonly HtmlEdit[]>;

/** Replaces a range of a text, in UTF-16 code units. Without a text, it is removed. */
export interface HtmlEdit {
  start: number;
  end: number;
  text?: string;
}

/** The paths of the files and folders in a folder, with slashes. */
export async function listFolder(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.map((file) => file.split(path.sep).join('/'));
}

/**
 * Reads every page of an export, in the order of file names, without those of `public/`.
 *
 * @throws {Error} if the folder contains no exported site.
 */
export async function readPages({ folder, ownFiles }: Pick<Export, 'folder' | 'ownFiles'>): Promise<HtmlPage[]> {
  const files = (await listFolder(folder).catch(() => []))
    .filter((file) => file.endsWith('.html') && !ownFiles.has(file))
    .sort();
  if (!files.includes('index.html')) {
    throw new Error(`There is no index.html in ${folder}; Next's export did not finish.`);
  }
  return Promise.all(files.map(async (file) => parsePage(file, await readFile(path.join(folder, file), 'utf8'))));
}

/** Parses a page's HTML, with the position of each element. */
export function parsePage(file: string, html: string): HtmlPage {
  return { file, html, elements: [...elementsWithin(parse(html, { sourceCodeLocationInfo: true }))] };
}

function* elementsWithin(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsWithin(node);
  }
}

/** @param name In lower case. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of a script or a style, exactly as a browser hashes it. */
export function readElementText(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

/** Whether an element is a script that browsers run, not a data block or an empty element. */
export function isJavaScript(element: Element): boolean {
  const type = attribute(element, 'type')?.trim() ?? '';
  if (element.tagName !== 'script' || !/^(?:|module|(?:text|application)\/javascript)$/i.test(type)) return false;
  return attribute(element, 'src') !== undefined || readElementText(element) !== '';
}

/**
 * The position of an element in the HTML.
 *
 * @throws {Error} if the HTML lacks the element and the parser added it.
 */
export function findElementRange(element: Element): HtmlEdit {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`There is no <${element.tagName}> in the text of the page.`);
  return { start: place.startOffset, end: place.endOffset };
}

/**
 * Inserts a text behind the page's charset, which has to be in its first 1024 bytes.
 *
 * @throws {Error} if the page has no charset.
 */
export function behindCharset({ file, elements }: HtmlPage, text: string): HtmlEdit {
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined);
  if (!charset) throw new Error(`${file} has no <meta charset>, which what the build adds has to follow.`);
  const place = findElementRange(charset).end;
  return { start: place, end: place, text };
}

/**
 * Writes pages with the edits of several steps: they must not overlap, except that one may insert a text where another
 * begins.
 */
export async function writePages(
  folder: string,
  pages: readonly HtmlPage[],
  steps: readonly PageEdits[],
): Promise<void> {
  await Promise.all(
    pages.map((page) => {
      const html = steps
        .flatMap((edits) => edits.get(page) ?? [])
        .sort((one, other) => other.start - one.start || other.end - one.end)
        .reduce((text, edit) => text.slice(0, edit.start) + (edit.text ?? '') + text.slice(edit.end), page.html);
      return writeFile(path.join(folder, page.file), html);
    }),
  );
}
