import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findWritingMistakes } from '../writing/find-writing-mistakes';
import { type Mistake, mistakesOf, rejectMistakes, sentenceOf } from './mistakes';
import { contentSchema } from './schema';
import { lineOf } from './source';

/** The name of the file of a part of the content. */
export const fileOf = (part: string) => (part === 'facts' ? 'profile.ts' : `${part}.ts`);

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
  const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const group = field.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return { file, line: lineOf(code, field) ?? lineOf(code, group) };
}

/**
 * Finds all mistakes in the content that the owner has to correct, except those of the Markdown files.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findMistakes(content: unknown, folder?: string): Mistake[] {
  const missing = ([part, ...rest]: readonly PropertyKey[]) =>
    rest.length === 0 ? `is missing; the file has to export ${String(part)}` : undefined;
  const findPlace = (field: readonly PropertyKey[]) => placeOf(z.core.toDotPath(field), folder);
  return mistakesOf(contentSchema, content, findPlace, missing);
}

/**
 * Validates the content, and the Markdown files of this build's language.
 *
 * @param others sentences on other mistakes, to be reported at the same time.
 * @throws {UserError} with a sentence for each mistake: file, line, field, what is wrong and what to write.
 */
export function assertValidContent(content: unknown, others: readonly string[] = []): void {
  rejectMistakes([...others, ...[...findMistakes(content), ...findWritingMistakes(content)].map(sentenceOf)]);
}
