import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../content/finding';
import { OPTIONAL_ROUTES, routeFileOf } from '../routes';

/** The files of a repository that its pages are made of, listed once. */
export interface Repository {
  /** The files in `public/`, as paths that begin with a slash: `/me.jpg`. */
  publicFiles: readonly string[];
  /**
   * The page files and the route handlers in `app/` by their paths. A dynamic folder at the end is `*`, as in `/notes/*`;
   * one with several names, or with others below, is `**`.
   */
  routes: ReadonlyMap<string, RouteFile>;
  /** The files in `app/` that have the address of another one there: Next would take one of them and ignore the other. */
  findings: readonly Finding[];
}

/** A file in `app/` with a page, or with a route handler. */
interface RouteFile {
  /** Its path in the repository: `app/notes/[slug]/page.tsx`. */
  file: string;
  isPage: boolean;
}

/** Files of the template that not every site has. */
const OPTIONAL = OPTIONAL_ROUTES.map(({ path }) => routeFileOf(path));

/** Lists the files of the repository in the working folder. */
export function readRepository(): Repository {
  const routes = new Map<string, RouteFile>();
  const findings: Finding[] = [];
  for (const name of listFiles('app')) {
    const file = `app${name}`;
    // Those that Next builds; it reads no MDX. A slot, `@name`, is shown beside the page of its address.
    const [, folder = '', kind] = /^(.*\/)(page|route)\.[jt]sx?$/.exec(name) ?? [];
    if (!kind || OPTIONAL.includes(file) || folder.includes('/@')) continue;
    // Route groups, `(name)`, are not part of the path.
    const route = folder.replaceAll(/(?<=\/)\([^/]*\//g, '');
    const [fixed = '', dynamic] = route.split('[');
    const isOneName = /^[^.\]]+\]\/$/.test(dynamic ?? '');
    const address = dynamic ? `${fixed}${isOneName ? '*' : '**'}` : kind === 'page' ? route : route.slice(0, -1);
    const first = routes.get(address);
    const message = `has the address ${route}, which ${first?.file} already has; remove one of them`;
    if (first && !dynamic) findings.push({ level: 'stop', file, field: 'the file', message });
    routes.set(address, first ?? { file, isPage: kind === 'page' });
  }
  return { publicFiles: listFiles('public'), routes, findings };
}

/** The files in a folder of the repository, as paths that begin with a slash: `/me.jpg`. */
export function listFiles(name: string): string[] {
  const folder = path.join(process.cwd(), name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length).replaceAll(path.sep, '/'))
    .sort();
}
