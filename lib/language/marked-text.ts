import { PAGE_PATH } from '../routes';
import type { Direction } from './writing-systems';

// Texts with marks, as a `Site` carries them: each mark is between characters that Unicode keeps for programs and no
// text has, so that such texts can be joined and filled in like all others. A text without marks is what its owner wrote.

const [OPEN, START, END] = ['\uFDD0', '\uFDD1', '\uFDD2'] as const;

/** The HTML elements of marks. */
export type MarkTag = 'em' | 'strong' | 'code' | 'a';

/** A text, or a mark with its parts; a link has an address, with the folder of the site in front. */
export type MarkedPart = string | { tag: MarkTag; href?: string; parts: readonly MarkedPart[] };

/** A text within a mark. */
export function marked(tag: MarkTag, text: string, href = ''): string {
  return `${OPEN}${tag} ${href}${START}${text}${END}`;
}

/** Whether a text, or data as JSON, has a mark of a kind; of any kind if none is named. */
export function hasMark(text: string, tag = ''): boolean {
  return text.includes(OPEN + tag);
}

/** A text without its marks, as machines that read no markup need it. */
export function plainText(text: string): string {
  return text.replace(/\uFDD0[^\uFDD1]*\uFDD1|\uFDD2/g, '');
}

/** A text, or data as JSON, with the addresses of its links as if the site were in no folder. */
export function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${OPEN}a ${folder}/`, `${OPEN}a /`);
}

/** Data with all its texts plain; without the fields that are `undefined`, as in JSON. */
export function withPlainTexts<Data>(data: Data): Data {
  return JSON.parse(plainText(JSON.stringify(data))) as Data;
}

/** The parts of a text. */
export function markedParts(text: string): readonly MarkedPart[] {
  const whole: MarkedPart[] = [];
  const open = [whole];
  for (const token of text.split(/(\uFDD0[^\uFDD1]*\uFDD1|\uFDD2)/)) {
    const [, tag, href] = /^\uFDD0(\w+) (.*)\uFDD1$/s.exec(token) ?? [];
    if (tag) {
      const parts: MarkedPart[] = [];
      open.at(-1)?.push({ tag: tag as MarkTag, ...(href && { href }), parts });
      open.push(parts);
    } else if (token === END) open.pop();
    else if (token) open.at(-1)?.push(token);
  }
  return whole;
}

/** The attributes of a mark's element in a text of a direction. */
export function attributesOf(
  { tag, href = '' }: Exclude<MarkedPart, string>,
  direction: Direction,
): Readonly<Record<string, string>> {
  if (tag === 'code') return direction === 'rtl' ? { dir: 'ltr' } : {};
  if (tag !== 'a') return {};
  // The router opens pages of the site (components/layout/page-changes.tsx).
  const isPage = PAGE_PATH.test(href);
  const newTab = /^https?:/i.test(href) && { target: '_blank', rel: 'noopener' };
  return { href, ...(isPage && { 'data-page': '' }), ...newTab };
}
