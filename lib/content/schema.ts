/**
 * The shape of everything the owner writes. The doc comment of a field is its
 * manual: what it is for, where it shows and what it may hold. A field with a `?`
 * may be left out, and a list may be empty unless its comment says otherwise; no
 * trace of it is on the site then. Nothing else says what is optional: the rules
 * behind the words, checked at every build by `content/schema.ts`, follow this file.
 */

import type { RouteId, routes } from '@/lib/routes';
import type {
  FORM_SERVICES,
  IMAGE_KINDS,
  OWN_MARKS,
  PAGE_PLACES,
  PHOTO_KINDS,
  PROFILE_PLACES,
  SERVICE_ICONS,
} from './choices';
import type { Words } from './words-schema';

/** An address that starts with `https://`. */
export type HttpsUrl = `https://${string}`;

/**
 * A file of your own, by its path under `public/`: `/cv.pdf` is `public/cv.pdf`. Folders are
 * welcome, capitals count, and a space is written `%20`.
 */
export type PublicFile = `/${string}`;

/** Where something is: anywhere on the web, or among your own files. */
export type Address = HttpsUrl | PublicFile;

/** Facts about the site as a whole. */
export interface Site {
  /**
   * Where the site will live, without a path and without a slash at the end.
   * The host may be in any script; programs are given its ASCII form.
   * The environment variable `SITE_ADDRESS` replaces it for one build.
   */
  address: HttpsUrl;
  /** Language of the copy as a BCP 47 tag, for example `en` or `ar`. */
  language: string;
  /**
   * Optional: further languages that some of your words are in, as BCP 47 tags: `['ar']` for a name in Arabic on
   * an English site, `['en']` for `ASP.NET Core` on an Arabic one. Words in their letters are marked as
   * theirs, for screen readers and fonts; without it they are only kept in their order. Words in the
   * site's own letters are taken for the site's language.
   */
  otherLanguages?: readonly string[];
  /** Language and country as Open Graph writes them, for example `en_US`. */
  locale: string;
  /**
   * Which service takes the contact form's messages, and what it needs for
   * that: one of the groups below. `{ service: 'none' }` needs nothing.
   */
  form: FormChoice;
}

/** What takes the contact form's messages. `docs/deploy.md` tells how each is set up. */
export type FormChoice = FormspreeForm | Web3FormsForm | FormSubmitForm | NetlifyForm | OwnForm | NoForm;

/** The name of a form service. */
export type FormServiceName = (typeof FORM_SERVICES)[number];

/** Formspree, or a service that takes messages in the same way. */
export interface FormspreeForm {
  /** Formspree. */
  service: 'formspree';
  /**
   * The form's own address there: `https://formspree.io/f/abcde`. The
   * environment variable `FORM_ENDPOINT` replaces it for one build, whatever
   * the service.
   */
  endpoint: string;
}

/** Web3Forms, or a service that takes messages in the same way. */
export interface Web3FormsForm {
  /** Web3Forms. */
  service: 'web3forms';
  /** The access key that Web3Forms mailed to you. Every visitor can read it; it only says whose form it is. */
  accessKey: string;
  /** Optional: the address of another service of this kind. Without it messages go to Web3Forms. */
  endpoint?: string;
}

/** FormSubmit. */
export interface FormSubmitForm {
  /** FormSubmit. */
  service: 'formsubmit';
  /**
   * The form's address there, with your email address at its end, or with the
   * word that FormSubmit gives out in its place, which keeps the address to
   * yourself: `https://formsubmit.co/abcde`.
   */
  endpoint: string;
}

/** Netlify Forms, on a site that Netlify hosts. It needs no address: messages go to the site itself. */
export interface NetlifyForm {
  /** Netlify Forms. */
  service: 'netlify';
}

/** A program of your own. */
export interface OwnForm {
  /** Your own. */
  service: 'own';
  /** Where it takes messages. `README.md` tells what it has to answer. */
  endpoint: string;
}

/** No service at all: the form writes an email in the visitor's own mail program. */
export interface NoForm {
  /** None. */
  service: 'none';
}

/**
 * What the site looks like. Header, icons, preview images, figures and project covers are drawn from the
 * star, and everything takes its colours from here. `npm run dev` starts again by itself when it has changed.
 */
