import * as simpleIcons from 'simple-icons';
import { z } from 'zod';
import * as field from '../fields';

// The fields of `availability.ts`, `profile.ts` and `links.ts` in `content/`.

const availabilityCopy = z.strictObject({
  /** The badge above the home page's heading. */
  badge: field.line(),
  /** The sentence next to the contact form, on the CV and in `llms.txt`. */
  sentence: field.prose(),
  /** The last sentence of the contact page's introduction. */
  invitation: field.prose(),
  /** Heading and text of the band at the end of the pages. */
  closing: z.strictObject(field.textBlock),
  /** The home page's description in search results, 70 to 160 characters. */
  homeDescription: field.lineWithin(field.DESCRIPTION_LENGTH),
});

export const availability = z.strictObject({
  /** `true` while you take on freelance work. */
  open: z.boolean(),
  /** Optional: when you last checked `open`, by default the file's last commit. `npm run check` asks after 90 days. */
  updated: field.day().optional(),
  /** Optional: words added to the badge, such as `from March`. */
  note: field.line().optional(),
  /** Optional: the day or the month from which you are free: `2027-03-01`, `2027-03`. It is not shown once it has passed. */
  from: field
    .text('must be a day or a month such as "2027-03-01" or "2027-03"', (value) => {
      const isDay = z.iso.date().safeParse(value.length === 7 ? `${value}-01` : value).success;
      return isDay && value >= '1900';
    })
    .optional(),
  /** Optional: how many days a week you work for a client, without quotes. */
  days: field.numberWithin(0.5, 7, 'number').optional(),
  /** Optional: where you work: `'remote'`, `'onSite'` (at the client's) or `'both'`. */
  where: z.enum(['remote', 'onSite', 'both']).optional(),
  /** The texts while `open` is `true`. */
  whenOpen: availabilityCopy,
  /** The texts while `open` is `false`. */
  whenClosed: availabilityCopy,
});

const photo = z.strictObject({
  /** A file in `public/` such as `/me.jpg`, in full size, or an https:// URL. It is cropped to your star's shape. */
  src: field.picture(),
  /** Optional: `'duotone'` (the default) shows the photo in two of the site's colours, `'plain'` in its own colours. */
  kind: z.enum(['duotone', 'plain']).optional(),
  /** Optional: what the photo shows, for screen readers. Without it, they read your name. */
  alt: field.line().optional(),
  /**
   * Optional: the middle of your face, in percent of the photo from its left and its top edge, without quotes, such as
   * `{ x: 40, y: 20 }`. The cropped photo shows it. Without it, a tall photo shows its top, and a wide one its middle.
   */
  focus: z
    .strictObject({ x: field.numberWithin(0, 100, 'number'), y: field.numberWithin(0, 100, 'number') })
    .optional(),
});

export const profile = z.strictObject({
  /** Your name, in any script. */
  name: field.line(),
  /** Optional: your given name and your family name, for address books. */
  nameParts: z.strictObject({ given: field.line(), family: field.line() }).optional(),
  /** Your job title, the large heading of the home page. */
  role: field.line(),
  /** One or two sentences below the heading: what you build, and for whom. */
  lead: field.prose(),
  /** Optional: where you live, for the home page's title, footer, CV, contact card, `llms.txt` and search engines. */
  location: z
    .strictObject({
      city: field.line(),
      country: field.line(),
      /** The country's two-letter code (ISO 3166-1): `EG`. */
      countryCode: field.countryCode(),
    })
    .optional(),
  /** Your email address, in any script. */
  email: field.email(),
  /** Optional: your phone number with its country code, `+20 100 000 0000`, for footer, CV and contact card. */
  phone: field.phone().optional(),
  /** Optional: a line in the footer, below your name. */
  tagline: field.line().optional(),
  /** Optional: a photo of you, for the about page, the contact card and search engines. */
  photo: photo.optional(),
});

export const fact = z.strictObject({
  /** What the fact is about, in small type: `Based in`. */
  label: field.line(),
  /** The fact itself: `Cairo, Egypt`. */
  value: field.line(),
});

const profileLink = z.strictObject({
  /** The service's name in its official spelling: `GitHub`. Screen readers announce the icon link by it. */
  label: field.line(),
  /** The URL of your profile, or a file in `public/`, such as a public key. */
  address: field.address(),
  /**
   * Optional: the icon. A name from https://simpleicons.org such as `stackoverflow`; `linkedin`, `code` or `person`,
   * which are drawn for this site; or the `d` of an SVG path with the view box `0 0 24 24`. The default is `person`.
   */
  mark: field
    .text(
      'must be a name from simpleicons.org such as "github", one of linkedin, code, person, or the path data of an icon',
      isMark,
    )
    .optional(),
  /** Optional: where the icon link is shown. The default is `['footer', 'contact']`; `[]` shows it nowhere. */
  iconIn: field.list(z.enum(['hero', 'footer', 'contact'])).optional(),
  /** Optional: what you do there, such as `Coding practice`. The about page then lists it next to the bio. */
  purpose: field.line().optional(),
});

export const links = z.strictObject({
  /**
   * Optional: your CV, for the links View CV and Download CV: an https:// URL, a file in `public/`, or `'page'` for a page
   * that is made of the other files in `content/` (`docs/cv.md`).
   */
  cv: field.cv().optional(),
  /** Optional: where visitors book a call with you. The contact page, the end of the pages and the CV link to it. */
  booking: field.address().optional(),
  /** Your profiles on other sites, in the order in which they are shown; `[]` for none. */
  profiles: field.list(profileLink, 'address'),
});

export type Availability = z.infer<typeof availability>;
export type Profile = z.infer<typeof profile>;
export type Photo = z.infer<typeof photo>;
export type Fact = z.infer<typeof fact>;
export type Links = z.infer<typeof links>;
export type ProfileLink = z.infer<typeof profileLink>;

/** The icons drawn for this site: a plain "in", because simple-icons has none of LinkedIn, and two for other profiles. */
const DRAWN = {
  linkedin:
    'M3 9h4v12H3zM5 2.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM9.6 9h3.8v1.8c.7-1.2 2.1-2.1 4-2.1c3.5 0 4.6 2.2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.8-2-2.8c-1.6 0-2.4 1.1-2.4 2.8V21h-4z',
  code: 'M8.3 5.3l1.4 1.4L4.4 12l5.3 5.3-1.4 1.4L1.6 12zM15.7 5.3l-1.4 1.4 5.3 5.3-5.3 5.3 1.4 1.4 6.7-6.7z',
  person: 'M12 3a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM3 21.5c0-4.1 4-7 9-7s9 2.9 9 7z',
};

/** Icons by name, thousands of them, for Server Components only. */
const PATHS = new Map<string, string>([
  ...Object.values(simpleIcons).map(({ slug, path }): [string, string] => [slug, path]),
  ...Object.entries(DRAWN),
]);

/** Matches SVG path data, which begins with a moveto command and has only commands and numbers. */
const PATH_DATA = /^[Mm][\s\d.+-][\sAaCcEeHhLlMmQqSsTtVvZz\d,.+-]+$/;

/** Whether a text is the name of an icon or path data. */
export function isMark(value: string): boolean {
  return PATHS.has(value) || PATH_DATA.test(value);
}

/** The path data of an icon by its name; other marks are path data. */
export function iconPath(mark = 'person'): string {
  return PATHS.get(mark) ?? mark;
}
