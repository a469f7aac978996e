import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import type { Brand } from '../content/schema';
import { type SiteLanguages, scriptsOf } from '../language/writing-systems';
import { type FontFace, findFontPackage, type WeightRange } from './packages';

/** The faces of the site's font families. The first of each is for the script of the site's language. */
export type ChosenFonts = Record<'headingFont' | 'bodyFont', readonly FontFace[]>;

/** The weights that the styles use: that of headings, and the lightest and the boldest of text. */
const HEADING = 640;
const TEXT = { regular: 400, bold: 600 };

/** The English names of scripts, which are also the names of Fontsource's subsets, but for two. */
const scriptNames = new Intl.DisplayNames('en', { type: 'script' });
const SUBSETS: Record<string, string> = { bangla: 'bengali', odia: 'oriya' };

/** Cairo's Arabic letters, if the owner's fonts have none. They look lighter, and have bolder weights. */
const ARABIC = { subset: 'arabic', font: 'Cairo', heading: 800, bold: 700 };

/**
 * The faces of the fonts that `content/brand.ts` names.
 *
 * @param language BCP 47 tag of the site's language.
 */
export function chooseFonts(fonts: Brand['fonts'], language: string): ChosenFonts {
  const script = scriptNames.of(new Intl.Locale(language).maximize().script ?? 'Latn')?.toLowerCase() ?? 'latin';
  const own = SUBSETS[script] ?? script;
  const pairs = fonts.script && own !== 'latin' ? [fonts.script, fonts] : [fonts];
  const arabic = facesOf(ARABIC.font);
  const onlyArabic = (faces: FontFace[]) => faces.filter(({ subset }) => subset === ARABIC.subset);
  return {
    headingFont: gather(own, [
      ...pairs.map(({ heading }) => headingFaces(facesOf(heading))),
      onlyArabic(headingFaces(arabic, ARABIC.heading)),
    ]),
    bodyFont: gather(own, [
      ...pairs.map(({ body }) => textFaces(facesOf(body))),
      onlyArabic(textFaces(arabic, own === ARABIC.subset ? ARABIC.bold : undefined)),
    ]),
  };
}

/** The faces of several fonts: each subset comes from the first font that has it, the site's script first. */
function gather(own: string, fonts: readonly FontFace[][]): FontFace[] {
  const faces = inSameWeights(fonts).flatMap((font, index) => {
    const known = fonts.slice(0, index).flat();
    return font.filter(({ subset }) => known.every((face) => face.subset !== subset));
  });
  const rank = ({ subset }: FontFace) => [own, 'latin'].indexOf(subset) + 1 || 3;
  return faces
    .sort((one, other) => rank(one) - rank(other))
    .map((face, index) => (index === 0 ? { ...face, range: undefined } : face));
}

/** Browsers combine only files that declare the same weights: a file for all weights is declared for each. */
function inSameWeights(fonts: readonly FontFace[][]): FontFace[][] {
  const declared = fonts.map((font) => [...new Set(font.map(({ weight }) => weight))]);
  const weights = declared.reduce((most, others) => (others.length > most.length ? others : most), []);
  return fonts.map((font, index) =>
    weights.flatMap((weight, group) => {
      const own = declared[index]?.[group] ?? declared[index]?.[0];
      return font.filter((face) => face.weight === own).map((face) => ({ ...face, weight }));
    }),
  );
}

/** The faces of headings. A variable font may use another weight than it declares. */
export function headingFaces(font: readonly FontFace[], weight = HEADING): FontFace[] {
  const axis = font[0]?.axis;
  if (!axis) return declare(nearest(font, HEADING), `${HEADING}`);
  const used = within(axis, weight);
  return declare(font, `${within(axis, HEADING)}`, { min: used, max: used });
}

/** The faces of running text: two files if each weight has its own, or if another weight takes the place of bold. */
export function textFaces(font: readonly FontFace[], weight = TEXT.bold): FontFace[] {
  const axis = font[0]?.axis;
  if (axis) {
    const [min, max, used] = [within(axis, TEXT.regular), within(axis, TEXT.bold), within(axis, weight)];
    if (used === max) return declare(font, `${min} ${max}`, { min, max });
    return [...declare(font, '400 500', { min, max: min }), ...declare(font, `${TEXT.bold}`, { min: used, max: used })];
  }
  const [regular, bold] = [nearest(font, TEXT.regular), nearest(font, TEXT.bold + 50)];
  // One file for all weights: browsers do not embolden it if the rule declares them all.
  if (regular[0] === bold[0]) return declare(regular, '400 600');
  return [...declare(regular, '400 500'), ...declare(bold, '600')];
}

function declare(faces: readonly FontFace[], weight: string, axis?: WeightRange): FontFace[] {
  return faces.map((face) => ({ ...face, weight, axis }));
}

function within({ min, max }: WeightRange, weight: number): number {
  return Math.min(Math.max(weight, min), max);
}

/** The faces of the weight that is nearest to the wanted one; of the bolder of two that are equally near. */
function nearest(font: readonly FontFace[], wanted: number): FontFace[] {
  const distance = ({ weight }: FontFace) => Math.abs(Number(weight) - (wanted + 1));
  const least = Math.min(...font.map(distance));
  return font.filter((face) => distance(face) === least);
}

/** The faces of a font; the check of the content finds fonts that are not installed. */
function facesOf(value: string): readonly FontFace[] {
  return findFontPackage(value)?.faces ?? [];
}

/** The share of a text's letters that a font may lack, such as those of a foreign name. */
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
function lacksLetters(font: readonly FontFace[], language: string, text: string): boolean {
  const letters = lettersIn(text, language);
  const known = charactersOf(font);
  return letters.filter((letter) => !known.has(letter)).length > letters.length * MANY;
}

/** The fonts that have the letters of the site's language. Of others, pages would show the punctuation alone. */
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
