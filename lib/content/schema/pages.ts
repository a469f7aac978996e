import { z } from 'zod';
import { routes } from '../../routes';
import {
  DESCRIPTION_LENGTH,
  day,
  email,
  filledList,
  isList,
  line,
  lineWithin,
  list,
  pagePath,
  prose,
  TITLE_LENGTH,
  textBlock,
} from '../fields';

// The fields of `navigation.ts` and `pages.ts` in `content/`.

const pageSummary = {
  /** The title without ` · Your Name`, 2 to 60 characters. Your name is appended if both fit into 60. */
  title: lineWithin(TITLE_LENGTH),
  /** What a visitor finds on the page, in 70 to 160 characters, for search results and link previews. */
  description: lineWithin(DESCRIPTION_LENGTH),
  /** Optional: the day you last changed the page's text, as `2026-03-14`, for the sitemap and structured data. */
  updated: day().optional(),
};

const navigationEntry = z.strictObject({
  /** A page's path, in lowercase letters, digits and hyphens: `/projects/shop/` is `app/projects/shop/page.tsx`. */
  path: pagePath(),
  /** The text of the links to the page. */
  label: line(),
  /** Optional: where it is linked, by default `['header', 'footer']`; with `[]` only in the sitemap and `llms.txt`. */
  linkIn: list(z.enum(['header', 'footer'])).optional(),
});

export const navigation = list(navigationEntry, 'path').refine(
  (entries) => entries.some((entry) => Object(entry).path === routes.home),
  {
    message: 'must have an entry with the path "/", the home page',
    when: isList,
  },
);

const listIntroduction = z.strictObject({ heading: line().optional(), text: prose().optional() });

export const pages = z.strictObject({
  /** The home page. Its other texts are in `profile.ts` and `availability.ts`. */
  home: z.strictObject({
    /** Optional: the title, like those below. Without it, it is made of your role and your city (`words.ts`). */
    title: pageSummary.title.optional(),
    updated: pageSummary.updated,
    /** The About Me preview. Its `text` is set larger than other text. */
    about: z.strictObject({
      ...textBlock,
      /** Optional: a second paragraph, in the normal text size. */
      more: prose().optional(),
      /** The text of the link to the about page. */
      link: line(),
    }),
    /** Optional: the heading of the featured projects, and the text of the link to all, in place of those in `words.ts`. */
    projects: z.strictObject({ heading: line().optional(), link: line().optional() }).optional(),
    /** Optional: the heading of the testimonials here and on the services page, in place of that in `words.ts`. */
    testimonials: line().optional(),
  }),
  about: z.strictObject({
    ...pageSummary,
    /** The page's heading, above the bio. */
    heading: line(),
    /** The short bio, one paragraph per entry. The first paragraph is set larger. */
    bio: filledList(prose()),
    /** Optional: heading and introduction of the skills, in place of those in `words.ts`. */
    skills: listIntroduction.optional(),
    /** Optional: the heading of the work timeline, in place of that in `words.ts`. */
    experience: line().optional(),
    /** Optional: the heading of the education timeline, in place of that in `words.ts`. */
    education: line().optional(),
    /** Optional: the heading of the languages, in place of that in `words.ts`. */
    languages: line().optional(),
  }),
  projects: z.strictObject({ ...pageSummary, ...textBlock }),
  /** Optional: the list of posts. Title, heading and introduction are by default in `words.ts`. */
  blog: z
    .strictObject({ ...pageSummary, ...textBlock })
    .partial()
    .optional(),
  services: z.strictObject({
    ...pageSummary,
    ...textBlock,
    /** Optional: heading and introduction of the work process, in place of those in `words.ts`. */
    process: listIntroduction.optional(),
  }),
  contact: z.strictObject({
    ...pageSummary,
    ...textBlock,
    /** The badge above the heading. */
    badge: line(),
    /** The heading above your email address and the contact card. */
    information: line(),
    /** The text of the link to the contact card. */
    card: line(),
    /** Optional: the heading above your profiles, in place of that in `words.ts`. */
    connect: line().optional(),
    /** The heading of the block that says whether you take on work. */
    availability: line(),
    /** The heading of the form. */
    form: line(),
    /** The placeholder of the email field: an example such as `name@company.com`. */
    sampleEmail: email(),
  }),
  /** Optional: title and description of the CV page, in place of those in `words.ts`. */
  cv: z.strictObject(pageSummary).partial().optional(),
  /** The 404 page. */
  notFound: z.strictObject({
    title: pageSummary.title,
    description: pageSummary.description,
    ...textBlock,
    /** The text of the link to the home page. */
    link: line(),
  }),
});

export type NavigationEntry = z.infer<typeof navigationEntry>;
export type Pages = z.infer<typeof pages>;
