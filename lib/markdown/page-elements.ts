import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { FILM_TYPES } from '../content/address-fields';
import type { SiteWords } from '../content/schema';
import { fillIn } from '../language/fill-in';
import { joinFrenchSigns } from '../language/french-signs';
import { foreignDirection, textPartsFor, withPunctuation } from '../language/localized-text';
import { type Direction, directionOf, type SiteLanguages } from '../language/writing-systems';
import { nameAlerts } from './alerts';
import { highlightCode } from './code';
import { createElementNode, textNode } from './elements';
import { drawFormulas } from './formulas';
import { frameLinks } from './link-cards';
import { FOOTNOTES, parseMarkdown, toElements } from './markdown';

/** Converts a text to the elements of its page: with coloured code, and with the direction of each block. */
export async function toPageElements(
  text: string,
  languages: SiteLanguages,
  words: SiteWords['writing'],
): Promise<Root> {
  const back = (number: string) => fillIn(words.backToText, { number });
  const tree = toElements(parseMarkdown(text), { heading: words.footnotes, back });
  drawFormulas(tree, words.formula);
  await highlightCode(tree);
  nameAlerts(tree, words.alerts);
  directBlocks(tree, languages.language);
  directCode(tree, directionOf(languages.language));
  linkHeadings(tree);
  labelTasks(tree);
  frameLinks(tree);
  framePictures(tree);
  wrapTables(tree, words.table);
  localizeTexts(tree, languages);
  return tree;
}

/** Blocks that follow the direction of their own text. */
const DIRECTED_BLOCKS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'table', 'summary'];

/** What runs from left to right in every language. */
const UNTRANSLATED = /^(?:code|math)$/;

function directBlocks(tree: Root, language: string) {
  visit(tree, 'element', (element, _index, parent) => {
    // The direction of a list, with its marks, or a quotation is that of the text in it, which must not have its own.
    const isInside = parent?.type === 'element' && ['li', 'blockquote'].includes(parent.tagName);
    // With `dir="auto"`, browsers would ignore the parts that have a direction of their own, which can be the whole text.
    if (DIRECTED_BLOCKS.includes(element.tagName) && !isInside)
      element.properties.dir = foreignDirection(proseOf(element), language);
    // That of its caption.
    if (element.tagName === 'img')
      element.properties.dir = foreignDirection(String(element.properties.title ?? ''), language);
    // As an attribute, which HTML no longer has, or as a style, which the policy forbids, it would stop the build.
    const { align, ...properties } = element.properties;
    if (align) element.properties = { ...properties, dataAlign: align };
    // Safari announces a list without markers only with its role.
    if (element.tagName === 'ul' || element.tagName === 'ol') element.properties.role = 'list';
  });
}

/** Keeps code and formulas whole, brackets and signs included, where the text around them runs from right to left. */
function directCode(tree: Root | Element, direction: Direction) {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    const within = (child.properties.dir as Direction | undefined) ?? direction;
    if (!UNTRANSLATED.test(child.tagName)) directCode(child, within);
    else if (within === 'rtl') child.properties.dir = 'ltr';
  }
}

/** The text of a block without its code and its formulas. */
function proseOf(element: Element): string {
  let prose = '';
  visit(element, (node) => {
    if (node.type === 'element' && UNTRANSLATED.test(node.tagName)) return SKIP;
    if (node.type === 'text') prose += node.value;
  });
  return prose;
}

/** Makes each heading a link to itself, unless there is a link in it. */
function linkHeadings(tree: Root) {
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (!/^h[2-6]$/.test(element.tagName) || !id || id === FOOTNOTES) return;
    const hasLink = element.children.some((child) => child.type === 'element' && child.tagName === 'a');
    if (!hasLink) element.children = [createElementNode('a', { href: `#${id}` }, element.children)];
  });
}

/** Makes the text of a task the label of its box. There may be further tasks in it. */
function labelTasks(tree: Root) {
  visit(tree, 'element', (element) => {
    const [box, ...text] = element.children;
    if (element.tagName === 'label' || box?.type !== 'element' || box.tagName !== 'input') return;
    const end = text.findIndex((child) => child.type === 'element' && AFTER_TASK.test(child.tagName));
    const own = end < 0 ? text : text.slice(0, end);
    element.children = [createElementNode('label', {}, [box, ...own]), ...text.slice(own.length)];
  });
}

/** The elements that can't be in a label, and end the text of a task. */
const AFTER_TASK = /^(?:ul|ol|p|pre|blockquote|table|img|figure|div|details)$/;

