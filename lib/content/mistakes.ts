import { z } from 'zod';
import { nearest } from '../nearest';
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
      return issue.keys.map((key) => unknownField(key, known)).join('\n');
    }
  }
}

/** The message for a field that the schema lacks. Those of several fields are separated by line breaks. */
function unknownField(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return `is a field that the site does not know; ${meant ? `you probably mean ${meant}` : 'correct its spelling or remove it'}`;
}

/** The issues of the option of a union that the owner meant: the group, if they wrote a group. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const isWithin = ({ code, path }: z.core.$ZodIssue) => path.length > 0 || code === 'unrecognized_keys';
  const meant = issue.code === 'invalid_union' && issue.errors.find((errors) => errors.every(isWithin));
  return meant ? meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

/** Finds where a field was written. */
type FindPlace = (field: readonly PropertyKey[]) => Pick<Mistake, 'file' | 'line'>;

/**
 * Finds all mistakes in a value by its schema.
 *
 * @param missing The message for a missing field, or `undefined` for the default one.
 */
export function mistakesOf(
  schema: z.ZodType,
  value: unknown,
  findPlace: FindPlace,
  missing?: (field: readonly PropertyKey[]) => string | undefined,
): Mistake[] {
  const { error } = schema.safeParse(value, { error: defaultMessage });
  return (error?.issues ?? []).flatMap(meantIssues).flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const messages = issue.code === 'unrecognized_keys' ? issue.message.split('\n') : [issue.message];
    return fields.map((field, index) => ({
      ...findPlace(field),
      field: z.core.toDotPath(field),
      message: wholeMessage(messages[index] ?? '', valueAt(field, value), missing?.(field)),
    }));
  });
}

function valueAt(field: readonly PropertyKey[], value: unknown): unknown {
  return field.reduce<unknown>((group, key) => Reflect.get(Object(group), key), value);
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
