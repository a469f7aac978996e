import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { NavigationEntry } from '@/lib/content/schema';
import { type Mistake, refuse } from '../lib/content/mistakes.mjs';

/** The file that makes a page of a folder. */
const PAGE = /(?:^|\/)page\.(?:tsx?|jsx?)$/;

/** The address of each page that has a folder, as Next reads them: `about/page.tsx` is `/about/`. */
function addressesIn(app: string): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => PAGE.test(file))
    .map((file) => `/${file.replace(/[^/]*$/, '')}`)
    .sort();
}

/**
 * The entries of pages that have no folder.
 *
 * @param app path of the folder `app/`.
 */
export function entriesWithoutPage(navigation: readonly NavigationEntry[], app: string): Mistake[] {
  const written = addressesIn(app);
  return navigation.flatMap(({ path }, index) => {
    if (written.includes(path)) return [];
    const message = `has the path "${path}", and there is no app${path}page.tsx; write that file, or remove the entry`;
    return [{ file: 'content/navigation.ts', field: `navigation[${index}]`, message }];
  });
}

/**
 * Compares the list of pages with their folders.
 *
 * @param app path of the folder `app/`.
 * @returns the addresses of the pages that have a folder and no entry: those the site leaves out.
 * @throws {Error} with one line for each entry without a folder.
 */
export function pagesLeftOut(navigation: readonly NavigationEntry[], app: string): string[] {
  refuse(entriesWithoutPage(navigation, app));
  return addressesIn(app).filter((address) => !navigation.some(({ path }) => path === address));
}
