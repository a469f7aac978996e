import { scriptsOf } from './writing-systems';

/** The languages that at least one browser hyphenates, by its dictionary. */
const HYPHENATED = new Set(
  (
    'af as be bg bn ca cs cu cy da de el en eo es et eu fi fr ga gl gu hi hr hsb hu hy ia is it ka kmr kn ku la lt lv ' +
    'ml mn mr nb nl nn no or pa pl pt ro ru sh sk sl sq sr sv ta te tk tr uk'
  ).split(' '),
);

/** Scripts whose words are divided by a hyphen between two syllables. */
const DIVIDED = ['Armn', 'Cyrl', 'Geor', 'Grek', 'Latn'];

/** Words with fewer letters fit into any column. */
const LONG_WORD_LENGTH = 12;

const LETTER = String.raw`(?:\p{L}\p{M}*)`;
const VOWEL = String.raw`(?:[aeiouyæøœəıаеёиоуыэюяіїєөүұәαεηιουωաեէըիոօაეიოუ]\p{M}*)`;
/** Before a consonant between two vowels, with three letters or more on either side. */
const SYLLABLE = new RegExp(`(?<=${LETTER}{2}${VOWEL})(?=(?!${VOWEL})${LETTER}${VOWEL}${LETTER})`, 'giu');
const LONG_WORD = new RegExp(`${LETTER}{${LONG_WORD_LENGTH},}`, 'gu');

/**
 * Adds soft hyphens to the long words of a text if no browser can hyphenate its language. Otherwise a browser would
 * break a word that is too long for its column without a hyphen.
 */
export function softHyphenate(text: string, language: string): string {
  const { language: name } = new Intl.Locale(language);
  if (HYPHENATED.has(name) || !scriptsOf(language).some((script) => DIVIDED.includes(script))) return text;
  return text
    .normalize('NFD')
    .replace(LONG_WORD, (word) => word.replace(SYLLABLE, '\u00ad'))
    .normalize('NFC');
}
