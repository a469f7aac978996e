import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutComments } from '../../../lib/markdown/allowed-html';
import { isHtmlElement } from '../../../lib/markdown/html-in-text';
import { isShownAsPicture } from '../../../lib/picture-companions';
import { findNodeRange, type MarkdownEdit, parseSource, replaceInProse, withEdits } from './edits';
import { ALLOWED, attributesIn, cleanTags, DROPPED_ELEMENTS, ELEMENT_TAG, leftOut } from './html-tags';
import { htmlToMarkdown } from './html-to-markdown';
import type { Leftovers } from './leftovers';
import { EMBEDS, WITHOUT_CONTENT } from './tag-rows';

/** Elements in whose place Markdown has marks. */
const MARKDOWN_MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  cite: '*',
  dfn: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
};

/** Elements whose content is HTML, too, or no text. */
const WHOLE =
  /^(?:table|ul|ol|dl|pre|figure|picture|video|audio|iframe|object|svg|script|style|noscript|form|select|canvas|code|tt|samp|var|button|textarea|math|template)$/;

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Turns the HTML of a Markdown text into Markdown; what has no counterpart becomes a comment. */
export function convertHtml(text: string, leftovers: Leftovers, hasComponents: boolean): string {
  let result = withoutStyles(text, leftovers);
  // What is within an element is parsed once its tags are gone.
  for (let round = 0; round < 8; round++) {
    const changed = withEdits(result, htmlEdits(result, leftovers, hasComponents));
    if (changed === result) break;
    result = changed;
  }
  return result;
}

/** Scripts of other hosts that only decorate what is in the text anyway. */
const DECORATION =
  /platform\.twitter|twitter\.com\/widgets|instagram\.com\/embed|codepen\.io|mathjax|polyfill|prism|highlight/i;

/** The text without style sheets, in which an empty line would end the HTML around them, and without such scripts. */
function withoutStyles(text: string, leftovers: Leftovers): string {
  const styles = replaceInProse(text, /[ \t]*<style\b[^>]*>[\s\S]*?<\/style>[ \t]*\n?/gi, () => '');
  return replaceInProse(
    styles,
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
    ([whole = '', attributes = '', code = '']) => {
      const { src = '' } = attributesIn(attributes);
      if (!code.trim() && DECORATION.test(src)) return '';
      const gist = /gist\.github\.com\/[\w./-]+?(?=\.js|$)/.exec(src)?.[0];
      return gist
        ? leftovers.add('Embedded pages are links now', `<https://${gist}>`)
        : leftovers.comment('The element script is a comment now', whole);
    },
  );
}

function htmlEdits(text: string, leftovers: Leftovers, hasComponents: boolean): MarkdownEdit[] {
  const edits: MarkdownEdit[] = [];
  visit(parseSource(text), (node, index, parent) => {
    if (node.type !== 'html' || !parent || index === undefined || !withoutComments(node.value)) return;
    const isInline = parent.type !== 'root' && !['blockquote', 'listItem', 'footnoteDefinition'].includes(parent.type);
    const nodes = wholeElement(parent.children as RootContent[], index, isInline, text);
    const [start, end] = [findNodeRange(node).start, findNodeRange(nodes.at(-1) ?? node).end];
    const source = nodes.length > 1 ? text.slice(start, end) : node.value;
    const replaced =
      isInline && nodes.length === 1
        ? inlineMarkdown(node.value, parent.children.slice(index + 1), leftovers, hasComponents)
        : blockMarkdown(source, leftovers, hasComponents);
    if (replaced === source) return;
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const lines = isInline ? replaced.replace(/\n+/g, ' ') : replaced.trim();
    edits.push({ start, end, text: lines.replaceAll('\n', `\n${before.replace(/[^>\s]/g, ' ')}`) });
  });
  return edits;
}

/** A node of HTML with those after it up to the one that closes its element, if they belong together. */
function wholeElement(siblings: readonly RootContent[], index: number, isInline: boolean, text: string): RootContent[] {
  const [first] = siblings.slice(index);
  const [, , name = ''] = first?.type === 'html' ? (new RegExp(ELEMENT_TAG, 'i').exec(first.value) ?? []) : [];
  if (!first || !WHOLE.test(name.toLowerCase())) return first ? [first] : [];
  for (let last = index; last < siblings.length; last++) {
    const nodes = siblings.slice(index, last + 1);
    const source = isInline
      ? text.slice(findNodeRange(first).start, findNodeRange(nodes.at(-1) ?? first).end)
      : nodes
          .map((node) =>
            node.type === 'html' ? node.value : text.slice(findNodeRange(node).start, findNodeRange(node).end),
          )
          .join('\n');
    if (isBalanced(source)) return nodes;
  }
  return [first];
}

