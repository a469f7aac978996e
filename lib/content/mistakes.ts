import { z } from 'zod';
import type { Finding, Place } from './finding';
import { nearest } from './nearest';

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
  findPlace: (field: readonly PropertyKey[]) => Place,
  missing?: (field: readonly PropertyKey[]) => string | undefined,
): Finding[] {
  const { error } = schema.safeParse(value, { error: defaultMessage });
  return (error?.issues ?? []).flatMap(meantIssues).flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const messages = issue.code === 'unrecognized_keys' ? issue.message.split('\n') : [issue.message];
    return fields.map((field, index) => ({
      level: 'stop' as const,
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
