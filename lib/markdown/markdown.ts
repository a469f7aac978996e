import type { Element, Root as Hast } from 'hast';
import type { Definition, Heading, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markAlerts } from './alerts';
import { parseHtml, withoutComments } from './allowed-html';
import { remarkFormulas } from './formula-syntax';

const parsed = new Map<string, Root>();

/**
 * Parses CommonMark with GitHub's extensions: tables, task lists, strikethrough, footnotes, bare links, alerts, and
 * formulas in TeX. Links and pictures have their addresses, also those that are defined elsewhere in the text. Headings
 * begin at the second level, because the title of the page has the first. Each text is parsed once, for all who ask.
 */
export function parseMarkdown(text: string): Root {
  const tree = parsed.get(text) ?? parse(text);
  parsed.set(text, tree);
  return tree;
}

function parse(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFormulas);
  const tree = processor.runSync(processor.parse(text)) as Root;
  inlineReferences(tree);
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  if (headings.some(({ depth }) => depth === 1))
    for (const heading of headings) heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
  markAlerts(tree);
  return tree;
}

/** Gives links and pictures the addresses that are defined elsewhere in the text; the first definition counts. */
function inlineReferences(tree: Root) {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    const { url, title } = ('identifier' in node && definitions.get(node.identifier)) || {};
    if (url !== undefined)
      Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title: title ?? null });
  });
  visit(tree, 'definition', (_node, index = 0, parent) => {
    parent?.children.splice(index, 1);
    return index;
  });
}

/** The `id` that remark-rehype gives to the heading of the footnotes. */
export const FOOTNOTES = 'footnote-label';

/** The ids that headings keep away from. All others on the pages of texts have a capital letter, as no heading's has. */
export const PAGE_IDS: readonly string[] = [
  'main',
  'site-menu',
  'quick-links',
  'figure-star',
  'testimonials',
  FOOTNOTES,
];

/** The beginning of the `id` of a heading without letters. */
const UNNAMED = 'section';

/**
 * Converts Markdown to HTML elements, with an `id` for each heading that nothing else on its page has.
 *
 * @param footnotes What screen readers say: the heading above the footnotes, and the link from one back to the text.
 */
export function toElements(parsedText: Root, footnotes?: { heading: string; back: (number: string) => string }): Hast {
  const tree = structuredClone(parsedText);
  const hasHtml = hasHtmlToShow(tree);
  visit(tree, 'code', (code) => {
    if (code.meta) code.data = { hProperties: { dataMeta: code.meta } };
  });
  const written = unified()
    .use(remarkRehype, {
      allowDangerousHtml: hasHtml,
      clobberPrefix: '',
      footnoteLabel: footnotes?.heading,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => footnotes?.back(String(index + 1)) ?? '',
    })
    .runSync(tree) as Hast;
  const elements = unified()
    .use(rehypeSlug)
    .runSync(hasHtml ? parseHtml(written) : written) as Hast;
  renameHeadings(elements);
  return elements;
}

/** Gives another `id` to the headings whose own is empty, or that of something else on the page. */
function renameHeadings(tree: Hast) {
  const headings: Element[] = [];
  const taken = new Set(PAGE_IDS);
  visit(tree, 'element', (element, _index, parent) => {
    const { id } = element.properties;
    const isOfFootnotes = parent?.type === 'element' && 'dataFootnotes' in parent.properties;
    if (/^h[1-6]$/.test(element.tagName) && !isOfFootnotes) headings.push(element);
    else if (id) taken.add(String(id));
  });
  const written = new Set(headings.map(({ properties }) => String(properties.id)));
  for (const { properties } of headings) {
    const id = String(properties.id);
    // That of the second heading without letters is `-1`.
    const isEmpty = /^(?:-\d+)?$/.test(id);
    if (!isEmpty && !taken.has(id)) continue;
    const name = isEmpty ? UNNAMED : id;
    let free = name;
    for (let number = 1; taken.has(free) || written.has(free); number++) free = `${name}-${number}`;
    properties.id = free;
    taken.add(free);
  }
}

/** Whether a text has HTML that its page shows. */
function hasHtmlToShow(tree: Root): boolean {
  let isThere = false;
  visit(tree, 'html', ({ value }) => {
    isThere ||= withoutComments(value) !== '';
  });
  return isThere;
}

const knownIds = new Map<string, readonly string[]>();

/** The ids of the headings and the footnotes in a text. */
export function idsOf(text: string): readonly string[] {
  const known = knownIds.get(text);
  if (known) return known;
  const ids: string[] = [];
  visit(toElements(parseMarkdown(text)), 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  knownIds.set(text, ids);
  return ids;
}
