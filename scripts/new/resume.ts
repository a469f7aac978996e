import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { findMistakes } from '../../lib/content/check';
import { type Address, isOnSite } from '../../lib/content/fields';
import { mistakesOf } from '../../lib/content/mistakes';
import type { Content } from '../../lib/content/schema';
import { isMark } from '../../lib/content/schema/profile';
import { resumeOf } from '../../lib/cv/json-resume';
import { joinList } from '../../lib/fill-in';
import { UserError } from '../../lib/user-error';
import { type Change, type Value, withChanges } from '../content-files';
import { changesOf, codeOf, findMistake, QUESTIONS } from '../questions';
import { isSampleAddress } from '../sample-values';
import { causeOf, isRepository } from './github';

/** The parts of the content that an import replaces as a whole, or adds to. */
export const LISTS = ['experience', 'projects', 'skills', 'education', 'languages'] as const;

export type ListName = (typeof LISTS)[number];

/** An entry of a list, with its fields in the order in which they are written. */
type Entry = Readonly<Record<string, Value | undefined>>;

/** What an import makes of the owner's data. */
export interface Imported {
  /** The new values of single fields. */
  changes: readonly Change[];
  /** The new lists that differ from the owner's. */
  lists: Partial<Record<ListName, readonly Entry[]>>;
  /** What could not be placed, and why, as sentences without a full stop. */
  left: string[];
}

/** What happens to a list of the owner's. */
export type ListAnswer = 'keep' | 'add' | 'replace';

const entry = z.record(z.string(), z.unknown());
const entries = z.array(entry).default([]);

/** The parts of JSON Resume that the content has, too. */
const schema = z.looseObject({
  basics: z.looseObject({ location: entry.nullish(), profiles: entries.nullish() }).default({}),
  work: entries,
  education: entries,
  skills: entries,
  languages: entries,
  projects: entries,
});

/** A group of fields of JSON Resume. */
type Fields = Readonly<Record<string, unknown>>;

/** The length of a language's bar, by words of its level; the first that matches counts. */
const PROFICIENCY: readonly [words: RegExp, percent: number][] = [
  [/native|mother|bilingual|c2/i, 100],
  [/elementary|limited|basic|a2/i, 35],
  [/beginner|a1/i, 20],
  [/fluent|full|advanced|excellent|c1/i, 90],
  [/professional|proficient|very good|upper|b2/i, 75],
  [/intermediate|good|conversational|b1/i, 60],
];

