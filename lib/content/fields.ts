import { z } from 'zod';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../limits';

/**
 * The kinds of fields that the content is made of. The message of a rule completes a sentence that begins with the
 * field's name: "must be …" for what the check follows with the value it got, anything else for a whole remark.
 */

/** An address that starts with `https://`. */
export type HttpsUrl = `https://${string}`;

/** The path of a page of this site or of a file in `public/`: `/uses/`, `/cv.pdf`. */
export type SitePath = `/${string}`;

/** A place on the web or on this site. */
export type Address = HttpsUrl | SitePath;

/** A day as `YYYY-MM-DD`. */
export type CalendarDay = `${number}-${number}-${number}`;

/** A colour as `#` and six digits from 0 to F. */
export type HexColor = `#${string}`;

/** A text that passes a test. */
export function text<T extends string = string>(message: string, test: (value: string) => boolean) {
  return z.custom<T>((value) => typeof value === 'string' && test(value), message);
}

/** A number that passes a test. */
export function number(message: string, test: (value: number) => boolean) {
  return z.custom<number>((value) => typeof value === 'number' && test(value), message);
}

/** A list of any length whose entries differ in the named fields, whatever the case of their letters. */
export function list<Entry extends z.ZodType>(entry: Entry, ...uniqueFields: string[]) {
  return z
    .array(entry)
    .check(({ value, issues }) => {
      for (const field of uniqueFields) {
        const texts = value.map((item) => String((item as Record<string, unknown>)[field]).toLowerCase());
        texts.forEach((one, index) => {
          const first = texts.indexOf(one);
          if (first === index) return;
          const message = `must differ from the ${field} of entry ${first + 1} of the list`;
          issues.push({ code: 'custom', message, path: [index, field], input: value });
        });
      }
    })
    .readonly();
}

/** A list with at least one entry. */
export function filledList<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).min(1, 'must have at least one entry').readonly();
}

/** Whether a text has a character that can be seen. */
const isVisible = (value: string) => /[^\s\p{Cc}\p{Cf}]/u.test(value);

/** One or more sentences. Line breaks in them show as spaces. */
export const prose = () => text('must be text', (value) => isVisible(value) && !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(value));

/** A name, a heading, the label of a link. In the contact card a second line would be read as another property. */
export const line = () =>
  text(
    'must be one line of text without a space at either end',
    (value) => isVisible(value) && value === value.trim() && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value),
  );

/** A line with a number of characters (code points) within limits. */
function lineWithin({ least, most }: { least: number; most: number }) {
  return line().refine((value) => [...value].length >= least && [...value].length <= most, {
    error: ({ input }) => `must have ${least} to ${most} characters; it has ${[...String(input)].length}`,
  });
}

/** A page's title. The owner's name joins it where the two fit into the limit. */
export const title = () => lineWithin(TITLE_LENGTH);

/** A page's description: search engines cut a longer one, and put their own in the place of a very short one. */
export const description = () => lineWithin(DESCRIPTION_LENGTH);

/** Spaces, control characters and invisible marks, such as those that change the direction of writing. */
const BREAKS_AN_ADDRESS = /[\p{Cc}\p{Cs}\p{Z}\p{Bidi_Control}\u200B\uFEFF]/u;

/** Whether a text is a whole `https://` address, its host in any script, without a user name in it. */
export function isHttpsUrl(value: string): value is HttpsUrl {
  if (!value.startsWith('https://') || BREAKS_AN_ADDRESS.test(value) || !URL.canParse(value)) return false;
  return new URL(value).username === '';
}

