import { createElement, type ReactNode } from 'react';
import { type SiteLanguages, textPartsFor } from './text-parts';
import { directionOf } from './writing-systems';

/** Names of fields that are not text for visitors. */
const IDENTIFIERS = ['address', 'code', 'email', 'href', 'icon', 'id', 'mark', 'path', 'phone', 'src', 'to'] as const;

/** Content with its texts localized: strings, or elements if they have parts in another script. */
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
 * Marks the parts of a text, or of all texts in an entry, that are not in the site's script with their language and
 * direction. It runs at build time, because components have no access to the site's languages.
 */
export function localizerFor(site: SiteLanguages): <T>(words: T) => Localized<T> {
  const partsOf = textPartsFor(site);

  function localizeText(text: string): ReactNode {
    const parts = partsOf(text);
    if (parts.every(({ attributes }) => !attributes)) return text;
    const nodes = parts.map(({ text: part, attributes }) =>
      attributes ? createElement(attributes.lang ? 'span' : 'bdi', attributes, part) : part,
    );
    // In one element, because the parts would become separate items of a flex container.
    return nodes.length === 1 ? nodes[0] : createElement('span', null, ...nodes);
  }

  function localize(words: unknown): unknown {
    if (typeof words === 'string') return localizeText(words);
    if (Array.isArray(words)) return words.map(localize);
    if (typeof words !== 'object' || words === null) return words;
    const isIdentifier = (key: string) => (IDENTIFIERS as readonly string[]).includes(key);
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, isIdentifier(key) ? value : localize(value)]),
    );
  }

  return localize as <T>(words: T) => Localized<T>;
}

/** Text that runs from left to right in every language, such as a phone number. */
export function leftToRight(text: string, site: SiteLanguages): ReactNode {
  return directionOf(site.language) === 'rtl' ? createElement('bdi', { dir: 'ltr' }, text) : text;
}
