import type { Brand } from '../content/schema';
import { type FontFace, findFontPackage, type WeightRange } from './packages';

/** The faces of the site's font families. The first of each is for the script of the site's language. */
export type ChosenFonts = Record<'headingFont' | 'bodyFont', readonly FontFace[]>;

/** The weights that the styles use: that of headings, and the lightest and the boldest of text. */
const HEADING = 640;
const TEXT_WEIGHTS = { regular: 400, bold: 600 };

/** The English names of scripts. Fontsource's subsets have the same names, except for two. */
const englishScriptNames = new Intl.DisplayNames('en', { type: 'script' });
const SUBSETS: Record<string, string> = { bangla: 'bengali', odia: 'oriya' };

/** Cairo's Arabic letters, if the owner's fonts have none. They look lighter than Latin letters, so they get bolder weights. */
const ARABIC_LETTERS = { subset: 'arabic', font: 'Cairo', heading: 800, bold: 700 };

/**
 * The faces of the fonts that `content/brand.ts` names.
 *
 * @param language BCP 47 tag of the site's language.
 */
export function chooseFonts(fonts: Brand['fonts'], language: string): ChosenFonts {
  const subset = subsetFor(language);
  const pairs = fonts.script && subset !== 'latin' ? [fonts.script, fonts] : [fonts];
  const arabic = facesOf(ARABIC_LETTERS.font).filter((face) => face.subset === ARABIC_LETTERS.subset);
  const arabicBold = subset === ARABIC_LETTERS.subset ? ARABIC_LETTERS.bold : undefined;
  return {
    headingFont: combine(subset, [
      ...pairs.map(({ heading }) => headingFaces(facesOf(heading))),
      headingFaces(arabic, ARABIC_LETTERS.heading),
    ]),
    bodyFont: combine(subset, [...pairs.map(({ body }) => textFaces(facesOf(body))), textFaces(arabic, arabicBold)]),
  };
}

/** Fontsource's subset for the script of a language. */
function subsetFor(language: string): string {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  const name = englishScriptNames.of(script)?.toLowerCase() ?? 'latin';
  return SUBSETS[name] ?? name;
}

/**
 * The faces of several fonts as one family: each subset comes from the first font that has it. The faces of the site's
 * own subset are first, then the Latin ones; the very first is for all characters that the others lack.
 */
function combine(siteSubset: string, fonts: readonly FontFace[][]): FontFace[] {
  const weights = mostWeights(fonts);
  const faces: FontFace[] = [];
  const taken = new Set<string>();
  for (const font of fonts) {
    faces.push(...declareFor(weights, font).filter(({ subset }) => !taken.has(subset)));
    for (const { subset } of font) taken.add(subset);
  }
  const own = faces.filter(({ subset }) => subset === siteSubset);
  const latin = faces.filter(({ subset }) => subset === 'latin' && subset !== siteSubset);
  const others = faces.filter(({ subset }) => subset !== siteSubset && subset !== 'latin');
  const [first, ...further] = [...own, ...latin, ...others];
  return first ? [{ ...first, range: undefined }, ...further] : [];
}

/** The weights of the font that has the most of them; of the first of several. */
function mostWeights(fonts: readonly FontFace[][]): string[] {
  let most: string[] = [];
  for (const font of fonts) {
    const weights = weightsOf(font);
    if (weights.length > most.length) most = weights;
  }
  return most;
}

function weightsOf(font: readonly FontFace[]): string[] {
  return [...new Set(font.map(({ weight }) => weight))];
}

/** Browsers combine only files that declare the same weights, so a font with a single file declares it for each weight. */
function declareFor(weights: readonly string[], font: readonly FontFace[]): FontFace[] {
  const [first, ...others] = weightsOf(font);
  return weights.flatMap((weight, index) => {
    const source = [first, ...others][index] ?? first;
    return font.filter((face) => face.weight === source).map((face) => ({ ...face, weight }));
  });
}

/** The faces of headings. A variable font may use another weight than it declares. */
export function headingFaces(font: readonly FontFace[], weight = HEADING): FontFace[] {
  const axis = font[0]?.axis;
  if (!axis) return declareFaces(facesNearest(font, HEADING), `${HEADING}`);
  const used = clampWeight(axis, weight);
  return declareFaces(font, `${clampWeight(axis, HEADING)}`, { min: used, max: used });
}

/** The faces of running text: two files if each weight has its own, or if another weight takes the place of bold. */
export function textFaces(font: readonly FontFace[], weight = TEXT_WEIGHTS.bold): FontFace[] {
  const axis = font[0]?.axis;
  if (axis) {
    const [min, max, used] = [
      clampWeight(axis, TEXT_WEIGHTS.regular),
      clampWeight(axis, TEXT_WEIGHTS.bold),
      clampWeight(axis, weight),
    ];
    if (used === max) return declareFaces(font, `${min} ${max}`, { min, max });
    return [
      ...declareFaces(font, '400 500', { min, max: min }),
      ...declareFaces(font, `${TEXT_WEIGHTS.bold}`, { min: used, max: used }),
    ];
  }
  const [regular, bold] = [facesNearest(font, TEXT_WEIGHTS.regular), facesNearest(font, TEXT_WEIGHTS.bold + 50)];
  // One file for all weights: browsers do not embolden it if the rule declares them all.
  if (regular[0] === bold[0]) return declareFaces(regular, '400 600');
  return [...declareFaces(regular, '400 500'), ...declareFaces(bold, '600')];
}

function declareFaces(faces: readonly FontFace[], weight: string, axis?: WeightRange): FontFace[] {
  return faces.map((face) => ({ ...face, weight, axis }));
}

function clampWeight({ min, max }: WeightRange, weight: number): number {
  return Math.min(Math.max(weight, min), max);
}

/** The faces of the weight that is nearest to the wanted one; of the bolder of two that are equally near. */
function facesNearest(font: readonly FontFace[], wanted: number): FontFace[] {
  const distance = ({ weight }: FontFace) => Math.abs(Number(weight) - (wanted + 1));
  const least = Math.min(...font.map(distance));
  return font.filter((face) => distance(face) === least);
}

/** The faces of a font; the check of the content finds fonts that are not installed. */
function facesOf(value: string): readonly FontFace[] {
  return findFontPackage(value)?.faces ?? [];
}
