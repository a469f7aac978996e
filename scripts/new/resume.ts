import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { findMistakes } from '../../lib/content/check';
import { type Address, isOnSite } from '../../lib/content/fields';
import type { Content } from '../../lib/content/schema';
import { resumeOf } from '../../lib/cv/json-resume';
import { joinList } from '../../lib/fill-in';
import { isMark } from '../../lib/profile-icons';
import { UserError } from '../../lib/user-error';
import { type Change, withChanges } from '../content-files';
import { changesOf, findMistake, QUESTIONS } from '../questions';
import { isSampleAddress } from '../sample-values';
import { isRepository } from './github';
import { type Entry, type Imported, LISTS, type ListName, nameOf } from './imported';

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

type Resume = z.infer<typeof schema>;

/** The fields of JSON Resume that are read; those of its first versions are in brackets. */
const KNOWN: Readonly<Record<string, string>> = {
  '': '$schema meta basics work education skills languages projects',
  basics: 'name label email phone summary location profiles url',
  'basics.location': 'city countryCode',
  'basics.profiles': 'network username url',
  work: 'name (company) position location url (website) startDate endDate summary score highlights keywords',
  education: 'institution studyType area location url startDate endDate score summary courses keywords',
  skills: 'name keywords',
  languages: 'language fluency',
  projects: 'name description entity roles startDate endDate url repository highlights keywords',
};

/** The length of a language's bar, by words of its level; the first that matches counts. */
const PROFICIENCY: readonly [words: RegExp, percent: number][] = [
  [/native|mother|bilingual|c2/i, 100],
  [/elementary|limited|basic|a2/i, 35],
  [/beginner|a1/i, 20],
  [/fluent|full|advanced|excellent|c1/i, 90],
  [/professional|proficient|very good|upper|b2/i, 75],
  [/intermediate|good|conversational|b1/i, 60],
];

/**
 * Reads a file or an address.
 *
 * @throws {UserError} if it cannot be read, or is not JSON.
 */
