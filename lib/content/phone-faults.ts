import { type FindFault, findFaultInLine, nameOf, quote } from './text-faults';

/** Digits of an international number: ITU-T E.164 allows 15, and no country has fewer than 7 with its own code. */
const DIGITS = { least: 7, most: 15 };
const EXAMPLE = 'for example +20 100 000 0000';

/** A phone number that can be dialled from everywhere, spaced as its owner likes it. */
export const findFaultInPhone: FindFault = (value) => {
  const fault = findFaultInLine(value) ?? findInvisible(value);
  if (fault) return fault;
  const latin = value.normalize('NFKC').replace(/[٠-٩۰-۹]/g, latinDigit);
  if (latin !== value) {
    return findFaultInPhone(latin) ?? `is ${quote(value)}; write it with the digits 0 to 9, for example ${latin}`;
  }
  if (/^00 ?\d/.test(value)) {
    const dialled = `+${value.slice(2).trim()}`;
    return findFaultInPhone(dialled) ?? `begins with 00; write + in their place, for example ${dialled}`;
  }
  if (!value.startsWith('+')) {
    return `is ${quote(value)}, which cannot be dialled from abroad; begin with + and the country's number, ${EXAMPLE}`;
  }
  if (/^\+\D*0/.test(value)) {
    return `begins with +0, which no country's number does; write that number in the place of the 0, ${EXAMPLE}`;
  }
  const [odd] = value.slice(1).match(/[^\d ().-]/u) ?? [];
  if (odd) return `has ${quote(odd)}; behind the + write digits, spaces, brackets, dots and hyphens alone, ${EXAMPLE}`;
  if (/\(0\)/.test(value)) return 'has (0), which is not dialled behind a + and would lead elsewhere; take it out';
  const count = value.replace(/\D/g, '').length;
  if (count >= DIGITS.least && count <= DIGITS.most) return undefined;
  return `has ${count} digits; an international number has ${DIGITS.least} to ${DIGITS.most}, ${EXAMPLE}`;
};

/** Address books put direction marks and odd spaces around a number that is copied from them. */
function findInvisible(value: string): string | undefined {
  const [found] = value.match(/[^\P{Z} ]|\p{Cf}/u) ?? [];
  return found && `has ${nameOf(found)}; take it out, or type the number anew`;
}

/** The Arabic and the Persian digits begin at U+0660 and U+06F0, so the last hexadecimal place is the digit. */
function latinDigit(digit: string): string {
  return String(digit.charCodeAt(0) % 16);
}
