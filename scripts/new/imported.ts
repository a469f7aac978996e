import type { Content } from '../../lib/content/schema';
import type { Change, Value } from '../content-files';

/** The parts of the content that an import replaces as a whole, or adds to. */
export const LISTS = ['experience', 'projects', 'skills', 'education', 'languages'] as const;

export type ListName = (typeof LISTS)[number];

/** What an import makes of the owner's data. */
export interface Imported {
  /** The new values of single fields. */
  changes: readonly Change[];
  /** The new lists that differ from the owner's. */
  lists: Partial<Record<ListName, readonly Entry[]>>;
  /** What could not be placed, and why, as sentences without a full stop. */
  left: string[];
}

/** An entry of a list, with its fields in the order in which they are written. */
export type Entry = Readonly<Record<string, Value | undefined>>;

/** What happens to a list of the owner's. */
export type ListAnswer = 'keep' | 'add' | 'replace';

/** The changes of a list. Entries that the owner has already are not added. */
export function listChanges(part: ListName, entries: readonly Entry[], answer: ListAnswer, content: Content): Change[] {
  if (answer === 'keep') return [];
  if (answer === 'replace') return [{ field: part, value: entries as Value }];
  const names = content[part].map(nameOf);
  return entries
    .filter((entry) => !names.includes(nameOf(entry)))
    .map((entry, index) => ({ field: `${part}[${content[part].length + index}]`, value: entry }));
}

/** What tells an entry from the others of its list. */
export function nameOf(entry: object): string {
  const { title, name, skills } = entry as Entry;
  return String(title ?? name ?? skills);
}
