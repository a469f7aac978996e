import { z } from 'zod';
import { iconMistake } from '../../lib/brand/line-icons';
import { isMark } from '../../lib/brand/marks';
import { placeOf } from '../../lib/compile/places';
import type { DocumentSource } from '../../lib/compile/read-documents';
import type { Reference } from '../../lib/content/address-fields';
import { lengthOf } from '../../lib/content/fields';
import type { Finding } from '../../lib/content/finding';
import { mistakesOf } from '../../lib/content/mistakes';
import { nearest } from '../../lib/content/nearest';
import { referencesIn, type StringValue, stringsIn } from '../../lib/content/references';
import { type Content, contentSchema } from '../../lib/content/schema';
import { validateFont } from '../../lib/fonts/packages';
import { FRONT_MATTER } from '../../lib/markdown/front-matter';
import { htmlInSentence } from '../../lib/markdown/html-in-text';
import { marksIn } from '../../lib/markdown/inline';
import { FIELD_NAMES, type FieldName, listFieldNames, NOT_PUBLIC, normalizeFieldName } from '../new/texts/field-names';
import { applyRule, applyRules, LONG_DESCRIPTION, LONG_TITLE, ofText, type Rule, SHORT_DESCRIPTION } from './rules';

/** What is wrong with the name of a font or an icon, as the rest of a sentence that begins with its field. */
const NAME_CHECKS: Partial<Record<Reference, (name: string) => string | undefined>> = {
  font: validateFont,
  icon: iconMistake,
  mark: (name) =>
    isMark(name)
      ? undefined
      : `must be a name from simpleicons.org such as "github", one of linkedin, codepen, code, person, or the path data of an icon, got ${JSON.stringify(name)}`,
};

/**
 * Finds the values in the content that the schema refuses; if there are none, the fonts and icons that do not exist, and
 * names and labels in Markdown.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findWrongFields(content: unknown, folder?: string): Finding[] {
  const findPlace = (field: readonly PropertyKey[]) => placeOf(z.core.toDotPath(field), folder);
  const missing = ([part, ...rest]: readonly PropertyKey[]) => {
    if (part === undefined || rest.length > 0) return undefined;
    return findPlace([part]).line
      ? 'is exported, but not collected in content/index.ts'
      : `is missing; the file has to export ${String(part)}`;
  };
  const mistakes = mistakesOf(contentSchema, content, findPlace, missing);
  if (mistakes.length > 0) return mistakes;
  const messages = [
    ...referencesIn(content).map(({ field, reference, value }) => ({
      field,
      message: NAME_CHECKS[reference]?.(value),
    })),
    ...stringsIn(content).map((text) => ({ field: text.field, message: markMistake(text) })),
  ];
  return messages.flatMap(({ field, message }): Finding[] =>
    message ? [{ level: 'stop', ...placeOf(field, folder), field, message }] : [],
  );
}

/** Marks of Markdown in a name or a label, which visitors would read as they are written. */
function markMistake({ value, isText, markdown }: StringValue): string | undefined {
  if (!isText || markdown) return undefined;
  const mark = marksIn(value).find(({ type }) => type === 'strong' || type === 'link');
  const source = mark && value.slice(mark.position?.start.offset, mark.position?.end.offset);
  return (
    source && `is shown as it is written, with the marks of ${source}; remove them, as only sentences have Markdown`
  );
}

/** What is wrong with the front matter of a Markdown file, and with its name. */
export function findWrongFrontMatter({ kind, file, source, slug, fields }: DocumentSource): Finding[] {
  const level = 'stop' as const;
  const message = 'must have a letter or a digit in its name, such as small-steps.md';
  return [
    ...(slug ? [] : [{ level, file, field: 'the file', message }]),
    ...(source.mistakes.length > 0
      ? source.mistakes.map((mistake) => ({ level, file, field: 'the front matter', ...mistake }))
      : fieldMistakes({ kind, file, source, fields })),
  ];
}

type Unchecked = Pick<DocumentSource, 'kind' | 'file' | 'source' | 'fields'>;

function fieldMistakes({ kind, file, source, fields }: Unchecked) {
  const findPlace = (field: readonly PropertyKey[]) => ({ file, line: source.lineOf(field) });
  const mistakes = mistakesOf(FRONT_MATTER[kind], fields, findPlace);
  if (mistakes.length > 0 && !source.hasFrontMatter) {
    const message =
      'is missing; begin the file with a line of three hyphens (---), then the fields, such as title: My Title, then another such line';
    return [{ level: 'stop' as const, file, line: 1, field: 'the front matter', message }];
  }
  return [...findUnreadFields({ kind, file, source }), ...mistakes];
}

