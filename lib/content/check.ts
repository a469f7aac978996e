import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { profileIcons } from '../profile-icons';
import { UserError } from '../user-error';
import { hasPage } from './pages';
import { type Content, contentSchema } from './schema';

/** A problem that the owner has to correct. */
export interface Problem {
  /** The file's path, relative to the repository's root. */
  file: string;
  /** The line of the value, if only one line of the file has it. */
  line?: number;
  /** The field's path: `projects[1].liveLink`. */
  field: string;
  /** What is wrong and what to write, as the rest of a sentence that begins with the field. */
  message: string;
}

type Path = readonly PropertyKey[];

/** Default messages, for rules without a message, by the expected type. */
const EXPECTED: Readonly<Record<string, string>> = {
  object: 'must be a group of fields in braces',
  array: 'must be a list in square brackets',
  boolean: 'must be true or false, without quotes',
};

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The default message of an issue, for rules without a message. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected];
    case 'invalid_value':
      return `must be one of ${quoted(issue.values)}`;
    case 'invalid_union':
      return `must be one of ${quoted(issue.options as string[])}`;
    case 'unrecognized_keys':
      return `has a field that the site does not know, ${quoted(issue.keys)}; correct its spelling or remove it`;
  }
}

/** Replaces a union's issue with those of the option that the owner meant: the group, if they wrote a group. */
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

/** The location of a field: its file, and the line of its value, if only one line has that value. */
export function placeOf(field: string, value: unknown): Pick<Problem, 'file' | 'line'> {
  const part = field.split(/[.[]/)[0] || 'content';
  const file = `content/${part === 'facts' ? 'profile' : part}.ts`;
  const path = join(process.cwd(), file);
  if (value === undefined || typeof value === 'object' || !existsSync(path)) return { file };
  const written = JSON.stringify(value).replace(/^"|"$/g, '');
  const texts = readFileSync(path, 'utf8').split('\n');
  const [line, ...others] = texts.flatMap((text, index) => (text.includes(written) ? index + 1 : []));
  return others.length === 0 ? { file, line } : { file };
}

function problem(content: unknown, place: Path, message: string): Problem {
  const field = z.core.toDotPath(place);
  const value = valueAt(content, place);
  const found = { ...placeOf(field, value), field };
  if (!message.startsWith('must ')) return { ...found, message };
  if (value === undefined) return { ...found, message: `is missing; it ${message}` };
  return { ...found, message: typeof value === 'object' ? message : `${message}, got ${JSON.stringify(value)}` };
}

/** Finds all problems in the content that the owner has to correct. */
export function findProblems(content: unknown): Problem[] {
  const { error } = contentSchema.safeParse(content, { error: defaultMessage });
  return error
    ? withoutUnions(error.issues).map((issue) => problem(content, issue.path, issue.message))
    : [...missingHeadings(content as Content), ...missingWords(content as Content)];
}

/** Formats a problem as one sentence. */
export function sentenceOf({ file, line, field, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${field} ${message}.`;
}

/**
 * Validates the content.
 *
 * @throws {UserError} with a sentence for each problem: file, line, field, what is wrong and what to write.
 */
export function assertValidContent(content: unknown): void {
  const problems = findProblems(content);
  if (problems.length > 0) throw new UserError('Invalid content:', problems.map(sentenceOf));
}

/** Headings that are missing in `pages.ts` while their lists have entries. */
function missingHeadings(content: Content): Problem[] {
  const { pages, projects, testimonials, skills, experience, education, languages, process, links } = content;
  const needs = [
    ['home', 'projects', projects.filter(({ featured }) => featured)],
    ['home', 'testimonials', testimonials],
    ['about', 'skills', skills],
    ['about', 'experience', experience],
    ['about', 'education', education],
    ['about', 'languages', languages],
    ['services', 'process', process],
    ['contact', 'connect', profileIcons(links.profiles, 'contact')],
  ] as const;
  return needs
    .filter(([page, field, entries]) => entries.length > 0 && hasPage(page, content) && !(field in pages[page]))
    .map(([page, field]) =>
      problem(content, ['pages', page, field], 'is missing; it is the heading of a list with entries'),
    );
}

/** The words for case studies, if they are missing while a project has a case study. */
function missingWords(content: Content): Problem[] {
  const { projects, words } = content;
  if (words.caseStudy || !projects.some(({ page }) => page)) return [];
  return [problem(content, ['words', 'caseStudy'], 'is missing, and a project has a page; copy it from the template')];
}
