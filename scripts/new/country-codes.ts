const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of ISO 3166-1 that stand for a country today; Unicode maps those of former countries to others. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => code !== 'ZZ' && new Intl.Locale(`und-${code}`).region === code,
);

/**
 * The code of a country, such as `DE`.
 *
 * @param country its name in English or in the site's language: `United States`, `US`.
 * @param language the site's, as a BCP 47 tag.
 */
export function countryCodeOf(country: string, language: string): string | undefined {
  const names = [language, 'en'].flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' }),
    ),
  );
  const asked = normalize(country);
  return CODES.find((code) => names.some((name) => normalize(name.of(code) ?? '') === asked));
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