/** Makes each picture a figure of its own, between the parts of its paragraph; two or three that are alone in it, a row. */
function framePictures(tree: Root) {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'p' || !parent || index === undefined) return;
    const pictures = element.children.flatMap((child) => pictureIn(child) ?? []);
    if (pictures.length === 0) return;
    for (const { properties } of pictures)
      if (properties.title === 'loop' && FILM_TYPES.test(String(properties.src)))
        Object.assign(properties, { title: undefined, dataLoop: '' });
    const parts: Element[] = [];
    for (const child of element.children) {
      const picture = pictureIn(child);
      if (picture && picture !== child && child.type === 'element') {
        picture.properties.dataInLink = '';
        // A figure within a link gives it no name.
        child.properties.ariaLabel = picture.properties.alt || undefined;
      }
      if (picture) parts.push(createElementNode('figure', {}, [child]));
      else if (parts.at(-1)?.tagName === 'p') parts.at(-1)?.children.push(child);
      else parts.push(createElementNode('p', element.properties, [child]));
    }
    const filled = parts.filter((part) => part.tagName === 'figure' || textOf(part).trim());
    const isRow = filled.length === pictures.length && (filled.length === 2 || filled.length === 3);
    parent.children.splice(index, 1, ...(isRow ? [rowOf(filled, pictures)] : filled));
    return [SKIP, index + (isRow ? 1 : filled.length)];
  });
}

/** A figure of several, with the only caption that one of them has, or each with its own. */
function rowOf(figures: Element[], pictures: readonly Element[]): Element {
  const [captioned, ...others] = pictures.filter(({ properties }) => properties.title);
  const caption = captioned && others.length === 0 ? captioned.properties : undefined;
  const below = caption && createElementNode('figcaption', { dir: caption.dir }, [textNode(String(caption.title))]);
  if (caption) caption.title = undefined;
  for (const { properties } of pictures) properties.dataInRow = '';
  const dataRow = pictures.map(({ properties }) => properties.src).join(' ');
  return createElementNode('figure', { dataRow }, below ? [...figures, below] : figures);
}

/** A picture, or that of a link with nothing else in it. */
function pictureIn(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'img') return node;
  const [only, ...others] = node.tagName === 'a' ? node.children : [];
  return only && others.length === 0 ? pictureIn(only) : undefined;
}

/** The longest text of a table's cell that stays in one line, in letters: a date, a number, a name. */
const SHORT_CELL = 20;

/** A cell with a number, an amount or a date: digits and no letters. */
const NUMBER = /^\P{L}*\p{N}\P{L}*$/u;

/** The letters of a table's row that fit into a line of text, with those for which the space between cells has room. */
const ROW = { letters: 76, gap: 3 };

/** Whether a table is as wide as the page, because in the width of a text it would scroll. */
function isWide(table: Element): boolean {
  const widths: number[] = [];
  for (const row of rowsOf(table))
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, Math.min(SHORT_CELL, textOf(cell).length) + ROW.gap);
    });
  return widths.reduce((sum, width) => sum + width, 0) > ROW.letters;
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === 'tr') rows.push(element.children.filter((child) => child.type === 'element'));
  });
  return rows;
}

/** Aligns the columns of numbers of a table at their ends, with their heads, unless the owner has aligned the table. */
function alignNumbers(table: Element) {
  const rows = rowsOf(table);
  if (rows.flat().some((cell) => cell.properties.dataAlign)) return;
  rows[0]?.forEach((_, column) => {
    const [, ...cells] = rows.flatMap((cellsOfRow) => cellsOfRow[column] ?? []);
    const texts = cells.map((cell) => textOf(cell).trim()).filter(Boolean);
    if (texts.length === 0 || !texts.every((text) => NUMBER.test(text))) return;
    for (const row of rows) if (row[column]) row[column].properties.dataAlign = 'right';
  });
}

/** Wraps tables in boxes that scroll, also by keyboard, and marks the cells whose text may be in several lines. */
function wrapTables(tree: Root, label: string) {
  visit(tree, 'element', (element, index, parent) => {
    // A header without a text would be announced as one.
    if (element.tagName === 'th' && !textOf(element).trim()) element.tagName = 'td';
    if (element.tagName === 'td' && textOf(element).length > SHORT_CELL) element.properties.dataLong = '';
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    alignNumbers(element);
    // A box begins to scroll where its own direction begins.
    const { dir } = element.properties;
    const box = { dir, role: 'group', ariaLabel: label, tabIndex: 0, dataWide: isWide(element) ? '' : undefined };
    parent.children[index] = createElementNode('div', box, [element]);
  });
}

/** Elements whose text is copied as it is. */
const VERBATIM_ELEMENTS = /^(?:code|kbd|samp)$/;

/** Marks the parts of texts that are in another script with their language and direction, as on all pages. */
function localizeTexts(tree: Root, languages: SiteLanguages) {
  const partsOf = textPartsFor(languages);
  visit(tree, (node, index, parent) => {
    if (
      node.type === 'element' &&
      (/^(?:pre|math)$/.test(node.tagName) || (node.tagName === 'code' && node.properties.dir))
    )
      return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const isCode = parent.type === 'element' && VERBATIM_ELEMENTS.test(parent.tagName);
    const isCell = parent.type === 'element' && /^t[dh]$/.test(parent.tagName) && parent.children.length === 1;
    const textParts = partsOf(node.value);
    const parts = (isCell ? withPunctuation(textParts) : textParts).map(({ text, attributes }): ElementContent => {
      const shown = textNode(isCode ? text : joinFrenchSigns(text, languages.language));
      return attributes ? createElementNode(attributes.lang ? 'span' : 'bdi', attributes, [shown]) : shown;
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
