import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { confirm, isCancel, select } from '@clack/prompts';
import type { Content } from '../../lib/content/schema';
import { UserError } from '../../lib/user-error';
import { isSampleList } from '../check/sample-texts';
import { editContent } from '../content-files';
import { listChanges } from './resume';
import {
  type FoundTexts,
  findTexts,
  importTexts,
  type TextFolder,
  type TextImport,
  type TextKind,
  usualKinds,
  writeTexts,
} from './texts';

/** The options of `npm run new` that count for texts; each kind names folders, separated by commas. */
export interface TextOptions extends Partial<Record<TextKind, string | boolean>> {
  all?: string | boolean;
  yes?: string | boolean;
  'dry-run'?: string | boolean;
}

/** The kinds of texts, by the options that name their folders. */
export const TEXT_KINDS = {
  posts: 'posts',
  'case-studies': 'case studies, with a project each',
  pages: 'pages',
  testimonials: 'testimonials',
} as const satisfies Record<TextKind, string>;

/**
 * Brings the texts of another site, and says once what became of them.
 *
 * @returns the new files that can be checked at once.
 */
export async function moveTexts(
  folder: string,
  options: TextOptions,
  content: Content,
  repository: string,
): Promise<string[]> {
  const found = findTexts(folder, repository);
  const kinds = await chooseKinds(found, options);
  const result = importTexts(found, kinds, repository, content.site.language);
  const { projects, testimonials } = result.entries;
  const changes = Object.entries({ projects, testimonials }).flatMap(([part, entries]) => {
    const list = part as 'projects' | 'testimonials';
    return entries.length > 0
      ? listChanges(list, entries, isSampleList(list, content) ? 'replace' : 'add', content)
      : [];
  });
  const edited = changes.length > 0 ? editContent(repository, changes) : new Map<string, string>();
  printImport(found, kinds, result, options.all === true ? Infinity : 3);
  if (options['dry-run'] || (!options.yes && (await confirm({ message: 'Write them?' })) !== true)) {
    console.log('Nothing was written.');
    return [];
  }
  writeTexts(result, repository);
  for (const [file, code] of edited) {
    const target = path.join(repository, file);
    if (readFileSync(target, 'utf8') !== code) writeFileSync(target, code);
  }
  console.log('Next: look at them with npm run dev, then run npm run check.');
  // What this process knows of changed entries is what they were.
  return edited.size > 0 ? [] : [...result.texts.keys()];
}

const formatFolderName = ({ folder }: TextFolder) => folder || '.';

/** @throws {UserError} if an option names a folder that there is not. */
async function chooseKinds(found: FoundTexts, options: TextOptions): Promise<Map<string, TextKind>> {
  const kinds = usualKinds(found);
  for (const kind of Object.keys(TEXT_KINDS) as TextKind[]) {
    const named = typeof options[kind] === 'string' ? options[kind].split(',').filter(Boolean) : [];
    for (const name of named) {
      const [folder, ...others] = found.folders.filter((one) =>
        [formatFolderName(one), path.posix.basename(one.folder)].includes(name.trim().replace(/\/$/, '')),
      );
      if (!folder || others.length > 0)
        throw new UserError(`--${kind} must name some of ${found.folders.map(formatFolderName).join(', ')}.`);
      kinds.set(folder.folder, kind);
    }
  }
  for (const folder of options.yes ? [] : found.folders) {
    const { texts, dated } = folder;
    const answer = await select<TextKind | 'none'>({
      message: `${formatFolderName(folder)} has ${countOf(texts.length)}, ${dated} with a date. What are they?`,
      initialValue: kinds.get(folder.folder) ?? 'none',
      options: [
        ...Object.entries(TEXT_KINDS).map(([value, label]) => ({ value: value as TextKind, label })),
        { value: 'none', label: 'leave them out' },
      ],
    });
    if (isCancel(answer)) throw new UserError('Cancelled. Nothing was written.');
    if (answer === 'none') kinds.delete(folder.folder);
    else kinds.set(folder.folder, answer);
  }
  return kinds;
}

const countOf = (count: number, noun = 'text', nouns = `${noun}s`) => `${count} ${count === 1 ? noun : nouns}`;

function printImport(
  { folders }: FoundTexts,
  kinds: ReadonlyMap<string, TextKind>,
  { texts, copies, entries, drafts, notes }: TextImport,
  limit: number,
) {
  for (const folder of folders)
    console.log(
      `${formatFolderName(folder)}: ${countOf(folder.texts.length)}, ${folder.dated} with a date: ${kinds.get(folder.folder) ?? 'left out; --posts, --pages, --case-studies or --testimonials bring them'}`,
    );
  const draftFiles = new Set([...drafts.values()].flat());
  const aliases = [...texts.values()].join('').match(/^ {2}- ["']?\//gm) ?? [];
  const others = Object.entries(entries).flatMap(([name, list]) =>
    list.length > 0 ? countOf(list.length, name.slice(0, -1)) : [],
  );
  const counts = [
    countOf(texts.size),
    ...others,
    `${countOf(draftFiles.size, 'draft')} among them`,
    countOf(copies.size, 'picture or file', 'pictures and files'),
    `${countOf(aliases.length, 'old address', 'old addresses')}`,
  ];
  console.log(`\n${counts.join(', ')}.`);
  const listPlaces = (places: readonly string[]) => {
    const more = places.length > limit ? ` and ${places.length - limit} more (--all)` : '';
    return places.slice(0, limit).join(', ') + more;
  };
  if (drafts.size > 0) console.log('\nDrafts, because the text');
  for (const [reason, files] of [...drafts].sort(([, one], [, other]) => other.length - one.length))
    console.log(`  ${reason} (${files.length}): ${listPlaces(files)}`);
  if (notes.size > 0) console.log('\nPlease note:');
  for (const [kind, places] of notes) console.log(`  ${kind} (${places.length}): ${listPlaces(places)}`);
  console.log('');
}
