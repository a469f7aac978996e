import { z } from 'zod';
import { mostRings, STAR_POINTS, starFault, stepsFor } from '../brand/star-shape';
import { findFaultInFont } from '../fonts/validate';
import { routes } from '../routes';
import { isEndpoint } from './environment';
import {
  address,
  color,
  countryCode,
  day,
  description,
  email,
  filledList,
  isOrigin,
  languageTag,
  line,
  list,
  number,
  ORIGIN,
  pagePath,
  phone,
  picture,
  prose,
  text,
  title,
  webAddress,
  year,
} from './fields';
import { isMark, markMessage } from './marks';
import { words } from './words-schema';

/**
 * Everything an owner writes. Each field is declared once: its comment is the manual that an editor shows, its rule
 * is what every build checks, and its type follows from the rule. What is `.optional()` may be left out, and a list
 * may be empty unless it is a `filledList`; the site then has no trace of it.
 */

export type { Address, CalendarDay, HexColor, HttpsUrl, SitePath } from './fields';
export type { OwnMark } from './marks';

/* site.ts */

const endpoint = () =>
  text(
    'must be the https:// URL to which the form sends its messages, such as "https://example.com/messages"',
    isEndpoint,
  );

const formspreeForm = z.strictObject({
  /** Formspree, or a service that takes messages in the same way. */
  service: z.literal('formspree'),
  /** The form's address there. The environment variable `FORM_ENDPOINT` replaces it for one build, whatever the service. */
  endpoint: text(
    'must be the endpoint of your form, such as "https://formspree.io/f/abcde"',
    (value) => isEndpoint(value) && !/formspree\.io\/(?:$|f\/?$|forms\/)/.test(value),
  ),
});

const web3formsForm = z.strictObject({
  /** Web3Forms, or a service that takes messages in the same way. */
  service: z.literal('web3forms'),
  /** The access key from Web3Forms' mail. Every visitor can read it; it only says whose form it is. */
  accessKey: text(
    'must be the access key that the service sent you, such as "00000000-0000-0000-0000-000000000000"',
    (value) => /^[\w-]{8,}$/.test(value),
  ),
  /** Optional: the address of another service of this kind. Without it messages go to Web3Forms. */
  endpoint: endpoint().optional(),
});

const formsubmitForm = z.strictObject({
  /** FormSubmit. */
  service: z.literal('formsubmit'),
  /** The form's address, which ends with your email address or, to keep that to yourself, with the word FormSubmit gave you. */
  endpoint: text(
    'must be the address of your form, such as "https://formsubmit.co/you@example.com"',
    (value) => isEndpoint(value) && !/^\/(?:ajax\/|$)/.test(new URL(value).pathname),
  ),
});

const netlifyForm = z.strictObject({
  /** Netlify Forms, on a site that Netlify hosts: messages go to the site itself. */
  service: z.literal('netlify'),
});

const ownForm = z.strictObject({
  /** A program of your own. */
  service: z.literal('own'),
  /** Where it takes messages. `docs/deploy.md` says what it has to answer. */
  endpoint: endpoint(),
});

const noForm = z.strictObject({
  /** No service: the form writes an email in the visitor's mail program. */
  service: z.literal('none'),
});

const form = z.discriminatedUnion(
  'service',
  [formspreeForm, web3formsForm, formsubmitForm, netlifyForm, ownForm, noForm],
  'must be one of "formspree", "web3forms", "formsubmit", "netlify", "own", "none"',
);

const site = z.strictObject({
  /**
   * Where the site will live, without a path and without a slash at the end; the host may be in any script.
   * The environment variable `SITE_ADDRESS` replaces it for one build.
   */
  address: text<`https://${string}`>(ORIGIN, isOrigin),
  /** The language the site is written in, as a BCP 47 tag: `en`, `ar`. */
  language: languageTag(),
  /**
   * Optional: further languages that occur in your words, as BCP 47 tags: `['ar']` for a name in Arabic on an English
   * site. Words in their letters are marked with the language, for screen readers and fonts. Without it they are
   * taken for the site's language.
   */
  otherLanguages: list(languageTag()).optional(),
  /** Language and country as Open Graph writes them: `en_US`. Decides how numbers are written, too. */
  locale: text('must be a language and a country such as "en_US"', (value) => /^[a-z]{2,3}_[A-Z]{2}$/.test(value)),
  /** Which service takes the contact form's messages, and what it needs for that. `docs/deploy.md` explains each. */
  form,
});

