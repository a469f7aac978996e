import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { paletteFromColors, WrongGround } from '../brand/palette-from-colors';
import { UserError } from '../user-error';
import { hasPage } from './pages';
import { type Content, contentSchema } from './schema';
import { hasRoute, leadsSomewhere } from './site-paths';

/** Something in the content that the owner has to correct. */
export interface Problem {
  /** The file it stands in, from the repository's root. */
  file: string;
  /** The line, where the value is found in that file. */
  line?: number;
  /** The field's path in the content: `projects[1].liveLink`. */
  field: string;
  /** What is wrong and what to write, as the end of a sentence that begins with the field. */
  message: string;
}

type Path = readonly PropertyKey[];

/** What rules without a message of their own say, by what they expect. */
const EXPECTED: Readonly<Record<string, string>> = {
  object: 'must be a group of fields in braces',
  array: 'must be a list in square brackets',
  boolean: 'must be true or false, without quotes',
};

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The messages of rules that do not bring their own. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected];
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${quoted(issue.values)}`;
  if (issue.code !== 'unrecognized_keys') return undefined;
  return `has a field that the site does not know, ${quoted(issue.keys)}; correct its spelling or remove it`;
}

/** The issues of a union are those of the option that was meant: the group of fields, where a group was written. */
function withoutUnions(issues: readonly z.core.$ZodIssue[], before: Path = []): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const place = [...before, ...issue.path];
    const meant =
      issue.code === 'invalid_union' && issue.errors.find((errors) => errors.every((error) => error.path.length > 0));
    return meant ? withoutUnions(meant, place) : [{ ...issue, path: place }];
  });
}

/** A value as an owner would type it, in one line and with invisible characters by their code. */
function printed(value: unknown): string {
  const whole = JSON.stringify(value).replace(/[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
  return whole.length > 80 ? `${whole.slice(0, 79)}…` : whole;
}

const valueAt = (content: unknown, place: Path): unknown =>
  place.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], content);

const fieldAt = (place: Path) =>
  place.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join('');

/** The line on which a field has a value, where only one line of the file has it. */
function lineOf(key: PropertyKey, value: unknown, file: string): number | undefined {
  if (!['string', 'number'].includes(typeof value) || !existsSync(file)) return undefined;
  const escaped = JSON.stringify(value)
    .replace(/^"|"$/g, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = typeof key === 'number' ? '[[,{]\\s*' : `\\b${String(key)}:\\s*`;
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(new RegExp(`${before}['"\`]?${escaped}(?:['"\`]|\\b)`, 'g'))];
  const [match] = found;
  return match && found.length === 1 ? text.slice(0, match.index + match[0].length).split('\n').length : undefined;
}

function problem(content: unknown, place: Path, message: string, root: string): Problem {
  const [part = 'content'] = place;
  const file = `content/${part === 'facts' ? 'profile' : String(part)}.ts`;
  const value = valueAt(content, place);
  const field = fieldAt(place);
  if (!message.startsWith('must ')) return { file, field, message };
  if (value === undefined) return { file, field, message: `is missing; it ${message}` };
  const line = lineOf(place.at(-1) ?? '', value, path.join(root, file));
  return { file, line, field, message: typeof value === 'object' ? message : `${message}, got ${printed(value)}` };
}

/**
 * Everything in a content that the owner has to correct.
 *
 * @param root the repository, in which the files lie that the content names.
 */
export function findProblems(content: unknown, root = process.cwd()): Problem[] {
  const { error } = contentSchema.safeParse(content, { error: defaultMessage });
  if (error) return withoutUnions(error.issues).map((issue) => problem(content, issue.path, issue.message, root));
  const valid = content as Content;
  return [
    ...missingCopy(valid),
    ...missingWords(valid),
    ...missingForms(valid),
    ...missingTargets(valid, root),
    ...wrongGround(valid),
  ].map(([place, message]) => problem(valid, place, message, root));
}

