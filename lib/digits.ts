import { digits } from '@/lib/built';

/** A number, such as a year, in the site's digits. Sites with ASCII digits have no code for it in their scripts. */
export function inSiteDigits(number: number): string | number {
  return digits ? String(number).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : number;
}
