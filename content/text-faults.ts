/** Says what is wrong with a text, and what to do, as the end of a sentence about its field; nothing when it is well. */
export type FindFault = (value: string) => string | undefined;

/** Text as people type it between quotes. */
const quote = (value: string) => JSON.stringify(value);

/** Breaks of lines, controls, and halves of characters; none of them can be written on one line. */
const BREAKS_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The same but for what a text over several lines has. */
const BREAKS_A_TEXT = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** What stands in no address: the above, spaces, and marks that only turn the direction of writing. */
const BREAKS_AN_ADDRESS = /[\p{Cc}\p{Cs}\p{Z}\p{Bidi_Control}\u200B\uFEFF]/u;

const CHARACTER_NAMES = new Map([
  [' ', 'a space'],
  ['\n', 'a line break'],
  ['\r', 'a line break'],
  ['\u2028', 'a line break'],
  ['\u2029', 'a line break'],
  ['\t', 'a tab'],
]);

const WAYS_OUT = new Map([
  ['a line break', 'write it on one line'],
  ['a tab', 'write a space instead'],
]);

function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return CHARACTER_NAMES.get(character) ?? `the character U+${code}, which nobody can see`;
}

function findAtEnds(value: string, pattern = /\s/u): string | undefined {
  const [first = '', last = ''] = [[...value][0], [...value].at(-1)];
  if (pattern.test(first)) return `begins with ${nameOf(first)}; take it out`;
  if (pattern.test(last)) return `ends with ${nameOf(last)}; take it out`;
  return undefined;
}

/** A text of one or more sentences. Its line breaks show as spaces. */
export const findFaultInProse: FindFault = (value) => {
  const [found] = value.match(BREAKS_A_TEXT) ?? [];
  return found && `has ${nameOf(found)}; take it out`;
};

/** A text on a single line: it goes where a second line would be read as something else, into the contact card for one. */
export const findFaultInLine: FindFault = (value) => {
  const atEnds = findAtEnds(value);
  if (atEnds) return atEnds;
  const [found] = value.match(BREAKS_A_LINE) ?? [];
  return found && `has ${nameOf(found)}; ${WAYS_OUT.get(nameOf(found)) ?? 'take it out'}`;
};

/** A line that a pattern describes; `advice` goes on from "write". */
export function lineLike(pattern: RegExp, advice: string): FindFault {
  return (value) => findFaultInLine(value) ?? (pattern.test(value) ? undefined : `is ${quote(value)}; write ${advice}`);
}

/** A line of so many characters, counted as people count most of them: a letter beyond the first plane is one. */
export function lineWithin(least: number, most: number, counted: string): FindFault {
  return (value) => {
    const { length } = [...value];
    const fits = length >= least && length <= most;
    return (
      findFaultInLine(value) ?? (fits ? undefined : `has ${length} characters; ${counted} takes ${least} to ${most}`)
    );
  };
}

/** One of a few words. */
export function oneOf(words: readonly string[], called: string): FindFault {
  return (value) => (words.includes(value) ? undefined : `must be one of ${called}: ${words.join(', ')}`);
}

/** A day that exists: the 30th of February is none. */
export const findFaultInDay: FindFault = (value) => {
  const date = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  return exists ? undefined : `is ${quote(value)}; write a day that exists as YYYY-MM-DD, for example 2026-03-14`;
};

function findBreakInAddress(value: string): string | undefined {
  const atEnds = findAtEnds(value, BREAKS_AN_ADDRESS);
  if (atEnds) return atEnds;
  const [found] = value.match(BREAKS_AN_ADDRESS) ?? [];
  if (found === ' ') return 'has a space; take it out, or write %20 where it belongs to the address';
  return found && `has ${nameOf(found)}; take it out`;
}

const EXAMPLE_ADDRESS = 'for example https://example.com/page';

/**
 * A whole `https://` address, its host in any script.
 *
 * @param otherwise what may stand there instead, in words that follow the example.
 */
export function webAddress(otherwise = ''): FindFault {
  return (value) => {
    const broken = findBreakInAddress(value);
    if (broken) return broken;
    if (!/^https:\/\//i.test(value)) {
      return `is ${quote(value)}; write an address that starts with https://, ${EXAMPLE_ADDRESS}${otherwise}`;
    }
    if (!value.startsWith('https://')) return `begins with ${value.slice(0, 8)}; write https:// in small letters`;
    if (!URL.canParse(value)) {
      return `is ${quote(value)}, which no browser can open; write a whole address, ${EXAMPLE_ADDRESS}${otherwise}`;
    }
    const { username, password } = new URL(value);
    if (username || password) return 'names a user before the host; take out what stands before the @, and the @';
    return undefined;
  };
}

/** The address of a site as it is read by people and programs: a host and nothing behind it. */
export const findFaultInOrigin: FindFault = (value) => {
  const fault = webAddress()(value);
  if (fault || /^https:\/\/[^/?#\\]+$/.test(value)) return fault;
  const [, host] = value.match(/^https:[/\\]*([^/?#\\]+)/) ?? [];
  return `is ${quote(value)}; write the bare address without a path or a slash at the end, for example https://${host}`;
};

/** Letters of every script, with the signs they carry, and digits. */
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const EMAIL = new RegExp(
  `^(?:${LETTER}|[.!#$%&'*+/=?^_\`{|}~-])+@((?:${LETTER}|[.-])+\\.(?:${LETTER}|-)*\\p{L}(?:${LETTER}|-)*)$`,
  'u',
);

/** An email address in any script whose domain has a dot, without a name around it. */
export const findFaultInEmail: FindFault = (value) => {
  const [, domain] = value.match(EMAIL) ?? [];
  if (domain && URL.canParse(`https://${domain}`)) return undefined;
  const broken = value.includes('@') ? findBreakInAddress(value) : undefined;
  return broken ?? `is ${quote(value)}; write an email address alone, for example you@example.com`;
};

/** Digits of an international number: the longest of ITU-T E.164, and fewer than any country has. */
const PHONE_DIGITS = { least: 7, most: 15 };
const EXAMPLE_PHONE = 'for example +20 100 000 0000';

/** A phone number that can be dialled from everywhere, spaced as its owner likes it. */
export const findFaultInPhone: FindFault = (value) => {
  const fault = findFaultInLine(value) ?? findInvisibleInPhone(value);
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
    return `is ${quote(value)}, which cannot be dialled from abroad; begin with + and the country's number, ${EXAMPLE_PHONE}`;
  }
  const [odd] = value.slice(1).match(/[^\d ().-]/u) ?? [];
  if (odd)
    return `has ${quote(odd)}; behind the + write digits, spaces, brackets, dots and hyphens alone, ${EXAMPLE_PHONE}`;
  if (/\(0\)/.test(value)) return 'has (0), which is not dialled behind a + and would lead elsewhere; take it out';
  const digits = value.replace(/\D/g, '').length;
  if (digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most) return undefined;
  return `has ${digits} digits; an international number has ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most}, ${EXAMPLE_PHONE}`;
};

/** What address books put around a number when it is copied. */
function findInvisibleInPhone(value: string): string | undefined {
  const [found] = value.match(/[^\P{Z} ]|\p{Cf}/u) ?? [];
  return found && `has ${nameOf(found)}; take it out, or type the number anew`;
}

/** The digits of Arabic and of Persian each begin where sixteen divides their code. */
function latinDigit(digit: string): string {
  return String(digit.charCodeAt(0) % 16);
}