export interface Brand {
  /**
   * Your mark: `'khatam'` is Cairo's star of eight points, `'name'` a star that is drawn from your name in
   * `profile.ts`, the same at every build, and numbers are a star of your choice.
   */
  star: 'khatam' | 'name' | StarNumbers;
  /**
   * The colours: `'shipped'` are limestone and teal, with dark ones for the night. Two of your own make
   * everything else, in light and in dark.
   */
  colors: 'shipped' | OwnColors;
  /** The fonts. Pages and preview images are set in them. */
  fonts: Fonts;
}

/**
 * Two fonts of https://fontsource.org, each by its name there, `Space Grotesk`, or by that of its package,
 * `@fontsource/lato`. What is not installed yet stops the build, which says what to install.
 */
export interface Fonts {
  /** Headings, names and figures: a strong weight of it, 640 where it has all. */
  heading: string;
  /** Everything else, in the weights 400 to 600 or what comes next to them. */
  body: string;
  /**
   * Optional: two fonts of the same kinds for the letters of your language, where it is not written in
   * Latin ones. Without it they come from the two above if these have them, and Arabic ones from Cairo.
   */
  script?: ScriptFonts;
}

/** The fonts of a script, named as those above. */
export interface ScriptFonts {
  /** For headings, names and figures. */
  heading: string;
  /** For everything else. */
  body: string;
}

/** A star in numbers. The khatam's are `{ points: 8, step: 2, rings: 1, turn: 0.5 }`. */
export interface StarNumbers {
  /** How many tips it has, from 5 to 12. */
  points: number;
  /**
   * Each tip is joined to the one so many further on: the more, the sharper the star. With 8 points 2 is the
   * khatam, and 3 has longer tips. Every number that makes a star at the size of a browser's tab will do.
   */
  step: number;
  /** 1 for a star that is filled, 2 for one with a hole, 3 for one with a hole and a heart in it. Long tips leave no room for rings. */
  rings: 1 | 2 | 3;
  /** How far each ring is turned against the one around it, and the first against a tip on top: 0 not at all, 0.5 half of the way from tip to tip. */
  turn: number;
}

/** A colour as `#` and six digits from 0 to F: `#0A6A62`. */
export type HexColor = `#${string}`;

/**
 * Your colours. Where a text in one of them could not be read well (7:1) or a control hardly be seen (3:1),
 * the site takes the nearest shade that can; a ground that leaves none stops the build and says why.
 */
export interface OwnColors {
  /** What the pages stand on. A light one is the ground in light, a dark one the ground in dark; the other theme has one of its hue. */
  ground: HexColor;
  /** Links, buttons, the star. */
  accent: HexColor;
  /** Optional: small marks, and the stars' hearts. Without it the site takes one that goes with the accent. */
  secondAccent?: HexColor;
}

/** Whether new work is welcome. One switch for the badge and every sentence about it. */
export interface Availability {
  /** `true` while you take on freelance work. */
  open: boolean;
  /**
   * Optional: the day you last made sure that this still holds, for example `2026-03-14`. No page shows
   * it; `npm run check` reminds you after 90 days. Without it the day of the file's last commit counts.
   */
  updated?: CalendarDay;
  /** Optional: a few words behind the badge's own, for example `from March`. Without them the badge ends before. */
  note?: string;
  /** What the site says while `open` is `true`. */
  whenOpen: AvailabilityCopy;
  /** What it says while `open` is `false`. */
  whenClosed: AvailabilityCopy;
}

/** Every sentence that depends on whether you take on work. */
export interface AvailabilityCopy {
  /** The badge over the home page's heading. */
  badge: string;
  /** The sentence in the block beside the contact form. */
  sentence: string;
  /** The last sentence of the contact page's introduction. */
  invitation: string;
  /** The band at the end of the pages. */
  closing: TextBlock;
  /** What search results say of the home page, 70 to 160 characters. */
  homeDescription: string;
}

/** The person behind the site. */
export interface Profile {
  /** Your name as clients should read it, in any script. */
  name: string;
  /**
   * Optional: the same name in its parts, for the address books that the contact card goes to. Without it the whole
   * name stands as the given name there.
   */
  nameParts?: { given: string; family: string };
  /** Your job title. It is the large heading of the home page. */
  role: string;
  /** One or two sentences under that heading: what you build, for whom. */
  lead: string;
  /**
   * Optional: where you live. Shown in the footer, on the contact card, in `llms.txt` and to
   * search engines; without it none of them names a place.
   */
  location?: {
    /** The city as clients should read it. */
    city: string;
    /** The country, likewise. */
    country: string;
    /** Two capital letters of ISO 3166-1, for example `EG`. */
    countryCode: string;
  };
  /** Where messages from the mail links go; an address in any script. */
  email: string;
  /**
   * Optional: phone number as people dial it from abroad, in the digits 0 to 9: `+20 100 000 0000`.
   * Shown in the footer, on the contact card, in `llms.txt` and to search engines; without it
   * none of them has a number.
   */
  phone?: string;
  /** Optional: one line in the footer, under your name; without it the name stands alone. */
  tagline?: string;
  /**
   * Optional: a photograph of you. Shown on the about page in a frame that the site's star cuts,
   * and named on the contact card and to search engines; without it there is no frame.
   */
  photo?: Photo;
}

