import querystring from 'node:querystring';
import { domainToUnicode } from 'node:url';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createElementNode, textNode } from './elements';

/** Matches the address of a link to another site, which is a card if it is alone in its paragraph. */
export const ELSEWHERE = /^https?:\/\//i;

/**
 * Makes each link to another site that is alone in a paragraph of the text a card: its picture, its words, and the host to
 * which it leads. One without words is its host, with the rest of the address below. A link that is only a picture stays.
 */
export function frameLinks(tree: Root) {
  for (const paragraph of tree.children) {
    if (paragraph.type !== 'element' || paragraph.tagName !== 'p') continue;
    const [link, ...others] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim());
    const isAlone = link?.type === 'element' && link.tagName === 'a' && others.length === 0;
    if (isAlone && ELSEWHERE.test(String(link.properties.href)) && textOf(link).trim()) fillCard(link, paragraph);
  }
}

function fillCard(link: Element, paragraph: Element) {
  const address = String(link.properties.href);
  const { hostname, pathname, search } = new URL(address);
  const host = domainToUnicode(hostname).replace(/^www\./, '');
  const pictures = link.children.filter((child) => child.type === 'element' && child.tagName === 'img');
  const words = link.children.filter((child) => !pictures.includes(child));
  const isBare = address.endsWith(textOf(link).trim());
  const below = isBare ? querystring.unescape(pathname + search).replace(/^\/$/, '') : host;
  for (const picture of pictures) Object.assign((picture as Element).properties, { dataInLink: '' });
  // Not a paragraph, which has no figures in it.
  paragraph.tagName = 'figure';
  link.properties.dataCard = '';
  link.children = [
    ...pictures,
    createElementNode('strong', {}, isBare ? [textNode(host)] : words),
    ...(below ? [textNode(' '), createElementNode('small', { dir: 'ltr' }, [textNode(below)])] : []),
  ];
}
