import type { Site } from '@/lib/content/schema';

/** The languages of a site's texts. */
export type SiteLanguages = Pick<Site, 'language' | 'otherLanguages'>;

/** CLDR's script codes that stand for several Unicode scripts, or for a style of one. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Aran: ['Arab'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Right-to-left scripts in use today. */
export const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'] as const;

/** The cursive scripts among them, whose letters are joined within a word: letter spacing would break the joins. */
const JOINED = ['Adlm', 'Arab', 'Mand', 'Nkoo', 'Rohg', 'Syrc'] as const;

/**
 * The likely scripts of a language, as ISO 15924 codes: `Arab` for `ar`, `Latn` for `az`, `Arab` for `az-Arab`, three
 * for `ja`.
 *
 * @param language A BCP 47 tag.
 * @throws {RangeError} if the tag is invalid.
 */
export function scriptsOf(language: string): readonly string[] {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return SCRIPTS[script] ?? [script];
}

/** Whether a language is written in one of the scripts. */
function isWrittenIn(scripts: readonly string[], language: string): boolean {
  return scriptsOf(language).some((script) => scripts.includes(script));
}

/** The direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** The direction of a language's likely script, by its BCP 47 tag: right to left for `ar` and `az-Arab`. */
export function directionOf(language: string): Direction {
  return isWrittenIn(RIGHT_TO_LEFT, language) ? 'rtl' : 'ltr';
}

const JOINED_LETTER = new RegExp(`[${JOINED.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/**
 * A CSS selector for the elements in cursive scripts, or an empty string if the site has none.
 *
 * @param text All texts of the site.
 */
export function joinedSelector({ language, otherLanguages = [] }: SiteLanguages, text: string): string {
  const languages = [language, ...otherLanguages].filter((tag) => isWrittenIn(JOINED, tag));
  // Words in a language that the content does not name have only `dir`.
  if (languages.length === 0 && JOINED_LETTER.test(text)) return 'bdi[dir=rtl]';
  return languages.map((tag) => `:lang(${tag})`).join();
}
