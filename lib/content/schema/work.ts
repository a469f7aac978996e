import { z } from 'zod';
import * as addressField from '../address-fields';
import * as field from '../fields';

// The fields of the lists in `content/`, from `projects.ts` to `languages.ts`.

const projectImage = z
  .strictObject({
    /**
     * A PNG, JPEG, WebP, AVIF, SVG or GIF in `public/`, such as `/projects/shop.png`, in full size: the build makes
     * smaller copies. Or an https:// URL; for Unsplash and imgix, leave out the size parameters. Or a short film as MP4 or
     * WebM in `public/`, such as `/projects/shop.mp4`, with a picture of it beside it, `/projects/shop.jpg`: it plays in a
     * loop, without sound, while it is in view.
     */
    src: addressField.picture(addressField.FILM_TYPES),
    /**
     * Optional: `'photo'` (the default) fills the cover; `'screenshot'` is shown large on it, of an upright or a square one
     * the upper part; `'logo'` is shown whole, without a star, on a ground that it stands out from.
     */
    kind: z.enum(['photo', 'screenshot', 'logo']).optional(),
    /** Optional: what the picture shows, for screen readers. Without it, they skip the picture. */
    alt: field.line().optional(),
  })
  .refine(({ kind, src }) => kind !== 'logo' || !addressField.FILM_TYPES.test(src), {
    path: ['kind'],
    message: 'must be "photo" or "screenshot", because src is a film',
    when: field.valid('kind', 'src'),
  });

const projectFields = z.strictObject({
  /** The project's name. It has to be unique, and the drawing on the cover is generated from it. */
  title: field.name(),
  /** What it does and for whom, in one to three sentences. */
  description: field.prose(),
  /**
   * Optional: what it is in a few words, `Booking calendar`, for the line under its picture on the home page's first
   * screen; the client follows. Without it, the line names technologies.
   */
  summary: field.line().optional(),
  /** Technology labels, most important first; `[]` for none. */
  technologies: field.list(field.name()),
  /** Optional: the URL of the source code. The link is named after its host, such as GitHub, or else Code. */
  repository: addressField.address().optional(),
  /** Optional: a note on the source code, shown after its link or instead of it: `Private work for a client`. */
  codeNote: field.prose().optional(),
  /** Optional: where to try or see the project: an https:// URL, or a page or file of this site. */
  liveLink: addressField.address().optional(),
  /** Optional: what that link is called. Without it, it is Website for a project with a `client`, otherwise Live Demo. */
  liveLabel: field.line().optional(),
  /** Optional: its case study, `/projects/shop/`, to which its card links. `docs/writing.md` shows how to write it. */
  page: addressField.pagePath().optional(),
  /** Optional: the client, shown below the title. If you may not name it, describe it: `An energy supplier`. */
  client: field.name().optional(),
  /** Optional: the year in which it was finished, shown next to the client. Without it, that of `to` is shown. */
  year: field.year().optional(),
  /** Optional: your role in the project, for the CV: `Lead developer, team of four`. */
  role: field.line().optional(),
  /** Optional: its start and its end, for the CV. */
  from: field.start().optional(),
  to: field.end().optional(),
  /** Optional: what you did or achieved, one sentence each; the CV shows them in place of the description. */
  highlights: field.list(field.prose()).optional(),
  /** Optional: a picture for the cover. If no project has one, covers are stars generated from the titles. */
  image: projectImage.optional(),
  /** Optional: further links, such as the documentation or a store, in the order in which they are shown. */
  links: field.list(z.strictObject({ label: field.line(), address: addressField.address() }), 'label').optional(),
  /** Optional: the heading above this project and all others with it: `Open source`. Those without one come first. */
  group: field.line().optional(),
  /**
   * Optional: `'row'` shows it as a line with a small picture on the projects page, below the cards of its group, and
   * `'card'` as a card. Without it, a project is a card if it is featured, or if the site has at most twelve. A project
   * without a picture is always a row if others have one.
   */
  size: z.enum(['card', 'row']).optional(),
  /** Optional: `true` shows the project on the home page. */
  featured: z.boolean().optional(),
  /** Optional: `false` leaves it out of the CV, which has only the featured ones of more than eight projects. */
  cv: field.leftOutOfCv(),
});

