import { line, soFarValid, TEXT, text, VERBATIM } from './fields';

// The field types of addresses, and of names that have to exist.

/** A URL that starts with `https://`. */
export type HttpsUrl = `https://${string}`;

/** The address of a page elsewhere. Some old sites have no HTTPS. */
export type WebUrl = HttpsUrl | `http://${string}`;

/** The path of a page of this site, or of a file in `public/`: `/uses/`, `/cv.pdf`. */
export type SitePath = `/${string}`;

/** A phone number as an address (RFC 3966): `tel:+201000000000`. */
type TelephoneAddress = `tel:+${string}`;

/** A URL or a path on this site. */
export type Address = WebUrl | SitePath | TelephoneAddress;

/** Spaces, control characters, and invisible characters that are often copied along with an address. */
const BREAKS_AN_ADDRESS = /[\p{Cc}\p{Z}\p{Bidi_Control}\u200B\uFEFF]/u;

/** Whether a text is an `https://` URL, with a host in any script. */
function isHttpsUrl(value: string): value is HttpsUrl {
  return value.startsWith('https://') && isWebUrl(value);
}

/** Whether a text is a URL of a page, with a host in any script. */
function isWebUrl(value: string): value is WebUrl {
  return /^https?:\/\//.test(value) && !BREAKS_AN_ADDRESS.test(value) && URL.canParse(value);
}

/** Whether an address is a path on this site rather than a URL. */
export function isOnSite(address: string): address is SitePath {
  return address.startsWith('/');
}

/** A folder of a host, in characters that every host keeps. */
const FOLDER_PATTERN = String.raw`(?:/(?!\.{1,2}(?:/|$))[\w.~-]+)+`;

/** Matches the address of a site: its origin, and the folder if it has one. */
const SITE_ADDRESS = new RegExp(String.raw`^(https://[^/?#\\]+)(${FOLDER_PATTERN})?$`);

/** The address of a site without the folder, in the owner's script: `https://layla.github.io`. */
export function originOf(address: string): string {
  return SITE_ADDRESS.exec(address)?.[1] ?? address;
}

/** The folder of a site on its host: `/portfolio`, or an empty text. */
export function hostFolderOf(address = ''): string {
  return SITE_ADDRESS.exec(address)?.[2] ?? '';
}

/** The address of a site, with its folder if it has one. */
export const siteAddress = () =>
  text<HttpsUrl>(
    'must be an https:// address without a slash at its end, such as "https://example.com", or "https://example.com/portfolio" for a site in a folder',
    (value) => isHttpsUrl(value) && SITE_ADDRESS.test(value),
  );

