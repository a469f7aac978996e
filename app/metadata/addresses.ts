import { content } from '@/content/content';
import type { RoutePath, WebAddress } from '@/content/types';
import { basePath } from '@/lib/base-path';

/** The path of a page or file on its host: what goes into a link that Next does not write. */
export function hostPath(path: `/${string}`): string {
  return basePath + path;
}

/**
 * An address in the characters that every program reads: a host of another script than
 * the Latin in its ASCII form (punycode), the rest percent-encoded.
 */
export function plainAddress(address: WebAddress): string {
  return new URL(address).href;
}

/** The whole address of a page or file, as search engines and previews need it. */
export function absoluteAddress(path: `/${string}`, { site } = content): WebAddress {
  return `${new URL(site.address).origin as WebAddress}${basePath}${path}`;
}

/** The site's address as people say it, in the script the owner wrote it in: host and folder, nothing around them. */
export function spokenAddress({ site } = content): string {
  return site.address.slice('https://'.length) + basePath;
}

/** The file of a page's preview image; no path stands for the page of addresses that lead nowhere. */
export function previewFile(path?: RoutePath): string {
  if (path === undefined) return 'not-found.png';
  return `${path === '/' ? 'home' : path.slice(1, -1)}.png`;
}
