import type { Root as Hast } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Blockquote, Literal, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SiteWords } from '../content/schema';
import { createElementNode, textNode } from './elements';

/** A kind of GitHub's alerts. */
export type AlertKind = keyof SiteWords['writing']['alerts'];

/** The first line of an alert as it is written: `[!NOTE]`. */
interface AlertName extends Literal {
  type: 'alertName';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    alertName: AlertName;
  }
  interface RootContentMap {
    alertName: AlertName;
  }
}

const NAME = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Tells the first line of quotes that are alerts from their text. */
export function markAlerts(tree: Root) {
  visit(tree, 'blockquote', ({ children: [first] }: Blockquote) => {
    const [text, next] = first?.type === 'paragraph' ? first.children : [];
    if (first?.type !== 'paragraph' || text?.type !== 'text') return;
    const [line = '', kind] = NAME.exec(text.value) ?? [];
    if (!kind || (next && next.type !== 'break' && !line.endsWith('\n'))) return;
    const value = line.trim();
    const hProperties = { dataAlert: kind.toLowerCase() };
    const data = { hName: 'strong', hProperties, hChildren: [textNode(value)] };
    text.value = next?.type === 'break' ? '\n' : text.value.slice(value.length);
    if (next?.type === 'break') first.children.splice(1, 1);
    first.children.unshift({ type: 'alertName', value, data, position: text.position });
  });
}

/** Gives alerts their names in the language of the page, in a paragraph of its own. */
export function nameAlerts(tree: Hast, words: SiteWords['writing']['alerts']) {
  visit(tree, 'element', (quote) => {
    const first = quote.children.findIndex(({ type }) => type === 'element');
    const paragraph = quote.children[first];
    const [name, ...text] = paragraph?.type === 'element' ? paragraph.children : [];
    if (quote.tagName !== 'blockquote' || name?.type !== 'element' || !name.properties.dataAlert) return;
    const kind = name.properties.dataAlert as AlertKind;
    quote.properties.dataAlert = kind;
    const [begin] = text;
    if (begin?.type === 'text') begin.value = begin.value.trimStart();
    const rest = textOf({ type: 'root', children: text }) ? [createElementNode('p', {}, text)] : [];
    const named = createElementNode('p', {}, [createElementNode('strong', {}, [textNode(words[kind])])]);
    quote.children.splice(first, 1, named, ...rest);
  });
}
