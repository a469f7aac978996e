/** A locale's digits from zero to nine, or an empty string if they are ASCII's: `ar_EG` writes ٢٠٢٦, `ar_MA` 2026. */
export function digitsOf(locale: string): string {
  const write = new Intl.NumberFormat(tagOf(locale));
  const digits = Array.from({ length: 10 }, (_, digit) => write.format(digit)).join('');
  return digits === '0123456789' ? '' : digits;
}

/** A number, such as a year, in the site's digits. Sites with ASCII digits have no code for it in their scripts. */
export function inSiteDigits(number: number): string | number {
  return process.env.SITE_DIGITS
    ? String(number).replace(/\d/g, (digit) => process.env.SITE_DIGITS?.[Number(digit)] ?? digit)
    : number;
}

/** Converts a locale in Open Graph's format to a BCP 47 tag. */
export function tagOf(locale: string): string {
  return locale.replace('_', '-');
}
