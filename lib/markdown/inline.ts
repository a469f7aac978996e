import type { Emphasis, Image, InlineCode, Link, Nodes, Parents, Root, Strong } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type MarkTag, marked } from '../language/marked-text';

// Markdown within the sentences of `content/*.ts`: emphasis, code and links. Everything else is text there, and so is what
// only looks like a mark, such as in `snake_case`, `2*3*4`, `__init__`, `src/*.ts` or `handlers[0](event)`.

/** A part of a sentence that is no text. Pictures are none that a page shows. */
export type InlineMark = Emphasis | Strong | InlineCode | Link | Image;

const MARK_TAGS: Readonly<Record<string, MarkTag>> = {
  emphasis: 'em',
  strong: 'strong',
  inlineCode: 'code',
  link: 'a',
};

/** Markdown's names of blocks, which sentences don't have. */
const BLOCK_CONSTRUCTS =
  'blockQuote codeFenced codeIndented definition headingAtx htmlFlow list setextUnderline thematicBreak'.split(' ');

/** How a mark begins: neither `__`, which names have in code, nor `<`, which is that of HTML. */
const MARK_BEGINNING = /^(?:\*|_(?!_)|`|!?\[)/;

/** What a mark does not begin behind: a letter of a word such as `Entwickler*innen`, a digit, a part of an address. */
const IN_WORD = /[\p{Script=Latin}\p{N}/]$/u;

function parse(text: string, unread = BLOCK_CONSTRUCTS): Root {
  const parser = unified().data('micromarkExtensions', [{ disable: { null: unread } }]);
  return parser.use(remarkParse).parse(text);
}

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

function isInlineMark(node: Nodes, text: string): node is InlineMark {
  if (!(node.type in MARK_TAGS) && node.type !== 'image') return false;
  const source = text.slice(startOf(node), endOf(node));
  return MARK_BEGINNING.test(source) && /[\p{L}\p{N}]|^`/u.test(source) && !IN_WORD.test(text.slice(0, startOf(node)));
}

/** The marks of a sentence. */
export function marksIn(text: string, unread = BLOCK_CONSTRUCTS): InlineMark[] {
  const marks: InlineMark[] = [];
  if (!/[*_`[]/.test(text)) return marks;
  visit(parse(text, unread), (node) => {
    if (isInlineMark(node, text)) marks.push(node);
  });
  return marks;
}

/**
 * A sentence in Markdown as the `Site` carries it (`lib/language/marked-text.ts`).
 *
 * @param hrefOf returns the address of a link as pages need it.
 */
export function withMarks(text: string, hrefOf: (address: string) => string): string {
  // A backslash is one, unless it keeps the sign behind it from being a mark.
  const isEscaped = marksIn(text).length !== marksIn(text, [...BLOCK_CONSTRUCTS, 'characterEscape']).length;
  const sourceOf = (from: number, to: number) => {
    const source = text.slice(from, to);
    return isEscaped ? source.replace(/\\([*_`[\]])/g, '$1') : source;
  };
  const write = (node: Nodes): string => {
    if (node.type === 'inlineCode' && isInlineMark(node, text)) return marked('code', node.value);
    if (!('children' in node)) return sourceOf(startOf(node), endOf(node));
    const { children } = node as Parents;
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last || !isInlineMark(node, text)) return between(children, startOf(node), endOf(node));
    const href = node.type === 'link' ? hrefOf(node.url) : '';
    return marked(MARK_TAGS[node.type] as MarkTag, between(children, startOf(first), endOf(last)), href);
  };
  // What is between the parts of a text, such as an empty line, stays too.
  const between = (children: readonly Nodes[], from: number, to: number) => {
    const ends = [from, ...children.map(endOf)];
    const written = children.map((child, index) => sourceOf(ends[index] ?? 0, startOf(child)) + write(child));
    return written.join('') + sourceOf(ends.at(-1) ?? 0, to);
  };
  return between(parse(text).children, 0, text.length);
}
