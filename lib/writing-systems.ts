import type { Site } from '@/lib/content/schema';

/** Codes of CLDR that stand for several scripts of Unicode's, or for a style of one. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Aran: ['Arab'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Scripts that run from right to left, of those that people write today. */
export const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'] as const;

/** Scripts whose letters are joined within a word: no space may come between them. */
export const JOINED = ['Adlm', 'Arab', 'Mand', 'Mong', 'Nkoo', 'Rohg', 'Syrc'] as const;

/**
 * The scripts that a language is most likely written in, by Unicode's codes of four letters (ISO 15924): `ar` in
 * `Arab`, `az` in `Latn`, `az-Arab` in `Arab`, `ja` in three.
 *
 * @param language a BCP 47 tag.
 * @throws {RangeError} where the tag is none.
 */
export function scriptsOf(language: string): readonly string[] {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return SCRIPTS[script] ?? [script];
}

/** Whether a language is written in one of some scripts. Its tag is as for `scriptsOf`. */
export function isWrittenIn(scripts: readonly string[], language: string): boolean {
  return scriptsOf(language).some((script) => scripts.includes(script));
}

/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

/**
 * The direction of a language, by the script that it is most likely written in: `ar` and `ur` run to
 * the left, `az-Arab` too, `az` does not.
 *
 * @param language a BCP 47 tag.
 * @throws {RangeError} where the tag is none.
 */
export function directionOf(language: string): Direction {
  return isWrittenIn(RIGHT_TO_LEFT, language) ? 'rtl' : 'ltr';
}

/** The attributes of a document in a language; `dir` where it is not the one that browsers take for granted. */
export function languageAttributes(language: string): { lang: string; dir?: 'rtl' } {
  return directionOf(language) === 'rtl' ? { lang: language, dir: 'rtl' } : { lang: language };
}

/** The scripts with joined letters that are marked by their direction where no language is named for them. */
const MARKED = JOINED.filter((script) => (RIGHT_TO_LEFT as readonly string[]).includes(script));

const MARKED_LETTER = new RegExp(`[${MARKED.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/**
 * A CSS selector of the elements whose letters are joined, or nothing where a site has none.
 *
 * @param text all of the site's words, among them such as are in no language that the site names.
 */
export function joinedSelector(
  { language, otherLanguages = [] }: Pick<Site, 'language' | 'otherLanguages'>,
  text: string,
): string {
  const languages = [language, ...otherLanguages].filter((tag) => isWrittenIn(JOINED, tag));
  const selectors = languages.map((tag) => `:lang(${tag})`);
  if (languages.length === 0 && MARKED_LETTER.test(text)) selectors.push('bdi[dir=rtl]');
  return selectors.join();
}
