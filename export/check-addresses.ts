import { UserError } from '../lib/user-error';
import { attribute, type Page, type Site } from './pages';

/**
 * Checks that each canonical address is the page's own. Metadata copied from another page would tell search engines that
 * the two are the same page.
 *
 * @throws {UserError} if a page has another page's canonical address.
 */
export function checkAddresses({ basePath }: Site, pages: readonly Page[]): void {
  const problems = pages.flatMap(({ file, elements }) => {
    const link = elements.find((it) => it.tagName === 'link' && attribute(it, 'rel') === 'canonical');
    const address = link && attribute(link, 'href');
    const path = `/${file.replace(/index\.html$/, '')}`;
    if (!address || new URL(address, 'https://site.invalid').pathname === encodeURI(basePath + path)) return [];
    return [`${path} has the canonical address ${address}; give it its own metadata in app${path}page.tsx.`];
  });
  if (problems.length > 0) throw new UserError('Each page needs its own canonical address:', problems);
}