/** One sentence for the fields that the site does not read: one of them may have kept the text from being public. */
function findUnreadFields({ kind, file, source }: Omit<Unchecked, 'fields'>): Finding[] {
  const [first, ...others] = source.unreadFields;
  if (first === undefined) return [];
  const place = { level: 'stop' as const, file, line: source.lineOf([first]) };
  const shape = Object.keys(FRONT_MATTER[kind].shape);
  const renamed = source.unreadFields.flatMap((name) => {
    const meant = fieldMeant(name, shape);
    if (!meant) return [];
    return meant === 'draft' ? `draft: true for ${name}, if it kept the text off the site` : `${meant} for ${name}`;
  });
  const misspelled = others.length === 0 && renamed.length === 0 && nearest(first, shape);
  if (misspelled) return [{ ...place, field: first, message: `is unknown; you probably mean ${misspelled}` }];
  const rest = renamed.length > 0 ? 'remove the rest' : 'remove them';
  const advice = [
    ...(renamed.length > 0 ? [`write ${renamed.join(', ')}`] : []),
    ...(renamed.length <= others.length ? [rest] : []),
  ].join(', and ');
  const message = `has fields that the site does not read (${[first, ...others].join(', ')}); ${advice}, or bring the texts of another site with npm run new -- --from=FOLDER`;
  return [{ ...place, field: 'the front matter', message }];
}

/** The field of the site that one of another program, or of version 6, stands for. */
function fieldMeant(name: string, shape: readonly string[]): string | undefined {
  const normalized = normalizeFieldName(name);
  if (/^(?:permalink|url)$/.test(normalized)) return 'aliases';
  if (NOT_PUBLIC.some(({ words }) => words.test(normalized))) return 'draft';
  return shape.find((field) => field in FIELD_NAMES && listFieldNames(field as FieldName).includes(normalized));
}

/** The length of a badge that fits on one line of a phone, in characters. */
const BADGE_LENGTH = 40;

const DESCRIPTION = /^pages\.\w+\.description$|\.homeDescription$/;

/** What the values of the content must not be. */
const FIELD_RULES: readonly Rule<Content>[] = [
  { field: /^pages\.\w+\.title$/, ...LONG_TITLE },
  {
    field: /^availability\.when\w+\.badge$/,
    test: ofText((badge) => lengthOf(badge) > BADGE_LENGTH),
    level: 'should',
    message: (badge) =>
      `has ${lengthOf(String(badge))} characters, of which ${BADGE_LENGTH} fit on one line of a phone; say the rest in the sentence below it`,
  },
  { field: DESCRIPTION, ...SHORT_DESCRIPTION },
  { field: DESCRIPTION, ...LONG_DESCRIPTION },
  {
    field: /^projects\[\d+\]\.image$/,
    // A logo says what the title beside it says.
    test: (image) => {
      const { alt, kind } = image as NonNullable<Content['projects'][number]['image']>;
      return alt === undefined && kind !== 'photo' && kind !== 'logo';
    },
    level: 'should',
    message: () => "has no alt; describe what it shows, or write kind: 'photo' if it is decoration",
  },
  {
    field: /^(?!site\.)/,
    test: ofText((value) => value.startsWith('http://')),
    level: 'should',
    message: (value) => `is ${value}, which browsers call not secure; write https:// if it opens with that, too`,
  },
];

/** What could be better in the values of the content. */
export function findFieldsToImprove(content: Content, folder: string): Finding[] {
  const sentences = stringsIn(content).flatMap(({ field, value, markdown }): Finding[] => {
    const message = markdown === 'inline' && htmlInSentence(value);
    return message ? [{ level: 'must', ...placeOf(field, folder), field, message }] : [];
  });
  return [...applyRules(FIELD_RULES, content, folder, content), ...sentences];
}

/** What the fields of Markdown files must not be. */
const FRONT_MATTER_RULES: readonly Rule<DocumentSource>[] = [
  { field: 'title', ...LONG_TITLE },
  {
    field: 'description',
    ...SHORT_DESCRIPTION,
    test: (value, { hasExcerpt }) => !hasExcerpt && SHORT_DESCRIPTION.test(value),
  },
  { field: 'description', ...LONG_DESCRIPTION },
  {
    field: 'image',
    test: (image, { fields }) => image !== undefined && !('alt' in fields && fields.alt),
    level: 'should',
    message: () => 'has no alt; describe what it shows, unless it is decoration',
  },
];

/** What could be better in the front matter of a Markdown file. */
export function findFrontMatterToImprove(document: DocumentSource): Finding[] {
  const { file, fields, source } = document;
  return FRONT_MATTER_RULES.flatMap((rule) => {
    const name = String(rule.field);
    const finding = applyRule(rule, name, Reflect.get(fields, name), document);
    return finding ? { file, line: source.lineOf([name]), ...finding } : [];
  });
}
