import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { createElementNode, textNode } from '../lib/markdown/elements';
import { markdownPath } from '../lib/routes';
import { withBasePath } from '../site/addresses';
import { attribute, behindCharset, type Export, findElementRange, type HtmlPage, type PageEdits } from './pages';

/**
 * Writes a copy in Markdown beside each page that search engines may show, and announces it in the page's head.
 *
 * @returns the edits that do so.
 */
export async function writeMarkdownCopies({ folder, ownFiles, site }: Export, pages: readonly HtmlPage[]) {
  const edits: PageEdits = new Map(
    await Promise.all(
      pages.flatMap((page) => {
        const address = canonicalAddressOf(page);
        const file = page.file.replace(/html$/, 'md');
        if (!address || ownFiles.has(file)) return [];
        const href = withBasePath(markdownPath(`/${page.file.replace(/index\.html$/, '')}` as '/'), site);
        const link = `<link rel="alternate" type="text/markdown" href="${encodeURI(href)}">`;
        const main = page.elements.find(({ tagName }) => tagName === 'main');
        const { start, end } = main ? findElementRange(main) : { start: 0, end: 0 };
        const written = writeFile(path.join(folder, file), markdownOf(page.html.slice(start, end), address));
        return written.then(() => [page, [behindCharset(page, link)]] as const);
      }),
    ),
  );
  return edits;
}

/** The address of a page that search engines may show. */
function canonicalAddressOf({ file, elements }: HtmlPage): string | undefined {
  const isHidden = elements.some((it) => attribute(it, 'name') === 'robots' && attribute(it, 'content') === 'noindex');
  const canonical = elements.find((it) => attribute(it, 'rel') === 'canonical');
  return isHidden || !file.endsWith('index.html') ? undefined : canonical && attribute(canonical, 'href');
}

/** What a page's `main` has beside its text. */
const UNCOPIED_ELEMENTS = ['nav', 'form', 'button', 'dialog', 'svg', 'script', 'style', 'template', 'noscript', 'wbr'];

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Blocks of code. What colours them, thousands of elements in a long text, is not read. */
const CODE_BLOCKS = /<pre\b[\s\S]*?<\/pre>/g;

/** What is said in a page's `main`, in Markdown, with whole addresses. */
export function markdownOf(html: string, address: string): string {
  const copy = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => cleanUp(tree, address))
    .use(rehypeRemark, { handlers: HANDLERS })
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' });
  return String(copy.processSync(html.replaceAll(CODE_BLOCKS, (code) => code.replaceAll(/<\/?span\b[^>]*>/g, ''))));
}

/** Leaves only the text, in elements that Markdown has. */
function cleanUp(root: Root, address: string) {
  let lastPicture: unknown;
  visit(root, 'comment', (_comment, index = 0, parent) => {
    parent?.children.splice(index, 1);
    return index;
  });
  visit(root, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (!parent || index === undefined) return;
    // A picture of the other theme has the same words.
    const isOrnament = tagName === 'img' && (!properties.alt || properties.alt === lastPicture);
    if (tagName === 'img') lastPicture = properties.alt;
    // Only printed, but for that of the CV, which is its heading.
    const isPrinted = properties.dataLetterhead && ![...descendantsOf(element)].some((it) => it.tagName === 'h1');
    const replaced = replacementOf(element, parent);
    const isLeftOut = UNCOPIED_ELEMENTS.includes(tagName) && !replaced;
    if (isLeftOut || properties.ariaHidden === 'true' || isOrnament || isPrinted) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (replaced) {
      parent.children.splice(index, 1, ...(replaced as typeof parent.children));
      return [SKIP, index];
    }
    for (const name of ['href', 'src'])
      if (properties[name]) properties[name] = new URL(String(properties[name]), address).href;
    if (tagName === 'math') {
      properties.dataFormula = formulaOf(element);
      return SKIP;
    }
  });
  visit(root, 'element', separateParts);
}

