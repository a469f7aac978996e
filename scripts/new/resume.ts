import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { finalAddress } from '../../lib/compile/environment';
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
import { applyChanges, type Change, collectTexts, type Value } from '../content-files';
import { findProfileMark } from '../profiles';
import { ENTRIES, type Entry, LISTS, type ListName } from './resume-entries';
import { FIELDS, fieldsOf, type PartName } from './resume-fields';
import { inOneFormat, OWN_DATA, visibleIn } from './resume-format';
import { changeProfile } from './resume-profile';
import { type Group, isGroup, textsIn, withHttps } from './resume-values';

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

/** A list of groups; a text is the name of one. */
const groups = z
  .array(
    z.preprocess(
      (entry) => (typeof entry === 'string' ? { name: entry } : entry),
      z.record(z.string(), z.unknown(), 'must be a group of fields'),
    ),
  )
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
} satisfies Record<PartName, z.ZodType>);

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
 * @param answered the questions of `npm run new` that options answer.
 * @throws {UserError} if the data is not a CV.
 */
export function importResume(
  json: unknown,
  source: string,
  content: Content,
  answered: readonly string[] = [],
): Imported {
  const hidden = new Map<string, number>();
  const resume = isGroup(json) ? inOneFormat(visibleIn({ ...json, ...OWN_DATA }, '', hidden) as Group) : undefined;
  const { data } = schema.safeParse(resume?.parts);
  if (!data || Object.keys(Object(resume?.parts)).length === 0) {
    const [mistake] = mistakesOf(schema, resume ? resume.parts : json, () => ({ file: source }));
    const problem = mistake ? `${mistake.field || 'it'} ${mistake.message}` : 'it has neither basics nor work';
    throw new UserError(`${source} is not in the format of JSON Resume (https://jsonresume.org): ${problem}.`);
  }
  const site = finalAddress(content.site.address);
  const urlOf = (address: Address) => new URL(isOnSite(address) ? site + address : address).href;
  const present = schema.parse(visibleIn(JSON.parse(JSON.stringify(resumeWith(content, urlOf))), '', new Map()));
  const notes: string[] = [];
  const unread: string[] = [];
  const changes = changeProfile(data.basics, present.basics, content, answered, notes, unread);
  const lists: Imported['lists'] = {};
  for (const part of LISTS) {
    const contentEntries = exportedEntries(part, content);
    const exported = entriesFor(part, present);
    const entries = entriesFor(part, data).map(({ name, entry }, index) => {
      const same = contentEntries[exported.findIndex((one) => isDeepStrictEqual(one.entry, entry))];
      if (same) return same;
      const fields = fieldsOf(entry, FIELDS[part]);
      const converted = ENTRIES[part](fields, content);
      unread.push(...[...fields.unread].map((field) => `${name}.${field}`));
      return judge(part, converted, index, notes);
    });
    const valid = inOrder(
      part,
      entries.filter((entry) => entry !== undefined),
    );
    const imported = part === 'skills' ? withOneGroupMore(valid) : withUniqueNames(part, valid, notes);
    if (imported.length > 0 && JSON.stringify(imported) !== JSON.stringify(inOrder(part, contentEntries)))
      lists[part] = imported;
  }
  const names = new Set(
    changes.flatMap(({ field }) => /^(?:profile|site|links)\.([a-km-z]\w*|l(?!ocale)\w*)/.exec(field)?.[1] ?? []),
  );
  const counts = Object.entries(lists).map(([part, entries]) => `${part} (${entries.length})`);
  const found = [[...names].join(', '), counts.join(', ')].filter(Boolean).join('; ');
  if (found) notes.unshift(`read: ${found}`);
  const countsOf = (all: Iterable<readonly [string, number]>) =>
    [...all].map(([name, count]) => `${name} (${count})`).join(', ');
  if (hidden.size > 0) notes.push(`hidden in the CV, and left out: ${countsOf(hidden)}`);
  const others = Object.entries(resume?.others ?? {});
  const lost = others.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length] as const] : []));
  if (lost.length > 0) notes.push(`${countsOf(lost)}: not imported, because the site has no place for them`);
  unread.push(...others.flatMap(([name, value]) => (Array.isArray(value) ? [] : [name])));
  if (unread.length > 0) notes.push(`${[...new Set(unread)].join(', ')}: not imported`);
  notes.push(...generalNotes(Object(resume?.parts), { changes, lists }));
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
  const name = JSON_RESUME_LISTS[part];
  const entries = resume[name].filter((entry) => part !== 'projects' || !kindOf(entry));
  const all = part === 'experience' ? entries.flatMap(rolesOf) : entries;
  const once = all.filter((entry, index) => all.findIndex((one) => isDeepStrictEqual(one, entry)) === index);
  return once.map((entry) => ({ name, entry }));
}

