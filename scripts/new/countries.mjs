/** How a country's name may be written: `United States`, or `US`. */
const STYLES = /** @type {const} */ (['long', 'short']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What Unicode calls a region that is none. */
const UNKNOWN = 'ZZ';

/**
 * @param {string} country A country's name in English, in the site's language, or as it calls itself.
 * @param {string} language The site's, as a BCP 47 tag.
 * @returns {string | undefined} its two letters of ISO 3166-1; nothing where the name is nobody's.
 */
export function countryCodeOf(country, language) {
  const name = plain(country);
  if (!name) return undefined;
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // Some pairs are names of what is gone, such as DD, and stand for another today.
  const codes = pairs.filter((code) => code !== UNKNOWN && new Intl.Locale(`und-${code}`).region === code);
  const own = (/** @type {string} */ code) => new Intl.Locale(`und-${code}`).maximize().language;
  return (
    codes.find((code) => namesIn('en', code).includes(name)) ??
    codes.find((code) => namesIn(language, code).includes(name)) ??
    codes.find((code) => namesIn(own(code), code).includes(name))
  );
}

/** @type {Map<string, Intl.DisplayNames[]>} By language: there are two hundred, and each is made once. */
const displayNames = new Map();

/**
 * @param {string} language
 * @param {string} code
 */
function namesIn(language, code) {
  const names =
    displayNames.get(language) ??
    STYLES.map((style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }));
  displayNames.set(language, names);
  return names.map((name) => plain(name.of(code) ?? ''));
}

/** @param {string} text */
function plain(text) {
  return text.normalize('NFKC').toLowerCase().trim();
}
