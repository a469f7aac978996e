import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Address, SitePath } from './fields';

/** Whether an address is a path of this site. */
export function isOnSite(address: Address): address is SitePath {
  return address.startsWith('/');
}

/** The path on this machine of a file in `public/`. */
export function publicFile(sitePath: SitePath, root = process.cwd()): string {
  return path.join(root, 'public', decodeURIComponent(sitePath));
}

/** The files below a folder, by their paths from there with slashes. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
}

/** A pattern for the paths of a folder in `app/`, as Next reads it: `blog/[slug]` has one of `/blog/` and any name. */
function routePattern(folder: string): RegExp {
  const patterns = folder
    .split('/')
    .filter((segment) => !/^[(@.]/.test(segment))
    .map((segment) => {
      if (segment.includes('...')) return '(?:/.+)?';
      return segment.startsWith('[') ? '/[^/]+' : `/${segment.replaceAll('.', '\\.')}`;
    });
  return new RegExp(`^${patterns.join('')}/?$`);
}

/** Whether `app/` has a page or a route handler for a path of the site. */
export function hasRoute(sitePath: string, root: string): boolean {
  return filesIn(path.join(root, 'app'))
    .filter((file) => /(?:^|\/)(?:page|route)\.(?:tsx?|jsx?|mdx?)$/.test(file))
    .some((file) => routePattern(path.posix.dirname(file)).test(sitePath));
}

/**
 * Whether a path leads to a page or a file of the site. Capital letters count: hosts tell them apart even where this
 * machine does not.
 *
 * @param root the repository's folder.
 */
export function leadsSomewhere(sitePath: string, root: string): boolean {
  const target = sitePath.replace(/#.*$/, '');
  return hasRoute(target, root) || filesIn(path.join(root, 'public')).includes(decodeURIComponent(target.slice(1)));
}
