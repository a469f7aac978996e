import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { finalAddress } from '../../lib/compile/final-address';
import { findMistakes } from '../../lib/compile/find-mistakes';
import { type Address, isOnSite } from '../../lib/content/address-fields';
import { mistakesOf } from '../../lib/content/mistakes';
import type { Content } from '../../lib/content/schema';
import { joinList } from '../../lib/language/fill-in';
import { UserError } from '../../lib/user-error';
import { resumeWith } from '../../site/resume';
import { causeOf } from '../command';
import { type Change, type Value, withChanges } from '../content-files';
import { accepted, changesOf, codeOf, QUESTIONS, setProfile } from '../questions';
import { isSampleAddress } from '../sample-values';
import { isRepository, timeout } from './github';

/** The parts of the content that an import replaces as a whole, or adds to. */
export const LISTS = ['experience', 'projects', 'skills', 'education', 'languages'] as const;

export type ListName = (typeof LISTS)[number];

/** An entry of a list. */
type Entry = Record<string, Value | undefined>;

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

/** A group of fields of JSON Resume. */
const group = z.record(z.string(), z.unknown());
const groups = z.array(group).default([]);

/** The parts of JSON Resume that the content has, too. */
const schema = z.looseObject({
  basics: z.looseObject({ location: group.default({}), profiles: groups }).prefault({}),
  work: groups,
  education: groups,
  skills: groups,
  languages: groups,
  projects: groups,
});

type Group = z.infer<typeof group>;
type Basics = z.infer<typeof schema>['basics'];

/** The texts of `basics` that the content has, and the questions that they answer, or fields of `profile`. */
const BASICS = { name: 'name', label: 'role', email: 'email', phone: 'phone', url: 'address', summary: 'lead' };

const TIMELINE = {
  location: 'location',
  from: 'startDate',
  to: 'endDate',
  description: 'summary',
  grade: 'score',
  highlights: 'highlights courses',
  technologies: 'keywords',
  link: 'url website',
};

/** For each field of an entry, in the order in which they are written, its names in JSON Resume and its first versions. */
const FIELDS: Record<ListName, Record<string, string>> = {
  experience: { title: 'position', organization: 'name company', ...TIMELINE },
  education: { title: 'studyType area', organization: 'institution', ...TIMELINE },
  skills: { title: 'name', skills: 'keywords' },
  languages: { name: 'language', level: 'fluency' },
  projects: {
    title: 'name',
    description: 'description',
    technologies: 'keywords',
    repository: 'repository',
    liveLink: 'url',
    client: 'entity',
    role: 'roles',
    from: 'startDate',
    to: 'endDate',
    highlights: 'highlights',
  },
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

/** @throws {UserError} if a file or an address cannot be read, or is not JSON. */
export async function readJson(source: string): Promise<unknown> {
  let problem = 'could not be read';
  try {
    const isFile = !/^https?:/.test(source);
    const answer = isFile ? new Response(readFileSync(source)) : await fetch(source, { signal: timeout() });
    if (!answer.ok) throw new Error(`the server answered with ${answer.status}`);
    const code = await answer.text();
    problem = 'is not JSON';
    return JSON.parse(code);
  } catch (error) {
    throw new UserError(`${source} ${problem}: ${causeOf(error)}.`);
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
  const given = clean(json);
  const { data } = schema.safeParse(given);
  if (!data || !Object.keys(schema.shape).some((part) => part in Object(json))) {
    const [mistake] = mistakesOf(schema, json, () => ({ file: source }));
    const wrong = mistake ? `${mistake.field || 'it'} ${mistake.message}` : 'it has neither basics nor work';
    throw new UserError(`${source} is not in the format of JSON Resume (https://jsonresume.org): ${wrong}.`);
  }
  const { basics, ...parts } = data;
  const site = finalAddress(content.site.address);
  const urlOf = (address: Address) => new URL(isOnSite(address) ? site + address : address).href;
  const present = schema.parse(clean(resumeWith(content, urlOf)));
  const left: string[] = [];
  const unknown = [
    ...unknownFields('', [parts], ['$schema', 'meta', ...Object.keys(schema.shape)]),
    ...unknownFields('basics.', [basics], [...Object.keys(BASICS), 'location', 'profiles']),
    ...unknownFields('basics.location.', [basics.location], ['city', 'countryCode']),
    ...unknownFields('basics.profiles.', basics.profiles, ['network', 'username', 'url']),
  ];
  const changes = changeProfile(basics, present.basics, content, left);
  const lists: Imported['lists'] = {};
  for (const part of LISTS) {
    const name = part === 'experience' ? 'work' : part;
    const own: readonly Entry[] = content[part];
    unknown.push(...unknownFields(`${name}.`, parts[name], Object.values(FIELDS[part]).join(' ').split(' ')));
    const made = parts[name].map((one) => {
      const index = present[name].findIndex((it) => isDeepStrictEqual(it, one));
      return own[index] ?? makeEntry(part, one, content);
    });
    if (part === 'languages' && made.some((one) => !own.includes(one)))
      left.push('languages: the lengths of the bars are guessed from the levels');
    const imported = keepValid(part, made, content, left);
    if (imported.length > 0 && JSON.stringify(imported) !== JSON.stringify(own)) lists[part] = imported;
  }
  if (unknown.length > 0) left.unshift(`${[...new Set(unknown)].join(', ')}: not imported`);
  return { changes, lists, left };
}

/** The fields that are not imported: `work.description`. */
function unknownFields(part: string, groups: readonly Group[], known: readonly string[]): string[] {
  const names = groups.flatMap((fields) => Object.keys(fields));
  return names.filter((name) => !known.includes(name)).map((name) => part + name);
}

/** Data as it is in JSON, without what is empty, and without line breaks and spaces around texts. */
function clean(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_, value) => {
    // An entry without a value leaves a hole.
    if (Array.isArray(value)) return value.length > 0 ? value.filter(() => true) : undefined;
    return (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || undefined : value) ?? undefined;
  });
}

