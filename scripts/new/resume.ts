import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { finalAddress } from '../../lib/compile/final-address';
import { type Address, isOnSite } from '../../lib/content/address-fields';
import { mistakesOf } from '../../lib/content/mistakes';
import type { Content } from '../../lib/content/schema';
import {
  ACHIEVEMENT_KINDS,
  achievement,
  language,
  project,
  skillGroup,
  testimonial,
  timelineEntry,
} from '../../lib/content/schema/work';
import { UserError } from '../../lib/user-error';
import { ACHIEVEMENT_FIELDS, resumeWith } from '../../site/resume';
import { type Change, textsOf, type Value, withChanges } from '../content-files';
import { markOf } from '../profiles';
import { ENTRIES, type Entry, fieldsOf, LISTS, type ListName } from './resume-entries';
import { changeProfile } from './resume-profile';
import { type Group, isGroup, withHttps } from './resume-values';

/** What an import makes of the owner's data. */
export interface Imported {
  /** The new values of single fields. */
  changes: readonly Change[];
  /** The new lists that differ from the owner's. */
  lists: Partial<Record<ListName, readonly Entry[]>>;
  /** What the owner should know about the import, such as what is left out and why, as sentences without a full stop. */
  notes: string[];
}

/** What happens to a list of the owner's. */
export type ListAnswer = 'keep' | 'add' | 'replace';

const group = z.record(z.string(), z.unknown(), 'must be a group of fields');

/** A list of groups; a text is the name of one. */
const groups = z
  .array(z.preprocess((entry) => (typeof entry === 'string' ? { name: entry } : entry), group))
  .default([]);

/** The parts of JSON Resume that the content has, too. */
const schema = z.object({
  basics: z.looseObject({ profiles: groups }).prefault({}),
  work: groups,
  education: groups,
  skills: groups,
  languages: groups,
  projects: groups,
  volunteer: groups,
  awards: groups,
  certificates: groups,
  publications: groups,
  references: groups,
});

/** The parts of JSON Resume by the names that other programs give them. */
const OTHER_NAMES = {
  experience: 'work',
  positions: 'work',
  educations: 'education',
  profile: 'basics',
  certifications: 'certificates',
};

/** The part for which the content has no place. */
const WITHOUT_PLACE = 'interests';

const isKnownPart = (name: string) => name in schema.shape || name === WITHOUT_PLACE;

/** What other programs keep in a CV for themselves. */
const INTERNAL = ['$schema', 'meta', 'metadata', 'id', 'picture', 'sections', 'summary', 'profiles'];

const SCHEMAS: Record<ListName, z.ZodType> = {
  experience: timelineEntry,
  education: timelineEntry,
  achievements: achievement,
  projects: project,
  skills: skillGroup,
  languages: language,
  testimonials: testimonial,
};

/**
 * The changes that bring a CV into the content: one in the format of https://jsonresume.org or of Reactive Resume, or in
 * another one with the same parts. An entry that the content would export as it is in the file stays as it is written.
 *
 * @param source its name, for messages.
 * @throws {UserError} if the data is not a CV.
 */
export function importResume(json: unknown, source: string, content: Content): Imported {
  const resume = inOneFormat(clean(json));
  const { data } = schema.safeParse(resume);
  if (!data || !Object.keys(schema.shape).some((part) => part in Object(resume))) {
    const [mistake] = mistakesOf(schema, isGroup(json) ? resume : json, () => ({ file: source }));
    const problem = mistake ? `${mistake.field || 'it'} ${mistake.message}` : 'it has neither basics nor work';
    throw new UserError(`${source} is not in the format of JSON Resume (https://jsonresume.org): ${problem}.`);
  }
  const site = finalAddress(content.site.address);
  const urlOf = (address: Address) => new URL(isOnSite(address) ? site + address : address).href;
  const present = schema.parse(clean(resumeWith(content, urlOf)));
  const notes: string[] = [];
  const unread = Object.keys(Object(resume)).filter((part) => !isKnownPart(part) && !INTERNAL.includes(part));
  const changes = changeProfile(data.basics, present.basics, content, notes, unread);
  const lists: Imported['lists'] = {};
  for (const part of LISTS) {
    const contentEntries = exportedEntries(part, content);
    const exported = entriesFor(part, present);
    const entries = entriesFor(part, data).map(({ name, entry }, index) => {
      const same = contentEntries[exported.findIndex((one) => isDeepStrictEqual(one.entry, entry))];
      if (same) return same;
      const fields = fieldsOf(entry);
      const converted = ENTRIES[part](fields, content);
      unread.push(...[...fields.unread].map((field) => `${name}.${field}`));
      return judge(part, converted, index, notes);
    });
    const valid = entries.filter((entry) => entry !== undefined);
    const imported = part === 'skills' ? inOneGroup(valid) : withUniqueNames(part, valid, notes);
    if (imported.length > 0 && JSON.stringify(imported) !== JSON.stringify(contentEntries)) lists[part] = imported;
  }
  if (unread.length > 0) notes.unshift(`${[...new Set(unread)].join(', ')}: not imported`);
  notes.push(...generalNotes(Object(resume), { changes, lists }));
  return { changes, lists, notes };
}