/** How your photograph is shown. */
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** A photograph of the owner. */
export interface Photo {
  /**
   * Where it is, as with a project's image: a file of your own such as `/me.jpg`, as large as you
   * have it, or an address on the web. The frame shows a square of it, the face in the upper half;
   * one that is smaller than the frame makes the frame smaller.
   */
  src: Address;
  /** Optional: `'duotone'` in two of the site's colours, and in its own under the pointer; `'plain'` in its own. Without it it is a duotone. */
  kind?: PhotoKind;
  /** Optional: what screen readers say of it, such as `Layla at the harbour of Hamburg`. Without it they say your name. */
  alt?: string;
}

/** Facts in the strip under the hero, as many as you like; four fill a row. Without any there is no strip. */
export interface Fact {
  /** What the fact is about: `Based in`. */
  label: string;
  /** The fact: `Cairo, Egypt`. */
  value: string;
}

/** Addresses outside the site. */
export interface Links {
  /**
   * Optional: the CV, as a document anyone can open: elsewhere on the web, or a file of your own
   * such as `/cv.pdf`. Behind View CV on the home page and Download CV on the about page, and in
   * `llms.txt`; without it neither button is there.
   */
  cv?: Address;
  /** Your profiles, as many as you like, in the order in which they shall stand everywhere; `[]` for none. */
  profiles: readonly ProfileLink[];
}

/**
 * One profile elsewhere on the web. The contact card, `llms.txt` and search engines are told of
 * every one; where it stands on the pages is said here.
 */
export interface ProfileLink {
  /** The service's own name, as it writes it: `GitHub`. Names the icon link. */
  label: string;
  /** Your page there, or a file of your own, such as a key. */
  address: Address;
  /**
   * Optional: the mark on its icon link. A name from https://simpleicons.org in small letters
   * without spaces, such as `stackoverflow`; one of the marks drawn for this site: `linkedin`,
   * `code`, `person`; or the path of a drawing of your own in a box of 24 by 24, which is what
   * stands in the `d` of its SVG. Without it the mark is `person`.
   */
  mark?: string;
  /** Optional: where it is an icon link. Without it `['footer', 'contact']`; `[]` for nowhere. */
  iconIn?: readonly ProfilePlace[];
  /**
   * Optional: what you do there, such as `Coding practice`. With it the profile is also a line
   * of the card beside the bio on the about page, under these words; without it it is not.
   */
  purpose?: string;
}

/** Marks drawn for this site. */
export type OwnMark = (typeof OWN_MARKS)[number];

/** Where a profile can be an icon link: under the buttons of the home page, in the footer, on the contact page. */
export type ProfilePlace = (typeof PROFILE_PLACES)[number];

/** One page of the site. Header, menu and footer show the same list, and all that follows the pages follows it. */
export type NavigationEntry = KnownPage | AddedPage;

/** A page that the site composes from the content. */
export interface KnownPage extends PageLinks {
  /** Its address below the site's root: `/`, `/about/`, `/projects/`, `/services/` or `/contact/`. */
  path: RoutePath;
}

/** A page of your own: `README.md` tells how to write one. */
export interface AddedPage extends PageLinks, PageSummary, Dated {
  /** Its folder in `app/` between two slashes, in small letters, digits and hyphens: `/uses/` is `app/uses/`. */
  path: `/${string}/`;
}

/** The links to a page that stand on every page. */
export interface PageLinks {
  /** Their words. */
  label: string;
  /**
   * Optional: where they stand. Without it `['header', 'footer']`; an imprint wants `['footer']`. With `[]`
   * the page is on the site, in its sitemap and in `llms.txt`, and no page leads there.
   */
  linkIn?: readonly PagePlace[];
}