/** The schema of an entry of `projects`. */
export const project = projectFields.refine(field.isInOrder, field.NOT_IN_ORDER);

/** The schema of an entry of `testimonials`. */
export const testimonial = z
  .strictObject({
    /** What they wrote or said, without quotation marks. */
    quote: field.prose(),
    /** Who said it. */
    name: field.line(),
    /** Optional: their position, such as `Head of Operations`. */
    role: field.line().optional(),
    /** Optional: where they work. */
    company: field.line().optional(),
    /** Optional: an https:// URL that the name links to: their site or profile, or the source of the quote. */
    link: addressField.webPage().optional(),
    /** Optional: a photo of them, as a file in `public/` or an https:// URL. It is shown small and round. */
    photo: addressField.picture().optional(),
    /** Optional: the title of the project that it is about. Its case study shows the quote, too. */
    project: field.line().optional(),
    /** Optional: `true` for those to show first. Three are shown at once, the others behind a button. */
    featured: z.boolean().optional(),
  })
  .meta(field.VERBATIM);

/** The schema of an entry of `clients`. */
export const client = z.strictObject({
  /** Their name. */
  name: field.name(),
  /**
   * Optional: their logo, an SVG or a PNG in `public/`, or an https:// URL. It is shown in one colour, so it needs a
   * transparent background; in place of one without it, the name is shown.
   */
  logo: addressField.picture().optional(),
  /** Optional: an https:// URL that the name or the logo links to. */
  link: addressField.webPage().optional(),
});

/** The schema of an entry of `skills`. */
export const skillGroup = z.strictObject({
  /** Optional: the heading of the group, such as how often you use these skills: `Every week`. */
  title: field.line().optional(),
  /** The skills' names, as they are spelled officially. */
  skills: field.filledList(field.name()),
  /** Optional: `true` sets the group larger than the others, such as what you use most. */
  emphasis: z.boolean().optional(),
});

const price = z.union(
  [
    // Zod's own type, because a union reports its message only if no option fits.
    z.string().regex(/\S/, 'must be text such as "from 900 € a day"'),
    z.strictObject({
      /** The amount, without quotes: `900`. The site writes it as its language does, and 0 as "free". */
      amount: field.numberWithin(0, 1_000_000_000, 'number'),
      /** The currency's three letters (ISO 4217): `EUR`. */
      currency: field.text('must be the three capital letters of a currency, such as "EUR"', (value) =>
        Intl.supportedValuesOf('currency').includes(value),
      ),
      /** Optional: what the amount is for. Without it, the amount is the price of the service. */
      unit: z.enum(['hour', 'day', 'week', 'month', 'project']).optional(),
      /** Optional: `true` if the amount is the lowest price. */
      from: z.boolean().optional(),
    }),
  ],
  'must be text such as "from 900 € a day", or an amount and a currency in braces',
);

/** The schema of an entry of `services`. */
export const service = z.strictObject({
  /** What you offer. */
  title: field.line(),
  /** What the client gets, in one or two sentences. */
  description: field.prose(),
  /** One of the icons drawn for this site, `desktop`, `database`, `api` and `web`, or the name of one on lucide.dev. */
  icon: addressField.icon(),
  /** Optional: the price, as text, or as an amount, which search engines can read. */
  price: price.optional(),
  /** Optional: how long it takes: `two to four weeks`. */
  duration: field.line().optional(),
  /** Optional: what the price includes, each in a few words. */
  includes: field.filledList(field.line()).optional(),
  /** Optional: where to read more: a page of this site, such as `/app-rescue/`, or an https:// URL. */
  link: addressField.address().optional(),
  /** Optional: a label below the title, for the usual choice: `Most clients begin here`. */
  badge: field.line().optional(),
  /** Optional: the heading above this service and all others with it: `Maintenance`. Those without one come first. */
  group: field.line().optional(),
  /** Optional: `true` for those that the home page lists, four at most. Without any, it lists the first four. */
  featured: z.boolean().optional(),
});

/** The schema of an entry of `process`. */
export const processStep = z.strictObject({
  title: field.line(),
  /** What happens in this step, in one sentence. */
  description: field.prose(),
});

