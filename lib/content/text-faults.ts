/** Says what is wrong with a text, and what to do, as the end of a sentence about its field; nothing when it is well. */
export type FindFault = (value: string) => string | undefined;

/** Text as people type it between quotes. */
export const quote = (value: string) => JSON.stringify(value);

/** Line breaks, control characters and halves of surrogate pairs: none of them can stand on one line. */
const BREAKS_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The same without the line breaks and tabs that a text of several lines may have. */
const BREAKS_A_TEXT = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

const CHARACTER_NAMES = new Map([
  [' ', 'a space'],
  ['\n', 'a line break'],
  ['\r', 'a line break'],
  ['\u2028', 'a line break'],
  ['\u2029', 'a line break'],
  ['\t', 'a tab'],
]);

const REMEDIES = new Map([
  ['a line break', 'write it on one line'],
  ['a tab', 'write a space instead'],
]);

/** What a sentence calls a character: a word for the usual ones, the code point for the others. */
export function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return CHARACTER_NAMES.get(character) ?? `the character U+${code}, which nobody can see`;
}

/** What nobody sees: white space, controls, joiners, marks of direction, and letters that are drawn as nothing. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text would leave its place empty. */
export const isBlank = (value: string) => value.replace(UNSEEN, '') === '';

/** The fault of a text that begins or ends with a character of the pattern: white space, unless told. */
export function findAtEnds(value: string, pattern = /\s/u): string | undefined {
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

/** A text on a single line. In the contact card, for instance, a second line would be read as another property. */
export const findFaultInLine: FindFault = (value) => {
  const atEnds = findAtEnds(value);
  if (atEnds) return atEnds;
  const [found] = value.match(BREAKS_A_LINE) ?? [];
  return found && `has ${nameOf(found)}; ${REMEDIES.get(nameOf(found)) ?? 'take it out'}`;
};

/** A line that a pattern describes; `advice` goes on from "write". */
export function lineLike(pattern: RegExp, advice: string): FindFault {
  return (value) => findFaultInLine(value) ?? (pattern.test(value) ? undefined : `is ${quote(value)}; write ${advice}`);
}

/**
 * A line of `least` to `most` characters, counted in code points: what a string's own length counts
 * as two, such as 𝕏, is one. `subject` begins the sentence, for example "a title".
 */
export function lineWithin(least: number, most: number, subject: string): FindFault {
  return (value) => {
    const { length } = [...value];
    const fits = length >= least && length <= most;
    return (
      findFaultInLine(value) ?? (fits ? undefined : `has ${length} characters; ${subject} takes ${least} to ${most}`)
    );
  };
}

/** One of a few words; `called` is what the sentence calls them, for example "the marks". */
export function oneOf(choices: readonly string[], called: string): FindFault {
  return (value) => (choices.includes(value) ? undefined : `must be one of ${called}: ${choices.join(', ')}`);
}

/** A day as YYYY-MM-DD. JavaScript reads the 30th of February as the 1st or 2nd of March, so the day is compared. */
export const findFaultInDay: FindFault = (value) => {
  const date = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  return exists ? undefined : `is ${quote(value)}; write a day that exists as YYYY-MM-DD, for example 2026-03-14`;
};