/** The texts that a field has. A number is one, too. */
function textsIn(value: unknown): string[] {
  return [value].flat().flatMap((one) => (['string', 'number'].includes(typeof one) ? String(one) : []));
}

function changeProfile(basics: Basics, present: Basics, content: Content, left: string[]): Change[] {
  const changes: Change[] = [];
  /** Adds the changes that an answer makes, or notes what is wrong with it. */
  function add(field: string, change: (changed: Content) => Change[] | string) {
    const found = change(withChanges(content, changes));
    if (typeof found === 'string') left.push(`basics.${field} ${found}`);
    else changes.push(...found);
  }
  for (const [field, name] of Object.entries(BASICS)) {
    const [value] = textsIn(basics[field]);
    if (value === undefined || value === present[field]) continue;
    add(field, (changed) =>
      QUESTIONS[name] ? changesOf(name, value, changed) : [{ field: `profile.${name}`, value }],
    );
  }
  const { city, countryCode } = basics.location;
  if (city && !isDeepStrictEqual({ city, countryCode }, present.location)) {
    const names = new Intl.DisplayNames(content.site.language, { type: 'region', fallback: 'none' });
    const country = /^[A-Z]{2}$/i.test(String(countryCode)) && names.of(String(countryCode).toUpperCase());
    add('location', (changed) =>
      country ? changesOf('location', `${city}, ${country}`, changed) : 'needs a countryCode such as "EG"',
    );
  }
  for (const { network, url, username } of basics.profiles) {
    if (present.profiles.some((one) => isDeepStrictEqual(one, { network, url }))) continue;
    const [label = '', address, name] = [network, url, username].map((value) => textsIn(value)[0]);
    add(`profiles ${label}`, (changed) => changeLink(label, address, name, changed));
  }
  return changes;
}

/** The changes for a profile on another site. If there is only a name, the site has to be one that `new` asks about. */
function changeLink(label: string, address: string | undefined, username: string | undefined, content: Content) {
  const name = label.toLowerCase();
  const answer = address ?? username;
  if (QUESTIONS[name] && answer) return changesOf(name, answer, content);
  if (!label || !address) return 'has no url';
  return isSampleAddress(address)
    ? `is the sample address ${address}`
    : accepted(setProfile(label, address, content), content);
}

/** Makes an entry of the content of one of JSON Resume. */
function makeEntry(part: ListName, given: Group, { site, words }: Content): Entry {
  const fields = Object.entries(FIELDS[part]).map(([field, names]) => {
    const texts = names.split(' ').flatMap((name) => textsIn(given[name]));
    return [field, texts.length > 0 ? fieldValue(field, texts, words.lists) : undefined];
  });
  const made: Entry = Object.fromEntries(fields);
  const { title, skills, from, to, name, level, repository, liveLink } = made;
  switch (part) {
    case 'experience':
    case 'education':
      // One with an end alone was over at once, and one without an end is current.
      return { ...made, from: from ?? to, to: to ?? 'present' };
    case 'skills':
      return skills ? made : { skills: title && [title] };
    case 'languages': {
      const code = codeOf('language', String(name ?? '').replace(/\s*\(.*\)$/, ''), site.language);
      const isOwn = code === new Intl.Locale(site.language).language;
      const [, proficiency = isOwn ? 100 : 50] = PROFICIENCY.find(([words]) => words.test(String(level))) ?? [];
      return { name, code, level, proficiency };
    }
    case 'projects': {
      const isCode = !repository && isRepository(String(liveLink));
      return {
        ...made,
        technologies: made.technologies ?? [],
        repository: isCode ? liveLink : repository,
        liveLink: isCode || liveLink === repository ? undefined : liveLink,
        ...(!from && typeof to === 'number' ? { to: undefined, year: to } : { to: to ?? (from && 'present') }),
      };
    }
  }
}

/** The value of a field of an entry. A date in another format stays as it is, so that its message shows it. */
function fieldValue(field: string, texts: readonly string[], lists: Content['words']['lists']): Value {
  if (['highlights', 'technologies', 'skills'].includes(field)) return texts;
  const text = joinList(texts, lists);
  const [, year, month] = /^(\d{4})(-\d{2})?(?:-\d{2})?$/.exec(text) ?? [];
  if (!year || !['from', 'to'].includes(field)) return text;
  return month ? year + month : Number(year);
}

/** The entries without the values that the build would reject, and without those that lack a value then. */
function keepValid(part: ListName, made: readonly Entry[], content: Content, left: string[]): Entry[] {
  const kept = structuredClone([...made]);
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
  const { title, name, skills, organization } = entry as Entry;
  return [title ?? name ?? skills, organization].filter(Boolean).join(', ');
}
