import { z } from 'zod';
import * as addressField from '../content/address-fields';
import * as field from '../content/fields';
import { type DividedFile, divideFile } from './divide-file';

const entry = z.strictObject({
  /** Its name, which leads to `link`. */
  title: field.line(),
  /** Optional: one or two sentences, with Markdown as in those of `content/`. */
  text: field.prose().optional(),
  /** Optional: when, as you want it to be shown: `2024`, `March 2024`. */
  date: field.line().optional(),
  /** Optional: an https:// URL, or a page or file of this site. */
  link: addressField.address().optional(),
  /** Optional: a picture, as a file beside the list, or in `public/` if it begins with a slash. */
  picture: field.line().optional(),
});

/** The schema of the list beside a page: the entries of each group, by its heading; those without one have an empty one. */
export const pageListSchema = z.record(z.string(), field.list(entry, 'title'));

/** The list that a page shows below its text. */
export interface PageList {
  /** Its path in the repository: `content/pages/uses.yaml`. */
  file: string;
  groups: z.infer<typeof pageListSchema>;
}

/** A list as its author wrote it. Nothing of it is checked. */
export interface PageListSource extends PageList, Pick<DividedFile, 'lineOf' | 'mistakes'> {}

/** Reads the list beside a page: entries, or groups of entries. */
export function readPageList(file: string, yaml: string): PageListSource {
  const isUngrouped = /^\s*(?:#.*\n\s*)*- /.test(yaml);
  const head = isUngrouped ? '---\n"":\n' : '---\n';
  const { fields = {}, text, ...source } = divideFile(`${head}${yaml}\n---\n`, () => true);
  const added = head.split('\n').length - 1;
  const mistakes = source.mistakes.map((mistake) => ({ ...mistake, line: mistake.line - added }));
  if (text.trim()) mistakes.push({ line: 1, message: 'has a line of three hyphens; remove it' });
  const lineOf: DividedFile['lineOf'] = (path) => Math.max(1, source.lineOf(path) - added);
  return { file, groups: inLines(fields) as PageList['groups'], lineOf, mistakes };
}

/** The values with each text in one line. */
function inLines(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(inLines);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLines(inner)]));
}

/** The links, the pictures and the sentences of a list as a text in Markdown, on their lines, for what looks into texts. */
export function textOfList({ groups, lineOf }: Omit<PageListSource, 'mistakes'>): string {
  const lines: string[] = [];
  for (const [group, entries] of Object.entries(groups))
    entries.forEach(({ text = '', link, picture }, index) => {
      const parts = [text, link && `[link](<${link}>)`, picture && `![picture](<${picture}>)`];
      lines[lineOf([group, index]) - 1] = parts.filter(Boolean).join(' ');
    });
  return Array.from(lines, (line = '') => line).join('\n');
}
