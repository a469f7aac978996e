import { createElement, type ReactNode } from 'react';
import { type SiteLanguages, textPartsFor } from './text-parts';
import { directionOf } from './writing-systems';

/** What names, addresses or orders a thing, and so stays as it is, whatever letters it has. */
const IDENTIFIERS = ['address', 'code', 'email', 'href', 'icon', 'id', 'mark', 'path', 'phone', 'src', 'to'] as const;

/** Content whose words are ready to be shown: text, or text with its foreign parts marked. */
export type Localized<T> = T extends string
  ? string extends T
    ? ReactNode
    : T
  : T extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Key extends (typeof IDENTIFIERS)[number] ? T[Key] : Localized<T[Key]> }
      : T;

/**
 * Marks the parts of the owner's words that are not in the site's script with their language and
 * direction, in a text or in all texts of an entry. Words without such parts come back as they are.
 * It runs while pages are built; components get what came of it.
 */
export function localizerFor(site: SiteLanguages): <T>(words: T) => Localized<T> {
  const partsOf = textPartsFor(site);

  function markText(text: string): ReactNode {
    const parts = partsOf(text);
    if (parts.every(({ marks }) => !marks)) return text;
    const nodes = parts.map(({ text: part, marks }) =>
      marks ? createElement(marks.lang ? 'span' : 'bdi', marks, part) : part,
    );
    // In one element, because what shows it may lay out its children in a row.
    return nodes.length === 1 ? nodes[0] : createElement('span', null, ...nodes);
  }

  function mark(words: unknown): unknown {
    if (typeof words === 'string') return markText(words);
    if (Array.isArray(words)) return words.map(mark);
    if (typeof words !== 'object' || words === null) return words;
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        (IDENTIFIERS as readonly string[]).includes(key) ? value : mark(value),
      ]),
    );
  }

  return mark as <T>(words: T) => Localized<T>;
}

/** Figures and signs that are read from left to right wherever they stand, such as a telephone number. */
export function leftToRight(text: string, site: SiteLanguages): ReactNode {
  return directionOf(site.language) === 'rtl' ? createElement('bdi', { dir: 'ltr' }, text) : text;
}
