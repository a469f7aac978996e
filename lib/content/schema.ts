import { z } from 'zod';
import { paletteFromColors } from '../brand/palette';
import { STAR_SHAPES } from '../brand/star';
import { validateFont } from '../fonts/packages';
import { nearest } from '../nearest';
import { isMark } from '../profile-icons';
import { routes } from '../routes';
import { analytics } from './analytics';
import {
  address,
  color,
  countryCode,
  DESCRIPTION_LENGTH,
  day,
  email,
  endpoint,
  filledList,
  isList,
  languageTag,
  lastYear,
  line,
  lineWithin,
  list,
  numberWithin,
  origin,
  pagePath,
  phone,
  picture,
  prose,
  soFarValid,
  TITLE_LENGTH,
  text,
  textIn,
  valid,
  webAddress,
  year,
} from './fields';
import { legal } from './legal';
import { hasOffer, serviceOffer, workload } from './offer';
import { words } from './words-schema';

/**
 * The schema of the content. Each field is declared once: editors show its comment on hover, the build validates it,
 * and its TypeScript type is inferred. An `.optional()` field may be left out, and a list may be empty unless it is a
 * `filledList`; the site then leaves out that part of the page.
 */

const form = z.discriminatedUnion('service', [
  z.strictObject({
    /** Formspree, or a service with the same API. */
    service: z.literal('formspree'),
    /** The form's endpoint. `FORM_ENDPOINT` overrides the endpoint of any service for one build. */
    endpoint: endpoint('https://formspree.io/f/abcde', /formspree\.io\/(?:$|f\/?$|forms\/)/),
  }),
  z.strictObject({
    /** Web3Forms, or a service with the same API. */
    service: z.literal('web3forms'),
    /** The access key from Web3Forms' email. It is public, because it only identifies your form. */
    accessKey: line(),
    /** Optional: the endpoint of another service with the same API. */
    endpoint: endpoint('https://example.com/messages').optional(),
  }),
  z.strictObject({
    /** The service FormSubmit. */
    service: z.literal('formsubmit'),
    /** The form's endpoint, which ends with your email address or the alias that FormSubmit gave you. */
    endpoint: endpoint('https://formsubmit.co/you@example.com', /\/ajax\//),
  }),
  z.strictObject({
    /** Netlify Forms, for a site that Netlify hosts. */
    service: z.literal('netlify'),
  }),
  z.strictObject({
    /** Your own service. */
    service: z.literal('own'),
    /** Its endpoint. `docs/deploy.md` describes how it has to respond. */
    endpoint: endpoint('https://example.com/messages'),
  }),
  z.strictObject({
    /** No service: the form opens the visitor's email app with the message filled in. */
    service: z.literal('none'),
  }),
]);

const site = z.strictObject({
  /** The site's URL, without a path or trailing slash. `SITE_ADDRESS` overrides it for one build. */
  address: origin(),
  /** The language the site is written in, as a BCP 47 tag: `en`, `ar`. */
  language: languageTag(),
  /** Optional: other languages in your texts, for screen readers and fonts: `['ar']` for a name in Arabic. */
  otherLanguages: list(languageTag()).optional(),
  /** Language and country in Open Graph's format: `en_US`. They also determine how numbers are written. */
  locale: text('must be a language and a country such as "en_US"', (value) => /^[a-z]{2,3}_[A-Z]{2}$/.test(value)),
  /** The service that receives the contact form's messages, and its settings. `docs/deploy.md` explains each. */
  form,
  /** Optional: the analytics service and its settings (`docs/deploy.md`). Without it, visits are not counted. */
  analytics: analytics.optional(),
});

const starNumbers = z
  .strictObject({
    /** The number of points, from 5 to 12. */
    points: numberWithin(5, 12),
    /** Each point is connected to the one this many points further on: the larger the number, the sharper the star. */
    step: numberWithin(2, 4),
    /** 1 for a filled star, 2 for one with a hole, 3 for a star in the hole. Sharp stars have room for fewer. */
    rings: z.literal([1, 2, 3]),
    /** Rotation of each ring relative to the one around it: 0 for none, 0.5 for halfway to the next point. */
    turn: numberWithin(0, 1, 'number'),
  })
  .superRefine(
    ({ points, step, rings }, { addIssue }) => {
      const shapes = STAR_SHAPES.filter((shape) => shape.points === points);
      const shape = shapes.find((one) => one.step === step);
      if (!shape) {
        const steps = shapes.map((one) => one.step).join(' or ');
        const message = `must be ${steps} in a star with ${points} points`;
        addIssue({ code: 'custom', message, path: ['step'], input: step });
      } else if (rings <= 3 && rings > shape.mostRings) {
        const message = 'must be lower in a star with this step';
        addIssue({ code: 'custom', message, path: ['rings'], input: rings });
      }
    },
    { when: valid('points', 'step') },
  );

const ownColors = z
  .strictObject({
    /** The background: a light colour for the light theme, or a dark one for the dark. The other is derived. */
    ground: color(),
    /** The colour of links, buttons and the star. */
    accent: color(),
    /** Optional: small decorations, and the centres of stars. Without it, a colour is derived from the accent. */
    secondAccent: color().optional(),
  })
  .refine((colors) => paletteFromColors(colors) !== undefined, {
    path: ['ground'],
    message: 'must be a lighter or a darker colour, on which text can have a contrast of 7:1',
    when: valid('ground', 'accent', 'secondAccent'),
  });

const font = () =>
  line().refine((value) => !validateFont(value), {
    error: ({ input }) => validateFont(String(input)),
    when: soFarValid,
  });

const fontPair = {
  /** Headings, names and numbers, in a bold weight. */
  heading: font(),
  /** All other text, in the weights 400 to 600, or the nearest that the font has. */
  body: font(),
};

const fonts = z.strictObject({
  ...fontPair,
  /** Optional: two fonts for a script that is not Latin, by default those above, and Cairo for Arabic letters. */
  script: z.strictObject(fontPair).optional(),
});

const brand = z.strictObject({
  /**
   * Your logo: `'khatam'` for Cairo's star with eight points, `'name'` for a star generated from your name, or the
   * numbers of a star of your choice. The khatam is `{ points: 8, step: 2, rings: 1, turn: 0.5 }`.
   */
  star: z.union(
    [z.enum(['khatam', 'name']), starNumbers],
    'must be "khatam", "name" or the numbers of a star in braces',
  ),
  /**
   * The colours: `'shipped'` for limestone and teal, or your own `ground` and `accent`, from which all others are
   * derived for both themes. A colour with too little contrast is replaced by the nearest shade with enough.
   */
  colors: z.union([z.literal('shipped'), ownColors], 'must be "shipped" or a ground and an accent in braces'),
  /** Two fonts from https://fontsource.org, by name (`Space Grotesk`) or by package (`@fontsource/lato`). */
  fonts,
});

const textBlock = {
  heading: line(),
  text: prose(),
};

const availabilityCopy = z.strictObject({
  /** The badge above the home page's heading. */
  badge: line(),
  /** The sentence next to the contact form. */
  sentence: prose(),
  /** The last sentence of the contact page's introduction. */
  invitation: prose(),
  /** Heading and text of the band at the end of the pages. */
  closing: z.strictObject(textBlock),
  /** The home page's description in search results, 70 to 160 characters. */
  homeDescription: lineWithin(DESCRIPTION_LENGTH),
});

const availability = z.strictObject({
  /** `true` while you take on freelance work. */
  open: z.boolean(),
  /** Optional: when you last checked `open`, by default the file's last commit. `npm run check` asks after 90 days. */
  updated: day().optional(),
  /** Optional: words added to the badge, such as `from March`. */
  note: line().optional(),
  ...workload,
  /** The texts while `open` is `true`. */
  whenOpen: availabilityCopy,
  /** The texts while `open` is `false`. */
  whenClosed: availabilityCopy,
});

const photo = z.strictObject({
  /** A file in `public/` such as `/me.jpg`, in full size, or an https:// URL. The site crops it to a square. */
  src: picture(),
  /** Optional: `'duotone'` (the default) shows the photo in two of the site's colours, `'plain'` in its own colours. */
  kind: z.enum(['duotone', 'plain']).optional(),
  /** Optional: what the photo shows, for screen readers. Without it, they read your name. */
  alt: line().optional(),
});

const profile = z.strictObject({
  /** Your name, in any script. */
  name: line(),
  /** Optional: your given name and your family name, for address books. */
  nameParts: z.strictObject({ given: line(), family: line() }).optional(),
  /** Your job title, the large heading of the home page. */
  role: line(),
  /** One or two sentences below the heading: what you build, and for whom. */
  lead: prose(),
  /** Optional: where you live, for the footer, the contact card, `llms.txt` and search engines. */
  location: z
    .strictObject({
      city: line(),
      country: line(),
      /** The country's two-letter code (ISO 3166-1): `EG`. */
      countryCode: countryCode(),
    })
    .optional(),
  /** Your email address, in any script. */
  email: email(),
  /** Optional: your phone number with its country code, `+20 100 000 0000`, shown where `location` is. */
  phone: phone().optional(),
  /** Optional: a line in the footer, below your name. */
  tagline: line().optional(),
  /** Optional: a photo of you, for the about page, the contact card and search engines. */
  photo: photo.optional(),
});

const fact = z.strictObject({
  /** What the fact is about, in small type: `Based in`. */
  label: line(),
  /** The fact itself: `Cairo, Egypt`. */
  value: line(),
});

const profileLink = z.strictObject({
  /** The service's name in its official spelling: `GitHub`. Screen readers announce the icon link by it. */
  label: line(),
  /** The URL of your profile, or a file in `public/`, such as a public key. */
  address: address(),
  /**
   * Optional: the icon. A name from https://simpleicons.org such as `stackoverflow`; `linkedin`, `code` or `person`,
   * which are drawn for this site; or the `d` of an SVG path with the view box `0 0 24 24`. The default is `person`.
   */
  mark: text(
    'must be a name from simpleicons.org such as "github", one of linkedin, code, person, or the path data of an icon',
    isMark,
  ).optional(),
  /** Optional: where the icon link is shown. The default is `['footer', 'contact']`; `[]` shows it nowhere. */
  iconIn: list(z.enum(['hero', 'footer', 'contact'])).optional(),
  /** Optional: what you do there, such as `Coding practice`. The about page then lists it next to the bio. */
  purpose: line().optional(),
});

const links = z.strictObject({
  /** Optional: your CV, an https:// URL or a file in `public/`, for the links View CV and Download CV. */
  cv: address().optional(),
  /** Optional: where visitors book a call with you. The contact page and the end of the pages link to it. */
  booking: address().optional(),
  /** Your profiles on other sites, in the order in which they are shown; `[]` for none. */
  profiles: list(profileLink, 'address'),
});

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

const navigation = list(navigationEntry, 'path').refine(
  (entries) => entries.some((entry) => textIn(entry, 'path') === routes.home),
  {
    message: 'must have an entry with the path "/", the home page',
    when: isList,
  },
);

const listIntroduction = z.strictObject({ heading: line().optional(), text: prose().optional() });

const pages = z.strictObject({
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
  /** The 404 page. */
  notFound: z.strictObject({
    title: pageSummary.title,
    description: pageSummary.description,
    ...textBlock,
    /** The text of the link to the home page. */
    link: line(),
  }),
});

const projectImage = z.strictObject({
  /**
   * A PNG, JPEG, WebP or AVIF in `public/`, such as `/projects/shop.png`, in full size: the build makes smaller copies.
   * Or an https:// URL; for Unsplash and imgix, leave out the size parameters.
   */
  src: picture(),
  /** Optional: `'photo'` (the default) fills the cover in its colours; `'screenshot'` is shown whole, unchanged. */
  kind: z.enum(['photo', 'screenshot']).optional(),
  /** Optional: what the picture shows, for screen readers. Without it, they skip the picture. */
  alt: line().optional(),
});

const project = z.strictObject({
  /** The project's name. It has to be unique, and the drawing on the cover is generated from it. */
  title: line(),
  /** What it does and for whom, in one to three sentences. */
  description: prose(),
  /** Technology labels, most important first; `[]` for none. */
  technologies: list(line()),
  /** Optional: the URL of the source code. The link is named after its host, such as GitHub, or else Code. */
  repository: address().optional(),
  /** Optional: a note on the source code, shown after its link or instead of it: `Private work for a client`. */
  codeNote: line().optional(),
  /** Optional: where to try the project, linked as Live Demo: an https:// URL, or a page or file of this site. */
  liveLink: address().optional(),
  /** Optional: its case study, `/projects/shop/`, to which its card links. `docs/recipes.md` has a page to copy. */
  page: pagePath().optional(),
  /** Optional: the client, shown below the title. */
  client: line().optional(),
  /** Optional: the year in which it was finished, shown next to the client. */
  year: year().optional(),
  /** Optional: a picture for the cover. Without it, the cover shows a star generated from the title. */
  image: projectImage.optional(),
  /** Optional: `true` shows the project on the home page. */
  featured: z.boolean().optional(),
});

const testimonial = z.strictObject({
  /** What they wrote or said, without quotation marks. */
  quote: prose(),
  /** Who said it. */
  name: line(),
  /** Optional: their position, such as `Head of Operations`. */
  role: line().optional(),
  /** Optional: where they work. */
  company: line().optional(),
  /** Optional: an https:// URL that the name links to: their site or profile, or the source of the quote. */
  link: webAddress().optional(),
  /** Optional: a photo of them, as a file in `public/` or an https:// URL. It is shown small and round. */
  photo: picture().optional(),
  /** Optional: the title of the project that it is about. Its case study shows the quote, too. */
  project: line().optional(),
});

const skillGroup = z.strictObject({
  /** Optional: the heading of the group, such as how often you use these skills: `Every week`. */
  title: line().optional(),
  /** The skills' names, as they are spelled officially. */
  skills: filledList(line()),
});

const service = z.strictObject({
  /** What you offer. */
  title: line(),
  /** What the client gets, in one or two sentences. */
  description: prose(),
  /** One of the icons drawn for this site. */
  icon: z.enum(['desktop', 'database', 'api', 'web']),
  ...serviceOffer,
});

const processStep = z.strictObject({
  title: line(),
  /** What happens in this step, in one sentence. */
  description: prose(),
});

const timelineEntry = z
  .strictObject({
    /** Position, degree or course. */
    title: line(),
    /** Company, client, school or provider. */
    organization: line(),
    /** First year, such as 2023. */
    from: year(),
    /** Last year, or the year it will end; `'present'` if it has no end yet. */
    to: lastYear(),
    /** Optional: what you did or learned, in one or two sentences. */
    description: prose().optional(),
    /** Optional: a grade shown next to the organization, such as `CGPA 3.7`. */
    grade: line().optional(),
    /** Optional: `true` for a college or university. The structured data for search engines then lists it. */
    university: z.boolean().optional(),
  })
  .refine(({ from, to }) => to === 'present' || to >= from, {
    path: ['to'],
    message: 'must not be before the first year',
    when: valid('from', 'to'),
  });

const language = z.strictObject({
  /** The language's name in the site's language: `Arabic`, or `Arabisch` on a German site. */
  name: line(),
  /** Its BCP 47 tag: `ar`. */
  code: languageTag(),
  /** The level in words: `Native`, `Intermediate`. */
  level: line(),
  /** The length of the bar, 0 to 100 percent. */
  proficiency: numberWithin(0, 100, 'number'),
});

/** For a group of words that only some sites need. */
const COPY_WORDS = 'must be a group of words; copy it from the template';

/** The schema of all content. The comment at the top of each file of `content/` says what it is for. */
export const contentSchema = z
  .strictObject({
    site,
    brand,
    availability,
    profile,
    facts: list(fact),
    links,
    navigation,
    pages,
    projects: list(project, 'title'),
    testimonials: list(testimonial),
    skills: list(skillGroup),
    services: list(service, 'title'),
    process: list(processStep),
    experience: list(timelineEntry),
    education: list(timelineEntry),
    languages: list(language, 'name'),
    legal: legal.optional(),
    words,
  })
  .superRefine(
    ({ legal, words }, { addIssue }) => {
      if (words.legal || !(legal?.imprint || legal?.privacy)) return;
      addIssue({ code: 'custom', message: COPY_WORDS, path: ['words', 'legal'], input: words });
    },
    { when: valid('legal', 'words') },
  )
  .superRefine(
    ({ availability: { from, days, where }, links, services, testimonials, words }, { addIssue }) => {
      const isUsed =
        (links.booking ?? from ?? days ?? where) !== undefined ||
        services.some(hasOffer) ||
        testimonials.some(({ project }) => project);
      if (isUsed && !words.offer)
        addIssue({ code: 'custom', message: COPY_WORDS, path: ['words', 'offer'], input: words });
    },
    { when: valid('availability', 'links', 'services', 'testimonials', 'words') },
  )
  .superRefine(
    ({ projects, testimonials }, { addIssue }) => {
      const titles = projects.map(({ title }) => title);
      testimonials.forEach(({ project }, index) => {
        if (project === undefined || titles.includes(project)) return;
        const near = nearest(project, titles);
        const message = `must be the title of a project${near ? `; the nearest is ${JSON.stringify(near)}` : ''}`;
        addIssue({ code: 'custom', message, path: ['testimonials', index, 'project'], input: project });
      });
    },
    { when: valid('projects', 'testimonials') },
  );

export type Content = z.infer<typeof contentSchema>;
export type Site = z.infer<typeof site>;
export type FormChoice = z.infer<typeof form>;
export type Brand = z.infer<typeof brand>;
export type Availability = z.infer<typeof availability>;
export type Profile = z.infer<typeof profile>;
export type Photo = z.infer<typeof photo>;
export type Fact = z.infer<typeof fact>;
export type Links = z.infer<typeof links>;
export type ProfileLink = z.infer<typeof profileLink>;
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type Pages = z.infer<typeof pages>;
export type TextBlock = z.infer<z.ZodObject<typeof textBlock>>;
export type Project = z.infer<typeof project>;
export type ProjectImage = z.infer<typeof projectImage>;
export type Testimonial = z.infer<typeof testimonial>;
export type SkillGroup = z.infer<typeof skillGroup>;
export type Service = z.infer<typeof service>;
export type ProcessStep = z.infer<typeof processStep>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
export type Legal = z.infer<typeof legal>;
export type Language = z.infer<typeof language>;
