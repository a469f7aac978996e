import { findFontPackage, packageNames } from './font-package.mjs';

/** Weights that the styles ask for: of headings, and of text the lightest and the boldest. */
const HEADING = 640;
const TEXT = { regular: 400, bold: 600 };

/**
 * A file that the pages' fonts are taken from.
 *
 * @typedef {object} Face
 * @property {Record<string, string>} files By script, Latin first.
 * @property {string} weight What the browser is told that it is: one weight, or two for all between them.
 * @property {number | undefined} pinned The weight at which it is measured; none where the file has but one.
 */

/**
 * The faces that the site takes of two packages.
 *
 * @param {import('./font-package.mjs').FontPackage} heading
 * @param {import('./font-package.mjs').FontPackage} body
 * @returns {{ heading: Face, body: Face, bold?: Face }}
 */
export function facesOf(heading, body) {
  return { heading: headingFace(heading), ...textFaces(body) };
}

/**
 * @param {import('./font-package.mjs').FontPackage} font
 * @returns {{ body: Face, bold?: Face }}
 */
function textFaces(font) {
  if (font.axis) {
    const [least, most] = [within(font, TEXT.regular), within(font, TEXT.bold)];
    const weight = least === most ? `${least}` : `${least} ${most}`;
    return { body: { files: filesAt(font, 'wght'), weight, pinned: least } };
  }
  const [regular, bold] = [nearest(font, TEXT.regular), nearest(font, TEXT.bold + 50)];
  // One file for all weights: told that it is all of them, browsers do not smear it to a bold one.
  if (regular === bold) return { body: { files: filesAt(font, regular), weight: '400 600', pinned: undefined } };
  return {
    body: { files: filesAt(font, regular), weight: '400 500', pinned: undefined },
    bold: { files: filesAt(font, bold), weight: '600', pinned: undefined },
  };
}

/** @param {import('./font-package.mjs').FontPackage} font @returns {Face} */
function headingFace(font) {
  if (font.axis) {
    const weight = within(font, HEADING);
    return { files: filesAt(font, 'wght'), weight: `${weight}`, pinned: weight };
  }
  return { files: filesAt(font, nearest(font, HEADING)), weight: `${HEADING}`, pinned: undefined };
}

/**
 * @param {import('./font-package.mjs').FontPackage} font
 * @param {number} weight
 */
function within({ axis }, weight) {
  return Math.min(Math.max(weight, axis?.min ?? weight), axis?.max ?? weight);
}

/**
 * The weight among a package's that is nearest, the bolder of two.
 *
 * @param {import('./font-package.mjs').FontPackage} font
 * @param {number} wanted
 */
function nearest({ files }, wanted) {
  const weights = Object.keys(files)
    .map(Number)
    .filter(Number.isFinite)
    .sort((one, other) => other - one);
  const [best] = weights.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return `${best}`;
}

/** What Fontsource calls the files of a script (ISO 15924). */
const SCRIPT_FILES = /** @type {Readonly<Record<string, string>>} */ ({
  Arab: 'arabic',
  Aran: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Geor: 'georgian',
  Grek: 'greek',
  Hebr: 'hebrew',
  Thai: 'thai',
});

/** What draws the letters of a language where the owner names nothing. Cairo is drawn light, so it takes more weight. */
const KEPT = /** @type {Readonly<Record<string, { heading: string, body: string, headingWeight: number }>>} */ ({
  arabic: { heading: 'Cairo', body: 'Cairo', headingWeight: 800 },
});

/**
 * The faces of a site whose language is not written in Latin letters: they come first, and draw all but Latin words.
 *
 * @typedef {object} ScriptFaces
 * @property {string} script What Fontsource calls their files.
 * @property {Face} heading
 * @property {Face} body
 * @property {Face} [bold]
 * @property {number} [headingWeight] The weight that headings are cut at, where it is not that of Latin ones.
 * @property {string} title
 */

/**
 * @param {{ heading: string, body: string, script?: { heading: string, body: string } }} fonts As in `content/brand.ts`.
 * @param {string} language BCP 47 tag of the site's language.
 * @returns {ScriptFaces | undefined} nothing where the language is written in Latin letters, or no font has its own.
 */
export function scriptFacesOf(fonts, language) {
  const script = SCRIPT_FILES[new Intl.Locale(language).maximize().script ?? ''];
  if (!script) return undefined;
  const has = (/** @type {import('./font-package.mjs').FontPackage} */ { files }) =>
    Object.values(files).some((face) => face[script]);
  const latin = packagesOf(fonts);
  const own = fonts.script && packagesOf(fonts.script);
  const kept = KEPT[script] && { ...packagesOf(KEPT[script]), headingWeight: KEPT[script].headingWeight };
  const heading = [own?.heading, latin.heading, kept?.heading].find((font) => font && has(font));
  const body = [own?.body, latin.body, kept?.body].find((font) => font && has(font));
  if (!heading || !body) return undefined;
  return {
    script,
    ...facesOf(heading, body),
    ...(heading === kept?.heading && { headingWeight: kept.headingWeight }),
    title: titleOf({ heading, body }),
  };
}

/**
 * Why the site can make nothing of a package.
 *
 * @param {import('./font-package.mjs').FontPackage} font
 * @returns {string | undefined}
 */
export function findFaultInPackage({ name, files, axis }) {
  const isOfAll = name.startsWith('@fontsource-variable/');
  if (isOfAll && !(axis && files.wght)) {
    const other = name.replace('-variable', '');
    return `is a font whose weight cannot be chosen (${name}); run npm install ${other}, and write ${JSON.stringify(other)}`;
  }
  const faces = isOfAll ? [files.wght] : Object.values(files);
  return faces.length > 0 && faces.every((face) => face?.latin)
    ? undefined
    : `is a font without Latin letters (${name}), of which the site’s own words are made; write one that has them`;
}

/**
 * @param {import('./font-package.mjs').FontPackage} font
 * @param {string} weight
 */
function filesAt({ files }, weight) {
  return files[weight] ?? {};
}

/**
 * The packages of the two fonts that `content/brand.ts` names.
 *
 * @param {{ heading: string, body: string }} fonts
 * @throws {Error} where one is not installed.
 */
export function packagesOf({ heading, body }) {
  return { heading: packageOf(heading), body: packageOf(body) };
}

/** @param {string} value */
function packageOf(value) {
  const found = findFontPackage(value);
  if (!found) {
    throw new Error(
      `content/brand.ts: the font ${JSON.stringify(value)} is not installed; run npm install ${packageNames(value)[0]}.`,
    );
  }
  return found;
}

/**
 * Says which fonts the written files are of; they are up to date while they say so.
 *
 * @param {Record<'heading' | 'body', import('./font-package.mjs').FontPackage>} packages
 */
export function titleOf({ heading, body }) {
  return `${heading.family} ${heading.version} and ${body.family} ${body.version}`;
}
