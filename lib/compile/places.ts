import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../content/finding';
import { fileOf, lineOf } from '../content/source';

/**
 * The place of a field: its file, and its line, or that of its group if the field is missing.
 *
 * @param folder that of a translation, which has only some of the files: `content/ar`.
 */
export function placeOf(field: string, folder = 'content'): Place {
  const part = field.split(/[.[]/)[0] || 'content';
  const name = fileOf(part);
  const file = existsSync(path.join(process.cwd(), folder, name)) ? `${folder}/${name}` : `content/${name}`;
  const absolute = path.join(process.cwd(), file);
  const code = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  const group = field.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return { file, line: lineOf(code, field) ?? lineOf(code, group) };
}