/** A problem as one sentence. */
export function sentenceOf({ file, line, field, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${field} ${message}.`;
}

/**
 * Checks a content.
 *
 * @throws {UserError} with a sentence for each problem: file, line, field, what is wrong and what to write.
 */
export function assertValidContent(content: unknown, root?: string): void {
  const problems = findProblems(content, root);
  if (problems.length > 0) throw new UserError('The content needs a correction:', problems.map(sentenceOf));
}

type Finding = [place: Path, message: string];

/** Headings of `pages.ts` that are missing although there is something for them to stand over. */
function missingCopy(content: Content): Finding[] {
  const { pages, projects, testimonials, skills, experience, education, languages, process: steps, links } = content;
  const needs: [page: 'home' | 'about' | 'services' | 'contact', field: string, isNeeded: boolean, cause: string][] = [
    ['home', 'projects', projects.some(({ featured }) => featured), 'projects.ts features a project'],
    ['home', 'testimonials', testimonials.length > 0, 'testimonials.ts has an entry'],
    ['about', 'skills', skills.length > 0, 'skills.ts has an entry'],
    ['about', 'experience', experience.length > 0, 'experience.ts has an entry'],
    ['about', 'education', education.length > 0, 'education.ts has an entry'],
    ['about', 'languages', languages.length > 0, 'languages.ts has an entry'],
    ['services', 'process', steps.length > 0, 'process.ts has an entry'],
    [
      'contact',
      'connect',
      links.profiles.some(({ iconIn }) => iconIn?.includes('contact') ?? true),
      'links.ts has a profile whose icon stands there',
    ],
  ];
  return needs
    .filter(([page, field, isNeeded]) => isNeeded && hasPage(page, content) && !(field in pages[page]))
    .map(([page, field, , cause]) => [['pages', page, field], `is missing, and ${cause}; write the heading over it`]);
}

/** Words of case studies, which a site without any may lack. */
function missingWords({ projects, words }: Content): Finding[] {
  if (words.caseStudy || !projects.some(({ page }) => page)) return [];
  return [
    [['words', 'caseStudy'], 'is missing, and projects.ts has a page; copy it from the template and translate it'],
  ];
}

/** Forms that sentences about numbers lack in the site's language. */
function missingForms({ site, words }: Content): Finding[] {
  const rules = new Intl.PluralRules(site.language);
  const forms = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
  return plurals(words, ['words']).flatMap(({ place, value }) =>
    [...forms]
      .filter((form) => !(form in value))
      .map((form): Finding => {
        const example = Array.from({ length: 1001 }, (_, count) => count).findLast(
          (count) => rules.select(count) === form,
        );
        return [[...place, form], `is missing; ${site.language} has this form for numbers such as ${example}`];
      }),
  );
}

/** The sentences about numbers in a group of words: those with a form `other`. */
function plurals(value: unknown, place: Path): { place: Path; value: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('other' in value) return [{ place, value }];
  return Object.entries(value).flatMap(([key, inner]) => plurals(inner, [...place, key]));
}

/** Links, pictures and entries of the navigation that lead to nothing on this site. */
function missingTargets(content: Content, root: string): Finding[] {
  const { links, navigation, projects, testimonials } = content;
  const places: Path[] = [
    ['links', 'cv'],
    ['profile', 'photo', 'src'],
    ...links.profiles.map((_, index) => ['links', 'profiles', index, 'address']),
    ...projects.flatMap((_, index) =>
      [['repository'], ['liveLink'], ['image', 'src']].map((field) => ['projects', index, ...field]),
    ),
    ...testimonials.map((_, index) => ['testimonials', index, 'photo']),
  ];
  const pages: [place: Path, page: string | undefined][] = [
    ...navigation.map(({ path: page }, index): [Path, string] => [['navigation', index, 'path'], page]),
    ...projects.map(({ page }, index): [Path, string | undefined] => [['projects', index, 'page'], page]),
  ];
  return [
    ...pages.flatMap(([place, page]): Finding[] =>
      page === undefined || hasRoute(page, root)
        ? []
        : [[place, `must be the path of a page; write app${page}page.tsx or remove the entry`]],
    ),
    ...places.flatMap((place): Finding[] => {
      const value = valueAt(content, place);
      if (typeof value !== 'string' || !value.startsWith('/') || leadsSomewhere(value, root)) return [];
      return [[place, 'must be the path of a page in app/ or of a file in public/, with its capital letters']];
    }),
  ];
}

/** A background on which no readable palette can be made. */
function wrongGround({ brand }: Content): Finding[] {
  try {
    if (brand.colors !== 'shipped') paletteFromColors(brand.colors);
    return [];
  } catch (error) {
    if (!(error instanceof WrongGround)) throw error;
    return [[['brand', 'colors', 'ground'], error.fault]];
  }
}
