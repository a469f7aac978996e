import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { readCached, writeCached } from '../build-cache';
import { type SiteLanguages, scriptsOf } from '../language/writing-systems';
import type { ChosenFonts } from './choose';
import type { FontFace } from './packages';

/** The share of a text's letters that a font may lack, such as those of a foreign name. */
const MANY = 0.05;

/** The characters of each file that has been read: decoding one takes longer than all that is done with them. */
const charactersByFile = new Map<string, string[]>();

/** The characters that any of a font's files has. */
export function charactersOf(font: readonly Pick<FontFace, 'file'>[]): ReadonlySet<string> {
  return new Set(font.flatMap(({ file }) => charactersIn(file)));
}

function charactersIn(file: string): readonly string[] {
  const characters = charactersByFile.get(file) ?? readCharacters(readFileSync(join('node_modules', file)));
  charactersByFile.set(file, characters);
  return characters;
}

function readCharacters(bytes: Buffer): string[] {
  const known = readCached('characters', bytes);
  if (known) return JSON.parse(String(known));
  const font = create(bytes);
  const codes = 'characterSet' in font ? font.characterSet : [];
  const characters = codes.map((code) => String.fromCodePoint(code));
  writeCached(JSON.stringify(characters), 'characters', bytes);
  return characters;
}

/** The letters of a text in the scripts of a language, as often as they occur. */
export function lettersIn(text: string, language: string): string[] {
  const scripts = scriptsOf(language).map((script) => `\\p{Script=${script}}`);
  return text.normalize('NFC').match(new RegExp(`(?=[\\p{L}\\p{M}])[${scripts.join('')}]`, 'gu')) ?? [];
}

/** How often each character is in the text that was counted last: it is all that a site says. */
let counted = { text: '', counts: new Map<string, number>() };

function countCharacters(text: string): ReadonlyMap<string, number> {
  if (counted.text === text) return counted.counts;
  const counts = new Map<string, number>();
  for (const character of text.normalize('NFC')) counts.set(character, (counts.get(character) ?? 0) + 1);
  counted = { text, counts };
  return counts;
}

/** Whether a font lacks many of the letters that a text has in the scripts of a language. */
function lacksLetters(font: readonly FontFace[], language: string, text: string): boolean {
  const counts = countCharacters(text);
  const letters = lettersIn([...counts.keys()].join(' '), language);
  const sumOf = (some: readonly string[]) => some.reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0);
  const characters = charactersOf(font);
  return sumOf(letters.filter((letter) => !characters.has(letter))) > sumOf(letters) * MANY;
}

/** The fonts that have the letters of the site's language. Fonts without them would show punctuation alone. */
export function fontsWithLetters(fonts: ChosenFonts, language: string, text: string): ChosenFonts {
  const facesFor = (font: readonly FontFace[]) => (lacksLetters(font, language, text) ? [] : font);
  return { headingFont: facesFor(fonts.headingFont), bodyFont: facesFor(fonts.bodyFont) };
}

/** A CSS selector for words in the site's other languages whose letters a font lacks, or an empty string. */
export function foreignSelector(fonts: ChosenFonts, { otherLanguages = [] }: SiteLanguages, text: string): string {
  const families = Object.values(fonts).filter((font) => font.length > 0);
  const foreign = otherLanguages.filter((language) => families.some((font) => lacksLetters(font, language, text)));
  return foreign.map((language) => `:lang(${language})`).join();
}
