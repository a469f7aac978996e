import type { ListWords } from '@/lib/content/words-schema';

/**
 * A sentence of `content/words.ts` with its placeholders filled in, wherever they stand in it. What stands in braces
 * within a value stays as it is, and so does a placeholder without a value.
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** What stands before a placeholder, and what behind it: for one that no text fills, but an element. */
export function splitAtPlaceholder(sentence: string, placeholder: string): readonly [before: string, behind: string] {
  const [before = '', behind = ''] = sentence.split(`{${placeholder}}`);
  return [before, behind];
}

/** Joins names, as the site's language writes them: city and country, or a list of languages. */
export function joinList(names: readonly string[], { pair }: ListWords): string {
  const [first = '', ...others] = names;
  return others.reduce((row, name) => fillIn(pair, { first: row, second: name }), first);
}
