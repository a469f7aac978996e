import { z } from 'zod';
import { webAddress } from '../content/address-fields';
import { alias } from '../content/alias';
import { day, languageTag, line, list, text } from '../content/fields';
import type { DocumentKind } from '../routes';
import { slugOf } from '../slug';

// The fields of Markdown files, as `readFields` has made them of what their authors wrote. `slug` is part of the address.

/** What posts and pages have in common. */
const common = {
  /** Optional: the day of its last change, as `2026-03-14`. */
  updated: day().optional(),
  /** Optional: its earlier addresses, such as `/2019/old-name.html`, which lead to its page. */
  aliases: list(alias()).optional(),
  /** Optional: `true` keeps it off the site, but not out of `npm run dev`. */
  draft: z.boolean('must be true or false').optional(),
  /** Optional: the language of the text, if it is not that of its folder, as a BCP 47 tag. */
  lang: languageTag().optional(),
};

const post = z
  .strictObject({
    /** The heading of the post and its title in search results, which show up to 60 characters. */
    title: line(),
    /**
     * The introduction, also shown in lists, search results and link previews, which use 70 to 160 characters. Without it,
     * they show the first sentences of the text.
     */
    description: line(),
    /**
     * The day it is published, as `2026-03-14`, or at the start of the file's name. Until then it is a draft. A time,
     * `2026-03-14 09:30`, orders the posts of one day.
     */
    date: day(),
    /** Optional: its subjects; each has a page with all its posts. */
    tags: list(tag()).optional(),
    /** Optional: a picture above the text, a file beside the Markdown file or in `public/`. */
    image: line().optional(),
    /** Optional: what the picture shows, for screen readers, unless it is decoration. */
    alt: line().optional(),
    /** Optional: the https:// URL at which it was published first, which search engines then show. */
    canonical: webAddress().optional(),
    ...common,
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    message: 'must not be before the date of the post',
  });

const caseStudy = z.strictObject({
  /** Optional: what you did in the project. */
  myRole: line().optional(),
  /** Optional: the description for search results, which use 70 to 160 characters, by default the project's. */
  description: line().optional(),
  /** Optional: the day of its last change, as `2026-03-14`. */
  updated: common.updated,
  /** Optional: `true` keeps it off the site; no project may name its page then. */
  draft: common.draft,
});

const page = z.strictObject({
  /** The heading of the page and its title in search results, which show up to 60 characters. */
  title: line(),
  /** The introduction, also in search results and link previews, which use 70 to 160 characters; see that of posts. */
  description: line(),
  /** Optional: `rows` shows all of the list beside the page as rows, with small pictures, and nothing as a card. */
  entries: z.literal('rows', 'must be rows').optional(),
  ...common,
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