/** A job for each of the roles in one, which Reactive Resume 5 knows. The first also has what is said of the job. */
function rolesOf({ roles, ...job }: Group): Group[] {
  if (!Array.isArray(roles)) return [roles === undefined ? job : { ...job, roles }];
  return roles.filter(isGroup).map((role, index) => {
    const texts = [role.description, index === 0 ? job.description : undefined].flatMap(textsIn);
    return { ...job, ...role, description: texts.length > 0 ? texts.join('\n') : undefined };
  });
}

/** The entries of a list of the content that a CV has, in the order of `entriesFor`. */
function exportedEntries(part: ListName, content: Content): Entry[] {
  const entries = (content[part] as readonly Entry[]).filter(({ cv }) => cv !== false);
  if (part !== 'achievements') return entries;
  return ACHIEVEMENT_KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
}

/** The names of the lists in JSON Resume. */
const JSON_RESUME_LISTS = {
  experience: 'work',
  projects: 'projects',
  skills: 'skills',
  education: 'education',
  languages: 'languages',
  testimonials: 'references',
} as const satisfies Record<Exclude<ListName, 'achievements'>, string>;

/** Jobs and degrees, newest first; one without dates stays behind the one that it follows. */
function inOrder(part: ListName, entries: readonly Entry[]): readonly Entry[] {
  if (part !== 'experience' && part !== 'education') return entries;
  let last = '~';
  const dated = entries.map((entry) => {
    const { from, to = from } = entry;
    if (to !== undefined) last = `${to === 'present' ? 9999 : to} ${from}`;
    return { entry, date: last };
  });
  return dated
    .sort((one, other) => Number(one.date < other.date) - Number(one.date > other.date))
    .map(({ entry }) => entry);
}

/** The entry without the values that the build would reject; `undefined` if it has no name or text without them. */
function judge(part: ListName, entry: Entry, index: number, notes: string[]): Entry | undefined {
  const name = `${part}, ${describeEntry(entry) || `entry ${index + 1}`}`;
  const mistakesIn = (value: Entry) => mistakesOf(SCHEMAS[part], value, () => ({ file: '' }));
  const mistakes = new Map(mistakesIn(entry).map(({ field, message }) => [field, message]));
  const removed = [...mistakes.keys()].reverse().map((field) => ({ field, value: undefined }));
  const valid = applyChanges(entry, removed);
  const [missing] = mistakesIn(valid);
  for (const [field, message] of mistakes)
    if (field !== missing?.field) notes.push(`${name}: ${field} ${message}, and is left out`);
  const reason = missing?.field === 'quote' ? 'has no sentence to quote' : mistakes.get(missing?.field ?? '');
  if (missing)
    notes.push(`${name} is left out: ${missing.field === 'quote' ? 'it' : missing.field} ${reason ?? missing.message}`);
  return missing ? undefined : valid;
}

/** Groups of skills; those that are in none are one group more, where the first of them was. */
function withOneGroupMore(entries: readonly Entry[]): readonly Entry[] {
  const isAlone = ({ title }: Entry) => !title;
  const [first, ...others] = entries.filter(isAlone);
  const skills = [first, ...others].flatMap((entry) => (entry?.skills ?? []) as string[]);
  return entries
    .filter((entry) => !others.includes(entry))
    .map((entry) => (entry === first ? { ...entry, skills } : entry));
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
  const values = collectTexts(imported).map(({ value }) => value);
  const changed = collectTexts(resume).flatMap(({ value }) => {
    const address = withHttps(value);
    // The sites that have an icon have HTTPS.
    return /^http:/i.test(value) && values.includes(address) && !findProfileMark('', address)
      ? new URL(address).host
      : [];
  });
  if (changed.length > 0)
    notes.push(`${[...new Set(changed)].join(', ')}: http:// is now https://; check that the addresses open`);
  return notes;
}

/** The changes of a list. Entries that the owner has already are not added. */
export function listChanges(part: ListName, entries: readonly Entry[], answer: ListAnswer, content: Content): Change[] {
  if (answer === 'keep') return [];
  if (answer === 'replace') return [{ field: part, value: entries as Value }];
  const names = content[part].map(describeEntry);
  return entries
    .filter((entry) => !names.includes(describeEntry(entry)))
    .map((entry, index) => ({ field: `${part}[${content[part].length + index}]`, value: entry }));
}

/** What tells an entry from the others of its list. */
function describeEntry(entry: object): string {
  const { title, name, skills, organization, where } = entry as Entry;
  return [title ?? name ?? skills, organization ?? where].filter(Boolean).join(', ');
}