/** Where the link to a page can stand. */
export type PagePlace = (typeof PAGE_PLACES)[number];

/** The address of a page that the site composes, below its root. */
export type RoutePath = (typeof routes)[RouteId];

/** A day as `YYYY-MM-DD`. */
export type CalendarDay = `${number}-${number}-${number}`;

/** The day of a page's last change worth telling. */
export interface Dated {
  /**
   * Optional: the day you last changed what the page says, for example
   * `2026-03-14`. The sitemap and the page's structured data name it; without
   * it they name no day at all.
   */
  updated?: CalendarDay;
}

/** What search results and link previews say of a page. */
export interface PageSummary {
  /** Title before ` · Your Name`. The two together stay within 60 characters. */
  title: string;
  /** 70 to 160 characters: what a visitor finds on the page. */
  description: string;
}

/** A project card. */
export interface Project {
  /** Name of the project. No two projects share one; the cover is drawn from it. */
  title: string;
  /** What it does and for whom, in one to three sentences. */
  description: string;
  /** Technology labels, the most telling first; `[]` for a project that needs none. */
  technologies: readonly string[];
  /**
   * Optional: where the code is. The link is called by its host: GitHub, GitLab, Codeberg,
   * Bitbucket, or else Code. Without it there is no such link.
   */
  repository?: Address;
  /**
   * Optional: what the card says of the code in words, behind the link or in its place:
   * `Private work for a client`. Without it the card says nothing.
   */
  codeNote?: string;
  /** Optional: where the project can be tried. Shown as Live Demo; without it there is no such link. */
  liveLink?: Address;
  /** Optional: a picture on the cover. The card is complete without it, and shows the star drawn from its title. */
  image?: ProjectImage;
  /** Optional: `true` puts the project on the home page, as many as you like. Without any the home page shows none. */
  featured?: boolean;
}

/** How a picture is shown. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** The picture on a project's cover. */
export interface ProjectImage {
  /**
   * Where it is: a file of your own in PNG, JPEG, WebP or AVIF, such as `/projects/shop.png`, as
   * large as you have it, of which the build makes small copies in several widths; or an address
   * on the web. One at Unsplash or imgix stands without size parameters, which the site adds
   * itself; one elsewhere is loaded as it is.
   */
  src: Address;
  /**
   * Optional: `'photo'` fills the cover in the colours of its star, and in its own under the
   * pointer; `'screenshot'` stands whole and framed on the cover, in its own colours. Without it
   * it is a photo.
   */
  kind?: ImageKind;
  /**
   * Optional: what the picture shows, for those who do not see it: `The counter’s screen with an
   * open application`. Without it screen readers pass over the picture, as they should where it
   * only adorns.
   */
  alt?: string;
}

/** A group of skills; the groups stand in the order of how much you use them. */
export interface SkillGroup {
  /** Optional: how you use them, such as `Every week`. Without it the skills stand by themselves. */
  title?: string;
  /** At least one: the skills' names as their makers write them. */
  skills: readonly string[];
}

/** Drawings a service card can carry. */
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

/** A service card. */
export interface Service {
  /** What you offer. */
  title: string;
  /** What the client gets, in one or two sentences. */
  description: string;
  /** One of the drawings made for this site. */
  icon: ServiceIcon;
}

/** A step of the work process. */
export interface ProcessStep {
  /** Name of the step. */
  title: string;
  /** What happens in it, in one sentence. */
  description: string;
}

/** An entry of a timeline of the about page: of your work, or of your education. */
export interface TimelineEntry {
  /** Position, degree or course. */
  title: string;
  /** Company, client, school or provider. */
  organization: string;
  /** First year, for example 2023. */
  from: number;
  /** Last year or the year it will end; `'present'` while that is open. */
  to: number | 'present';
  /** Optional: what you did or learned, in one or two sentences. Without it the entry ends before. */
  description?: string;
  /** Optional: a mark worth showing beside the organization, for example `CGPA 3.7`; without it there is none. */
  grade?: string;
  /**
   * Optional: `true` for a college or university you attended: search engines are told of it by
   * name. Without it they read of the entry on the page alone.
   */
  university?: boolean;
}

/** A language you speak. */
export interface Language {
  /** The language's English name. */
  name: string;
  /** BCP 47 tag, for example `ar`. */
  code: string;
  /** The level in a word: `Native`, `Intermediate`. */
  level: string;
  /** Length of the bar, 0 to 100 percent. */
  proficiency: number;
}

