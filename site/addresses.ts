import { type Address, type HttpsUrl, isOnSite, originOf } from '@/lib/content/address-fields';
import type { Site } from '@/lib/site';
import { languagesWith } from './pages';

/** A path with the base path in front, for links that Next.js does not render. */
export function withBasePath(path: `/${string}`, { basePath }: Site): string {
  return basePath + path;
}

/**
 * The absolute URL of a page or file of the site, in ASCII: the host in Punycode, the rest percent-encoded. `folder` is
 * the base path, which differs for the site in another language.
 */
export function absoluteUrl(path: `/${string}`, { content, basePath }: Site, folder = basePath): HttpsUrl {
  return new URL(folder + path, content.site.address).href as HttpsUrl;
}

/**
 * The `hreflang` URLs of a page: one for each language that has the page, and the first language's as `x-default`.
 * Empty if there is only one (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function alternateUrls(path: `/${string}`, site: Site): { languages?: Record<string, string> } {
  const urls = languagesWith(path, site).map((it) => [it.language, absoluteUrl(path, site, it.basePath)] as const);
  const [first, ...others] = urls;
  return first && others.length > 0 ? { languages: { ...Object.fromEntries(urls), 'x-default': first[1] } } : {};
}

/** The absolute URL of one of the owner's links, which may be a path on the site, in ASCII. */
export function wholeUrl(address: Address, site: Site): string {
  return new URL(isOnSite(address) ? absoluteUrl(address, site) : address).href;
}

/** The site's host and base path as people read them: without a scheme, in the owner's script. */
export function displayHost({ content, basePath }: Site): string {
  return originOf(content.site.address).slice('https://'.length) + basePath;
}
