import type { Fonts } from '../content/schema';
import { UserError } from '../user-error';
import { type FontPackage, findFontPackage, packageNames } from './packages';

/** A file that text is drawn from, and what for. */
export interface FontFace {
  /** Path below `node_modules/`. */
  file: string;
  /** What Fontsource calls its part of the font, such as `latin` or `arabic`. */
  subset: string;
  /** Its characters, as a `unicode-range`. */
  range: string;
  /** What the browser is told that the file is: one weight, or two for all between them. */
  weight: string;
  /** Whether the file has all weights. */
  isVariable: boolean;
  /** The one weight that is used of such a file. */
  pinned?: number;
}

/** The faces of the site's two families. The first is of the script of the site's language. */
export interface ChosenFonts {
  heading: readonly FontFace[];
  body: readonly FontFace[];
}

/** Weights that the styles ask for: of headings, and of text the lightest and the boldest. */
const HEADING = 640;
const TEXT = { regular: 400, bold: 600 };

/** The names of scripts, which Fontsource's subsets are called by. */
const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

/** Draws Arabic letters where the owner's fonts have none. It is drawn light, so that headings take more weight. */
const ARABIC = { subset: 'arabic', font: 'Cairo', headingWeight: 800 };

/**
 * The faces of the fonts that `content/brand.ts` names.
 *
 * @param language BCP 47 tag of the site's language.
 * @throws {UserError} where a font is not installed.
 */
export function chooseFonts(fonts: Fonts, language: string): ChosenFonts {
  const own = scriptNames.of(new Intl.Locale(language).maximize().script ?? 'Latn')?.toLowerCase() ?? 'latin';
  const script = own === 'latin' ? undefined : fonts.script;
  const arabic = packageOf(ARABIC.font);
  return {
    heading: gather(own, [
      script && headingFaces(packageOf(script.heading)),
      headingFaces(packageOf(fonts.heading)),
      headingFaces(arabic, ARABIC.headingWeight).filter(({ subset }) => subset === ARABIC.subset),
    ]),
    body: gather(own, [
      script && textFaces(packageOf(script.body)),
      textFaces(packageOf(fonts.body)),
      textFaces(arabic).filter(({ subset }) => subset === ARABIC.subset),
    ]),
  };
}

/** The faces of several fonts: each subset of the first that has it, the site's own first of all. */
function gather(own: string, fonts: readonly (readonly FontFace[] | undefined)[]): FontFace[] {
  const faces: FontFace[] = [];
  for (const font of fonts) {
    const known = new Set(faces.map(({ subset }) => subset));
    faces.push(...(font ?? []).filter(({ subset }) => !known.has(subset)));
  }
  const rank = ({ subset }: FontFace) => [own, 'latin'].indexOf(subset) + 1 || 3;
  return faces.sort((one, other) => rank(one) - rank(other));
}

/** @param weight The weight that is used, where it is not that of the other headings. */
export function headingFaces(font: FontPackage, weight = HEADING): FontFace[] {
  if (!font.axis) return facesOf(font, nearest(font, HEADING), `${HEADING}`);
  const told = within(font.axis, HEADING);
  return facesOf(font, 'wght', `${told}`, within(font.axis, weight));
}

/** The faces of running text, of two files where each weight has its own. */
export function textFaces(font: FontPackage): FontFace[] {
  if (font.axis) {
    const [least, most] = [within(font.axis, TEXT.regular), within(font.axis, TEXT.bold)];
    return least === most ? facesOf(font, 'wght', `${least}`, least) : facesOf(font, 'wght', `${least} ${most}`);
  }
  const [regular, bold] = [nearest(font, TEXT.regular), nearest(font, TEXT.bold + 50)];
  // One file for all weights: told that it is all of them, browsers do not embolden it.
  if (regular === bold) return facesOf(font, regular, '400 600');
  return [...facesOf(font, regular, '400 500'), ...facesOf(font, bold, '600')];
}

function facesOf({ files, ranges }: FontPackage, key: string, weight: string, pinned?: number): FontFace[] {
  return Object.entries(files[key] ?? {}).map(([subset, file]) => ({
    file,
    subset,
    range: ranges[subset] ?? '',
    weight,
    isVariable: key === 'wght',
    pinned,
  }));
}

function within({ min, max }: { min: number; max: number }, weight: number): number {
  return Math.min(Math.max(weight, min), max);
}

/** The weight among a package's that is nearest, the bolder of two. */
function nearest({ files }: FontPackage, wanted: number): string {
  const weights = Object.keys(files).map(Number).filter(Number.isFinite);
  const distance = (weight: number) => Math.abs(weight - wanted) - (weight > wanted ? 0.5 : 0);
  return `${weights.sort((one, other) => distance(one) - distance(other))[0]}`;
}

function packageOf(value: string): FontPackage {
  const found = findFontPackage(value);
  if (!found) throw new UserError(`The font ${value} is not installed; run npm install ${packageNames(value)[0]}.`);
  return found;
}
