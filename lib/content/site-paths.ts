import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Address, SitePath } from './fields';

/** Whether an address is a path of this site. */
export function isOnSite(address: Address): address is SitePath {
  return address.startsWith('/');
}

/** The files that make a page or another address of a folder in `app/`. */
const ROUTE = /(?:^|\/)(?:page|route)\.(?:tsx?|jsx?|mdx?)$/;

/** A pattern for the paths of a route, as Next reads its folder: `blog/[slug]` has one of `/blog/` and any name. */
function patternOf(file: string): RegExp {
  const segments = file.split('/').slice(0, -1);
  const patterns = segments
    .filter((segment) => !/^[(@]/.test(segment))
    .map((segment) => {
      if (segment.startsWith('[[...')) return '(?:/.+)?';
      if (segment.startsWith('[...')) return '/.+';
      return segment.startsWith('[') ? '/[^/]+' : `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    });
  return new RegExp(`^${patterns.join('')}/?$`);
}

/** Whether `app/` has a route for a path of the site. */
export function hasRoute(sitePath: string, root: string): boolean {
  return readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .some((file) => ROUTE.test(file) && patternOf(file).test(sitePath));
}

/** The folders and the name of a file in `public/`, from its path on the site. */
function fileSegments(sitePath: string): string[] {
  return sitePath.slice(1).replace(/#.*$/, '').split('/').map(decodeURIComponent);
}

/** The path on this machine of a file in `public/`. */
export function publicFile(sitePath: SitePath, root = process.cwd()): string {
  return path.join(root, 'public', ...fileSegments(sitePath));
}

/** Whether `public/` has a file, its capitals as written: hosts tell them apart even where this machine does not. */
function hasFile(sitePath: string, root: string): boolean {
  let folder = path.join(root, 'public');
  return fileSegments(sitePath).every((name, index, all) => {
    const entry = entriesOf(folder).find((one) => one.name === name);
    folder = path.join(folder, name);
    return index < all.length - 1 ? entry?.isDirectory() : entry?.isFile();
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Whether a path leads to a page or a file of the site.
 *
 * @param root the repository's folder.
 */
export function leadsSomewhere(sitePath: string, root: string): boolean {
  return hasRoute(sitePath.replace(/#.*$/, ''), root) || hasFile(sitePath, root);
}
