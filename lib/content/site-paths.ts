import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Address, SitePath } from './fields';

/** Whether an address is a path of this site. */
export function isOnSite(address: Address): address is SitePath {
  return address.startsWith('/');
}

/** The path of a file in `public/` in the file system. */
export function publicFile(sitePath: SitePath): string {
  return path.join(process.cwd(), 'public', decodeURIComponent(sitePath));
}

/** The files in a folder of the repository, by their paths in it, with slashes. */
function filesIn(name: string): string[] {
  const folder = path.join(process.cwd(), name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
}

/** A pattern for the paths of a folder in `app/`, as Next reads it: `blog/[slug]` matches `/blog/` and any name. */
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
export function hasRoute(sitePath: string): boolean {
  return filesIn('app')
    .filter((file) => /(?:^|\/)(?:page|route)\.(?:tsx?|jsx?|mdx?)$/.test(file))
    .some((file) => routePattern(path.posix.dirname(file)).test(sitePath));
}

/** Whether a path leads to a page or a file of the site. It is case-sensitive, as hosts are. */
export function leadsSomewhere(sitePath: SitePath): boolean {
  const target = sitePath.replace(/#.*$/, '');
  return hasRoute(target) || filesIn('public').includes(decodeURIComponent(target.slice(1)));
}
