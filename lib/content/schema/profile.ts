import { z } from 'zod';
import * as addressField from '../address-fields';
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
  /** The home page's description in search results, which use 70 to 160 characters. */
  homeDescription: field.line(),
});

const takesOnWork = z.strictObject({
  /** `true` while you take on freelance work. */
  open: z.boolean(),
  /** Optional: the day on which you last checked `open`, after which `npm run check` asks again 90 days later. */
  updated: field.day().optional(),
  /** Optional: words added to the badge, such as `from March`. */
  note: field.prose().optional(),
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

/** The schema of `availability`: `false` on a site that shows work, and offers none. */
export const availability = z.union([z.literal(false), takesOnWork], 'must be false, or a group of fields in braces');

const photo = z.strictObject({
  /** A file in `public/` such as `/me.jpg`, in full size, or an https:// URL. It is cropped to your star's shape. */
  src: addressField.picture(),
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

/** The schema of `profile`. */
export const profile = z.strictObject({
  /**
   * Optional: `'studio'` if the name is that of a company: search engines and address books then take it for one, and the
   * interface says "we".
   */
  kind: z.enum(['person', 'studio']).optional(),
  /** Your name, in any script. */
  name: field.name(),
  /** Optional: your given name and your family name, for address books. */
  nameParts: z.strictObject({ given: field.name(), family: field.name() }).optional(),
  /** Your job title, the large heading of the home page. */
  role: field.line(),
  /** One or two sentences below the heading: what you build, and for whom. */
  lead: field.prose(),
  /** Optional: where you live, for the home page's title, footer, CV, contact card, `llms.txt` and search engines. */
  location: z
    .strictObject({
      city: field.name(),
      country: field.name(),
      /** The country's two-letter code (ISO 3166-1): `EG`. */
      countryCode: field.countryCode(),
    })
    .optional(),
  /** Your email address, in any script. */
  email: addressField.email(),
  /** Optional: your phone number with its country code, `+20 100 000 0000`, for the places below, CV and contact card. */
  phone: field.phone().optional(),
  /** Optional: where pages show the phone number: by default in the contact page's details and in the footer. */
  phoneIn: field.list(z.enum(['contact', 'footer'])).optional(),
  /** Optional: a line in the footer, below your name. */
  tagline: field.line().optional(),
  /** Optional: a photo of you, for the about page, the contact card and search engines. */
  photo: photo.optional(),
});

/** The schema of an entry of `facts`. */
export const fact = z.strictObject({
  /** What the fact is about, in small type: `Based in`. */
  label: field.line(),
  /** The fact itself: `Cairo, Egypt`. */
  value: field.line(),
});

const profileLink = z.strictObject({
  /**
   * The service's name in its official spelling: `GitHub`. Screen readers announce the icon link by it, so each of
   * several accounts there has its own: `GitHub (work)`.
   */
  label: field.name(),
  /** The URL of your profile, a file in `public/`, such as a public key, or a phone number: `tel:+201000000000`. */
  address: addressField.profileAddress(),
  /** Optional: `true` for a way to write to you: a button with the label on the contact page and at the end of the pages. */
  button: z.boolean().optional(),
  /**
   * Optional: the icon. A name from https://simpleicons.org such as `Stack Overflow`; `linkedin`, `codepen`, `code` or
   * `person`, which are drawn for this site; or the `d` of an SVG path with the view box `0 0 24 24`. The default is `person`.
   */
  mark: addressField.mark().optional(),
  /** Optional: where the icon link is shown. The default is `['footer', 'contact']`, or `[]`, nowhere, for a `button`. */
  iconIn: field.list(z.enum(['hero', 'footer', 'contact'])).optional(),
  /** Optional: what you do there, such as `Coding practice`. The about page then lists it next to the bio. */
  purpose: field.line().optional(),
});

/** The schema of `links`. */
export const links = z.strictObject({
  /**
   * Optional: your CV, for the links View CV and Download CV: an https:// URL, a file in `public/`, or `'page'` for a page
   * that is made of the other files in `content/`. `npm run cv` makes `'/cv.pdf'` of them, with or without that page
   * (`docs/cv.md`).
   */
  cv: addressField.cv().optional(),
  /** Optional: where visitors book a call with you: a button like that of a profile, and a link on the CV. */
  booking: addressField.address().optional(),
  /** Your profiles on other sites, in the order in which they are shown; `[]` for none. */
  profiles: field.list(profileLink, 'address', 'label'),
});

export type Availability = z.infer<typeof availability>;
export type Profile = z.infer<typeof profile>;
export type Photo = z.infer<typeof photo>;
export type Fact = z.infer<typeof fact>;
export type Links = z.infer<typeof links>;
export type ProfileLink = z.infer<typeof profileLink>;
