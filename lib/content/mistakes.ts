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
}

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
      const known = Object.keys((issue.inst as z.ZodObject).shape).filter((field) => !(field in Object(issue.input)));
      const meant = issue.keys.map((key) => nearest(key, known));
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

/** @throws {UserError} with these sentences, if there are any. */
export function rejectMistakes(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError('The site cannot be built:', mistakes);
}

/** The name that was probably meant, or `undefined` if none is similar. Case counts for nothing. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const wanted = written.toLowerCase();
  const similar = names.flatMap((name) => {
    const other = name.toLowerCase();
    const likeness = (2 * commonLetters(wanted, other)) / (wanted.length + other.length);
    return likeness > 0.6 || (wanted.length > 2 && other.includes(wanted)) || wanted.includes(other)
      ? { name, likeness }
      : [];
  });
  return similar.sort((one, other) => other.likeness - one.likeness)[0]?.name;
}

/** How many letters two texts have in common, in the same order. */
function commonLetters(one: string, other: string): number {
  const row = Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    let diagonal = 0;
    for (let column = 1; column <= other.length; column++) {
      const [above = 0, left = 0] = [row[column], row[column - 1]];
      row[column] = other[column - 1] === letter ? diagonal + 1 : Math.max(above, left);
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}
