/** How a country's name may be written: `United States`, or `US`. */
const STYLES = /** @type {const} */ (['long', 'short']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What Unicode calls a region that is none. */
const UNKNOWN = 'ZZ';

/** Some pairs of letters are names of what is gone, such as DD, and stand for another today. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => code !== UNKNOWN && new Intl.Locale(`und-${code}`).region === code,
);

/**
 * @param {string} country A country's name in English, in the site's language, or as it calls itself.
 * @param {string} language The site's, as a BCP 47 tag.
 * @returns {string | undefined} its two letters of ISO 3166-1; nothing where the name is nobody's.
 */
export function countryCodeOf(country, language) {
  const name = plain(country);
  if (!name) return undefined;
  return (
    codesByName('en', () => 'en').get(name) ??
    codesByName(language, () => language).get(name) ??
    codesByName('own', (code) => new Intl.Locale(`und-${code}`).maximize().language).get(name)
  );
}

/** @type {Map<string, Map<string, string>>} Each is made once: there are two hundred countries, and as many languages. */
const known = new Map();

/**
 * The countries' codes by their names; the first has a name that two have.
 *
 * @param {string} key What these names are known by.
 * @param {(code: string) => string} languageOf The language that a country's name is in.
 */
function codesByName(key, languageOf) {
  const found = known.get(key);
  if (found) return found;
  const codes = new Map(
    CODES.toReversed().flatMap((code) => namesIn(languageOf(code), code).map((name) => [name, code])),
  );
  known.set(key, codes);
  return codes;
}

/** @type {Map<string, Intl.DisplayNames[]>} By language: each is made once. */
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
