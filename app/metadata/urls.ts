import { basePath, type Translation, translations } from '@/lib/built';
import { type Address, type HttpsUrl, isOnSite } from '@/lib/content/fields';
import type { Content } from '@/lib/content/schema';
import { originOf } from '@/lib/content/site-address';
import { hasPath } from '@/lib/routes';

/** A path with the base path in front, for links that Next.js does not render. */
export function withBasePath(path: `/${string}`): string {
  return basePath + path;
}

/**
 * The absolute URL of a page or file of the site, in ASCII: the host in Punycode, the rest percent-encoded. `folder` is
 * the base path, which differs for the site in another language.
 */
export function absoluteUrl(path: `/${string}`, { site }: Content, folder = basePath): HttpsUrl {
  return new URL(folder + path, site.address).href as HttpsUrl;
}

/**
 * The `hreflang` URLs of a page: one for each language that has the page, and the first language's as `x-default`.
 * Empty if there is only one (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function alternateUrls(path: `/${string}`, content: Content): { languages?: Record<string, string> } {
  const urls = translationsOf(path).map((it) => [it.language, absoluteUrl(path, content, it.basePath)] as const);
  const [first, ...others] = urls;
  return first && others.length > 0 ? { languages: { ...Object.fromEntries(urls), 'x-default': first[1] } } : {};
}

/** The absolute URL of one of the owner's links, which may be a path on the site, in ASCII. */
export function wholeUrl(address: Address, content: Content): string {
  return new URL(isOnSite(address) ? absoluteUrl(address, content) : address).href;
}

/** The site's host and base path as people read them: without a scheme, in the owner's script. */
export function displayHost({ site }: Content): string {
  return originOf(site.address).slice('https://'.length) + basePath;
}

/** The languages in which a page exists. */
export function translationsOf(pagePath: string): readonly Translation[] {
  return translations.filter((translation) => hasPath(translation, pagePath));
}