/* brand.ts */

const starRule = (message: string, least: number, most: number, whole = true) =>
  number(message, (value) => value >= least && value <= most && (!whole || Number.isInteger(value)));

const starNumbers = z
  .strictObject({
    /** How many tips it has, from 5 to 12. */
    points: starRule('must be a whole number from 5 to 12', STAR_POINTS.least, STAR_POINTS.most),
    /** Each tip is joined to the one so many further on: the more, the sharper the star. */
    step: starRule('must be a whole number such as 3', 0, STAR_POINTS.most),
    /** 1 for a filled star, 2 for one with a hole, 3 for one with a star in the hole. Long tips leave no room for rings. */
    rings: z.literal([1, 2, 3]),
    /** How far each ring is turned against the one around it: 0 not at all, 0.5 half of the way from tip to tip. */
    turn: starRule('must be a number from 0 to 1, such as 0.5', 0, 1, false),
  })
  .check(({ value, issues }) => {
    const problem = (field: string, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value });
    const fault = starFault(value);
    if (fault)
      problem('step', `must be ${stepsFor(value.points).join(' or ')} with ${value.points} points, since it ${fault}`);
    else if (value.rings > mostRings(value)) problem('rings', `must be at most ${mostRings(value)} with this step`);
  });

const ownColors = z.strictObject({
  /** The background of the pages. A light one is the background in light, a dark one in dark; the other theme gets one of its hue. */
  ground: color(),
  /** Links, buttons, the star. */
  accent: color(),
  /** Optional: small marks, and the centres of stars. Without it the site takes one that goes with the accent. */
  secondAccent: color().optional(),
});

const font = () =>
  line().check(({ value, issues }) => {
    const message = findFaultInFont(value);
    if (message) issues.push({ code: 'custom', message, path: [], input: value });
  });

const scriptFonts = z.strictObject({
  /** For headings, names and figures. */
  heading: font(),
  /** For everything else. */
  body: font(),
});

const fonts = z.strictObject({
  /** Headings, names and figures, in a strong weight. */
  heading: font(),
  /** Everything else, in the weights 400 to 600 or those next to them. */
  body: font(),
  /**
   * Optional: two fonts for the letters of your language where it is not written in Latin ones. Without it they come
   * from the two above if these have them, and Arabic ones from Cairo.
   */
  script: scriptFonts.optional(),
});

const brand = z.strictObject({
  /**
   * Your mark: `'khatam'`, Cairo's star of eight points, `'name'` for a star drawn from your name, or numbers for a
   * star of your choice. The khatam's are `{ points: 8, step: 2, rings: 1, turn: 0.5 }`.
   */
  star: z.union(
    [z.enum(['khatam', 'name']), starNumbers],
    'must be "khatam", "name" or the numbers of a star in braces',
  ),
  /**
   * The colours: `'shipped'` for limestone and teal, or two of your own, from which all others are made, in light and
   * in dark. A shade that could not be read on its background gives way to the nearest that can.
   */
  colors: z.union([z.literal('shipped'), ownColors], 'must be "shipped" or a ground and an accent in braces'),
  /** Two fonts of https://fontsource.org, each by its name there, `Space Grotesk`, or its package, `@fontsource/lato`. */
  fonts,
});

/* availability.ts */

const textBlock = {
  /** The heading. */
  heading: line(),
  /** The sentences under it. */
  text: prose(),
};