/** A heading with one or two sentences. */
export interface TextBlock {
  /** The heading. */
  heading: string;
  /** The sentences under it. */
  text: string;
}

/** The home page's words; the others stand in `profile.ts` and `availability.ts`. */
export interface HomeCopy extends Dated {
  /** As in `PageSummary`; the description stands in `availability.ts`. */
  title: string;
  /** The About Me preview; its `text` is set large. */
  about: TextBlock & {
    /** Optional: a second paragraph, in running size; without it the link follows the first. */
    more?: string;
    /** The link to the about page. */
    link: string;
  };
  /** The featured projects. May be left out while `projects.ts` features none. */
  projects?: {
    /** The heading over them. */
    heading: string;
    /** The link to all projects. */
    link: string;
  };
}

/** The about page's words. */
export interface AboutCopy extends PageSummary, Dated {
  /** The page's heading, over the bio. */
  heading: string;
  /** At least one: the short bio, a paragraph an entry; the first is set large. */
  bio: readonly string[];
  /** Heading and introduction of the skills. May be left out while `skills.ts` is empty. */
  skills?: TextBlock;
  /** The heading over the work timeline. May be left out while `experience.ts` is empty. */
  experience?: string;
  /** The heading over the education timeline. May be left out while `education.ts` is empty. */
  education?: string;
  /** The heading over the languages. May be left out while `languages.ts` is empty. */
  languages?: string;
}

/** The projects page's words: its heading and introduction. */
export interface ProjectsCopy extends PageSummary, Dated, TextBlock {}

/** The services page's words; its own heading and introduction first. */
export interface ServicesCopy extends PageSummary, Dated, TextBlock {
  /** Heading and introduction of the work process. May be left out while `process.ts` is empty. */
  process?: TextBlock;
}

/** The contact page's words; its own heading and introduction first. */
export interface ContactCopy extends PageSummary, Dated, TextBlock {
  /** The badge over the heading. */
  badge: string;
  /** The heading over your email address and the card. */
  information: string;
  /** The link to your details as a card for an address book. */
  card: string;
  /** The heading over your profiles. May be left out while none of them is an icon link here. */
  connect?: string;
  /** Heading of the block that tells whether you take on work. */
  availability: string;
  /** The heading over the form. */
  form: string;
  /** What the form's email field shows while it is empty: a visitor's address, such as `name@company.com`. */
  sampleEmail: string;
}

/** The words of the page for addresses that lead nowhere. */
export interface NotFoundCopy extends PageSummary, TextBlock {
  /** The link to the home page. */
  link: string;
}

/** The words of each page that are not data of their own. Those of a page you added stand in its entry in `navigation.ts`. */
export interface Pages {
  /** `/`. */
  home: HomeCopy;
  /** `/about/`. */
  about: AboutCopy;
  /** `/projects/`. */
  projects: ProjectsCopy;
  /** `/services/`. */
  services: ServicesCopy;
  /** `/contact/`. */
  contact: ContactCopy;
  /** Every address that leads nowhere. */
  notFound: NotFoundCopy;
}

/** Everything the owner writes, as the build checks it. */
export interface Content {
  /** `site.ts`. */
  site: Site;
  /** `brand.ts`. */
  brand: Brand;
  /** `availability.ts`. */
  availability: Availability;
  /** `profile.ts`. */
  profile: Profile;
  /** `profile.ts`: the strip under the hero of the home page; no strip without facts. */
  facts: readonly Fact[];
  /** `links.ts`. */
  links: Links;
  /** `navigation.ts`, the home page at least: the pages of the site, in the order of the links to them. */
  navigation: readonly NavigationEntry[];
  /** `pages.ts`. */
  pages: Pages;
  /** `projects.ts`: the cards, in their order. */
  projects: readonly Project[];
  /** `skills.ts`: the groups of the about page; the first few skills stand on the home page too. */
  skills: readonly SkillGroup[];
  /** `services.ts`: the cards of the services page, in their order. */
  services: readonly Service[];
  /** `process.ts`: the steps under them. */
  process: readonly ProcessStep[];
  /** `experience.ts`: the work timeline of the about page, in the order written. */
  experience: readonly TimelineEntry[];
  /** `education.ts`: the timeline below it, likewise. */
  education: readonly TimelineEntry[];
  /** `languages.ts`: the bars of the about page. */
  languages: readonly Language[];
  /** `words.ts`: what the site says by itself, in the language of `site.ts`. */
  words: Words;
}
