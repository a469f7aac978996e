import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { DESCRIPTION_LENGTH, day, line, lineWithin, list, TITLE_LENGTH, text } from '../content/fields';
import type { DocumentKind } from '../routes';

const title = lineWithin(TITLE_LENGTH);
const description = lineWithin(DESCRIPTION_LENGTH);

const post = z
  .strictObject({
    /** The heading of the post and its title in search results, 2 to 60 characters. */
    title,
    /** The introduction, also shown in lists, search results and link previews, 70 to 160 characters. */
    description,
    /** The day it is published, as `2026-03-14`. Until then it is a draft. */
    date: day(),
    /** Optional: the day of its last change. */
    updated: day().optional(),
    /** Optional: its subjects; each has a page with all its posts. */
    tags: list(tag()).optional(),
    /** Optional: a picture above the text, a file beside the Markdown file or in `public/`. */
    image: line().optional(),
    /** What the picture shows, for screen readers. */
    alt: line().optional(),
    /** Optional: `true` keeps it off the site, but not out of `npm run dev`. */
    draft: z.boolean().optional(),
  })
  .check(({ value, issues }) => {
    const { date, updated, image, alt } = value;
    const add = (field: string, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value });
    if (updated && updated < date) add('updated', 'must not be before the date of the post');
    if (image && !alt) add('alt', 'must say what the image shows, for screen readers');
    if (alt && !image) add('alt', 'belongs to an image; add one, or remove it');
  });

const caseStudy = z.strictObject({
  /** Optional: what you did in the project. */
  myRole: line().optional(),
  /** Optional: the description for search results, 70 to 160 characters, by default the project's. */
  description: description.optional(),
  /** Optional: the day of its last change, as `2026-03-14`. */
  updated: day().optional(),
});

const page = z.strictObject({
  /** The heading of the page and its title in search results, 2 to 60 characters. */
  title,
  /** The introduction, also in search results and link previews, 70 to 160 characters. */
  description,
  /** Optional: the day of its last change, as `2026-03-14`. */
  updated: day().optional(),
  /** Optional: `true` keeps it off the site, but not out of `npm run dev`. */
  draft: z.boolean().optional(),
});

/** The schema of each kind's front matter. */
export const FRONT_MATTER = { posts: post, 'case-studies': caseStudy, pages: page } satisfies Record<
  DocumentKind,
  z.ZodType
>;

export type FrontMatter<K extends DocumentKind> = z.infer<(typeof FRONT_MATTER)[K]>;

/** A tag, which has to contain a letter or a digit for its address. */
function tag() {
  return text(
    'must be one or a few words, with at least one letter or digit, and without <',
    (value) => /^[^\s<]([^<]*[^\s<])?$/.test(value) && slugOf(value, 'en') !== '',
  );
}

/**
 * A text as a part of an address: letters and digits of any script, with hyphens between them, in lower case and in one
 * encoding. `C`, `C++` and `C#` have one each.
 *
 * @param language That of the text, as a BCP 47 tag: the `I` of Turkish is an `ı` in lower case.
 */
export function slugOf(value: string, language: string): string {
  return value
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .normalize('NFKC')
    .toLocaleLowerCase(language)
    .normalize('NFC')
    .replace(ADDED_DOT, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
}

/** The dot that lower case adds to an `i`, of `İ` in most languages and of `Í` in Lithuanian. */
const ADDED_DOT = /(?<=[iįj])\u0307/gu;

/** A Markdown file in two parts. */
export interface DividedFile {
  /** The values of the front matter; an empty group if it has none. */
  fields: unknown;
  /** The line of a field, by its path, or that of the front matter's first line. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What is wrong with the YAML, with its line, and with the field if it is known. */
  mistakes: { line: number; field?: string; message: string }[];
  /** The Markdown, with empty lines in place of the front matter, so that its lines are those of the file. */
  text: string;
}

const IN_QUOTES =
  'a text that contains a colon, or begins with a character such as * or @, or has a # after a space, has to be in quotes';

/** Fields in which a # is part of the text; after others, such as `draft: true`, it is a note. */
const TEXTS = ['title', 'description', 'alt', 'myRole', 'tags'];

/** Divides a Markdown file into its front matter, which is YAML between two lines of three hyphens, and its text. */
export function divideFile(source: string): DividedFile {
  const whole = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [matter, yaml = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(whole) ?? [];
  if (matter === undefined) {
    const message =
      'is missing; begin the file with a line of three hyphens (---), then the fields, such as title: My Title, then another such line';
    return { fields: {}, lineOf: () => 1, mistakes: [{ line: 1, message }], text: whole };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true) as { range?: readonly number[] | null } | undefined;
    return node?.range ? lineAt(node.range[0] ?? 0) : 1;
  };
  const errors = document.errors.map(({ pos, message }) => ({ at: pos[0], message }));
  // YAML reads a text that begins with an asterisk as the name of another value, and throws if there is none.
  visit(document, {
    Alias: (_, { range, source }) => void errors.push({ at: range?.[0] ?? 0, message: `*${source}` }),
  });
  const mistakes: DividedFile['mistakes'] = errors.map(({ at, message }) => ({
    line: lineAt(at),
    message: /keys must be unique/.test(message)
      ? 'has this field twice; remove one of them'
      : `is not valid YAML (${message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '')}); ${IN_QUOTES}`,
  }));
  visit(document, {
    Scalar: (key, { type, range }, parents) => {
      const [pair] = parents.filter(isPair);
      const field = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (key === 'key' || type !== 'PLAIN' || !range || !TEXTS.includes(field)) return;
      if (!/^[ \t]*#/.test(yaml.slice(range[1]))) return;
      const message = 'is cut off at a #, which begins a comment in YAML; put the whole text in quotes';
      mistakes.push({ line: lineAt(range[0]), field, message });
    },
  });
  if (mistakes.length === 0 && document.contents && !isMap(document.contents))
    mistakes.push({ line: 2, message: 'must be fields, each with a colon, such as title: My Title' });
  const fields = mistakes.length > 0 ? {} : (document.toJS() ?? {});
  return { fields, lineOf, mistakes, text: '\n'.repeat(matter.split('\n').length - 1) + whole.slice(matter.length) };
}
