import { isWrittenIn, RIGHT_TO_LEFT } from './writing-systems';

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
