import { createElement, type ReactNode } from 'react';
import { softHyphenate } from './soft-hyphens';
import { type Direction, directionOf, RIGHT_TO_LEFT, type SiteLanguages, scriptsOf } from './writing-systems';

/** Names of fields that are not text for visitors. A test compares them with the schema. */
const IDENTIFIERS = [
  ...(['address', 'booking', 'code', 'countryCode', 'cv', 'email', 'from', 'href', 'icon', 'iconIn', 'id'] as const),
  ...(['kind', 'linkIn', 'liveLink', 'mark', 'page', 'path', 'phone', 'repository', 'sampleEmail', 'src'] as const),
  ...(['to', 'updated', 'where'] as const),
] as const;

/** Content with its texts localized: strings, or elements if they have parts in another script. */
export type Localized<T> = T extends string
  ? ReactNode
  : { [Key in keyof T]: Key extends (typeof IDENTIFIERS)[number] ? T[Key] : Localized<T[Key]> };

/**
 * Marks the parts of a text, or of all texts in an entry, that are not in the site's script with their language and
 * direction. It runs at build time, because components have no access to the site's languages.
 */
export function localizerFor(site: SiteLanguages): <T>(words: T) => Localized<T> {
  const partsOf = textPartsFor(site);

  function localizeText(text: string): ReactNode {
    const [first = '', ...others] = withPunctuation(partsOf(text)).map(({ text: part, attributes }) =>
      attributes
        ? createElement(attributes.lang ? 'span' : 'bdi', attributes, part)
        : softHyphenate(part, site.language),
    );
    // In one element, because the parts would become separate items of a flex container.
    return others.length > 0 ? createElement('span', null, first, ...others) : first;
  }

  function localize(words: unknown): unknown {
    if (typeof words === 'string') return localizeText(words);
    if (Array.isArray(words)) return words.map(localize);
    if (typeof words !== 'object' || words === null) return words;
    const isIdentifier = (key: string) => (IDENTIFIERS as readonly string[]).includes(key);
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, isIdentifier(key) ? value : localize(value)]),
    );
  }

  return localize as <T>(words: T) => Localized<T>;
}

/** Text that runs from left to right in every language, such as a phone number. */
export function leftToRight(text: string, site: SiteLanguages): ReactNode {
  return directionOf(site.language) === 'rtl' ? createElement('bdi', { dir: 'ltr' }, text) : text;
}

/**
 * The direction of a text, if it is not the site's. Texts on right-to-left sites have many names in Latin letters, so
 * that only one without any other word runs from left to right.
 */
export function foreignDirection(text: string, language: string): Direction | undefined {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const toLeft = words.filter((word) => RIGHT_TO_LEFT_LETTER.test(word));
  if (words.length === 0) return undefined;
  if (directionOf(language) === 'rtl') return toLeft.length === 0 ? 'ltr' : undefined;
  return 2 * toLeft.length >= words.length ? 'rtl' : undefined;
}

/** A part of a text that is in one script. */
interface TextPart {
  text: string;
  /** If its script is not that of the site: its language, if the site names one, and its direction, if it differs. */
  attributes?: { lang?: string; dir?: Direction };
}

/** What belongs to a word before its first letter (`.NET`, `3D`) and after its last one (`C#`, `US$`, `Windows 11`). */
const BEFORE = String.raw`(?:[.@#$~/\\]|\d-?)*`;
const AFTER = String.raw`(?:[#+*%$°™®]|[-./:_]?\d|[ \u00a0]\d+(?!\p{L}|[.,٫٬]?\d))*`;

/**
 * Splits a text where its script changes. Symbols and brackets that belong to a word stay with it: otherwise a browser
 * would show `C#` in Arabic text as `#C`.
 */
export function textPartsFor({ language, otherLanguages = [] }: SiteLanguages): (text: string) => readonly TextPart[] {
  const own = lettersOf(scriptsOf(language));
  const rightToLeft = lettersOf(RIGHT_TO_LEFT);
  const direction = directionOf(language);
  const kinds: (Pick<TextPart, 'attributes'> & { letter: string })[] = otherLanguages.map((lang) => {
    const dir = directionOf(lang);
    return { letter: lettersOf(scriptsOf(lang)), attributes: dir === direction ? { lang } : { lang, dir } };
  });
  // Languages that the site does not name, if they run against its direction.
  if (direction === 'ltr') kinds.push({ letter: rightToLeft, attributes: { dir: 'rtl' } });
  else kinds.push({ letter: `(?!${rightToLeft})\\p{L}`, attributes: { dir: 'ltr' } });
  const pattern = new RegExp(kinds.map(({ letter }) => `(${wordsOf(letter, own)})`).join('|'), 'u');

  return (text) =>
    text
      .split(pattern)
      // After each part in the site's script, `split` returns an item for each kind: the words, or `undefined`.
      .map((part, index) => ({ text: part, attributes: kinds[(index % (kinds.length + 1)) - 1]?.attributes }))
      .filter((part) => part.text);
}

/** The parts of a text that has words in one other script alone: one part, so that its full stop is at its end. */
function withPunctuation(parts: readonly TextPart[]): readonly TextPart[] {
  const [marked, ...others] = parts.filter(({ attributes }) => attributes);
  const isMixed = parts.some(({ text, attributes }) => !attributes && /[\p{L}\p{N}]/u.test(text));
  if (!marked || others.length > 0 || isMixed) return parts;
  return [{ ...marked, text: parts.map(({ text }) => text).join('') }];
}

/** A character class of the letters of scripts, with the marks and the punctuation that only they have. */
function lettersOf(scripts: readonly string[]): string {
  return `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
}

const RIGHT_TO_LEFT_LETTER = new RegExp(lettersOf(RIGHT_TO_LEFT), 'u');

/** A pattern of consecutive words in these letters, including the characters between them that are not letters. */
function wordsOf(letter: string, own: string): string {
  const start = `(?!${own})${letter}`;
  const between = `(?:(?!${own}|${letter}|[()])\\P{L})*`;
  const words = `${start}(?:${between}${start})*${AFTER}`;
  return `${BEFORE}${words}(?:${between}(?:\\(${between}${words}${between}\\)|${words}))*`;
}
