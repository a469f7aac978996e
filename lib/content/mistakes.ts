import { z } from 'zod';
import { UserError } from '../user-error';

/** A mistake in the content, which stops the build. */
export interface Mistake {
  /** The file's path, relative to the repository's root. */
  file: string;
  /** The line of the value, or of its group if it is missing, unless code computes it. */
  line?: number;
  /** The field's path: `projects[1].liveLink`. */
  field: string;
  /** What is wrong and what to write, as the rest of a sentence that begins with the field. */
  message: string;
  /** What many mistakes of its kind are, after their number: `pictures have no alternative text`. */
  group?: string;
}

/** A mistake in a text, whose file is known. */
export type TextMistake = Omit<Mistake, 'file'>;

/** Default messages, for rules without a message, by the expected type. */
const EXPECTED: Readonly<Record<string, string>> = {
  object: 'must be a group of fields in braces',
  array: 'must be a list in square brackets',
  boolean: 'must be true or false, without quotes',
  string: 'must be text in quotes',
};

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The default message of an issue, for rules without a message. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected];
    case 'invalid_value':
      return `must be one of ${quoted(issue.values)}`;
    case 'invalid_union':
      return `must be one of ${quoted(issue.options as string[])}`;
    case 'unrecognized_keys': {
      const fieldNames = Object.keys((issue.inst as z.ZodObject).shape);
      // Compared with all fields at once, so that each name has one meaning. A field that is already there was not
      // meant.
      const meant = issue.keys.map((key) =>
        [nearest(key, fieldNames)].find((name) => name && !(name in Object(issue.input))),
      );
      const advice = meant.map((name) => (name ? `you probably mean ${name}` : 'correct its spelling or remove it'));
      // One line for each field.
      return advice.map((what) => `is a field that the site does not know; ${what}`).join('\n');
    }
  }
}

/** The issues of the option of a union that the owner meant: the group, if they wrote a group. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const isWithin = ({ code, path }: z.core.$ZodIssue) => path.length > 0 || code === 'unrecognized_keys';
  const meant = issue.code === 'invalid_union' && issue.errors.find((errors) => errors.every(isWithin));
  return meant ? meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

/**
 * Finds all mistakes in a value by its schema.
 *
 * @param findPlace Finds where a field was written.
 * @param missing The message for a missing field, or `undefined` for the default one.
 */
export function mistakesOf(
  schema: z.ZodType,
  value: unknown,
  findPlace: (field: readonly PropertyKey[]) => Pick<Mistake, 'file' | 'line'>,
  missing?: (field: readonly PropertyKey[]) => string | undefined,
): Mistake[] {
  const { error } = schema.safeParse(value, { error: defaultMessage });
  return (error?.issues ?? []).flatMap(meantIssues).flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const messages = issue.code === 'unrecognized_keys' ? issue.message.split('\n') : [issue.message];
    return fields.map((field, index) => ({
      ...findPlace(field),
      field: z.core.toDotPath(field),
      message: wholeMessage(
        messages[index] ?? '',
        field.reduce<unknown>((group, key) => Reflect.get(Object(group), key), value),
        missing?.(field),
      ),
    }));
  });
}

/** A rule's message, with the value that it is about. */
function wholeMessage(message: string, value: unknown, missing = `is missing; it ${message}`): string {
  if (!message.startsWith('must ')) return message;
  if (value === undefined) return missing;
  return typeof value === 'object' ? message : `${message}, got ${JSON.stringify(value)}`;
}

/** Formats a mistake as one sentence. */
export function sentenceOf({ file, line, field, message }: Mistake): string {
  return `${file}${line ? `:${line}` : ''}: ${field} ${message}.`;
}

/** How many mistakes of a kind have a sentence each. */
const SENTENCES = 3;

/** How many further ones a list names, unless all are asked for. */
const LIST_LENGTH = 10;

