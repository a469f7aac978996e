import type { Address, Content, HttpsUrl } from '@/lib/content/schema';
import { isOnSite } from '@/lib/content/site-paths';
import { basePath } from '@/lib/routes';

/** The path of a page or file on its host: what goes into a link that Next does not write. */
export function withBasePath(path: `/${string}`): string {
  return basePath + path;
}

/**
 * A URL in the characters that every program reads: a host of another script than
 * the Latin in its ASCII form (punycode), the rest percent-encoded.
 */
export function asciiUrl(url: HttpsUrl): string {
  return new URL(url).href;
}

/** The whole URL of a page or file, as search engines and previews need it. */
export function absoluteUrl(path: `/${string}`, { site }: Content): HttpsUrl {
  return `${new URL(site.address).origin as HttpsUrl}${basePath}${path}`;
}

/** The whole URL of what an address of the owner's leads to, a file of the site included. */
export function wholeUrl(address: Address, content: Content): string {
  return asciiUrl(isOnSite(address) ? absoluteUrl(address, content) : address);
}

/** The site's host and folder without a scheme, in the script the owner wrote them in: an address as people say it. */
export function displayHost({ site }: Content): string {
  return site.address.slice('https://'.length) + basePath;
}