const availabilityCopy = z.strictObject({
  /** The badge over the home page's heading. */
  badge: line(),
  /** The sentence in the block beside the contact form. */
  sentence: prose(),
  /** The last sentence of the contact page's introduction. */
  invitation: prose(),
  /** The band at the end of the pages. */
  closing: z.strictObject(textBlock),
  /** What search results say of the home page, 70 to 160 characters. */
  homeDescription: description(),
});

const availability = z.strictObject({
  /** `true` while you take on freelance work. */
  open: z.boolean(),
  /**
   * Optional: the day you last made sure that this is still true: `2026-03-14`. `npm run check` reminds you after 90
   * days. Without it the day of the file's last commit counts.
   */
  updated: day().optional(),
  /** Optional: a few words after the badge's own, such as `from March`. Without it the badge ends before. */
  note: line().optional(),
  /** What the site says while `open` is `true`. */
  whenOpen: availabilityCopy,
  /** What it says while `open` is `false`. */
  whenClosed: availabilityCopy,
});

/* profile.ts */

const photo = z.strictObject({
  /**
   * Where it is: a file in `public/` such as `/me.jpg`, as large as you have it, or an address on the web. The frame
   * shows a square of it with the face in the upper half.
   */
  src: picture(),
  /** Optional: `'duotone'` in two of the site's colours, or `'plain'` in its own. Without it it is a duotone. */
  kind: z.enum(['duotone', 'plain']).optional(),
  /** Optional: what the photograph shows, for screen readers. Without it they say your name. */
  alt: line().optional(),
});

const location = z.strictObject({
  /** The city as clients should read it. */
  city: line(),
  /** The country, likewise. */
  country: line(),
  /** Two capital letters of ISO 3166-1: `EG`. */
  countryCode: countryCode(),
});

const profile = z.strictObject({
  /** Your name as clients should read it, in any script. */
  name: line(),
  /** Optional: the name's parts, for the address books that the contact card goes to. Without them it is all given name. */
  nameParts: z.strictObject({ given: line(), family: line() }).optional(),
  /** Your job title, the large heading of the home page. */
  role: line(),
  /** One or two sentences under that heading: what you build, for whom. */
  lead: prose(),
  /**
   * Optional: where you live, for the footer, the contact card, `llms.txt` and search engines. Without it none of them
   * names a place.
   */
  location: location.optional(),
  /** Where messages from the mail links go; an address in any script. */
  email: email(),
  /**
   * Optional: phone number as people dial it from abroad: `+20 100 000 0000`. For the footer, the contact card,
   * `llms.txt` and search engines; without it none of them has a number.
   */
  phone: phone().optional(),
  /** Optional: one line in the footer, under your name. Without it the name stands alone. */
  tagline: line().optional(),
  /** Optional: a photograph of you on the about page, named on the contact card and to search engines. Without it there is no frame. */
  photo: photo.optional(),
});

const fact = z.strictObject({
  /** What the fact is about: `Based in`. */
  label: line(),
  /** The fact: `Cairo, Egypt`. */
  value: line(),
});

/* links.ts */

const profileLink = z.strictObject({
  /** The service's name as it writes it: `GitHub`. Names the icon link. */
  label: line(),
  /** Your page there, or a file in `public/`, such as a key. */
  address: address(),
  /**
   * Optional: the mark on its icon link. A name from https://simpleicons.org such as `stackoverflow`; one of the marks
   * drawn for this site, `linkedin`, `code`, `person`; or the path of a drawing in a box of 24 by 24, the `d` of its
   * SVG. Without it the mark is `person`.
   */
  mark: z.custom<string>(isMark, { error: ({ input }) => markMessage(input) }).optional(),
  /** Optional: where it is an icon link. Without it `['footer', 'contact']`; `[]` for nowhere. */
  iconIn: list(z.enum(['hero', 'footer', 'contact'])).optional(),
  /**
   * Optional: what you do there, such as `Coding practice`. With it the profile is a line of the card beside the bio
   * on the about page, under these words; without it it is not.
   */
  purpose: line().optional(),
});

