/**
 * The digits that a locale writes numbers with, from nought to nine; empty where they are ASCII's. Cairo
 * writes ٢٠٢٦, Casablanca 2026.
 *
 * @param locale as Open Graph writes it, for example `ar_EG`.
 */
export function digitsOf(locale: string): string {
  const write = new Intl.NumberFormat(tagOf(locale));
  const digits = Array.from({ length: 10 }, (_, digit) => write.format(digit)).join('');
  return digits === '0123456789' ? '' : digits;
}

/** A part of a hundred as a locale writes it: `70%`, `70 %`, `٧٠٪`. */
export function writePercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(tagOf(locale), { style: 'percent' }).format(percent / 100);
}

/**
 * A number that the site writes by itself, such as a year, in the site's digits. `next.config.ts` passes them on, so
 * that nothing of it is in the scripts of a site that writes ASCII's.
 */
export function inSiteDigits(number: number): string | number {
  return process.env.SITE_DIGITS
    ? String(number).replace(/\d/g, (digit) => process.env.SITE_DIGITS?.[Number(digit)] ?? digit)
    : number;
}

/** A locale, as Open Graph writes it, as a BCP 47 tag. */
export function tagOf(locale: string): string {
  return locale.replace('_', '-');
}
