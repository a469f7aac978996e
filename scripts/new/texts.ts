import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_TYPES } from '../../lib/content/address-fields';
import { aliasPath } from '../../lib/content/alias';
import { idsOf } from '../../lib/markdown/markdown';
import { documentFolders, TEMPLATE_PAGES } from '../../lib/routes';
import { dayOf } from '../../lib/today';
import { UserError } from '../../lib/user-error';
import type { Value } from '../content-files';
import { FileFinder } from './texts/find-copy';
import { placesIn } from './texts/leftovers';
import { findTextFiles, type OldSite, readOldSite, type TextFile } from './texts/old-site';
import { readOldText } from './texts/old-text';
import { rewriteAddresses } from './texts/rewrite-addresses';
import { convertText, faultsIn, frontMatterOf } from './texts/text-file';
import { type MovedText, TextFinder } from './texts/text-finder';
import { testimonialOf, toProject } from './texts/works';

/** What the texts of a folder become. */
export type TextKind = 'posts' | 'case-studies' | 'pages' | 'testimonials';

/** A folder of texts on another site. */
export interface TextFolder {
  /** Its path from the root of the site; empty for the root itself. */
  folder: string;
  texts: readonly MovedText[];
  /** How many of them have a date. */
  dated: number;
}

/** The texts of another site, by folder. */
export interface FoundTexts {
  site: OldSite;
  folders: readonly TextFolder[];
}

/** What an import would write. */
export interface TextImport {
  /** The new texts, by their paths in the repository. */
  texts: ReadonlyMap<string, string>;
  /** The files to copy, by their new paths in the repository. */
  copies: ReadonlyMap<string, string>;
  /** New entries of `content/projects.ts` and `content/testimonials.ts`. */
  entries: Record<'projects' | 'testimonials', Record<string, Value | undefined>[]>;
  /** Why texts are drafts, with their files. */
  drafts: ReadonlyMap<string, readonly string[]>;
  /** What is not as it was, by kind: its places in the new files. */
  notes: ReadonlyMap<string, readonly string[]>;
}

/** @throws {UserError} if there are no texts. */
export function findTexts(folder: string, repository: string): FoundTexts {
  const site = readOldSite(folder, repository);
  const files = findTextFiles(site, folder);
  const byFolder = new Map<string, TextFile[]>();
  for (const file of files) byFolder.set(file.folder, [...(byFolder.get(file.folder) ?? []), file]);
  const folders = [...byFolder].flatMap(([name, inFolder]) => {
    // If most files have one name, the names of their folders tell them apart.
    const main = inFolder.filter(({ language }) => language === inFolder[0]?.language);
    const bases = main.map(({ path: file }) =>
      path.posix
        .basename(file)
        .replace(/\.\w+$/, '')
        .replace(/^[\d-]+[-_](?=.)/, ''),
    );
    const shared = bases.find(
      (base) => bases.length > 1 && bases.filter((one) => one === base).length > bases.length / 2,
    );
    const texts = inFolder.map((file) => ({
      ...readOldText(file, site, dayOf(), shared),
      address: '/x/' as const,
      file: '',
      isDraft: false,
    }));
    const read = texts.filter(
      (text) => !text.path.endsWith('.html') || !text.reasons.includes('has no date') || text.find('title'),
    );
    for (const text of texts)
      if (!read.includes(text)) site.faults.push({ kind: 'HTML without front matter is not read', place: text.path });
    return read.length > 0 ? [{ folder: name, texts: read, dated: read.filter(({ date }) => date).length }] : [];
  });
  if (folders.length === 0) throw new UserError(`There are no Markdown files in ${folder}.`);
  return { site, folders };
}

/** Those with dates are posts; if there are none, all are. */
export function usualKinds({ folders }: FoundTexts): Map<string, TextKind> {
  const dated = folders.filter(({ texts, dated: count }) => count * 2 > texts.length);
  return new Map(
    (dated.length > 0 ? dated : folders.length === 1 ? folders : []).map(({ folder }) => [folder, 'posts']),
  );
}