/** Whether a text is the path of a page or a file of this site; a fragment may follow, a query may not. */
export function isSitePath(value: string): value is SitePath {
  return (
    /^\/(?!\/)/.test(value) &&
    !BREAKS_AN_ADDRESS.test(value) &&
    !/[\\?]|\/\.{1,2}(?:\/|#|$)|\/\/|%(?![\dA-F]{2})|%(?:2F|5C|00)/i.test(value)
  );
}

/** Whether a text is the bare address of a site: scheme and host. */
export const isOrigin = (value: string): value is HttpsUrl => isHttpsUrl(value) && /^https:\/\/[^/?#\\]+$/.test(value);

export const ORIGIN = 'must be an https:// address without a path or a slash at its end, such as "https://example.com"';

/** A place on the web. */
export const webAddress = () =>
  text<HttpsUrl>('must be an https:// URL such as "https://example.com/team"', isHttpsUrl);

/** A link: a place on the web, a page of this site or a file in `public/`. */
export const address = () =>
  text<Address>(
    'must be an https:// URL or a path on this site, such as "/tide-tables/" or "/cv.pdf"',
    (value) => isHttpsUrl(value) || isSitePath(value),
  );

/** The path of a page of this site, in small letters, digits and hyphens. */
export const pagePath = () =>
  text<'/' | `/${string}/`>(
    'must be the path of a page between slashes, such as "/uses/" or "/projects/shop/"',
    (value) => /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(value),
  );

/** A picture: on the web, or a file in `public/` of a type that the build can read. */
export const picture = () =>
  text<Address>(
    'must be an https:// URL or the path of a PNG, JPEG, WebP or AVIF in public/, such as "/me.jpg"',
    (value) => isHttpsUrl(value) || (isSitePath(value) && /\.(?:png|jpe?g|webp|avif)$/i.test(value)),
  );

/** An email address in any script whose domain has a dot, without a name around it. */
export const email = () =>
  text('must be an email address such as "you@example.com"', (value) => {
    const letter = String.raw`[\p{L}\p{M}\p{N}]`;
    const local = String.raw`(?:${letter}|[!#$%&'*+/=?^_\x60{|}~-])+`;
    const label = `${letter}(?:${letter}|-)*`;
    const [, domain] =
      value.match(new RegExp(String.raw`^${local}(?:\.${local})*@(${label}(?:\.${label})+)$`, 'u')) ?? [];
    return domain !== undefined && /\p{L}[^.]*$/u.test(domain) && URL.canParse(`https://${domain}`);
  });

/** A phone number as people dial it from abroad (ITU-T E.164: no more than 15 digits, none of them an initial 0). */
export const phone = () =>
  text('must be a phone number with + and the country code, such as "+20 100 000 0000"', (value) => {
    const digits = value.replace(/\D/g, '');
    return /^\+[1-9(][\d ().-]*\d$/.test(value) && !value.includes('(0)') && digits.length >= 7 && digits.length <= 15;
  });

/** Two letters of ISO 3166-1, by which search engines and address books know a country. */
export const countryCode = () =>
  text('must be the two capital letters of a country (ISO 3166-1), such as "EG"', (value) => {
    if (!/^[A-Z]{2}$/.test(value)) return false;
    const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value);
    // Some pairs are aliases: UK is read as GB.
    return known !== undefined && new Intl.Locale(`und-${value}`).region === value;
  });

/** A language tag (BCP 47). */
export const languageTag = () =>
  text('must be a language tag such as "en" or "ar"', (value) => {
    return /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(value) && isLocale(value);
  });

function isLocale(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag));
  } catch {
    return false;
  }
}

/** A day that exists: JavaScript reads the 30th of February as a day of March, so the result is compared. */
export const day = () =>
  text<CalendarDay>('must be a day that exists, as YYYY-MM-DD, such as "2026-03-14"', (value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  });

/** A year of a life. */
export const year = () =>
  number('must be a year from 1900 to 2100, without quotes, such as 2023', (value) => {
    return Number.isInteger(value) && value >= 1900 && value <= 2100;
  });

/** A colour. */
export const color = () =>
  text<HexColor>('must be a colour as # and six digits from 0 to F, such as "#0A6A62"', (value) =>
    /^#[0-9a-f]{6}$/i.test(value),
  );