const links = z.strictObject({
  /**
   * Optional: the CV, on the web or a file in `public/` such as `/cv.pdf`, behind View CV on the home page and
   * Download CV on the about page, and in `llms.txt`. Without it none of them has it.
   */
  cv: address().optional(),
  /** Your profiles elsewhere, in the order in which they stand everywhere; `[]` for none. */
  profiles: list(profileLink, 'address'),
});

/* navigation.ts */

const pageSummary = {
  /** Title before ` · Your Name`, 2 to 60 characters. Your name is left out where the two do not fit into 60. */
  title: title(),
  /** What a visitor finds on the page, in 70 to 160 characters, for search results and link previews. */
  description: description(),
};

const dated = {
  /**
   * Optional: the day you last changed what the page says: `2026-03-14`. The sitemap and the page's structured data
   * name it; without it they name no day.
   */
  updated: day().optional(),
};

const navigationEntry = z.strictObject({
  /**
   * The address of a page: `/`, `/about/`, or that of one you added to `app/`, in small letters, digits and hyphens:
   * `/uses/` is `app/uses/page.tsx`, `/projects/shop/` is `app/projects/shop/page.tsx`.
   */
  path: pagePath(),
  /** The words of the links to it. */
  label: line(),
  /**
   * Optional: where the links stand. Without it `['header', 'footer']`; an imprint wants `['footer']`. With `[]` the
   * page is on the site, in its sitemap and in `llms.txt`, and no other page links to it.
   */
  linkIn: list(z.enum(['header', 'footer'])).optional(),
});

const navigation = list(navigationEntry, 'path').refine((entries) => entries.some(({ path }) => path === routes.home), {
  message: 'must have an entry with the path "/", the home page, which every site has',
});

/* pages.ts */

const pages = z.strictObject({
  /** `/`. Its other words are in `profile.ts` and `availability.ts`. */
  home: z.strictObject({
    title: pageSummary.title,
    ...dated,
    /** The About Me preview; its `text` is set large. */
    about: z.strictObject({
      ...textBlock,
      /** Optional: a second paragraph in the usual size. Without it the link follows the first. */
      more: prose().optional(),
      /** The link to the about page. */
      link: line(),
    }),
    /** The featured projects. May be left out while `projects.ts` features none. */
    projects: z
      .strictObject({
        /** The heading over them. */
        heading: line(),
        /** The link to all projects. */
        link: line(),
      })
      .optional(),
    /** The heading over the testimonials, on the services page too. May be left out while `testimonials.ts` is empty. */
    testimonials: line().optional(),
  }),
  /** `/about/`. */
  about: z.strictObject({
    ...pageSummary,
    ...dated,
    /** The page's heading, over the bio. */
    heading: line(),
    /** The short bio, one paragraph an entry; the first is set large. */
    bio: filledList(prose()),
    /** Heading and introduction of the skills. May be left out while `skills.ts` is empty. */
    skills: z.strictObject(textBlock).optional(),
    /** The heading over the work timeline. May be left out while `experience.ts` is empty. */
    experience: line().optional(),
    /** The heading over the education timeline. May be left out while `education.ts` is empty. */
    education: line().optional(),
    /** The heading over the languages. May be left out while `languages.ts` is empty. */
    languages: line().optional(),
  }),
  /** `/projects/`. */
  projects: z.strictObject({ ...pageSummary, ...dated, ...textBlock }),
  /** `/services/`; its own heading and introduction first. */
  services: z.strictObject({
    ...pageSummary,
    ...dated,
    ...textBlock,
    /** Heading and introduction of the work process. May be left out while `process.ts` is empty. */
    process: z.strictObject(textBlock).optional(),
  }),
  /** `/contact/`; its own heading and introduction first. */
  contact: z.strictObject({
    ...pageSummary,
    ...dated,
    ...textBlock,
    /** The badge over the heading. */
    badge: line(),
    /** The heading over your email address and the contact card. */
    information: line(),
    /** The link to your details as a card for an address book. */
    card: line(),
    /** The heading over your profiles. May be left out while none of them is an icon link here. */
    connect: line().optional(),
    /** Heading of the block that tells whether you take on work. */
    availability: line(),
    /** The heading over the form. */
    form: line(),
    /** What the form's email field shows while it is empty: a visitor's address, such as `name@company.com`. */
    sampleEmail: email(),
  }),
  /** Every address that leads nowhere. */
  notFound: z.strictObject({
    ...pageSummary,
    ...textBlock,
    /** The link to the home page. */
    link: line(),
  }),
});

