import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { type SiteLanguages, scriptsOf } from '../writing-systems';
import type { ChosenFonts } from './choose';
import type { FontFace } from './packages';

/** The part of a text in a language from which its letters are no exceptions, such as a name in an English text. */
const MANY = 0.05;

/** The characters that a font file has. */
export function charactersIn(file: Buffer): string[] {
  const font = create(file);
  return 'characterSet' in font ? font.characterSet.map((code) => String.fromCodePoint(code)) : [];
}

/** The characters of each file that has been read: decoding one takes longer than all that is done with them. */
const decoded = new Map<string, string[]>();

/** The characters that any of a font's files has. */
export function charactersOf(font: readonly FontFace[]): ReadonlySet<string> {
  for (const { file } of font) {
    if (!decoded.has(file)) decoded.set(file, charactersIn(readFileSync(join('node_modules', file))));
  }
  return new Set(font.flatMap(({ file }) => decoded.get(file) ?? []));
}

/** The letters of a text in the scripts of a language, as often as they occur. */
export function lettersIn(text: string, language: string): string[] {
  const scripts = scriptsOf(language).map((script) => `\\p{Script=${script}}`);
  return text.normalize('NFC').match(new RegExp(`(?=[\\p{L}\\p{M}])[${scripts.join('')}]`, 'gu')) ?? [];
}

/** Whether a font lacks many of the letters that a text has in the scripts of a language. */
export function lacksLetters(font: readonly FontFace[], language: string, text: string): boolean {
  const letters = lettersIn(text, language);
  const known = charactersOf(font);
  return letters.filter((letter) => !known.has(letter)).length > letters.length * MANY;
}

/**
 * The fonts that pages are shown in. A font that lacks the letters of the site's language is left out: its punctuation
 * would stand between the letters of another font.
 */
export function shownFonts(fonts: ChosenFonts, language: string, text: string): ChosenFonts {
  const shown = (font: readonly FontFace[]) => (lacksLetters(font, language, text) ? [] : font);
  return { headingFont: shown(fonts.headingFont), bodyFont: shown(fonts.bodyFont) };
}

/** A CSS selector for words in the site's other languages whose letters a font lacks, or an empty string. */
export function foreignSelector(shown: ChosenFonts, { otherLanguages = [] }: SiteLanguages, text: string): string {
  const fonts = Object.values(shown).filter((font) => font.length > 0);
  const foreign = otherLanguages.filter((language) => fonts.some((font) => lacksLetters(font, language, text)));
  return foreign.map((language) => `:lang(${language})`).join();
}