/** What stands in a text for an element that would be something else there, or for nothing but its look. */
function replacementOf(element: Element, parent: Parents): Element['children'] | undefined {
  const { tagName, children } = element;
  const has = (names: readonly string[]) => [...descendantsOf(element)].some((inner) => names.includes(inner.tagName));
  // A picture that opens larger.
  if (tagName === 'button' && has(['img'])) return children;
  // A link to its own heading, or from a picture to its largest copy.
  if (tagName === 'a' && ((parent as Element).tagName?.match(/^h\d$/) || has(['img']))) return children;
  // Entries with headings are parts of the text, whether or not the page sets them as a list.
  if ((tagName === 'ol' || tagName === 'ul') && has(HEADINGS))
    return children.flatMap((item) => ('children' in item ? item.children : []));
  if (tagName === 'video') {
    const [source = element] = [...descendantsOf(element)];
    const words = String(element.properties.ariaLabel ?? source.properties.src);
    return [createElementNode('a', { href: source.properties.src }, [textNode(words)])];
  }
  // What is shown and hidden by a mere line is beside it.
  if (tagName === 'details' && children.length === 1) return [];
  if (tagName !== 'dl') return undefined;
  const items: Element[] = [];
  for (const { tagName: part, children: words } of descendantsOf(element)) {
    if (part === 'dt')
      items.push(createElementNode('li', {}, [createElementNode('strong', {}, [...words, textNode(':')])]));
    if (part === 'dd') items.at(-1)?.children.push({ type: 'text', value: ' ' }, ...words);
  }
  return [createElementNode('ul', {}, items)];
}

function* descendantsOf({ children }: Element): Generator<Element> {
  for (const child of children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* descendantsOf(child);
  }
}

/** What stands in a line with others. */
const INLINE = ['a', 'code', 'em', 'small', 'span', 'strong', 'time'];

/** What has no lines of text, but parts that the page's styles keep apart. */
const ROW = ['div', 'li', ...HEADINGS];

/** Keeps the parts of a row apart. */
function separateParts({ tagName, children }: Element): void {
  if (!ROW.includes(tagName)) return;
  for (let index = children.length - 1; index > 0; index -= 1) {
    const space = children[index - 1];
    const isSpace = space?.type === 'text' && HEADINGS.includes(tagName) && space.value.trim() === '';
    const pair = [children[index - (isSpace ? 2 : 1)], children[index]];
    const arePhrases = pair.every(
      (one) => one?.type === 'element' && INLINE.includes(one.tagName) && textIn(one).trim(),
    );
    if (arePhrases) children.splice(isSpace ? index - 1 : index, isSpace ? 1 : 0, { type: 'text', value: ' · ' });
  }
}

/** MathML's elements in a line, in the signs of TeX. */
const FORMULA: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  mfrac: ([above, below]) => `(${above})/(${below})`,
  mover: ([base, above]) => `${base}^{${above}}`,
  mroot: ([inside, degree]) => `√[${degree}](${inside})`,
  mspace: () => ' ',
  msqrt: (parts) => `√(${parts.join('')})`,
  msub: ([base, below]) => `${base}_{${below}}`,
  msubsup: ([base, below, above]) => `${base}_{${below}}^{${above}}`,
  msup: ([base, above]) => `${base}^{${above}}`,
  mtr: (cells) => `${cells.join(' & ')} \\\\ `,
  munder: ([base, below]) => `${base}_{${below}}`,
  munderover: ([base, below, above]) => `${base}_{${below}}^{${above}}`,
};

function formulaOf(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value.replace('\u2061', '') : '';
  const parts = node.children.map(formulaOf);
  return FORMULA[node.tagName]?.(parts) ?? parts.join('');
}

type CopyHandler = NonNullable<Options['handlers']>[string];

const asHtml: CopyHandler = (_state, node: Element) => {
  return { type: 'html', value: `<${node.tagName}>${textIn(node)}</${node.tagName}>` };
};

const HANDLERS: Record<string, CopyHandler> = {
  sub: asHtml,
  sup: asHtml,
  math: (_state, { properties }: Element) => {
    const sign = properties.display === 'block' ? '$$' : '$';
    return { type: 'html', value: sign + properties.dataFormula + sign };
  },
};
