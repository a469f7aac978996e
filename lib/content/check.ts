import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findWritingProblems } from '../writing/find-writing-problems';
import { type Problem, problemsOf, rejectMistakes, sentenceOf } from './problems';
import { contentSchema } from './schema';
import { linesOf } from './source-lines';

/** Parts of the content whose file or export is not named after them. */
const FILES: Readonly<Record<string, string>> = { facts: 'profile' };
const EXPORTS: Readonly<Record<string, string>> = { process: 'processSteps' };

/** The name of the file of a part of the content. */
export const fileOf = (part: string) => `${FILES[part] ?? part}.ts`;

/** The name of the export of a part of the content. */
export const exportOf = (part: string) => EXPORTS[part] ?? part;

/**
 * The place of a field: its file, and its line, or that of its group if the field is missing.
 *
 * @param folder that of a translation, which has only some of the files: `content/ar`.
 */
export function placeOf(field: string, folder = 'content'): Pick<Problem, 'file' | 'line'> {
  const part = field.split(/[.[]/)[0] || 'content';
  const name = fileOf(part);
  const file = existsSync(join(process.cwd(), folder, name)) ? `${folder}/${name}` : `content/${name}`;
  const path = join(process.cwd(), file);
  const lines = existsSync(path) ? linesOf(readFileSync(path, 'utf8'), exportOf(part), part) : undefined;
  const group = field.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return { file, line: lines?.get(field) ?? lines?.get(group) };
}

/**
 * Finds all problems in the content that the owner has to correct, except those of the Markdown files.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findProblems(content: unknown, folder?: string): Problem[] {
  const missing = ([part, ...rest]: readonly PropertyKey[]) =>
    rest.length === 0 ? `is missing; the file has to export ${exportOf(String(part))}` : undefined;
  const findPlace = (field: readonly PropertyKey[]) => placeOf(z.core.toDotPath(field), folder);
  return problemsOf(contentSchema, content, findPlace, missing);
}

/**
 * Validates the content, and the Markdown files of this build's language.
 *
 * @param others sentences on other mistakes, to be reported at the same time.
 * @throws {UserError} with a sentence for each problem: file, line, field, what is wrong and what to write.
 */
export function assertValidContent(content: unknown, others: readonly string[] = []): void {
  rejectMistakes([...others, ...[...findProblems(content), ...findWritingProblems(content)].map(sentenceOf)]);
}