/* projects.ts */

const projectImage = z.strictObject({
  /**
   * A PNG, JPEG, WebP or AVIF in `public/`, such as `/projects/shop.png`, as large as you have it: the build makes
   * copies in several sizes. Or an address on the web; one at Unsplash or imgix without its size parameters.
   */
  src: picture(),
  /**
   * Optional: `'photo'` fills the cover in the colours of its star, `'screenshot'` stands whole and framed on it, in
   * its own colours. Without it it is a photo.
   */
  kind: z.enum(['photo', 'screenshot']).optional(),
  /** Optional: what the picture shows, for screen readers. Without it they pass over the picture, as over an ornament. */
  alt: line().optional(),
});

const project = z.strictObject({
  /** Name of the project. No two projects share one; the cover is drawn from it. */
  title: line(),
  /** What it does and for whom, in one to three sentences. */
  description: prose(),
  /** Technology labels, the most telling first; `[]` for none. */
  technologies: list(line()),
  /** Optional: where the code is. The link is named after its host: GitHub, GitLab, Codeberg, Bitbucket, or Code. Without it there is no such link. */
  repository: address().optional(),
  /** Optional: what the card says of the code, after the link or in its place: `Private work for a client`. Without it it says nothing. */
  codeNote: line().optional(),
  /** Optional: where the project can be tried, shown as Live Demo: on the web, or a page or file of this site. Without it there is no such link. */
  liveLink: address().optional(),
  /**
   * Optional: the project's case study, a page that you have added to `app/`: `/projects/shop/`. The card's title and
   * cover link to it. Without it they are no links. `docs/recipes.md` has a page to copy.
   */
  page: pagePath().optional(),
  /** Optional: the client, shown below the title. Without it the card names nobody. */
  client: line().optional(),
  /** Optional: the year in which it was finished, shown beside the client. Without it there is none. */
  year: year().optional(),
  /** Optional: a picture on the cover. Without it the cover shows the star drawn from the title. */
  image: projectImage.optional(),
  /** Optional: `true` puts the project on the home page. Without any the home page shows none. */
  featured: z.boolean().optional(),
});

/* testimonials.ts */

const testimonial = z.strictObject({
  /** What they wrote or said, without quotation marks around it. */
  quote: prose(),
  /** Who said it. */
  name: line(),
  /** Optional: their position, such as `Head of Operations`. Without it the line under the name has the company alone. */
  role: line().optional(),
  /** Optional: where they work. Without role and company there is no such line. */
  company: line().optional(),
  /** Optional: their site or profile, or the place where they said it; their name leads there. Without it it leads nowhere. */
  link: webAddress().optional(),
  /**
   * Optional: a photograph of them, as a file in `public/` or an address on the web. It is shown small and round.
   * Without it the name stands alone.
   */
  photo: picture().optional(),
});

/* skills.ts, services.ts, process.ts, experience.ts, education.ts, languages.ts */

const skillGroup = z.strictObject({
  /** Optional: how you use them, such as `Every week`. Without it the skills stand by themselves. */
  title: line().optional(),
  /** The skills' names as their makers write them, each once. */
  skills: filledList(line()),
});

const service = z.strictObject({
  /** What you offer. */
  title: line(),
  /** What the client gets, in one or two sentences. */
  description: prose(),
  /** One of the drawings made for this site. */
  icon: z.enum(['desktop', 'database', 'api', 'web']),
});

