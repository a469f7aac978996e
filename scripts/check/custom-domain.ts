import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../../lib/compile/places';
import type { Content } from '../../lib/content/schema';
import type { Problem } from './rules';

/** Compares the site's address with the domain in `public/CNAME`, from which GitHub Pages serves the site's root. */
export function findDomainProblems({ site }: Content, root: string): Problem[] {
  const file = path.join(root, 'public', 'CNAME');
  const domain = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const { hostname, pathname } = new URL(site.address);
  const field = 'site.address';
  const problem = (message: string) => [{ ...placeOf(field), field, level: 'must' as const, message }];
  if (!domain) return [];
  if (domain !== hostname)
    return problem(`is ${site.address}, but public/CNAME names ${domain}; write the same domain into both`);
  if (pathname === '/') return [];
  return problem(`has the folder ${pathname}, but GitHub Pages serves a site with public/CNAME at the root; remove it`);
}
