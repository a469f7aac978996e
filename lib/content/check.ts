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

/** The issues of the option of a union that the owner meant: the group, if they wrote a group. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const meant =
    issue.code === 'invalid_union' && issue.errors.find((errors) => errors.every(({ path }) => path.length > 0));
  return meant ? meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

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

function problem(content: unknown, place: readonly PropertyKey[], message: string): Problem {
  const field = z.core.toDotPath(place);
  const value = place.reduce<unknown>((group, key) => Reflect.get(Object(group), key), content);
  const found = { ...placeOf(field, value), field };
  if (!message.startsWith('must ')) return { ...found, message };
  if (value === undefined) return { ...found, message: `is missing; it ${message}` };
  return { ...found, message: typeof value === 'object' ? message : `${message}, got ${JSON.stringify(value)}` };
}

/** Finds all problems in the content that the owner has to correct. */
export function findProblems(content: unknown): Problem[] {
  const { data, error } = contentSchema.safeParse(content, { error: defaultMessage });
  return error
    ? error.issues.flatMap(meantIssues).map(({ path, message }) => problem(content, path, message))
    : missingTexts(data);
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

/** Texts of `pages.ts` and `words.ts` that are missing while a list that they belong to has entries. */
function missingTexts(content: Content): Problem[] {
  const { pages, projects, testimonials, skills, experience, education, languages, process, links, words } = content;
  const headings = [
    ['home', 'projects', projects.filter(({ featured }) => featured)],
    ['home', 'testimonials', testimonials],
    ['about', 'skills', skills],
    ['about', 'experience', experience],
    ['about', 'education', education],
    ['about', 'languages', languages],
    ['services', 'process', process],
    ['contact', 'connect', profileIcons(links.profiles, 'contact')],
  ] as const;
  const missing = headings
    .filter(([page, field, entries]) => entries.length > 0 && hasPage(page, content) && !(field in pages[page]))
    .map(([page, field]) =>
      problem(content, ['pages', page, field], 'is missing; it is the heading of a list with entries'),
    );
  if (words.caseStudy || !projects.some(({ page }) => page)) return missing;
  const message = 'is missing, and a project has a page; copy it from the template';
  return [...missing, problem(content, ['words', 'caseStudy'], message)];
}
