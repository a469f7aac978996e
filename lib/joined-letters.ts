import type { SiteLanguages } from './text-parts';

/** Scripts whose letters are joined within a word: no space may come between them. */
const JOINED: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Mand',
  'Mong',
  'Nkoo',
  'Rohg',
  'Syrc',
]);

const JOINED_LETTER = /[\p{Script=Arab}\p{Script=Syrc}\p{Script=Nkoo}\p{Script=Adlm}]/u;

/**
 * A CSS selector of the elements whose letters are joined, or nothing where a site has none.
 *
 * @param text all of the site's words, among them such as are in no language that the site names.
 */
export function joinedSelector({ language, otherLanguages = [] }: SiteLanguages, text: string): string {
  const languages = [language, ...otherLanguages].filter((tag) => JOINED.has(new Intl.Locale(tag).maximize().script));
  const selectors = languages.map((tag) => `:lang(${tag})`);
  if (languages.length === 0 && JOINED_LETTER.test(text)) selectors.push('bdi[dir=rtl]');
  return selectors.join();
}