/** The types of projects that are achievements, by their names in JSON Resume. */
const PROJECT_TYPES = { talk: 'talk', presentation: 'talk', conference: 'talk', podcast: 'podcast' };

/** The entries of a CV that become those of a list, with the name that their list has there, achievements by kind. */
function entriesFor(part: ListName, resume: z.infer<typeof schema>): { name: string; entry: Group }[] {
  const kindOf = ({ type }: Group) => PROJECT_TYPES[String(type).toLowerCase() as keyof typeof PROJECT_TYPES];
  if (part === 'achievements')
    return ACHIEVEMENT_KINDS.flatMap((kind) => {
      const name = ACHIEVEMENT_FIELDS[kind].list;
      const entries = resume[name].filter((entry) => name !== 'projects' || kindOf(entry) === kind);
      return entries.map((entry) => ({ name, entry: { ...entry, kind } }));
    });
  const name = NAMES[part];
  const entries = resume[name].filter((entry) => part !== 'projects' || !kindOf(entry));
  return entries.map((entry) => ({ name, entry }));
}

/** The entries of a list of the content that a CV has, in the order of `entriesFor`. */
function exportedEntries(part: ListName, content: Content): Entry[] {
  const entries = (content[part] as readonly Entry[]).filter(({ cv }) => cv !== false);
  if (part !== 'achievements') return entries;
  return ACHIEVEMENT_KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
}

/** The names of the lists in JSON Resume. */
const NAMES = {
  experience: 'work',
  projects: 'projects',
  skills: 'skills',
  education: 'education',
  languages: 'languages',
  testimonials: 'references',
} as const satisfies Record<Exclude<ListName, 'achievements'>, string>;

/** Data as it is in JSON, without what is empty, and without line breaks and spaces around texts. */
function clean(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    // An entry without a value leaves a hole.
    if (Array.isArray(value)) return value.length > 0 ? value.filter(() => true) : undefined;
    if (isGroup(value) && key !== '') return Object.keys(value).length > 0 ? value : undefined;
    return (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || undefined : value) ?? undefined;
  });
}

/** A CV with the parts of JSON Resume. Reactive Resume has its lists in sections; others have no group for the person. */
function inOneFormat(resume: unknown): unknown {
  if (!isGroup(resume)) return resume;
  const sections = Object.entries(isGroup(resume.sections) ? resume.sections : {});
  const lists = sections.flatMap(([name, section]) =>
    isGroup(section) && (section.items || name === 'custom') ? [[name, section.items ?? section]] : [],
  );
  const named = Object.entries({ ...resume, ...Object.fromEntries(lists) }).map(([name, value]) => {
    const isPart = typeof value === 'object' && name in OTHER_NAMES;
    return [isPart ? OTHER_NAMES[name as keyof typeof OTHER_NAMES] : name, value];
  });
  const { sections: _, ...parts }: Record<string, unknown> = Object.fromEntries(named);
  const summary = sections.find(([name]) => name === 'summary')?.[1] ?? resume.summary;
  if (isGroup(parts.basics)) {
    const { profiles, picture } = parts;
    return { ...parts, basics: { picture, summary, profiles, ...parts.basics } };
  }
  const isPerson = parts.name ?? parts.firstName ?? parts.headline;
  if (parts.basics || !isPerson) return parts;
  const person = Object.entries(parts).filter(([name]) => !isKnownPart(name));
  const others = Object.entries(parts).filter(([name]) => isKnownPart(name));
  return { ...Object.fromEntries(others), basics: Object.fromEntries(person) };
}

