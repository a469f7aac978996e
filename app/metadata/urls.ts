import type { Address, Content, HttpsUrl } from '@/lib/content/schema';
import { isOnSite } from '@/lib/content/site-paths';
import { basePath } from '@/lib/routes';
import { translationsOf } from '@/lib/translations';

/** The path of a page or file on its host, for links that Next does not write. */
export function withBasePath(path: `/${string}`): string {
  return basePath + path;
}

/**
 * A URL in ASCII: the host in Punycode, the rest percent-encoded.
 */
export function asciiUrl(url: HttpsUrl): string {
  return new URL(url).href;
}

/** The absolute URL of a page or file of the site, or of the site in another language, which is in another folder. */
export function absoluteUrl(path: `/${string}`, { site }: Content, folder = basePath): HttpsUrl {
  return `${new URL(site.address).origin as HttpsUrl}${folder}${path}`;
}

/**
 * The URLs of a page in each language that has it, by language, and the first one's for everyone else. Nothing
 * where there is no other (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function alternateUrls(path: `/${string}`, content: Content): { languages?: Record<string, string> } {
  const urls = translationsOf(path).map((it) => [it.language, absoluteUrl(path, content, it.basePath)] as const);
  const [first, ...others] = urls;
  return first && others.length > 0 ? { languages: { ...Object.fromEntries(urls), 'x-default': first[1] } } : {};
}

/** The absolute URL of a link of the owner's, which may be a path on the site. */
export function wholeUrl(address: Address, content: Content): string {
  return asciiUrl(isOnSite(address) ? absoluteUrl(address, content) : address);
}

/** The site's host and folder for people: without a scheme, in the owner's script. */
export function displayHost({ site }: Content): string {
  return site.address.slice('https://'.length) + basePath;
}
