/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

/** Scripts that run from right to left, of those that people write today (ISO 15924). */
const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/**
 * The direction of a language, by the script that it is most likely written in: `ar` and `ur` run to
 * the left, `az-Arab` too, `az` does not.
 *
 * @param language a BCP 47 tag.
 * @throws {RangeError} where the tag is none.
 */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
}

/** The attributes of a document in a language; `dir` where it is not the one that browsers take for granted. */
export function languageAttributes(language: string): { lang: string; dir?: 'rtl' } {
  return directionOf(language) === 'rtl' ? { lang: language, dir: 'rtl' } : { lang: language };
}
