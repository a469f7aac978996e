import type { SiteWords } from '../content/schema';
import { type SiteLocale, tagOf } from './writing-systems';

/** Fills in the placeholders of a sentence of `lib/content/words.ts`; those without a value stay as they are. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The text before and after a placeholder that an element replaces. */
export function splitAtPlaceholder(sentence: string, placeholder: string): readonly [before: string, behind: string] {
  const [before = '', behind = ''] = sentence.split(`{${placeholder}}`);
  return [before, behind];
}

/** Joins names in the site's language: city and country, or a list of languages. Those that are missing are left out. */
export function joinList(names: readonly (string | undefined)[], { pair }: SiteWords['lists']): string {
  const [first = '', ...others] = names.filter((name) => name !== undefined);
  return others.reduce((row, name) => fillIn(pair, { first: row, second: name }), first);
}

/** A number, such as a year, in the site's digits, and without separators. */
export function inSiteDigits(number: number, site: SiteLocale): string {
  return new Intl.NumberFormat(tagOf(site), { useGrouping: false }).format(number);
}

/** The words for a list, or `undefined` if it is empty, which keeps them out of the page's data. */
export function wordsUnlessEmpty<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}