/**
 * Formats mistakes as sentences, in their order. If there are many of a kind, one sentence lists where the others are.
 *
 * @param listAll whether lists are complete, with one sentence a line.
 */
export function sentencesOf(mistakes: readonly Mistake[], listAll = false): string[] {
  const kinds = new Map<string, Mistake[]>();
  for (const mistake of mistakes) kinds.set(kindOf(mistake), [...(kinds.get(kindOf(mistake)) ?? []), mistake]);
  return mistakes.flatMap((mistake) => {
    const { group } = mistake;
    const kind = kinds.get(kindOf(mistake)) ?? [];
    const index = kind.indexOf(mistake);
    const listed = kind.slice(group ? 0 : SENTENCES);
    if (listed.length <= 1 || kind.length <= SENTENCES || (!group && index < SENTENCES)) return [sentenceOf(mistake)];
    if (mistake !== listed[0]) return [];
    const beginning = group ? `${kind.length} ${group}` : `${listed.length} more of this kind`;
    return [`${beginning}:${listOf(listed, listAll)}`];
  });
}

/** What mistakes have in common: the kind of field, and the beginning of the message, without names and values. */
function kindOf({ field, message, group }: Mistake): string {
  if (group) return group;
  const [fieldKind] = /^(?:the|a) \w+|\w+(?=(?:\[\d+\])?$)/.exec(field) ?? [];
  return `${fieldKind} ${message.split(/[;:,(]/)[0]?.replaceAll(/"[^"]*"|\S*[./]\S+|\d+/g, '…')}`;
}

function listOf(mistakes: readonly Mistake[], listAll: boolean): string {
  if (listAll) return mistakes.map((mistake) => `\n    ${sentenceOf(mistake)}`).join('');
  const rest = mistakes.length - LIST_LENGTH;
  const end = rest > 0 ? ` and ${rest} more, which npm run check -- --all lists.` : '.';
  // One of each file comes before a second one of any.
  const firsts = mistakes.filter(({ file }, index) => mistakes.findIndex((other) => other.file === file) === index);
  const named = new Set([...new Set([...firsts, ...mistakes])].slice(0, LIST_LENGTH));
  const places = mistakes.flatMap((mistake) =>
    named.has(mistake) ? `${mistake.file}${mistake.line ? `:${mistake.line}` : ''} (${mistake.field})` : [],
  );
  return ` ${places.join(', ')}${end}`;
}

/** @throws {UserError} with these sentences, if there are any. */
export function rejectMistakes(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError('The site cannot be built:', mistakes);
}

/** The share of wrong letters at which a name is too different to be a misspelling. */
const TOO_DIFFERENT = 1 / 3;

/**
 * The name that was probably meant, or `undefined` if none is near: one with a few letters wrong, or one that begins or
 * ends with the other, as `updatedAt` does with `updated`. Upper and lower case count as the same.
 */
export function nearest(misspelled: string, names: readonly string[]): string | undefined {
  const wanted = misspelled.toLowerCase();
  const near = names.flatMap((name) => {
    const other = name.toLowerCase();
    const [short = '', long = ''] = [wanted, other].sort((one, two) => one.length - two.length);
    const share = typos(wanted, other) / long.length;
    const isPart = short.length > 2 && (long.startsWith(short) || long.endsWith(short));
    return share < TOO_DIFFERENT || isPart ? { name, share } : [];
  });
  return near.sort((one, two) => one.share - two.share)[0]?.name;
}

/** How many letters are missing, wrong, too many, or exchanged with the next one (the Damerau-Levenshtein distance). */
function typos(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const [letter, pair] = [one[row - 1], other[column - 1]];
      const [diagonal = 0, up = 0, left = 0] = [above[column - 1], above[column], current[column - 1]];
      const exchanged =
        letter === other[column - 2] && pair === one[row - 2] ? (before[column - 2] ?? Infinity) : Infinity;
      current.push(Math.min(diagonal + Number(letter !== pair), up + 1, left + 1, exchanged + 1));
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}
