import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, defaultTreeAdapter as tree } from 'parse5';

/**
 * An exported page.
 *
 * @typedef {object} Page
 * @property {string} file Its path from the export's root, with slashes: `about/index.html`.
 * @property {string} html
 * @property {readonly Element[]} elements All its elements, in the order of the page.
 */

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * Reads every page of an export. Pages that the owner put there are no part of the site.
 *
 * @param {string} folder Path of the exported site.
 * @param {ReadonlySet<string>} [ownFiles] the owner's own, by their paths from the export's root
 * @returns {Promise<Page[]>} the pages in the order of their files' names.
 * @throws {Error} when the folder holds no exported site.
 */
export async function readPages(folder, ownFiles) {
  const files = (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !ownFiles?.has(file))
    .sort();
  if (!files.includes('index.html')) {
    throw new Error(`There is no index.html in ${folder}; the export did not finish, so it was left as it is.`);
  }
  return Promise.all(
    files.map(async (file) => parsePage(file, await readFile(path.join(folder, ...file.split('/')), 'utf8'))),
  );
}

/**
 * @param {string} file
 * @param {string} html
 * @returns {Page}
 */
export function parsePage(file, html) {
  return { file, html, elements: [...elementsWithin(parse(html, { sourceCodeLocationInfo: true }))] };
}

/**
 * @param {import('parse5').DefaultTreeAdapterTypes.ParentNode} parent
 * @returns {Generator<Element>}
 */
function* elementsWithin(parent) {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsWithin(node);
  }
}

/**
 * @param {Element} element
 * @param {string} name Lower case, as HTML reads it.
 * @returns {string | undefined} the attribute's value, or nothing without one.
 */
export function attribute(element, name) {
  return element.attrs.find((found) => found.name === name)?.value;
}

/**
 * The text of a script or a style, exactly as a browser hashes it.
 *
 * @param {Element} element
 */
export function textOf(element) {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

/** The types of scripts that are no JavaScript and that a policy has to name all the same. */
const OTHER_SCRIPTS = ['importmap', 'speculationrules'];

/**
 * Whether an element is a script that a browser runs: neither a block of data nor empty.
 *
 * @param {Element} element
 */
export function isJavaScript(element) {
  if (element.tagName !== 'script') return false;
  const type = attribute(element, 'type') ?? '';
  const isRun = ['', 'module', 'text/javascript', 'application/javascript'].includes(type.trim().toLowerCase());
  return isRun && (attribute(element, 'src') !== undefined || textOf(element) !== '');
}

/**
 * Whether an element is a script whose text a policy has to name.
 *
 * @param {Element} element
 */
export function isInlineScript(element) {
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return false;
  return OTHER_SCRIPTS.includes(attribute(element, 'type') ?? '') || isJavaScript(element);
}

/**
 * Where the head of a page ends.
 *
 * @param {Page} page
 * @throws {Error} for a page whose head has no end tag.
 */
export function endOfHead({ file, elements }) {
  const end = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error(`${file} has no </head>.`);
  return end;
}

/**
 * @typedef {object} Edit
 * @property {number} start First character that goes, counted from the start of the page.
 * @property {number} end The character after the last one that goes.
 * @property {string} [text] What comes in its place.
 */

/**
 * Where an element stands in the text of its page.
 *
 * @param {Element} element
 * @returns {Edit}
 * @throws {Error} for an element that the parser added by itself.
 */
export function rangeOf(element) {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`There is no <${element.tagName}> in the text of the page.`);
  return { start: place.startOffset, end: place.endOffset };
}

/**
 * Replaces parts of a text. They must not overlap; one may be put in right where another,
 * which is taken out, begins.
 *
 * @param {string} text
 * @param {readonly Edit[]} edits
 */
export function edit(text, edits) {
  return [...edits]
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((edited, { start, end, text = '' }) => edited.slice(0, start) + text + edited.slice(end), text);
}