/** @throws {UserError} if a file or an address cannot be read, or is not JSON. */
export async function readJson(source: string): Promise<unknown> {
  const text = await readText(source);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${source} is not JSON: ${causeOf(error)}.`);
  }
}

async function readText(source: string): Promise<string> {
  try {
    if (!/^https?:/.test(source)) return readFileSync(source, 'utf8');
    const response = await fetch(source, { signal: AbortSignal.timeout(15_000) });
    if (response.ok) return await response.text();
    throw new Error(`the server answered with ${response.status}`);
  } catch (error) {
    throw new UserError(`${source} could not be read: ${causeOf(error)}.`);
  }
}

/**
 * The changes that bring a CV in the format of https://jsonresume.org into the content. An entry that the content
 * would export as it is in the file stays as it is written.
 *
 * @param source its name, for messages.
 * @throws {UserError} if the data has another format.
 */
export function importResume(json: unknown, source: string, content: Content): Imported {
  const { basics, work, education, skills, languages, projects, ...others } = readResume(json, source);
  const left: string[] = [];
  const unknown: string[] = [];
  /** Notes the fields with a value that the content has no place for. */
  function noteUnknown(fields: Fields, part = '') {
    const names = Object.keys(fields).filter((name) => ![fields[name]].flat().every(isBlank));
    unknown.push(...names.map((name) => part + name));
  }
  const { $schema: _schema, meta: _meta, ...rest } = others;
  noteUnknown(rest);
  const { changes, content: changed } = changeProfile(basics, content, left, noteUnknown);
  const parts = { experience: work, projects, skills, education, languages };
  const lists: Imported['lists'] = {};
  for (const part of LISTS) {
    const made = listOf(part, parts[part], changed, noteUnknown);
    if (part === 'languages' && made.some((one) => !changed.languages.includes(one as never)))
      left.push('languages: the lengths of the bars are guessed from the levels');
    const imported = keepValid(part, made, changed, left);
    if (imported.length > 0 && !isDeepStrictEqual(imported, plain(content[part]))) lists[part] = imported;
  }
  if (unknown.length > 0) left.unshift(`content/ has no field for ${[...new Set(unknown)].join(', ')}`);
  return { changes, lists, left };
}

function readResume(json: unknown, source: string) {
  const { data } = schema.safeParse(json);
  if (data && Object.keys(schema.shape).some((part) => part in Object(json))) return data;
  const [mistake] = mistakesOf(schema, json, () => ({ file: source }));
  const wrong = mistake ? `${mistake.field || 'it'} ${mistake.message}` : 'it has neither basics nor work';
  throw new UserError(`${source} is not in the format of JSON Resume (https://jsonresume.org): ${wrong}.`);
}

type NoteUnknown = (fields: Fields, part: string) => void;

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A text without line breaks and spaces around it; `undefined` if it is empty. */
function text(value: unknown): string | undefined {
  return ['string', 'number'].includes(typeof value)
    ? String(value).replace(/\s+/g, ' ').trim() || undefined
    : undefined;
}

function texts(value: unknown): string[] | undefined {
  const found = [value].flat().flatMap((one) => text(one) ?? []);
  return found.length > 0 ? found : undefined;
}

/** A date as a year or a month; one in another format stays as it is, so that its message shows it. */
function moment(value: unknown): string | number | undefined {
  const [date, month] = /^(\d{4}-\d{2})(?:-\d{2})?$/.exec(text(value) ?? '') ?? [];
  if (date) return month;
  return /^\d{4}$/.test(text(value) ?? '') ? Number(value) : text(value);
}

/** Data as it is in JSON, where nothing is `undefined`. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data));
}

/** The absolute URL of an address, without the folder of a build. */
function urlIn({ site }: Content) {
  return (address: Address) => new URL(isOnSite(address) ? site.address + address : address).href;
}

function changeProfile(
  basics: z.infer<typeof schema>['basics'],
  original: Content,
  left: string[],
  noteUnknown: NoteUnknown,
) {
  const { name, label, email, phone, summary, url, location, profiles, ...rest } = basics;
  const exported = plain(resumeOf(original, urlIn(original)).basics);
  let content = original;
  const changes: Change[] = [];
  function add(field: string, found: Change[] | string) {
    if (typeof found === 'string') return void left.push(`${field} ${found}`);
    changes.push(...found);
    content = withChanges(content, found);
  }
  const texts = { name, label, email, phone, summary };
  for (const [field, given] of Object.entries(texts)) {
    const value = text(given);
    if (value === undefined || given === Reflect.get(exported, field)) continue;
    const question = QUESTIONS[field === 'label' ? 'role' : field];
    add(`basics.${field}`, question ? changesOf(question, value, content) : [{ field: 'profile.lead', value }]);
  }
  const { city, countryCode, ...place } = location ?? {};
  if (QUESTIONS.location && text(city) && !isDeepStrictEqual({ city, countryCode }, exported.location)) {
    const country = countryName(text(countryCode) ?? '', content);
    const answer = `${text(city)}, ${country}`;
    const found = country ? changesOf(QUESTIONS.location, answer, content) : 'needs a countryCode such as "EG"';
    add('basics.location', found);
  }
  for (const profile of profiles ?? []) {
    const { network, username: _, url, ...others } = profile;
    noteUnknown(others, 'basics.profiles.');
    const isKnown = exported.profiles?.some((one) => isDeepStrictEqual(one, { network, url }));
    if (!isKnown) add(`basics.profiles ${text(network)}`, changeProfileLink(profile, content));
  }
  // The address of a site is set by --address.
  noteUnknown({ ...rest, ...(url !== exported.url && { url }) }, 'basics.');
  noteUnknown(place, 'basics.location.');
  return { changes, content };
}

function countryName(code: string, { site }: Content): string | undefined {
  return /^[A-Z]{2}$/i.test(code)
    ? new Intl.DisplayNames(site.language, { type: 'region', fallback: 'none' }).of(code.toUpperCase())
    : undefined;
}

/** The changes for a profile on another site. If there is only a name, the site has to be one that `new` asks about. */
function changeProfileLink({ network, url, username }: Fields, content: Content): Change[] | string {
  const [label, address, name] = [text(network), text(url), text(username)];
  const mark = label?.toLowerCase() ?? '';
  const question = QUESTIONS[mark];
  const answer = address ?? name;
  if (question && answer) return changesOf(question, answer, content);
  if (!label || !address) return 'has no url';
  if (isSampleAddress(address)) return `is the sample address ${address}`;
  const { profiles } = content.links;
  const index = profiles.findIndex((one) => one.label === label);
  const value = { label, address, mark: isMark(mark) ? mark : undefined };
  const changes: Change[] =
    index < 0
      ? [{ field: `links.profiles[${profiles.length}]`, value }]
      : [{ field: `links.profiles[${index}].address`, value: address }];
  return findMistake(withChanges(content, changes), changes)?.message ?? changes;
}

/** The entries of a list: those that the content would export like this, and the others made of the file's. */
function listOf(part: ListName, given: readonly Fields[], content: Content, noteUnknown: NoteUnknown): Entry[] {
  const name = part === 'experience' ? 'work' : part;
  const exported = plain(resumeOf(content, urlIn(content))[name] ?? []);
  const present: readonly Entry[] = content[part];
  return given.map((one) => {
    const { made, unknown } = MAKE[part](one, content);
    noteUnknown(unknown, `${name}.`);
    return present[exported.findIndex((it) => isDeepStrictEqual(it, one))] ?? made;
  });
}

/** Makes an entry of the content of one of JSON Resume, or of its first versions. The fields that are left are unknown. */
const MAKE: Record<ListName, (from: Fields, content: Content) => { made: Entry; unknown: Fields }> = {
  experience: ({ position, name, company, highlights, website, ...from }) => {
    const { made, unknown } = timelineEntry(from, text(position), text(name) ?? text(company), highlights);
    return { made: { ...made, link: made.link ?? text(website) }, unknown };
  },
  education: ({ studyType, area, institution, courses, ...from }, { words }) => {
    const titles = [studyType, area].flatMap((one) => text(one) ?? []);
    return timelineEntry(from, joinList(titles, words.lists) || undefined, text(institution), courses);
  },
  skills: ({ name, keywords, ...unknown }) => ({
    made: { title: texts(keywords) && text(name), skills: texts(keywords) ?? texts(name) },
    unknown,
  }),
  languages: ({ language, fluency, ...unknown }, { site }) => {
    const name = text(language);
    const level = text(fluency) ?? '';
    return {
      made: {
        name,
        code: codeOf('language', name?.replace(/\s*\(.*\)$/, '') ?? '', site.language)?.toLowerCase(),
        level: level || undefined,
        proficiency: PROFICIENCY.find(([words]) => words.test(level))?.[1] ?? 50,
      },
      unknown,
    };
  },
  projects: (from, { words }) => {
    const { name, description, entity, roles, startDate, endDate, url, repository, highlights, keywords, ...unknown } =
      from;
    const [address, code] = [text(url), text(repository)];
    const isCode = !code && address !== undefined && isRepository(address);
    const [start, end] = [moment(startDate), moment(endDate)];
    return {
      made: {
        title: text(name),
        description: text(description),
        technologies: texts(keywords) ?? [],
        repository: isCode ? address : code,
        liveLink: isCode || address === code ? undefined : address,
        client: text(entity),
        role: joinList(texts(roles) ?? [], words.lists) || undefined,
        ...(start === undefined && typeof end === 'number'
          ? { year: end }
          : { from: start, to: end ?? (start && 'present') }),
        highlights: texts(highlights),
      },
      unknown,
    };
  },
};

/** An entry with an end alone was over at once, and one without an end is current. */
function timelineEntry(
  { location, startDate, endDate, summary, score, keywords, url, ...unknown }: Fields,
  title: string | undefined,
  organization: string | undefined,
  highlights: unknown,
): { made: Entry; unknown: Fields } {
  const [start, end] = [moment(startDate), moment(endDate)];
  return {
    made: {
      title,
      organization,
      location: text(location),
      from: start ?? end,
      to: end ?? 'present',
      description: text(summary),
      grade: text(score),
      highlights: texts(highlights),
      technologies: texts(keywords),
      link: text(url),
    },
    unknown,
  };
}

/** The entries without the values that the build would reject, and without those that lack a value then. */
function keepValid(part: ListName, made: readonly Entry[], content: Content, left: string[]): Entry[] {
  const kept = made.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)));
  let removed: string | undefined;
  for (;;) {
    const problem = findMistakes({ ...content, [part]: kept }).find(({ field }) => field.startsWith(`${part}[`));
    const [, index, field = ''] = /\[(\d+)\]\.?(\w*)/.exec(problem?.field ?? '') ?? [];
    const one = kept[Number(index)];
    if (!problem || !one) return kept;
    // A required field is missing once its value has been removed.
    if (problem.field !== removed) left.push(`${part}, ${nameOf(one)}: ${field} ${problem.message}`);
    removed = problem.field;
    if (field in one) delete one[field];
    else kept.splice(Number(index), 1);
  }
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
  const { title, name, skills } = entry as Entry;
  return String(title ?? name ?? skills);
}
