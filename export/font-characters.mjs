import { attribute, textOf } from './pages.mjs';

/**
 * The characters that a site has.
 *
 * @typedef {object} SiteCharacters
 * @property {readonly string[]} shown What its pages show.
 * @property {readonly string[]} late What its scripts hold: toasts and other late words may stand there alone.
 */

/**
 * Which characters of a font are drawn from where.
 *
 * @typedef {object} Shares
 * @property {string[]} own From the file of the font that every page loads.
 * @property {string[]} besides From a further one of the same font: what a visitor may type, and a script say.
 * @property {string[]} elsewhere From other fonts, since this one lacks them.
 * @property {string[]} cases Those of all of them that no page shows: capitals of its letters, and the reverse.
 */

/** Printable ASCII. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/**
 * What visitors type and form services answer for the most part: letters, figures and the
 * punctuation of prose, with what phones' keyboards make of its quotes, hyphens and dots.
 */
const PROSE = [...ASCII.filter((character) => !/[$*<=>[\\\]^`{|}~]/.test(character)), ...'‘’“”–—…'];

/** What visitors type in Arabic: letters, marks, digits and punctuation. */
const ARABIC = /[\u0621-\u063a\u0641-\u0652\u0660-\u0669،؛؟٪٫٬]/u;

/** What needs no letter in a font: spaces, controls, joiners, marks of direction, variation selectors. */
const UNSEEN = /^[\s\p{C}\p{Variation_Selector}]$/u;

/**
 * @param {readonly import('./pages.mjs').Page[]} pages
 * @param {readonly string[]} scripts
 * @returns {SiteCharacters} beyond ASCII all of them; of ASCII, which every page is written in, the ones it shows.
 */
export function charactersIn(pages, scripts) {
  return {
    shown: unique([...beyondAscii(pages.map(({ html }) => html)), ...pages.flatMap(signsOf)]),
    late: beyondAscii(scripts),
  };
}

/**
 * Shares out what a site needs of a font.
 *
 * @param {SiteCharacters} site
 * @param {ReadonlySet<string>} covers The characters that the font can draw.
 * @param {boolean} isTyped Whether visitors type in it.
 * @returns {Shares}
 */
export function shareOut({ shown, late }, covers, isTyped) {
  const isLatin = drawsLatin(covers);
  const typed = isTyped && !isLatin ? [...ASCII, ...[...covers].filter((character) => ARABIC.test(character))] : [];
  // Who writes Łódź may begin another word with Ź.
  const cases = isTyped && isLatin ? otherCasesOf(shown) : [];
  const own = unique([...PROSE, ...typed, ...shown, ...(isTyped ? [] : late)]).filter((character) =>
    covers.has(character),
  );
  const besides = unique(isTyped ? [...ASCII, ...late, ...cases] : []).filter(
    (character) => covers.has(character) && !own.includes(character) && (isLatin || !UNSEEN.test(character)),
  );
  const elsewhere = unique([...shown, ...typed, ...cases]).filter(
    (character) => !covers.has(character) && !UNSEEN.test(character),
  );
  return { own, besides, elsewhere, cases };
}

/** @param {ReadonlySet<string>} covers The characters that a font can draw. */
export function drawsLatin(covers) {
  return covers.has('a');
}

/**
 * What a font draws where another one draws Latin letters: a Latin name takes its signs from its own font, the full
 * stop in ASP.NET among them.
 *
 * @param {ReadonlySet<string>} covers
 * @returns {ReadonlySet<string>}
 */
export function withoutSigns(covers) {
  return new Set([...covers].filter((character) => character === ' ' || character > '\x7f'));
}

/**
 * Characters as a `unicode-range`.
 *
 * @param {readonly string[]} characters
 */
export function rangesOf(characters) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join();
}

/**
 * The capitals of small letters beyond ASCII, and the reverse, that are not among them.
 *
 * @param {readonly string[]} characters
 */
function otherCasesOf(characters) {
  return unique(characters.flatMap((character) => [character.toUpperCase(), character.toLowerCase()])).filter(
    (character) => character > '\x7f' && [...character].length === 1 && !characters.includes(character),
  );
}

/**
 * The signs of ASCII that a page shows: all of them stand in its markup.
 *
 * @param {import('./pages.mjs').Page} page
 * @returns {string[]}
 */
function signsOf({ elements }) {
  const texts = elements
    .filter(({ tagName }) => !['script', 'style'].includes(tagName))
    .flatMap((element) => [textOf(element), attribute(element, 'placeholder') ?? '']);
  return unique([...texts.join('')]).filter((character) => ASCII.includes(character));
}

/**
 * The characters beyond ASCII, composed: few fonts have the marks that make an é of an e.
 *
 * @param {readonly string[]} texts
 */
function beyondAscii(texts) {
  return unique([...texts.join('').normalize('NFC')])
    .filter((character) => character > '\x7f')
    .sort();
}

/** @param {readonly string[]} characters */
function unique(characters) {
  return [...new Set(characters)];
}
