import type { Site } from '@/lib/content/schema';
import { type Direction, directionOf, RIGHT_TO_LEFT, scriptsOf } from './writing-systems';

/** A stretch of a text in one script. */
export interface TextPart {
  text: string;
  /** Where it is in another script than the site: what its markup says. */
  marks?: {
    /** Its language as a BCP 47 tag, where the site has one that is written so. */
    lang?: string;
    /** Its direction, where that is not the site's. */
    dir?: Direction;
  };
}

/** The languages of a site's words. */
export type SiteLanguages = Pick<Site, 'language' | 'otherLanguages'>;

/** What may belong to a word in front of its first letter, as in `.NET` and `3D`. */
const IN_FRONT = /(?:[.@#$~/\\]|\d+[-.]?)+$/u;

/** And behind its last: `C#`, `C++`, `UTF-8`, `Windows 11`. What ends a sentence does not. */
const BEHIND = /^(?:[#+*%°™®]+|[-+./:_]?\d+|[ \u00a0]\d+(?!\p{L}|[.,٫٬]?\d))+/u;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '«': '»', '“': '”', '‘': '’' };

/**
 * Takes a text apart where its script changes. A part begins and ends with a letter of its script,
 * or with a sign that belongs to the word: in Arabic `C#` would else be set as `#C`. What neither
 * the site nor the letters beside it claim, spaces and the ends of sentences, stays the site's.
 */
export function textPartsFor({ language, otherLanguages = [] }: SiteLanguages): (text: string) => readonly TextPart[] {
  const direction = directionOf(language);
  const own = lettersOf(scriptsOf(language));
  const others = otherLanguages
    .filter((other) => !scriptsOf(other).every((script) => scriptsOf(language).includes(script)))
    .map((lang) => ({ lang, ...marksOf(lang, direction), letters: lettersOf(scriptsOf(lang)) }));
  const kinds = [
    ...others.map(({ letters, lang, dir }) => ({ letters, marks: dir ? { lang, dir } : { lang } })),
    unnamed(direction),
  ];

  return (text) => {
    const kindAt = (character: string) =>
      own.test(character) ? undefined : kinds.find(({ letters }) => letters.test(character));
    const parts: TextPart[] = [];
    let done = 0;
    let at = 0;
    while (at < text.length) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      const kind = kindAt(character);
      if (!kind) {
        at += character.length;
        continue;
      }
      const start = at - (IN_FRONT.exec(text.slice(done, at))?.[0].length ?? 0);
      let end = at;
      for (const next of text.slice(at)) {
        const isOther = own.test(next) || (kindAt(next) ?? kind) !== kind;
        if (isOther) break;
        at += next.length;
        if (kindAt(next) === kind) end = at;
      }
      end += BEHIND.exec(text.slice(end))?.[0].length ?? 0;
      end += closingOf(text.slice(start, end), text.slice(end)).length;
      if (start > done) parts.push({ text: text.slice(done, start) });
      parts.push({ text: text.slice(start, end), marks: kind.marks });
      done = end;
      at = end;
    }
    if (done < text.length) parts.push({ text: text.slice(done) });
    return parts;
  };
}

/** The letters of scripts, with the marks and the punctuation that are theirs alone. */
function lettersOf(scripts: readonly string[]): RegExp {
  return new RegExp(`[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`, 'u');
}

function marksOf(language: string, site: Direction): { dir?: Direction } {
  const dir = directionOf(language);
  return dir === site ? {} : { dir };
}

/** Letters that run against the site's direction, of languages that it does not name. */
function unnamed(site: Direction): { letters: RegExp; marks: { dir: Direction } } {
  const toTheLeft = lettersOf(RIGHT_TO_LEFT);
  if (site === 'ltr') return { letters: toTheLeft, marks: { dir: 'rtl' } };
  return { letters: new RegExp(`(?!${toTheLeft.source})\\p{L}`, 'u'), marks: { dir: 'ltr' } };
}

/** What of the text behind a part closes brackets and quotes that the part has opened. */
function closingOf(part: string, behind: string): string {
  const open: string[] = [];
  for (const character of part) {
    const closing = CLOSING[character];
    if (closing) open.push(closing);
    else if (character === open.at(-1)) open.pop();
  }
  let taken = '';
  for (const character of behind) {
    if (character !== open.pop()) break;
    taken += character;
  }
  return taken;
}