/** The entry without the values that the build would reject; `undefined` if it has no name or text without them. */
function judge(part: ListName, entry: Entry, index: number, notes: string[]): Entry | undefined {
  const name = `${part}, ${nameOf(entry) || `entry ${index + 1}`}`;
  const mistakesIn = (value: Entry) => mistakesOf(SCHEMAS[part], value, () => ({ file: '' }));
  const mistakes = new Map(mistakesIn(entry).map(({ field, message }) => [field, message]));
  const removed = [...mistakes.keys()].reverse().map((field) => ({ field, value: undefined }));
  const valid = withChanges(entry, removed);
  const [missing] = mistakesIn(valid);
  for (const [field, message] of mistakes)
    if (field !== missing?.field) notes.push(`${name}: ${field} ${message}, and is left out`);
  if (missing) notes.push(`${name} is left out: ${missing.field} ${mistakes.get(missing.field) ?? missing.message}`);
  return missing ? undefined : valid;
}

/** Skills that are not in groups are one group. */
function inOneGroup(entries: readonly Entry[]): readonly Entry[] {
  const isAlone = ({ title, skills }: Entry) => !title && Array.isArray(skills) && skills.length === 1;
  if (entries.length < 2 || !entries.every(isAlone)) return entries;
  return [{ skills: entries.flatMap(({ skills }) => skills as string[]) }];
}

/** The entries of a list in which no two may have the same name: the second gets a number. */
function withUniqueNames(part: ListName, entries: readonly Entry[], notes: string[]): readonly Entry[] {
  const field = { projects: 'title', languages: 'name' }[part as string];
  if (!field) return entries;
  const names = entries.map((entry) => String(entry[field]).toLowerCase());
  return entries.map((entry, index) => {
    const number = names.slice(0, index + 1).filter((name) => name === names[index]).length;
    if (number === 1) return entry;
    const name = `${entry[field]} (${number})`;
    notes.push(`${part}, ${entry[field]}: another entry has this name; this one is named ${name}`);
    return { ...entry, [field]: name };
  });
}

/** What is to be said about the import as a whole. */
function generalNotes(resume: Record<string, unknown>, imported: Pick<Imported, 'changes' | 'lists'>): string[] {
  const notes: string[] = [];
  const { languages, projects, testimonials } = imported.lists;
  if (languages) notes.push('languages: the lengths of the bars that the CV does not give are guessed from the levels');
  const withoutCode = (languages ?? []).filter(({ code }) => code === 'und').map(({ name }) => name);
  if (withoutCode.length > 0)
    notes.push(`languages: the code of ${withoutCode.join(', ')} is unknown; write it in place of "und"`);
  if (testimonials) notes.push('testimonials: show them only with the consent of who wrote them');
  const unnamed = (projects ?? []).filter(({ title, description }) => title === description).map(({ title }) => title);
  if (unnamed.length > 0) notes.push(`projects: ${unnamed.join(', ')} has no description; its name stands in for it`);
  const { [WITHOUT_PLACE]: others } = resume;
  if (others)
    notes.push(`${WITHOUT_PLACE} (${[others].flat().length}): not imported, because the site has no place for them`);
  const values = textsOf(imported).map(({ value }) => value);
  const changed = textsOf(resume).flatMap(({ value }) => {
    const address = withHttps(value);
    // The sites that have an icon have HTTPS.
    return /^http:/i.test(value) && values.includes(address) && !markOf('', address) ? new URL(address).host : [];
  });
  if (changed.length > 0)
    notes.push(`${[...new Set(changed)].join(', ')}: http:// is now https://; check that the addresses open`);
  return notes;
}

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
function nameOf(entry: object): string {
  const { title, name, skills, organization, where } = entry as Entry;
  return [title ?? name ?? skills, organization ?? where].filter(Boolean).join(', ');
}
