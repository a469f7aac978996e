import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Address, SitePath } from './fields';

/** Whether an address is a path on this site rather than a URL. */
export function isOnSite(address: Address): address is SitePath {
  return address.startsWith('/');
}

/** The file system path of a file in `public/`. */
export function publicFile(sitePath: SitePath): string {
  return path.join(process.cwd(), 'public', decodeURIComponent(sitePath));
}

/** The files in a folder of the repository, as paths relative to it, with forward slashes. */
function filesIn(name: string): string[] {
  const folder = path.join(process.cwd(), name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
}

/** Whether `app/` has a page or a route handler for a path. A dynamic route matches all paths in its folder. */
export function hasRoute(sitePath: string): boolean {
  return filesIn('app')
    .filter((file) => /(?:^|\/)(?:page|route)\.(?:tsx?|jsx?|mdx?)$/.test(file))
    .some((file) => {
      const segments = file.split('/').slice(0, -1);
      // Route groups, `(name)`, and slots of parallel routes, `@name`, are not part of the path.
      const route = ['', ...segments.filter((segment) => !/^[(@]/.test(segment)), ''].join('/');
      const [fixed = '', dynamic] = route.split('[');
      return dynamic ? sitePath.startsWith(fixed) : [route, route.slice(0, -1)].includes(sitePath);
    });
}

/** Whether a page or a file of the site has this path. The check is case-sensitive, as hosts are. */
export function leadsSomewhere(sitePath: SitePath): boolean {
  const target = sitePath.replace(/#.*$/, '');
  return hasRoute(target) || filesIn('public').includes(decodeURIComponent(target.slice(1)));
}
