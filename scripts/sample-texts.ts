import { createHash } from 'node:crypto';
import { placeOf } from '../lib/compile/places';
import type { Content } from '../lib/content/schema';
import { cityAndCountry, isShown, textsOf } from './content-files';
import sampleTexts from './sample-texts.json' with { type: 'json' };
import { isSampleName } from './sample-values';

/** A text of the content, or an entry of a list. */
interface Entry {
  /** The part of the content that it is in, such as `projects`. */
  part: string;
  name: string;
  /** What only one owner has in these words. */
  values: readonly { field: string; value: unknown }[];
  /** Whether many owners have it: where they live, what they studied, the language they grew up with, a badge. */
  isCommon?: boolean;
  /** The skills that a skill is listed with. */
  group?: readonly string[];
}

/** The fields of a text or an entry that two owners do not have in the same words by chance, unlike a heading. */
const OWN =
  /(?:^|\.)(?:lead|tagline|sentence|invitation|closing\.heading|text|more|bio\[\d+\]|description|homeDescription|codeNote|src|organization|grade)$/;

/** Short texts that many owners have in the same words. */
const COMMON = /^when\w+\.badge$/;

/** Texts that fit anyone's site. */
const SHARED = /^(?:notFound\.|contact\.text$)/;

/** The sample's city. `npm run new` replaces it in titles and descriptions, or leaves it out. */
const CITY = 'Cairo';

/**
 * Lists the texts, entries and numbers that are still the sample's, in a sentence for each file.
 *
 * @param folder that of a translation, such as `content/ar`.
 * @param has whether a part of the content, such as `projects`, is in the folder.
 * @param main the content of the main language.
 */
export function findSampleTexts(
  content: Content,
  folder = 'content',
  has = (_part: string) => true,
  main = content,
): string[] {
  const isRecorded = recordedIn(content, main);
  const entries = entriesOf(content)
    .filter(({ part }) => has(part))
    .map((entry) => ({ ...entry, left: entry.values.filter(({ value }) => isRecorded(value)) }));
  const skills = entries.filter(({ group }) => group);
  const mostSkills = skills.filter(({ left }) => left.length > 0).length * 2 > skills.length;
  // An owner may have some of the sample's skills, but hardly most of them, or one of its groups.
  const found = entries.filter(({ left, group }) => left.length > 0 && (!group || mostSkills || isRecorded(group)));
  // What many owners have counts as long as there is something else of the sample.
  if (found.every(({ isCommon }) => isCommon)) return [];
  const fileOf = ({ part }: Entry) => placeOf(part, folder).file;
  return [...new Set(found.map(fileOf))].map((file) => {
    const names = found
      .filter((entry) => fileOf(entry) === file)
      // If some of its fields are the owner's, the others are named, too: `Shop: description`.
      .map(({ name, values, left }) =>
        left.length === values.length ? name : `${name}: ${left.map(({ field }) => field).join(' and ')}`,
      );
    return `${file} is still the sample's: ${names.join(', ')}.`;
  });
}

/** Whether a list is empty, or has only entries of the sample. */
export function isSampleList(part: 'experience' | 'projects' | 'skills' | 'education' | 'languages', content: Content) {
  const isRecorded = recordedIn(content);
  const entries = entriesOf(content).filter((entry) => entry.part === part);
  const isSample = ({ values, group }: Entry) =>
    (group ? [{ value: group }] : values).every(({ value }) => isRecorded(value));
  return content[part].length === 0 || (entries.length > 0 && entries.every(isSample));
}

/** Returns whether a value is the sample's, whichever of the owner's cities its texts are about. */
function recordedIn(...contents: Content[]) {
  const cities = contents.flatMap(({ profile }) => profile.location?.city ?? []);
  return (value: unknown) => sampleTexts.includes(hashOf(value, cities));
}

/** The hashes for sample-texts.json of what only the sample's owner has. */
export function hashesOf(sample: Content): string[] {
  const values = entriesOf(sample).flatMap(({ values, group }) => [
    ...values.map(({ value }) => value),
    ...(group ? [group] : []),
  ]);
  return [...new Set(values.map((value) => hashOf(value)))].sort();
}

function entriesOf(content: Content): Entry[] {
  const { profile, facts, availability, pages, skills, languages } = content;
  const { projects, services, process, education } = content;
  // Facts say again what is elsewhere: `Cairo, Egypt`, `Computer Science`.
  const elsewhere = [cityAndCountry(content), ...education.flatMap(({ title, grade }) => [title, grade])].join('\n');
  const texts = Object.entries({ profile, availability, pages }).flatMap(([part, group]) =>
    ownTexts(group).flatMap(({ field, value }) =>
      isShown(`${part}.${field}`, content) ? { ...whole(part, field, value), isCommon: COMMON.test(field) } : [],
    ),
  );
  const titled = Object.entries({ projects, services, process, education }).flatMap(([part, list]) =>
    list.flatMap((entry) => (isShown(part, content) ? { part, name: entry.title, values: ownTexts(entry) } : [])),
  );
  return [
    ...texts,
    { ...whole('profile', 'location', profile.location), isCommon: true },
    ...facts.map((fact) => ({ ...whole('facts', fact.label, fact), isCommon: elsewhere.includes(fact.value) })),
    ...titled,
    ...skills.flatMap(({ skills: group }) => group.map((skill) => ({ ...whole('skills', skill, skill), group }))),
    ...languages.map((one) => ({ ...whole('languages', one.name, one), isCommon: one.proficiency === 100 })),
  ];
}

function whole(part: string, name: string, value: unknown): Entry {
  return { part, name, values: [{ field: name, value }] };
}

/** The texts of a group that only one owner has in these words. A sample name, such as `Your University`, has its own rule. */
function ownTexts(group: object): Entry['values'] {
  const texts = textsOf(group).filter(
    ({ field, value }) => (OWN.test(field) || COMMON.test(field)) && !SHARED.test(field) && !isSampleName(value),
  );
  return 'technologies' in group ? [...texts, { field: 'technologies', value: group.technologies }] : texts;
}

/** The hash of a value, whichever of these cities its texts are about. */
function hashOf(value: unknown, cities: readonly string[] = []): string {
  const text = [CITY, ...cities].reduce(
    (rest, city) => rest.replaceAll(` in ${city}`, ''),
    JSON.stringify(value ?? ''),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
