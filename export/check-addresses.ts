import { UserError } from '../lib/user-error';
import type { Site } from './finish-export';
import { attribute, readPages } from './pages';

/**
 * Checks the canonical address of each page that has one. A page whose metadata was copied from another would tell
 * search engines that it is that page.
 *
 * @throws {UserError} when a page names another address than its own.
 */
export async function checkAddresses({ folder, basePath, ownFiles }: Site): Promise<void> {
  const problems = (await readPages(folder, ownFiles)).flatMap(({ file, elements }) => {
    const link = elements.find((it) => it.tagName === 'link' && attribute(it, 'rel') === 'canonical');
    const address = link && attribute(link, 'href');
    const path = `/${file.replace(/index\.html$/, '')}`;
    if (!address || new URL(address, 'https://site.invalid').pathname === encodeURI(basePath + path)) return [];
    return [`${path} is said to be ${address}; give it metadata of its own in app${path}page.tsx.`];
  });
  if (problems.length > 0) throw new UserError('The canonical address of a page has to be its own:', problems);
}
