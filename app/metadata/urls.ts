import type { Address, Content, HttpsUrl } from '@/lib/content/schema';
import { isOnSite } from '@/lib/content/site-paths';
import { basePath } from '@/lib/routes';

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

/** The absolute URL of a link of the owner's, which may be a path on the site. */
export function wholeUrl(address: Address, content: Content): string {
  return asciiUrl(isOnSite(address) ? absoluteUrl(address, content) : address);
}

/** The site's host and folder for people: without a scheme, in the owner's script. */
export function displayHost({ site }: Content): string {
  return site.address.slice('https://'.length) + basePath;
}