export async function readJson(source: string): Promise<unknown> {
  const text = await readText(source);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${source} is not JSON: ${messageOf(error)}.`);
  }
}

async function readText(source: string): Promise<string> {
  try {
    if (!/^https?:/.test(source)) return readFileSync(source, 'utf8');
    const response = await fetch(source, { signal: AbortSignal.timeout(15_000) });
    if (response.ok) return await response.text();
    throw new Error(`the server answered with ${response.status}`);
  } catch (error) {
    throw new UserError(`${source} could not be read: ${messageOf(error)}.`);
  }
}

/** Why something failed: the cause of a failed request, such as a connection that was refused. */
function messageOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/**
 * The changes that bring a CV in the format of https://jsonresume.org into the content. An entry that the content
 * would export as it is in the file stays as it is written.
 *
 * @param source its name, for messages.
 * @throws {UserError} if the data has another format.
 */
export function importResume(json: unknown, source: string, content: Content): Imported {
  const resume = readResume(json, source);
  const left = unknownFields(resume);
  const { changes, content: changed } = changeProfile(resume, content, left);
  const lists: Imported['lists'] = {};
  for (const part of LISTS) {
    const imported = keepValid(part, listOf(part, resume, changed, left), changed, left);
    if (imported.length > 0 && !isDeepStrictEqual(imported, plain(content[part]))) lists[part] = imported;
  }
  return { changes, lists, left };
}

function readResume(json: unknown, source: string): Resume {
  const { data, error } = schema.safeParse(json);
  const [issue] = error?.issues ?? [];
  const isResume = data && Object.keys(KNOWN).some((part) => part && part in Object(json));
  if (isResume) return data;
  const place = issue?.path.length ? z.core.toDotPath(issue.path) : 'it';
  const wrong =
    issue?.code === 'invalid_type'
      ? `${place} must be ${issue.expected === 'array' ? 'a list' : 'a group of fields'}`
      : 'it has neither basics nor work';
  throw new UserError(`${source} is not in the format of JSON Resume (https://jsonresume.org): ${wrong}.`);
}

/** The fields with a value that the content has no place for, without the numbers of the entries. */
function unknownFields(resume: Resume): string[] {
  const groups = Object.entries({
    '': resume,
    ...resume,
    'basics.location': resume.basics.location,
    'basics.profiles': resume.basics.profiles,
  });
  const found = groups.flatMap(([part, group]) => {
    const known = KNOWN[part]?.match(/[\w$]+/g);
    return [group].flat().flatMap((one) =>
      Object.entries(one ?? {})
        .filter(([name, value]) => known && !known.includes(name) && ![value].flat().every(isBlank))
        .map(([name]) => (part ? `${part}.${name}` : name)),
    );
  });
  return found.length > 0 ? [`Nothing in content/ holds ${[...new Set(found)].join(', ')}`] : [];
}

function isBlank(value: unknown): boolean {
  return value === null || value === '';
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

function changeProfile({ basics }: Resume, original: Content, left: string[]) {
  const exported = plain(resumeOf(original, urlIn(original)).basics);
  let content = original;
  const changes: Change[] = [];
  function add(field: string, found: Change[] | string) {
    if (typeof found === 'string') {
      left.push(`${field} ${found}`);
      return;
    }
    changes.push(...found);
    content = withChanges(content, found);
  }
  for (const name of ['name', 'label', 'email', 'phone', 'summary'] as const) {
    const value = text(basics[name]);
    if (value === undefined || isDeepStrictEqual(basics[name], exported[name])) continue;
    const question = QUESTIONS[name === 'label' ? 'role' : name];
    add(`basics.${name}`, question ? changesOf(question, value, content) : [{ field: 'profile.lead', value }]);
  }
  if (text(basics.url) && basics.url !== exported.url)
    left.push('basics.url is not read; --address sets the address of the site');
  const { city, countryCode } = basics.location ?? {};
  if (QUESTIONS.location && text(city) && !isDeepStrictEqual({ city, countryCode }, exported.location)) {
    const country = countryName(text(countryCode) ?? '', content);
    add(
      'basics.location',
      country
        ? changesOf(QUESTIONS.location, `${text(city)}, ${country}`, content)
        : 'needs a countryCode such as "EG"',
    );
  }
  for (const profile of basics.profiles ?? []) {
    if (!exported.profiles?.some((one: unknown) => isDeepStrictEqual(one, profile)))
      add(`basics.profiles ${text(profile.network)}`, changeProfileLink(profile, content));
  }
  return { changes, content };
}

function countryName(code: string, { site }: Content): string | undefined {
  return /^[A-Z]{2}$/i.test(code)
    ? new Intl.DisplayNames(site.language, { type: 'region', fallback: 'none' }).of(code.toUpperCase())
    : undefined;
}

/** The changes for a profile on another site. If there is only a name, the site has to be one that `new` asks about. */
function changeProfileLink(profile: Readonly<Record<string, unknown>>, content: Content): Change[] | string {
  const [label, address] = [text(profile.network), text(profile.url)];
  const question = QUESTIONS[label?.toLowerCase() ?? ''];
  const answer = address ?? text(profile.username);
  if (question && answer) return changesOf(question, answer, content);
  if (!label || !address) return 'has no url';
  if (isSampleAddress(address)) return `is the sample address ${address}`;
  const { profiles } = content.links;
  const index = profiles.findIndex((one) => one.label === label);
  const mark = label.toLowerCase();
  const changes: Change[] =
    index < 0
      ? [
          {
            field: `links.profiles[${profiles.length}]`,
            value: { label, address, mark: isMark(mark) ? mark : undefined },
          },
        ]
      : [{ field: `links.profiles[${index}].address`, value: address }];
  return findMistake(withChanges(content, changes), changes)?.message ?? changes;
}

/** The entries of a list: those that the content would export like this, and the others made of the file's. */
function listOf(part: ListName, resume: Resume, content: Content, left: string[]): Entry[] {
  const urlOf = urlIn(content);
  const name = part === 'experience' ? 'work' : part;
  const exported = resumeOf(content, urlOf)[name] ?? [];
  const present: readonly Entry[] = content[part];
  const made = resume[name].map((one) => {
    const index = exported.findIndex((it) => isDeepStrictEqual(plain(it), one));
    return present[index] ?? MAKE[part](one, content);
  });
  if (part === 'languages' && made.some((one) => !present.includes(one)))
    left.push('languages: the lengths of the bars are guessed from the levels');
  return made;
}

/** Makes an entry of the content of one of JSON Resume. */
const MAKE: Record<ListName, (from: Readonly<Record<string, unknown>>, content: Content) => Entry> = {
  experience: (from) => ({
    title: text(from.position),
    organization: text(from.name) ?? text(from.company),
    location: text(from.location),
    ...years(from),
    description: text(from.summary),
    grade: text(from.score),
    highlights: texts(from.highlights),
    technologies: texts(from.keywords),
    link: text(from.url) ?? text(from.website),
  }),
  education: (from, { words }) => ({
    title:
      joinList(
        [text(from.studyType), text(from.area)].filter((one) => one !== undefined),
        words.lists,
      ) || undefined,
    organization: text(from.institution),
    location: text(from.location),
    ...years(from),
    description: text(from.summary),
    grade: text(from.score),
    highlights: texts(from.courses),
    technologies: texts(from.keywords),
    link: text(from.url),
  }),
  skills: (from) => ({
    title: texts(from.keywords) && text(from.name),
    skills: texts(from.keywords) ?? texts(from.name),
  }),
  languages: (from, content) => ({
    name: text(from.language),
    code: languageCode(text(from.language) ?? '', content),
    level: text(from.fluency),
    proficiency: PROFICIENCY.find(([words]) => words.test(text(from.fluency) ?? ''))?.[1] ?? 50,
  }),
  projects: (from, { words }) => {
    const [address, repository] = [text(from.url), text(from.repository)];
    const isCode = !repository && address !== undefined && isRepository(address);
    const [start, end] = [moment(from.startDate), moment(from.endDate)];
    return {
      title: text(from.name),
      description: text(from.description),
      technologies: texts(from.keywords) ?? [],
      repository: isCode ? address : repository,
      liveLink: isCode || address === repository ? undefined : address,
      client: text(from.entity),
      role: joinList(texts(from.roles) ?? [], words.lists) || undefined,
      ...(start === undefined && typeof end === 'number'
        ? { year: end }
        : { from: start, to: end ?? (start && 'present') }),
      highlights: texts(from.highlights),
    };
  },
};

/** Start and end; an entry with an end alone was over at once, and one without an end is current. */
function years(from: Readonly<Record<string, unknown>>): Entry {
  const [start, end] = [moment(from.startDate), moment(from.endDate)];
  return { from: start ?? end, to: end ?? 'present' };
}

/** The code of a language, by its name in English or in the site's language. */
function languageCode(name: string, { site }: Content): string | undefined {
  const names = ['en', site.language].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
  );
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const wanted = name.replace(/\s*\(.*\)$/, '').toLowerCase();
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.some((it) => it.of(code)?.toLowerCase() === wanted));
}

/** The entries without the values that the build would reject, and without those that lack a value then. */
export function keepValid(part: ListName, made: readonly Entry[], content: Content, left: string[]): Entry[] {
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
