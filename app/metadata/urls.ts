import type { Address, Content, HttpsUrl } from '@/lib/content/schema';
import { isOnSite } from '@/lib/content/site-paths';
import { basePath } from '@/lib/routes';
import { translations, translationsOf } from '@/lib/translations';

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

/** The absolute URL of a page or file of the site. */
export function absoluteUrl(path: `/${string}`, { site }: Content): HttpsUrl {
  return `${new URL(site.address).origin as HttpsUrl}${basePath}${path}`;
}

/**
 * The URLs of a page in each language that has it, by language, and the main language's for everyone else. Nothing
 * where there is no other (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function languageUrls(path: `/${string}`, { site }: Content): Record<string, string> | undefined {
  const versions = translationsOf(path);
  if (versions.length < 2) return undefined;
  const urls = versions.map((it) => [it.language, new URL(it.basePath + path, site.address).href] as const);
  const main = versions[0] === translations[0] && urls[0]?.[1];
  return { ...Object.fromEntries(urls), ...(main && { 'x-default': main }) };
}

/** The absolute URL of a link of the owner's, which may be a path on the site. */
export function wholeUrl(address: Address, content: Content): string {
  return asciiUrl(isOnSite(address) ? absoluteUrl(address, content) : address);
}

/** The site's host and folder for people: without a scheme, in the owner's script. */
export function displayHost({ site }: Content): string {
  return site.address.slice('https://'.length) + basePath;
}
