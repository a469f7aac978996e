import type { Fonts } from '../content/schema';
import { UserError } from '../user-error';
import { type FontPackage, findFontPackage, packageNames } from './packages';

/** A font file, and the text that it is used for. */
export interface FontFace {
  /** Path below `node_modules/`. */
  file: string;
  /** Fontsource's name for this part of the font, such as `latin` or `arabic`. */
  subset: string;
  /** Its characters, as a `unicode-range`. */
  range: string;
  /** The `font-weight` in its `@font-face` rule: one weight, or the two ends of a range. */
  weight: string;
  /** Whether it is a variable font. */
  isVariable: boolean;
  /** The only weight that the site uses of a variable font. */
  pinned?: number;
}

/** The faces of the site's two families. The first of each is for the script of the site's language. */
export interface ChosenFonts {
  heading: readonly FontFace[];
  body: readonly FontFace[];
}

/** The weights that the styles use: that of headings, and the lightest and the boldest of text. */
const HEADING = 640;
const TEXT = { regular: 400, bold: 600 };

/** The English names of scripts, which are also the names of Fontsource's subsets. */
const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

/** Cairo's Arabic letters, if the owner's fonts have none. They look lighter, so headings use a bolder weight. */
const ARABIC = { subset: 'arabic', font: 'Cairo', headingWeight: 800 };

/**
 * The faces of the fonts that `content/brand.ts` names.
 *
 * @param language BCP 47 tag of the site's language.
 * @throws {UserError} if a font is not installed.
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

/** The faces of several fonts: each subset comes from the first font that has it, the site's script first. */
function gather(own: string, fonts: readonly (readonly FontFace[] | undefined)[]): FontFace[] {
  const faces: FontFace[] = [];
  for (const font of fonts) {
    const known = new Set(faces.map(({ subset }) => subset));
    faces.push(...(font ?? []).filter(({ subset }) => !known.has(subset)));
  }
  const rank = ({ subset }: FontFace) => [own, 'latin'].indexOf(subset) + 1 || 3;
  return faces.sort((one, other) => rank(one) - rank(other));
}

/** The faces of headings. A variable font may use another weight than it declares. */
export function headingFaces(font: FontPackage, weight = HEADING): FontFace[] {
  if (!font.axis) return facesOf(font, nearest(font, HEADING), `${HEADING}`);
  const declared = within(font.axis, HEADING);
  return facesOf(font, 'wght', `${declared}`, within(font.axis, weight));
}

/** The faces of running text: two files if each weight has its own. */
export function textFaces(font: FontPackage): FontFace[] {
  if (font.axis) {
    const [least, most] = [within(font.axis, TEXT.regular), within(font.axis, TEXT.bold)];
    return least === most ? facesOf(font, 'wght', `${least}`, least) : facesOf(font, 'wght', `${least} ${most}`);
  }
  const [regular, bold] = [nearest(font, TEXT.regular), nearest(font, TEXT.bold + 50)];
  // One file for all weights: browsers do not embolden it if the rule declares them all.
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

/** The package's weight that is nearest to the wanted one; the bolder of two that are equally near. */
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
