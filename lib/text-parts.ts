import type { Site } from '@/lib/content/schema';
import { type Direction, directionOf, RIGHT_TO_LEFT, scriptsOf } from './writing-systems';

/** A part of a text that is in one script. */
export interface TextPart {
  text: string;
  /** The attributes of its element, if its script is not that of the site. */
  attributes?: {
    /** Its language as a BCP 47 tag, if the site names a language in this script. */
    lang?: string;
    /** Its direction, if it is not that of the site. */
    dir?: Direction;
  };
}

/** The languages of a site's texts. */
export type SiteLanguages = Pick<Site, 'language' | 'otherLanguages'>;

/** What belongs to a word before its first letter (`.NET`, `3D`) and after its last one (`C#`, `Windows 11`). */
const BEFORE = String.raw`(?:[.@#$~/\\]|\d-?)*`;
const AFTER = String.raw`(?:[#+*%°™®]|[-./:_]?\d|[ \u00a0]\d+(?!\p{L}|[.,٫٬]?\d))*`;

/**
 * Splits a text where its script changes. Symbols and brackets that belong to a word stay with it: otherwise a browser
 * would show `C#` in Arabic text as `#C`.
 */
export function textPartsFor({ language, otherLanguages = [] }: SiteLanguages): (text: string) => readonly TextPart[] {
  const own = scriptsOf(language);
  const direction = directionOf(language);
  const named = otherLanguages
    .filter((lang) => scriptsOf(lang).some((script) => !own.includes(script)))
    .map((lang) => {
      const dir = directionOf(lang);
      return { letter: lettersOf(scriptsOf(lang)), attributes: dir === direction ? { lang } : { lang, dir } };
    });
  const kinds = [...named, unnamed(direction)];
  const pattern = new RegExp(kinds.map(({ letter }) => `(${wordsOf(letter, lettersOf(own))})`).join('|'), 'gu');

  return (text) => {
    const parts: TextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const [words, ...groups] = match;
      const { attributes } = kinds[groups.indexOf(words)] ?? {};
      parts.push({ text: text.slice(end, match.index) }, { text: words, attributes });
      end = match.index + words.length;
    }
    parts.push({ text: text.slice(end) });
    return parts.filter((part) => part.text);
  };
}

/** A character class of the letters of scripts, with the marks and the punctuation that only they have. */
function lettersOf(scripts: readonly string[]): string {
  return `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
}

/** Letters of languages that the site does not name, if they run against the site's direction. */
function unnamed(direction: Direction) {
  const rightToLeft = lettersOf(RIGHT_TO_LEFT);
  return direction === 'ltr'
    ? { letter: rightToLeft, attributes: { dir: 'rtl' as const } }
    : { letter: `(?!${rightToLeft})\\p{L}`, attributes: { dir: 'ltr' as const } };
}

/** A pattern of consecutive words in these letters, including the characters between them that are not letters. */
function wordsOf(letter: string, own: string): string {
  const start = `(?!${own})${letter}`;
  const between = `(?:(?!${own}|${letter}|[()])\\P{L})*`;
  const words = `${start}(?:${between}${start})*${AFTER}`;
  return `${BEFORE}${words}(?:${between}(?:\\(${between}${words}${between}\\)|${words}))*`;
}
