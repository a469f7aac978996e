import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { profileIcons } from '../profile-icons';
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

/** A value as an owner would type it, in one line. */
function printed(value: unknown): string {
  const whole = JSON.stringify(value);
  return whole.length > 80 ? `${whole.slice(0, 79)}…` : whole;
}

function problem(content: unknown, place: Path, message: string, root: string): Problem {
  const [part = 'content'] = place;
  const file = `content/${part === 'facts' ? 'profile' : String(part)}.ts`;
  const field = fieldAt(place);
  const value = valueAt(content, place);
  if (!message.startsWith('must ')) return { file, field, message };
  if (value === undefined) return { file, field, message: `is missing; it ${message}` };
  if (typeof value === 'object') return { file, field, message };
  const line = lineOf(place.at(-1) ?? '', value, path.join(root, file));
  return { file, line, field, message: `${message}, got ${printed(value)}` };
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
  return [...missingHeadings(valid), ...missingTargets(valid, root)].map(([place, message]) =>
    problem(valid, place, message, root),
  );
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
  if (problems.length > 0) throw new UserError('Invalid content:', problems.map(sentenceOf));
}

type Finding = [place: Path, message: string];

/** Headings in `pages.ts` that are missing although there is something for them to stand over. */
function missingHeadings(content: Content): Finding[] {
  const { pages, projects, skills, experience, education, languages, process, links } = content;
  const needs = [
    ['home', 'projects', projects.filter(({ featured }) => featured)],
    ['about', 'skills', skills],
    ['about', 'experience', experience],
    ['about', 'education', education],
    ['about', 'languages', languages],
    ['services', 'process', process],
    ['contact', 'connect', profileIcons(links.profiles, 'contact')],
  ] as const;
  return needs
    .filter(([page, field, entries]) => entries.length > 0 && hasPage(page, content) && !(field in pages[page]))
    .map(([page, field]) => [['pages', page, field], 'is missing, while there are entries to stand under it']);
}

/** Links, pictures and entries of the navigation that lead to nothing on this site. */
function missingTargets(content: Content, root: string): Finding[] {
  const { links, navigation, profile, projects } = content;
  const targets: [place: Path, address: string | undefined][] = [
    [['links', 'cv'], links.cv],
    [['profile', 'photo', 'src'], profile.photo?.src],
    ...links.profiles.map(({ address }, index): [Path, string] => [['links', 'profiles', index, 'address'], address]),
    ...projects.flatMap(({ repository, liveLink, image }, index): [Path, string | undefined][] => [
      [['projects', index, 'repository'], repository],
      [['projects', index, 'liveLink'], liveLink],
      [['projects', index, 'image', 'src'], image?.src],
    ]),
  ];
  const pages = navigation.flatMap(({ path: page }, index): Finding[] =>
    hasRoute(page, root)
      ? []
      : [[['navigation', index, 'path'], `must be the path of a page; write app${page}page.tsx or remove the entry`]],
  );
  const files = targets.flatMap(([place, address]): Finding[] =>
    !address?.startsWith('/') || leadsSomewhere(address, root)
      ? []
      : [[place, 'must be the path of a page in app/ or of a file in public/, with its capital letters']],
  );
  return [...pages, ...files];
}
