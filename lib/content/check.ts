import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nearest } from '../nearest';
import { UserError } from '../user-error';
import { contentSchema } from './schema';
import { linesOf } from './source-lines';

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

/** Parts of the content whose file is not named after them. */
const FILES: Readonly<Record<string, string>> = { facts: 'profile' };

/** The name of the file of a part of the content. */
export const fileOf = (part: string) => `${FILES[part] ?? part}.ts`;

/**
 * The place of a field: its file, and its line, or that of its group if the field is missing.
 *
 * @param folder that of a translation, which has only some of the files: `content/ar`.
 */
export function placeOf(field: string, folder = 'content'): Pick<Mistake, 'file' | 'line'> {
  const part = field.split(/[.[]/)[0] || 'content';
  const name = fileOf(part);
  const file = existsSync(join(process.cwd(), folder, name)) ? `${folder}/${name}` : `content/${name}`;
  const path = join(process.cwd(), file);
  const lines = existsSync(path) ? linesOf(readFileSync(path, 'utf8'), part) : undefined;
  const group = field.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return { file, line: lines?.get(field) ?? lines?.get(group) };
}

function mistake(content: unknown, place: readonly PropertyKey[], message: string, folder?: string): Mistake {
  const field = z.core.toDotPath(place);
  const value = place.reduce<unknown>((group, key) => Reflect.get(Object(group), key), content);
  const found = { ...placeOf(field, folder), field };
  if (!message.startsWith('must ')) return { ...found, message };
  if (value === undefined && place.length === 1)
    return { ...found, message: `is missing; the file has to export ${field}` };
  if (value === undefined) return { ...found, message: `is missing; it ${message}` };
  return { ...found, message: typeof value === 'object' ? message : `${message}, got ${JSON.stringify(value)}` };
}

/**
 * Finds all mistakes in the content.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findMistakes(content: unknown, folder?: string): Mistake[] {
  const { error } = contentSchema.safeParse(content, { error: defaultMessage });
  return (error?.issues ?? []).flatMap(meantIssues).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return mistake(content, issue.path, issue.message, folder);
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) => mistake(content, [...issue.path, key], messages[index] ?? '', folder));
  });
}

/** Formats a mistake as one sentence. */
export function sentenceOf({ file, line, field, message }: Mistake): string {
  return `${file}${line ? `:${line}` : ''}: ${field} ${message}.`;
}

/**
 * Validates the content.
 *
 * @param others sentences on other mistakes, to be reported at the same time.
 * @throws {UserError} with a sentence for each mistake: file, line, field, what is wrong and what to write.
 */
export function assertValidContent(content: unknown, others: readonly string[] = []): void {
  rejectMistakes([...others, ...findMistakes(content).map(sentenceOf)]);
}

/** @throws {UserError} with these sentences, if there are any. */
export function rejectMistakes(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError('The site cannot be built:', mistakes);
}
