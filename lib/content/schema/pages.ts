import { z } from 'zod';
import { routes } from '../../routes';
import * as addressField from '../address-fields';
import * as field from '../fields';

// The fields of `navigation.ts` and `pages.ts` in `content/`.

const pageSummary = {
  /**
   * The title without ` · Your Name`, which is appended if both fit into the 60 characters that search results show;
   * Chinese, Japanese and Korean ones count double.
   */
  title: field.line(),
  /** What a visitor finds on the page, for search results and link previews, which use 70 to 160 characters. */
  description: field.line(),
  /** Optional: the day you last changed the page's text, as `2026-03-14`, for the sitemap and structured data. */
  updated: field.day().optional(),
};

const navigationEntry = z.strictObject({
  /** Its path in lowercase letters, digits and hyphens: `/uses/` is `content/pages/uses.md` or `app/uses/page.tsx`. */
  path: addressField.pagePath(),
  /** The text of the links to the page. */
  label: field.line(),
  /** Optional: where it is linked, by default `['header', 'footer']`; with `[]` only in the sitemap and `llms.txt`. */
  linkIn: field.list(z.enum(['header', 'footer'])).optional(),
});

/** The schema of `navigation`: the pages in the order of their links. */
export const navigation = field
  .list(navigationEntry, 'path')
  .refine((entries) => entries.some((entry) => Object(entry).path === routes.home), {
    message: 'must have an entry with the path "/", the home page',
    when: field.isList,
  });

const introducedHeading = {
  heading: field.line(),
  /** Optional: the introduction below the heading. */
  text: field.prose().optional(),
};

const listIntroduction = z.strictObject({ heading: field.line().optional(), text: field.prose().optional() });

/** The sections of the home page between its top and the closing band, in the order that they have by default. */
export const HOME_SECTIONS = [
  'facts',
  'clients',
  'projects',
  'services',
  'quotes',
  'about',
  'achievements',
  'posts',
] as const;

/** The schema of `pages`. */
export const pages = z.strictObject({
  /** The home page. Its other texts are in `profile.ts` and `availability.ts`. */
  home: z.strictObject({
    /** Optional: the title, like those below. Without it, it is made of your role and your city (`words.ts`). */
    title: pageSummary.title.optional(),
    /** Optional: the description, like those below, if `availability.ts` has none. Without it, it is your lead. */
    description: pageSummary.description.optional(),
    updated: pageSummary.updated,
    /**
     * Optional: the sections in your order, without those to leave out. Without it: `['facts', 'clients', 'projects',
     * 'services', 'quotes', 'about', 'achievements', 'posts']`. What you have written nothing for is not shown.
     */
    sections: z
      .array(z.enum(HOME_SECTIONS))
      .refine((names) => new Set(names).size === names.length, 'must name each section once')
      .readonly()
      .optional(),
    /** The About Me preview. Its `text` is set larger than other text. */
    about: z.strictObject({
      ...field.textBlock,
      /** Optional: a second paragraph, in the normal text size. */
      more: field.prose().optional(),
      /** The text of the link to the about page. */
      link: field.line(),
    }),
    /** Optional: the heading of the featured projects, and the text of the link to all, in place of those in `words.ts`. */
    projects: z.strictObject({ heading: field.line().optional(), link: field.line().optional() }).optional(),
    /** Optional: a list of the services and their prices, with its heading and the text of the link to all. */
    services: z.strictObject({ heading: field.line(), link: field.line().optional() }).optional(),
    /** Optional: the heading of the testimonials here and on the services page, in place of that in `words.ts`. */
    testimonials: field.line().optional(),
  }),
  about: z.strictObject({
    ...pageSummary,
    /** The page's heading, above the bio. */
    heading: field.line(),
    /** The short bio, one paragraph per entry. The first paragraph is set larger. */
    bio: field.filledList(field.prose()),
    /** Optional: heading and introduction of the skills, in place of those in `words.ts`. */
    skills: listIntroduction.optional(),
    /**
     * Optional: `'short'` shows six entries of each list, one line each, and links to the CV page (`cv: 'page'`), which has
     * the rest; `'whole'` shows everything here. With that page, `'short'` is the default for more than twelve entries.
     */
    background: z.enum(['short', 'whole']).optional(),
    /** Optional: the heading of the work timeline, in place of that in `words.ts`. */
    experience: field.line().optional(),
    /** Optional: the heading of the education timeline, in place of that in `words.ts`. */
    education: field.line().optional(),
    /** Optional: the heading of the languages, in place of that in `words.ts`. */
    languages: field.line().optional(),
  }),
  projects: z.strictObject({
    ...pageSummary,
    ...introducedHeading,
    /** Optional: `true` adds a page for each technology that at least two projects share: `/projects/with/typescript/`. */
    byTechnology: z.boolean().optional(),
  }),
  /** Optional: the list of posts. Without it, it is headed as in the navigation, and has no introduction. */
  blog: z
    .strictObject({ ...pageSummary, ...field.textBlock })
    .partial()
    .optional(),
  services: z.strictObject({
    ...pageSummary,
    ...introducedHeading,
    /** Optional: heading and introduction of the work process, in place of those in `words.ts`. */
    process: listIntroduction.optional(),
  }),
  contact: z.strictObject({
    ...pageSummary,
    ...introducedHeading,
    /** Optional, like the following, in place of those in `words.ts`: the badge above the heading. */
    badge: field.line().optional(),
    /** The heading above your email address and the contact card. */
    information: field.line().optional(),
    /** The text of the link to the contact card. */
    card: field.line().optional(),
    /** The heading of the form. */
    form: field.line().optional(),
    /** Optional: the heading above your profiles, in place of that in `words.ts`. */
    connect: field.line().optional(),
    /** Optional: the heading of the block that says whether you take on work, by default that of the closing band. */
    availability: field.line().optional(),
    /** The placeholder of the email field: an example such as `name@company.com`. */
    sampleEmail: addressField.email(),
  }),
  /** Optional: title and description of the CV page, in place of those in `words.ts`. */
  cv: z.strictObject(pageSummary).partial().optional(),
  /** Optional: the texts of the 404 page, in place of those in `words.ts`. */
  notFound: z
    .strictObject({
      title: pageSummary.title,
      description: pageSummary.description,
      ...field.textBlock,
      /** The text of the link to the home page. */
      link: field.line(),
    })
    .partial()
    .optional(),
});

export type NavigationEntry = z.infer<typeof navigationEntry>;
export type Pages = z.infer<typeof pages>;
