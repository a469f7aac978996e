import { content } from '@/content/content';
import type { HttpsUrl, RoutePath } from '@/content/types';
import { basePath } from '@/lib/base-path';

/** The path of a page or file on its host: what goes into a link that Next does not write. */
export function withBasePath(path: `/${string}`): string {
  return basePath + path;
}

/**
 * An address in the characters that every program reads: a host of another script than
 * the Latin in its ASCII form (punycode), the rest percent-encoded.
 */
export function asciiUrl(address: HttpsUrl): string {
  return new URL(address).href;
}

/** The whole address of a page or file, as search engines and previews need it. */
export function absoluteUrl(path: `/${string}`, { site } = content): HttpsUrl {
  return `${new URL(site.address).origin as HttpsUrl}${basePath}${path}`;
}

/** The site's address as people say it, in the script the owner wrote it in: host and folder, nothing around them. */
export function displayHost({ site } = content): string {
  return site.address.slice('https://'.length) + basePath;
}

/** The file of a page's preview image; no path stands for the page of addresses that lead nowhere. */
export function previewFile(path?: RoutePath): string {
  if (path === undefined) return 'not-found.png';
  return `${path === '/' ? 'home' : path.slice(1, -1)}.png`;
}