/** The schema of an entry of `experience` or `education`. */
export const timelineEntry = z
  .strictObject({
    /** Position, degree or course. */
    title: field.line(),
    /** Optional: company, client, school or provider. */
    organization: field.name().optional(),
    /** Optional: when it began, a year such as 2023, or a month such as `'2023-09'`: shown if the list has months alone. */
    from: field.start().optional(),
    /** Optional: when it ended or will end; `'present'` if it has no end yet. */
    to: field.end().optional(),
    /** Optional: what you did or learned, in one or two sentences. */
    description: field.prose().optional(),
    /** Optional: a grade shown next to the organization, such as `CGPA 3.7`. */
    grade: field.line().optional(),
    /** Optional: `true` for a college or university. The structured data for search engines then lists it. */
    university: z.boolean().optional(),
    /** Optional, like the following: where it was. */
    location: field.name().optional(),
    /** What you did or achieved, one sentence each. */
    highlights: field.list(field.prose()).optional(),
    /** What you worked with, most important first, for the CV. */
    technologies: field.list(field.name()).optional(),
    /** The organization's site. */
    link: addressField.webPage().optional(),
    /** `false` leaves it out of the CV. */
    cv: field.leftOutOfCv(),
  })
  .refine(field.isInOrder, field.NOT_IN_ORDER);

/** The kinds of achievements, in the order of their sections. */
export const ACHIEVEMENT_KINDS = ['certificate', 'award', 'talk', 'publication', 'podcast', 'volunteering'] as const;

const event = z.strictObject({
  /** The event or the place. */
  where: field.name(),
  /** Optional, like the following: a year such as 2023, or a month such as `'2023-09'`. */
  date: field.start().optional(),
  /** The event's page, or what was recorded there. */
  link: addressField.address().optional(),
});

/** The schema of an entry of `achievements`. */
export const achievement = z
  .strictObject({
    /** What it is: `'certificate'`, `'award'`, `'talk'`, `'publication'`, `'podcast'` or `'volunteering'`. */
    kind: z.enum(ACHIEVEMENT_KINDS),
    /** Its name; of volunteering, what you do. */
    title: field.line(),
    /** Optional: who wrote a publication, in the order that it names them. */
    authors: field.filledList(field.name()).optional(),
    /** Optional: who issued, awarded or published it, the event, or the organization. */
    where: field.name().optional(),
    /** Optional: a year such as 2023, or a month such as `'2023-09'`; of volunteering, when you began. */
    date: field.start().optional(),
    /** Optional: where and when a talk was given, if that was several times, in place of `where` and `date`. */
    events: field.filledList(event).optional(),
    /** Optional: what it was about, in one or two sentences. */
    description: field.prose().optional(),
    /** Optional: where to read, hear or verify it, an https:// URL, or a page or file of this site; the title links to it. */
    link: addressField.address().optional(),
    /** Optional: the addresses of slides and of a recording. */
    slides: addressField.address().optional(),
    video: addressField.address().optional(),
    /** Optional: `true` shows it on the home page. */
    featured: z.boolean().optional(),
    /** Optional: `false` leaves it out of the CV. */
    cv: field.leftOutOfCv(),
  })
  .refine(({ events, where, date }) => !events || (!where && !date), {
    path: ['events'],
    message: 'has its own places and dates, so remove where and date beside it',
    when: field.valid('events'),
  });

/** The schema of an entry of `languages`. */
export const language = z.strictObject({
  /** The language's name in the site's language: `Arabic`, or `Arabisch` on a German site. */
  name: field.line(),
  /** Its BCP 47 tag: `ar`. */
  code: field.languageTag(),
  /** Optional: the level in words, such as `Native` or `Intermediate`. */
  level: field.line().optional(),
  /** The length of the bar, 0 to 100 percent. */
  proficiency: field.numberWithin(0, 100, 'number'),
});

export type Project = z.infer<typeof project>;
export type ProjectImage = z.infer<typeof projectImage>;
export type Testimonial = z.infer<typeof testimonial>;
export type Client = z.infer<typeof client>;
export type SkillGroup = z.infer<typeof skillGroup>;
export type Service = z.infer<typeof service>;
export type ProcessStep = z.infer<typeof processStep>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
export type Achievement = z.infer<typeof achievement>;
export type Language = z.infer<typeof language>;
