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