class Notes {
  readonly all = new Map<string, string[]>();
  readonly add = (kind: string, place: string) => void this.all.set(kind, [...(this.all.get(kind) ?? []), place]);
}

/**
 * Turns texts of another site into texts of this one. A text is published only if it was public, and all of it could be
 * read.
 *
 * @param repository the folder of this site.
 * @param language that of this site.
 */
export function importTexts(
  { site, folders }: FoundTexts,
  kinds: ReadonlyMap<string, TextKind>,
  repository: string,
  language: string,
): TextImport {
  const [notes, drafts] = [new Notes(), new Notes()];
  for (const { kind, place } of site.faults) notes.add(kind, place);
  const chosen = folders.flatMap(({ folder, texts }) => {
    const kind = kinds.get(folder);
    return kind ? placeTexts(texts, kind, site, { repository, language }, notes) : [];
  });
  const isEntry = ({ file }: MovedText) => file.includes('/testimonials/');
  const moved = chosen.filter((text) => !isEntry(text));
  const [finder, files] = [new TextFinder(moved, site.input), new FileFinder(site)];
  for (const text of chosen) readWhole(text, finder, site);
  // Missing pictures make drafts, to which no public text may link.
  for (const text of moved) {
    const { length } = text.leftovers.all;
    withAddresses(text, finder, files, site);
    text.leftovers.all.length = length;
    text.isDraft ||= text.leftovers.open.size > 0;
  }
  const written = new Map<string, string>();
  for (const text of moved) {
    const body = withAddresses(text, finder, files, site);
    const image = pictureAbove(text, files, notes);
    const whole = frontMatterOf(text, image, findOldAliases(text, finder, moved), language) + body;
    written.set(text.file, whole);
    for (const { kind, place } of placesIn(whole, text.file, text.leftovers.all)) notes.add(kind, place);
    for (const reason of new Set([...text.reasons, ...text.leftovers.open])) drafts.add(reason, text.file);
  }
  // A work that has fields alone is a project without a case study.
  const isPublic = ({ isDraft, reasons }: MovedText) => !isDraft || reasons.every((reason) => reason === 'is empty');
  const works = moved
    .filter((text) => text.file.startsWith('content/case-studies/') && isPublic(text))
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const titles = new Set<unknown>();
  const entries = {
    projects: works.map((text) => {
      const entry = toProject(text, files);
      // Two works of one name differ by their years.
      if (titles.has(entry.title)) entry.title = `${entry.title} (${entry.year ?? text.name})`;
      titles.add(entry.title);
      return entry;
    }),
    testimonials: chosen.filter(isEntry).flatMap((text) => [testimonialOf(text) ?? []].flat()),
  };
  return {
    texts: written,
    copies: newCopies(files.copies, repository, notes),
    entries,
    drafts: drafts.all,
    notes: notes.all,
  };
}

/** Converts a text, and finds why it can't be published. */
function readWhole(text: MovedText, finder: TextFinder, site: OldSite) {
  if (!text.file.includes('/posts/')) text.reasons = text.reasons.filter((reason) => reason !== 'has no date');
  text.text = convertText(text, site, finder);
  text.reasons.push(...faultsIn(text, text.text));
  text.isDraft = text.reasons.length + text.leftovers.open.size > 0;
}

/** Addresses that the site has itself. */
const OWN_PAGES: readonly string[] = [...TEMPLATE_PAGES, documentFolders.posts, '/home/', '/404/'];

