/** The dot that lower case adds to an `i`, of `İ` in most languages and of `Í` in Lithuanian. */
const ADDED_DOT = /(?<=[iįj])\u0307/gu;

/**
 * A text as a part of an address: letters and digits of any script, with hyphens between them, in lower case and in one
 * encoding. `C`, `C++` and `C#` have one each.
 *
 * @param language That of the text, as a BCP 47 tag: the `I` of Turkish is an `ı` in lower case.
 */
export function slugOf(value: string, language: string): string {
  return value
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .normalize('NFKC')
    .toLocaleLowerCase(language)
    .normalize('NFC')
    .replace(ADDED_DOT, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
}
