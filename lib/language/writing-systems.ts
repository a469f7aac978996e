import type { Site } from '@/lib/content/schema';

/** The languages of a site's texts. */
export type SiteLanguages = Pick<Site, 'language' | 'otherLanguages'>;

/** CLDR's script codes that stand for several Unicode scripts, or for a style of one. */
const UNICODE_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Aran: ['Arab'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Cursive right-to-left scripts, whose letters are joined within a word: letter spacing would break the joins. */
const CURSIVE_SCRIPTS = ['Adlm', 'Arab', 'Mand', 'Nkoo', 'Rohg', 'Syrc'];

/** Right-to-left scripts in use today. */
export const RIGHT_TO_LEFT_SCRIPTS: readonly string[] = [...CURSIVE_SCRIPTS, 'Hebr', 'Samr', 'Thaa', 'Yezi'];

/**
 * The likely scripts of a BCP 47 tag, as ISO 15924 codes: `Arab` for `ar`, `Latn` for `az`, three for `ja`.
 *
 * @throws {RangeError} if the tag is invalid.
 */
export function scriptsOf(language: string): readonly string[] {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return UNICODE_SCRIPTS[script] ?? [script];
}

/** The direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** The direction of a language's likely script, by its BCP 47 tag: right to left for `ar` and `az-Arab`. */
export function directionOf(language: string): Direction {
  return scriptsOf(language).some((script) => RIGHT_TO_LEFT_SCRIPTS.includes(script)) ? 'rtl' : 'ltr';
}

/** The attributes of a text in another language than its site: that language and, if it differs, its direction. */
export interface TextLanguage {
  lang: string;
  dir?: Direction;
}

/** What marks a text as one in a language; nothing if that is the site's, or none. */
export function textLanguage(language: string | undefined, site: SiteLanguages): TextLanguage | undefined {
  if (!language || language === site.language) return undefined;
  const dir = directionOf(language);
  return dir === directionOf(site.language) ? { lang: language } : { lang: language, dir };
}

/** The settings of a site for a text in a language, beside which the text has words in the site's. */
export function settingsIn<Settings extends SiteLanguages>(language: string | undefined, site: Settings): Settings {
  if (!language) return site;
  const others = [site.language, ...(site.otherLanguages ?? [])].filter((one) => one !== language);
  return { ...site, language, otherLanguages: others };
}

/**
 * A CSS selector for the elements in cursive scripts, or an empty string if the site has none.
 *
 * @param text All texts of the site.
 */
export function joinedSelector({ language, otherLanguages = [] }: SiteLanguages, text: string): string {
  const joinedLetter = new RegExp(`[${CURSIVE_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
  const languages = [language, ...otherLanguages].filter((tag) =>
    scriptsOf(tag).some((script) => CURSIVE_SCRIPTS.includes(script)),
  );
  // Words in a language that the content does not name have only `dir`.
  if (languages.length === 0 && joinedLetter.test(text)) return 'bdi[dir=rtl]';
  return languages.map((tag) => `:lang(${tag})`).join();
}

/** The name of a language in that language: `Deutsch` for `de`. */
export function ownNameOf(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** Unicode's name of the digits in which a site writes numbers: `ar_EG` writes ٢٠٢٦ (`arab`), `ar_MA` 2026 (`latn`). */
export function numeralsOf(site: SiteLocale): string {
  return new Intl.NumberFormat(tagOf(site)).resolvedOptions().numberingSystem;
}

/** The settings that determine how a site writes numbers and dates. */
export type SiteLocale = Pick<Site, 'language' | 'locale'>;

/** A site's language with the country of its locale, as a BCP 47 tag: `sr-Latn-RS`. */
export function tagOf({ language, locale }: SiteLocale): string {
  const [, region] = locale?.split('_') ?? [];
  return new Intl.Locale(language, { region }).toString();
}

/** The languages with each mark that quotations begin with, as in CLDR; all others have that of English. */
const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  '„': 'bg cs de et hr hu is ka lt mk pl ro sk sl sr',
  '«': 'be ca el es fa fr hy it nb nn no ru uk',
  '”': 'ar fi he sv',
  '「': 'ja',
  '‘': 'nl',
};

/** The mark with which a quotation begins in a language, by its BCP 47 tag. */
export function quotationMark(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh' && script === 'Hant') return '「';
  return Object.keys(QUOTATION_MARKS).find((mark) => QUOTATION_MARKS[mark]?.split(' ').includes(language)) ?? '“';
}
