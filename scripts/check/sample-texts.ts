import { placeOf } from '../../lib/compile/places';
import type { Finding } from '../../lib/content/finding';
import { stringsIn } from '../../lib/content/references';
import type { Content } from '../../lib/content/schema';
import { scriptsOf } from '../../lib/language/writing-systems';
import { collectTexts, type FieldText, isShown } from '../content-files';
import type { ListName } from '../new/resume-entries';
import sampleContent from '../sample.json' with { type: 'json' };
import { isSampleName } from './sample-values';

/** A text of the content, or an entry of a list. */
interface SampleEntry {
  /** The part of the content that it is in, such as `projects`. */
  part: string;
  name: string;
  /** Those of its texts that two owners would hardly word alike by chance. */
  texts: readonly FieldText[];
}

/** The fields of such texts. A heading, a label or a badge may be the same on many sites. */
const PERSONAL =
  /(?:^|\.)(?:lead|tagline|sentence|invitation|closing\.heading|text|more|bio\[\d+\]|description|homeDescription|codeNote|src|organization|grade)$/;

/** Texts that fit anyone's site. */
const COMMON_FIELDS = /^(?:notFound\.|contact\.text$)/;

/** The labels of facts that many owners have. */
const COMMON = ['Based in', 'Degree'];

/**
 * Lists the texts and entries that are still the sample's, file by file.
 *
 * @param folder that of a translation, such as `content/ar`.
 * @param has whether a part of the content, such as `projects`, is in the folder.
 */
export function findSampleTexts(content: Content, folder = 'content', has = (_part: string) => true): Finding[] {
  const namesByFile = new Map<string, string[]>();
  // Those of a translation are compared with those of the main language.
  const labels = folder === 'content' ? labelsOf(content).filter(isForeignIn(content.site.language)) : [];
  for (const { part, name, texts } of [...entriesOf(content), ...labels]) {
    const fields = texts.filter(({ value }) => SAMPLE_TEXTS.has(value)).map(({ field }) => field);
    if (fields.length === 0 || !has(part)) continue;
    const { file } = placeOf(part, folder);
    // If some of its texts are the owner's, the others are named, too: `Shop: description`.
    const fullName = fields.length === texts.length ? name : `${name}: ${fields.join(' and ')}`;
    namesByFile.set(file, [...new Set([...(namesByFile.get(file) ?? []), fullName])]);
  }
  return [...namesByFile].map(([file, names]) => {
    return { level: 'should', file, field: '', message: `is still the sample's: ${names.join(', ')}` };
  });
}

/** Whether a list is empty, or has only entries of the sample. */
export function isSampleList(part: ListName, content: Content) {
  const entries = entriesOf(content).filter((entry) => entry.part === part);
  const texts = entries.flatMap((entry) => entry.texts);
  return content[part].length === 0 || (texts.length > 0 && texts.every(({ value }) => SAMPLE_TEXTS.has(value)));
}

function entriesOf(content: Content): SampleEntry[] {
  const { profile, facts, availability, pages, skills, languages } = content;
  const { projects, services, process, education } = content;
  const texts = Object.entries({ profile, availability, pages }).flatMap(([part, group]) =>
    personalTexts(group)
      .filter(({ field }) => isShown(`${part}.${field}`, content))
      .map((text) => ({ part, name: text.field, texts: [text] })),
  );
  const titledEntries = Object.entries({ projects, services, process, education }).flatMap(([part, list]) =>
    isShown(part, content) ? list.map((entry) => ({ part, name: entry.title, texts: personalTexts(entry) })) : [],
  );
  return [
    ...texts,
    ...facts.map(({ label, value }) => whole('facts', label, value)),
    ...titledEntries,
    ...skills.map((group) => whole('skills', group.title ?? group.skills.join(', '), group.skills)),
    // Many owners speak one of the languages at the same level, but hardly all of them.
    ...(languages.length > 0 ? [whole('languages', languages.map(({ name }) => name).join(' and '), languages)] : []),
  ];
}

/** The fields of headings, labels and badges, which may be the same on many sites in English. */
const LABELLED = /^(?:(?:navigation|facts)\[\d+\]\.label$|pages\.|availability\.)/;

/** Such texts, which `entriesOf` leaves out. */
function labelsOf(content: Content): SampleEntry[] {
  return stringsIn(content).flatMap(({ field, value, isText }) => {
    const [part = '', ...fields] = field.split(/[.[]/);
    if (!isText || !LABELLED.test(field) || PERSONAL.test(field) || !isShown(field, content)) return [];
    const name = field.endsWith('].label') ? value : fields.join('.');
    return { part, name, texts: [{ field: name, value }] };
  });
}

/** Whether a label in English is wrong in a language. A single word, such as `Services`, may be right in the same script. */
function isForeignIn(language: string): (label: SampleEntry) => boolean {
  if (new Intl.Locale(language).language === 'en') return () => false;
  const isSameScript = scriptsOf(language).includes('Latn');
  return ({ texts }) => texts.every(({ value }) => !isSameScript || value.includes(' '));
}

/** An entry that is the sample's only as a whole. */
function whole(part: string, name: string, value: unknown): SampleEntry {
  return { part, name, texts: [{ field: name, value: JSON.stringify(value) }] };
}

/** A placeholder, such as `Your University`, has its own rule. */
function personalTexts(group: object | false): FieldText[] {
  return collectTexts(group).filter(
    ({ field, value }) => PERSONAL.test(field) && !COMMON_FIELDS.test(field) && !isSampleName(value),
  );
}

const sample = sampleContent as unknown as Content;
const facts = sample.facts.filter(({ label }) => !COMMON.includes(label));

/** The texts that only the sample's owner would have, and its labels. */
const SAMPLE_TEXTS = new Set(
  [...entriesOf({ ...sample, facts }), ...labelsOf(sample)].flatMap(({ texts }) => texts).map(({ value }) => value),
);
