import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { DESCRIPTION_LENGTH, lengthOf } from '../content/fields';
import { parseMarkdown } from './markdown';

/** What a text says of itself at its beginning. */
interface Beginning {
  /** The heading with one `#` above all other text. */
  heading?: string;
  /** The first sentences, as many as search results show of a description; empty if the text has no paragraph. */
  excerpt: string;
  /** The text without that heading, whose lines stay. */
  textBelow: string;
}

/** Reads the beginning of a Markdown text. */
export function readBeginning(text: string): Beginning {
  const { children } = parseMarkdown(text);
  const first = children.find(({ type }) => type !== 'html');
  const excerpt = excerptOf(children);
  const { start, end } = first?.position ?? {};
  const source = text.slice(start?.offset, end?.offset);
  // The parser has moved all headings down.
  const isTitle = first?.type === 'heading' && /^(?:#\s|[^#].*\n=+\s*$)/.test(source);
  if (!isTitle) return { excerpt, textBelow: text };
  const textBelow = text.slice(0, start?.offset) + source.replace(/[^\n]/g, '') + text.slice(end?.offset);
  return { heading: extractPlainText(first), excerpt, textBelow };
}

function excerptOf(children: readonly RootContent[]): string {
  const paragraphs = children.filter(({ type }) => type === 'paragraph').map(extractPlainText);
  const { least, most } = DESCRIPTION_LENGTH;
  let excerpt = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraphs.join(' '))) {
    if (lengthOf(excerpt) >= least || (excerpt && lengthOf(excerpt + segment.trimEnd()) > most)) break;
    excerpt += segment;
  }
  return shortened(excerpt.trim(), most);
}

/** A text that ends behind a whole word, with an ellipsis, if it is longer than that. */
function shortened(text: string, most: number): string {
  if (lengthOf(text) <= most) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (lengthOf(start + segment) >= most) break;
    start += segment;
  }
  return `${start.replace(/[\p{P}\s]+$/u, '')}…`;
}

/** What a reader sees or hears of a part of a text, in one line. */
export function extractPlainText(node: Nodes): string {
  let text = '';
  visit(node, (part) => {
    if (part.type === 'break') text += ' ';
    else if (part.type !== 'html') text += 'value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : '';
  });
  return text.replace(/\s+/g, ' ').trim();
}