const processStep = z.strictObject({
  /** Name of the step. */
  title: line(),
  /** What happens in it, in one sentence. */
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
    /** Last year or the year it will end; `'present'` while that is open. */
    to: z.union([z.literal('present'), year()], 'must be a year from 1900 to 2100, without quotes, or "present"'),
    /** Optional: what you did or learned, in one or two sentences. Without it the entry ends before. */
    description: prose().optional(),
    /** Optional: a mark worth showing beside the organization, such as `CGPA 3.7`. Without it there is none. */
    grade: line().optional(),
    /** Optional: `true` for a college or university: search engines are told of it by name. Without it they are not. */
    university: z.boolean().optional(),
  })
  .refine(({ from, to }) => to === 'present' || to >= from, {
    path: ['to'],
    message: 'must not be before the first year',
  });

const language = z.strictObject({
  /** The language's name in the language of the site: `Arabic`, or `Arabisch` on a German site. */
  name: line(),
  /** Its BCP 47 tag: `ar`. */
  code: languageTag(),
  /** The level in a word: `Native`, `Intermediate`. */
  level: line(),
  /** Length of the bar, 0 to 100 percent. */
  proficiency: number('must be a number from 0 to 100, without quotes', (value) => value >= 0 && value <= 100),
});

/** The whole content, by the names under which `content/content.ts` gathers it. */
export const contentSchema = z.strictObject({
  site,
  brand,
  availability,
  profile,
  /** The strip under the hero of the home page. Four fill a row; `[]` for no strip. */
  facts: list(fact),
  links,
  navigation,
  pages,
  /** The cards, in their order. */
  projects: list(project, 'title'),
  /** What clients say, on the home and the services page, in their order; `[]` for none. */
  testimonials: list(testimonial),
  /** The groups of the about page; the first few skills stand on the home page too. */
  skills: list(skillGroup),
  /** The cards of the services page, in their order. */
  services: list(service, 'title'),
  /** The steps under them. */
  process: list(processStep),
  /** The work timeline of the about page, in its order. */
  experience: list(timelineEntry),
  /** The timeline below it, likewise. */
  education: list(timelineEntry),
  /** The bars of the about page. */
  languages: list(language, 'name'),
  words,
});

export type Content = z.infer<typeof contentSchema>;
export type Site = z.infer<typeof site>;
export type FormspreeForm = z.infer<typeof formspreeForm>;
export type Web3FormsForm = z.infer<typeof web3formsForm>;
export type FormSubmitForm = z.infer<typeof formsubmitForm>;
export type NetlifyForm = z.infer<typeof netlifyForm>;
export type OwnForm = z.infer<typeof ownForm>;
export type NoForm = z.infer<typeof noForm>;
export type FormChoice = z.infer<typeof form>;
export type FormServiceName = FormChoice['service'];
export type Brand = z.infer<typeof brand>;
export type Fonts = z.infer<typeof fonts>;
export type StarNumbers = z.infer<typeof starNumbers>;
export type OwnColors = z.infer<typeof ownColors>;
export type Availability = z.infer<typeof availability>;
export type AvailabilityCopy = z.infer<typeof availabilityCopy>;
export type Profile = z.infer<typeof profile>;
export type Photo = z.infer<typeof photo>;
export type PhotoKind = NonNullable<Photo['kind']>;
export type Fact = z.infer<typeof fact>;
export type Links = z.infer<typeof links>;
export type ProfileLink = z.infer<typeof profileLink>;
export type ProfilePlace = NonNullable<ProfileLink['iconIn']>[number];
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type PagePlace = NonNullable<NavigationEntry['linkIn']>[number];
export type Pages = z.infer<typeof pages>;
export type TextBlock = z.infer<z.ZodObject<typeof textBlock>>;
export type Project = z.infer<typeof project>;
export type ProjectImage = z.infer<typeof projectImage>;
export type ImageKind = NonNullable<ProjectImage['kind']>;
export type Testimonial = z.infer<typeof testimonial>;
export type SkillGroup = z.infer<typeof skillGroup>;
export type Service = z.infer<typeof service>;
export type ServiceIcon = Service['icon'];
export type ProcessStep = z.infer<typeof processStep>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
export type Language = z.infer<typeof language>;
