import { createElement, type ReactNode } from 'react';
import { joinFrenchSigns } from './french-signs';
import { attributesOf, hasMark, type MarkedPart, markedParts, plainText } from './marked-text';
import { softHyphenate } from './soft-hyphens';
import {
  type Direction,
  directionOf,
  RIGHT_TO_LEFT_SCRIPTS,
  type SiteLanguages,
  scriptsOf,
  settingsIn,
  textLanguage,
} from './writing-systems';

/** Names of fields that are not text for visitors. A test compares them with the schema. */
const IDENTIFIERS = [
  ...(['address', 'booking', 'code', 'countryCode', 'cv', 'email', 'from', 'href', 'icon', 'iconIn', 'id'] as const),
  ...(['kind', 'linkIn', 'liveLink', 'mark', 'page', 'path', 'phone', 'phoneIn', 'repository'] as const),
  ...(['sampleEmail', 'size', 'src', 'to', 'updated', 'where'] as const),
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
    return hasMark(text) ? localizeMarked(text) : showParts(withPunctuation(partsOf(text)));
  }

  function showParts(parts: readonly TextPart[]): ReactNode {
    const [first = '', ...others] = parts.map(({ text, attributes }) =>
      attributes
        ? createElement(attributes.lang ? 'span' : 'bdi', attributes, text)
        : softHyphenate(joinFrenchSigns(text, site.language), site.language),
    );
    // In one element, because the parts would become separate items of a flex container.
    return others.length > 0 ? createElement('span', null, first, ...others) : first;
  }

  /** A text with marks. One that is wholly in another script is one part, so that its words keep their order. */
  function localizeMarked(text: string): ReactNode {
    const [first, ...others] = withPunctuation(partsOf(plainText(text)));
    const attributes = others.length === 0 ? first?.attributes : undefined;
    const show = (part: MarkedPart): ReactNode => {
      // The spaces and the signs at its ends have the direction of the site, as between other words.
      if (typeof part === 'string') return attributes ? part : showParts(partsOf(part));
      const children = part.tag === 'code' ? part.parts.map(String) : part.parts.map(show);
      return createElement(part.tag, attributesOf(part, directionOf(site.language)), ...children);
    };
    return createElement(attributes && !attributes.lang ? 'bdi' : 'span', attributes, ...markedParts(text).map(show));
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

/** A text in a language of its own, such as the title of a post, within text of the site. */
export function localizeIn(language: string | undefined, text: string, site: SiteLanguages): ReactNode {
  const attributes = textLanguage(language, site);
  const localized = localizerFor(settingsIn(language, site))(text);
  return attributes ? createElement('span', attributes, localized) : localized;
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

/** Where a word, or several in one script, begin and end in a text. */
interface WordRun extends Pick<TextPart, 'attributes'> {
  start: number;
  end: number;
}

/** What belongs to the word after it: `.NET`, `3D`, and after a space `--flag`. */
const SIGNS_BEFORE = /(?:(?<=^|\s)--?)?(?:[.@#$~/\\]|\d-?)*$/;

/** What belongs to the word before it: `C#`, `US$`, `Windows 11`, `Django 5.2`, `useState()`, an address with `/?page=1`. */
const SIGNS_AFTER =
  /(?:[\p{M}#+*%$°™®()[\]{}>]|[-./:_?=&]?\d|[/\\](?!\p{L})|[ \u00a0]\d+(?:\.\d+)*(?!\p{L}|[.,٫٬]?\d))*/uy;

/** Without a direction, a phone number in text from right to left would begin with its last digits. */
const PHONE_NUMBER = /(\+\d(?:[ \u00a0().-]*\d){6,14})/;

/**
 * Splits a text where its script changes. Symbols and brackets that belong to a word stay with it: otherwise a browser
 * would show `C#` in Arabic text as `#C`.
 */
export function textPartsFor(site: SiteLanguages): (text: string) => readonly TextPart[] {
  const scripts = markedScriptsOf(site);
  const marked = scripts.map(({ letters }) => `(${letters}+)`);
  const pattern = new RegExp([`${lettersOf(scriptsOf(site.language))}+`, ...marked, '\\p{L}+'].join('|'), 'gv');

  return (text) => {
    const words = [...text.matchAll(pattern)].map((match): WordRun => {
      const [word, ...groups] = match;
      const { attributes } = scripts[groups.findIndex((group) => group)] ?? {};
      return { start: match.index, end: match.index + word.length, attributes };
    });
    const textParts: TextPart[] = [];
    let position = 0;
    for (const { start, end, attributes } of joinWords(text, words)) {
      if (!attributes) continue;
      const signs = SIGNS_BEFORE.exec(text.slice(position, start))?.[0] ?? '';
      const first = start - signs.length;
      textParts.push(...partsWithout(text.slice(position, first), site), { text: text.slice(first, end), attributes });
      position = end;
    }
    return [...textParts, ...partsWithout(text.slice(position), site)].filter((part) => part.text);
  };
}

/** The scripts that are marked: those of further languages, and all that run against the site's direction. */
function markedScriptsOf({ language, otherLanguages = [] }: SiteLanguages) {
  const direction = directionOf(language);
  const rightToLeft = lettersOf(RIGHT_TO_LEFT_SCRIPTS);
  const scripts = otherLanguages.map((lang): [letters: string, attributes: TextPart['attributes']] => [
    lettersOf(scriptsOf(lang)),
    textLanguage(lang, { language }),
  ]);
  if (direction === 'ltr') scripts.push([rightToLeft, { dir: 'rtl' }]);
  else scripts.push([`[\\p{L}--${rightToLeft}]`, { dir: 'ltr' }]);
  const siteLetters = lettersOf(scriptsOf(language));
  // Unicode counts the dot between two names among the letters of scripts that have it within words.
  return scripts.map(([letters, attributes]) => ({ letters: `[${letters}--${siteLetters}--[·]]`, attributes }));
}

/** Joins consecutive words in one script unless a bracket divides them, and adds the signs after them. */
function joinWords(text: string, words: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  let unpaired: readonly number[] = [];
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1);
    const isSameScript = last !== undefined && last.attributes === word.attributes;
    if (!isSameScript) {
      const next = words.slice(index).find(({ attributes }) => attributes !== word.attributes);
      unpaired = unpairedBrackets(text, word.start, next?.start);
    }
    SIGNS_AFTER.lastIndex = word.end;
    SIGNS_AFTER.test(text);
    const end = Math.min(SIGNS_AFTER.lastIndex, ...unpaired.filter((bracket) => bracket >= word.end));
    const isBetween = (bracket: number) => last && bracket >= last.end && bracket < word.start;
    const isDivided = unpaired.some((bracket) => isBetween(bracket) && /[()]/.test(text.charAt(bracket)));
    if (isSameScript && !isDivided) last.end = end;
    else joined.push({ ...word, end });
  }
  return joined;
}

const OPENING_BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** The positions of the brackets in a range of a text whose partners are outside it. */
function unpairedBrackets(text: string, start: number, end?: number): number[] {
  const unpaired: number[] = [];
  for (const { 0: bracket, index } of text.slice(start, end).matchAll(/[()[\]{}<>]/g)) {
    const partner = unpaired.findLastIndex((position) => text[position] === OPENING_BRACKETS[bracket]);
    if (partner < 0) unpaired.push(start + index);
    else unpaired.splice(partner);
  }
  return unpaired;
}

/** The parts of a text without marked words: on a site from right to left, its phone numbers are marked. */
function partsWithout(text: string, { language }: SiteLanguages): TextPart[] {
  if (directionOf(language) === 'ltr') return [{ text }];
  return text
    .split(PHONE_NUMBER)
    .map((part) => (PHONE_NUMBER.test(part) ? { text: part, attributes: { dir: 'ltr' } } : { text: part }));
}

/** Joins the parts if all words are in one other script, so that its numbers and its full stop keep their places. */
export function withPunctuation(textParts: readonly TextPart[]): readonly TextPart[] {
  const [marked, ...others] = textParts.filter(({ attributes }) => attributes);
  const isMixed = textParts.some(({ text, attributes }) => !attributes && /\p{L}/u.test(text));
  if (!marked || others.length > 0 || isMixed) return textParts;
  return [{ ...marked, text: textParts.map(({ text }) => text).join('') }];
}

/** A character class of the letters of scripts, with the marks and the punctuation that only they have. */
function lettersOf(scripts: readonly string[]): string {
  return `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
}

const RIGHT_TO_LEFT_LETTER = new RegExp(lettersOf(RIGHT_TO_LEFT_SCRIPTS), 'u');