/** The address of a host: scheme and name. */
export const origin = () =>
  text<HttpsUrl>(
    'must be an https:// address without a path or a slash at its end, such as "https://example.com"',
    (value) => isHttpsUrl(value) && /^https:\/\/[^/?#\\]+$/.test(value),
  );

/** Matches a path that browsers request as it is written; a fragment may follow, a query may not. */
const SITE_PATH = /^\/(?![/\\])(?:[^\\?%]|%[\dA-F]{2})*$/i;

/** An https:// URL, a path on this site, or a word. */
const anyAddress = <Word extends string = never>(message: string, word?: Word) =>
  text<Address | Word>(message, (value) => value === word || isHttpsUrl(value) || SITE_PATH.test(value));

/** A page that visitors open, which may be one without HTTPS; `npm run check` points it out. */
export const webPage = () => text<WebUrl>('must be an https:// URL such as "https://example.com/team"', isWebUrl);

/** What a value names that has to exist, which `scripts/check/` looks up. */
export type Reference = 'page' | 'pageOrFile' | 'cv' | 'picture' | 'font' | 'mark' | 'icon';

/** Marks the name of something that has to exist. */
const refersTo = (reference: Reference) => ({ reference });

/** An https:// URL. */
export const webAddress = () =>
  text<HttpsUrl>('must be an https:// URL such as "https://example.com/team"', isHttpsUrl);

/** Hosts of this machine, to which messages may be sent over HTTP. */
const OWN_HOSTS: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether messages may be sent to a URL: it needs HTTPS, except on this machine.
 *
 * @param localHosts further hosts in the local network.
 */
export function isEndpoint(value: string, localHosts: readonly (string | undefined)[] = []): boolean {
  if (isHttpsUrl(value)) return true;
  if (BREAKS_AN_ADDRESS.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && [...OWN_HOSTS, ...localHosts].includes(hostname);
}

/** The URL that a form sends messages to. `wrong` matches other URLs of the service, such as that of its settings. */
export const endpoint = (example: string, wrong?: RegExp) =>
  text(
    `must be the https:// endpoint of your form, such as "${example}"`,
    (value) => isEndpoint(value) && !wrong?.test(value),
  );

/** The path of a page of this site. */
export const pagePath = () =>
  text<'/' | `/${string}/`>(
    'must be the path of a page between slashes, such as "/uses/" or "/projects/shop/"',
    (value) => /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(value),
  ).meta(refersTo('page'));

/** A link: an https:// URL, or the path of a page of this site or of a file in `public/`. */
export const address = () =>
  text<Address>(
    'must be an https:// URL or a path on this site, such as "/tide-tables/" or "/cv.pdf"',
    (value) => isWebUrl(value) || SITE_PATH.test(value),
  ).meta(refersTo('pageOrFile'));

/** A profile, or a way to write to the owner: an address, a phone number behind `tel:`, or a chat in a messenger. */
export const profileAddress = () =>
  text<Address>(
    'must be an https:// URL, a path on this site, or a phone number with its country code, such as "tel:+201000000000"',
    (value) => /^tel:\+[1-9]\d{6,14}$/.test(value) || isHttpsUrl(value) || SITE_PATH.test(value),
  ).meta(refersTo('pageOrFile'));

/** A CV: an address, or the word `page`. */
export const cv = () =>
  anyAddress('must be "page", an https:// URL or a path on this site, such as "/cv.pdf"', 'page').meta(refersTo('cv'));

/** The endings of the pictures that the build can read. */
export const PICTURE_TYPES = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;

/** The endings of films. */
export const FILM_TYPES = /\.(?:mp4|webm)$/i;

/**
 * A picture: an https:// URL, or the path of a file in `public/` of a type that the build can read.
 *
 * @param otherTypes the endings of other files in `public/` that can be in its place.
 */
export const picture = (otherTypes?: RegExp) =>
  anyAddress('must be an https:// URL or the path of a file in public/, such as "/me.jpg"')
    .refine((value) => PICTURE_TYPES.test(value) || isOnSite(value) === Boolean(otherTypes?.test(value)), {
      error: ({ input }) => {
        const [, format] = /\.(\w+)$/.exec(String(input)) ?? [];
        if (!isOnSite(String(input))) return `is "${input}", but films have to be in public/`;
        const problem = format ? `${format.toUpperCase()} is not supported` : 'its format is unknown';
        const film = otherTypes ? ', or a film as MP4 or WebM' : '';
        return `is "${input}", but ${problem}; save it as a PNG, JPEG, WebP, AVIF, SVG or GIF${film}`;
      },
      when: soFarValid,
    })
    .meta(refersTo('picture'));

/** An email address in any script, without a display name. */
export const email = () =>
  text('must be an email address such as "you@example.com"', (value) => {
    const [, domain] = /^[^\s@<>()[\]",:;\\]+@([^\s@/?#:\\]+\.\p{L}[^\s@./?#:\\]+)$/u.exec(value) ?? [];
    return domain !== undefined && !BREAKS_AN_ADDRESS.test(value) && URL.canParse(`https://${domain}`);
  });

/** A font of fontsource.org whose package is installed, by the name of the family or of the package. */
export const font = () => line().meta({ ...TEXT, ...VERBATIM, ...refersTo('font') });

/** The icon of a profile: a name, or path data. */
export const mark = () => text('must be text in quotes', (value) => value.trim() !== '').meta(refersTo('mark'));

/** The icon of a service: a name. */
export const icon = () => text('must be the name of an icon in quotes', (value) => value !== '').meta(refersTo('icon'));