/** Gives texts their new files and addresses; those that can have none are named. */
function placeTexts(
  texts: readonly MovedText[],
  kind: TextKind,
  site: OldSite,
  { repository, language }: { repository: string; language: string },
  notes: Notes,
): MovedText[] {
  const languages = texts.map((text) => findTextLanguage(text, site));
  // Without a main language, texts that name none are in it; if all name one, it is that of this site or the first.
  const usual = languages.includes(language) ? language : languages[0];
  const main = site.mainLanguage ?? (languages.includes(undefined) ? undefined : usual);
  const taken = new Set<string>();
  return texts.flatMap((text) => {
    const other = findTextLanguage(text, site);
    const isFurther = other !== undefined && main?.split(/[-_]/)[0] !== other.split(/[-_]/)[0];
    const folder = isFurther ? `content/${other}` : 'content';
    if (isFurther && !existsSync(path.join(repository, folder))) {
      notes.add(
        'Texts in another language are left out; make a folder of that language in content/ to bring them',
        text.path,
      );
      return [];
    }
    const address = `${documentFolders[kind === 'testimonials' ? 'posts' : kind]}${text.name}/` as const;
    if (kind === 'pages' && OWN_PAGES.includes(address)) {
      notes.add('Pages that the site has itself are left out', text.path);
      return [];
    }
    if (existsSync(path.join(repository, folder, kind, `${text.name}.md`))) {
      notes.add('Texts whose name is taken stay as they are here', `${folder}/${kind}/${text.name}.md (${text.path})`);
      return [];
    }
    let name = text.name;
    const year = text.date?.slice(0, 4);
    for (let number = 1; taken.has(`${folder}/${name}`); number++)
      name = `${text.name}-${number === 1 && year ? year : number}`;
    if (name !== text.name) notes.add('Texts of one name have another address now', `${name} (${text.path})`);
    taken.add(`${folder}/${name}`);
    const section = documentFolders[kind === 'testimonials' ? 'posts' : kind] as '/';
    return [{ ...text, name, file: `${folder}/${kind}/${name}.md`, address: `${section}${name}/` as const }];
  });
}

/** The language of a text by its place, or by its fields if its site has several. */
function findTextLanguage({ language, lang }: MovedText, { languages }: OldSite): string | undefined {
  return language ?? (languages.length > 1 && lang && languages.includes(lang) ? lang : undefined);
}

/** The picture above a text, if it is there. Without it, the text is still whole. */
function pictureAbove(text: MovedText, files: FileFinder, notes: Notes): string | undefined {
  if (text.image === undefined) return undefined;
  const copied = /^https?:/.test(text.image) ? undefined : files.copy(text.image, true, text);
  if (copied && PICTURE_TYPES.test(copied)) return copied;
  notes.add('Pictures above texts that are missing, or on other hosts, are left out', `${text.file} (${text.image})`);
  return undefined;
}

/** The text with the addresses that posts and files have now. */
function withAddresses(text: MovedText, finder: TextFinder, files: FileFinder, site: OldSite): string {
  return rewriteAddresses(text.text, {
    leftovers: text.leftovers,
    oldSite: site.address,
    findText: (address) => {
      const found = finder.byAddress(address, text);
      return found && { address: found.address, isHidden: found.isDraft && !text.isDraft };
    },
    copyFile: (address, isPicture) => files.copy(address, isPicture, text),
    idsOf: (address) => idsOf((address === undefined ? text : finder.byAddress(address, text))?.text ?? ''),
  });
}

function findOldAliases(text: MovedText, finder: TextFinder, texts: readonly MovedText[]): string[] {
  const language = /^content\/([^/]+)\/(?:posts|pages)\//.exec(text.file)?.[1];
  const taken = new Set<string>([...texts.map(({ address }) => address), ...OWN_PAGES]);
  return finder.ownAddresses(text).flatMap((old) => {
    const inside = language && old.startsWith(`/${language}/`) ? old.slice(language.length + 1) : old;
    return taken.has(aliasPath(inside).replace(/\/?$/, '/')) ? [] : inside;
  });
}

/** The files to copy, without those that are there. */
function newCopies(copies: ReadonlyMap<string, string>, repository: string, notes: Notes): Map<string, string> {
  return new Map(
    [...copies].filter(([target, source]) => {
      const present = path.join(repository, target);
      if (!existsSync(present)) return true;
      if (!readFileSync(present).equals(readFileSync(source)))
        notes.add('Files that are there with other content stay as they are', target);
      return false;
    }),
  );
}

/** Writes the texts and files of an import. */
export function writeTexts({ texts, copies }: TextImport, repository: string): void {
  const prepare = (file: string) => {
    const target = path.join(repository, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  for (const [file, text] of texts) writeFileSync(prepare(file), text, { flag: 'wx' });
  for (const [file, source] of copies) copyFileSync(source, prepare(file));
}