function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [tag, closes, written = ''] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(ELEMENT_TAG)) {
    const name = written.toLowerCase();
    if (VOID.test(name) || tag.endsWith('/>')) continue;
    if (!closes) open.push(name);
    else if (open.includes(name)) open.splice(open.lastIndexOf(name));
    else return false;
  }
  // These may stay open.
  return open.every((name) => /^(?:p|li|dt|dd|td|th|tr|thead|tbody|option)$/.test(name));
}

/** `<Chart />` is a component, and `<T>` is code, unless components may be in the text. */
const isComponent = (tag: string, name: string, hasComponents: boolean) =>
  (/^[A-Z]/.test(name) && !/^[A-Z\d]+$/.test(name) && (hasComponents || /\/>$|\s\S/.test(tag))) || name.includes('.');

/** `<T>` is code. So are names that HTML lacks, but for those of custom elements. */
const isCode = (name: string) => !isHtmlElement(name.toLowerCase()) && !name.includes('-');

function blockMarkdown(html: string, leftovers: Leftovers, hasComponents: boolean): string {
  const written = html.replace(ELEMENT_TAG, (tag, _closes, name: string, attributes) => {
    if (isComponent(tag, name, hasComponents)) return component(tag, name, attributes, leftovers);
    if (isCode(name) || /^[A-Z]\w*[a-z]/.test(name)) return `&lt;${tag.slice(1)}`;
    return name.includes('-') ? leftOut(name, tag, leftovers) : tag;
  });
  const names = [...written.matchAll(ELEMENT_TAG)].map(([, , name = '']) => name.toLowerCase());
  if (names.length === 0) return written.replace(/&lt;(?=\/?\w)/g, '\\<');
  if (names.every((name) => name in ALLOWED)) return cleanTags(written);
  if (isBalanced(written) && !/^\s*<(?:details|summary)\b/i.test(written)) return htmlToMarkdown(written, leftovers);
  // The tags of wrappers go, line by line, so that what is between them is read as Markdown.
  const bare = written.replace(ELEMENT_TAG, (tag, _closes, name: string) =>
    name.toLowerCase() in ALLOWED
      ? cleanTags(tag)
      : DROPPED_ELEMENTS.includes(name.toLowerCase())
        ? leftOut(name, tag, leftovers)
        : /^(?:img|a|h\d|li|br|hr)$/i.test(name)
          ? tag
          : '\n',
  );
  return bare === written
    ? htmlToMarkdown(written, leftovers)
    : bare
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n');
}

function inlineMarkdown(tag: string, after: readonly Nodes[], leftovers: Leftovers, hasComponents: boolean): string {
  const [, closes, written = '', attributes = ''] = new RegExp(ELEMENT_TAG, 'i').exec(tag) ?? [];
  const name = written.toLowerCase();
  if (isComponent(tag, written, hasComponents)) return component(tag, written, attributes, leftovers);
  if (!written || isCode(written) || /^[A-Z]\w*[a-z]/.test(written)) return `\\${tag}`;
  if (name in ALLOWED) return cleanTags(tag);
  if (MARKDOWN_MARKS[name]) return MARKDOWN_MARKS[name];
  if (name === 'a') return anchor(closes, attributes, after);
  if (name === 'q') return closes ? '”' : '“';
  if (name === 'hr') return '';
  if (DROPPED_ELEMENTS.includes(name) || name.includes('-')) return leftOut(name, tag, leftovers);
  return name === 'img' ? htmlToMarkdown(tag, leftovers) : '';
}

/** The address of the link that is open, between its tags: they are converted one after the other. */
let openLink = '';

function anchor(closes: string | undefined, attributes: string, after: readonly Nodes[]): string {
  if (closes) {
    const end = openLink && `](${openLink})`;
    openLink = '';
    return end;
  }
  const { href, id, name } = attributesIn(attributes);
  const isClosed = after.some((node) => node.type === 'html' && /^<\/a\s*>$/i.test(node.value));
  openLink = href && isClosed ? (/[\s()]/.test(href) ? `<${href}>` : href) : '';
  const place = (id ?? name)?.toLowerCase();
  return (place && !href ? `<a id="${place}"></a>` : '') + (openLink && '[');
}

function component(tag: string, name: string, attributes: string, leftovers: Leftovers): string {
  const given = attributesIn(attributes);
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  const picture = /image|img|figure|picture/.test(plain)
    ? Object.values(given).find((one) => one && isShownAsPicture(one))
    : undefined;
  const { src = picture, alttext, alt = alttext ?? '', id, repo, url = id ?? repo, caption } = given;
  if (src && /\.\w+$/.test(src))
    return `![${alt}](${/[\s()]/.test(src) ? `<${src}>` : src}${caption ? ` ${JSON.stringify(caption)}` : ''})`;
  if (tag.startsWith('</') || WITHOUT_CONTENT.has(plain)) return '';
  const service = EMBEDS[plain] ?? EMBEDS[plain.replace(/link$/, '')];
  if (service && url)
    return leftovers.add('Embedded pages are links now', `<${/^https?:/.test(url) ? url : service + url}>`);
  return leftovers.comment(`The component ${name} is a comment now`, tag);
}
