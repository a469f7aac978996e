import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { content as owned } from '../../lib/content/content';
import type { Content } from '../../lib/content/schema';
import { routes } from '../../lib/routes';
import { JOURNEYS_ENDPOINT } from '../../scripts/local-site';
import { MAXIMAL_FILES, maximalOwner } from '../owners/maximal';
import { hostileContent } from './hostile-content';
import { contentWithLongWords } from './long-words';
import { shareVariant } from './variant-build';

/** The folder some of the sites live in. */
export const FOLDER = '/portfolio';

/** An owner with everything the content can hold, booked for a while. */
export const maximalContent: Content = maximalOwner(owned);

/**
 * Builds the site of an owner, whose content a module in `e2e/owners/` exports as a function called `…Owner`.
 *
 * @param files Folder of what the owner has added, from the repository's root.
 * @returns the folder of its export.
 */
export async function buildSiteOf(name: string, basePath: string, files?: string): Promise<string> {
  const { [`${name}Owner`]: contentOf } = await import(`../owners/${name}`);
  const listed: string[] = contentOf(owned).navigation.map(({ path }: { path: string }) => path);
  return shareVariant(name, {
    // Whoever leaves a page out deletes its folder.
    prepare: async (copy) => {
      const leftOut = Object.values<string>(routes).filter((path) => !listed.includes(path));
      for (const path of leftOut) await rm(join(copy, 'app', path), { recursive: true });
    },
    env: { BASE_PATH: basePath, FORM_ENDPOINT: JOURNEYS_ENDPOINT },
    content: {
      imports: `import { ${name}Owner } from '../e2e/owners/${name}';`,
      expression: `${name}Owner(owned)`,
    },
    files,
    // What lives in a folder is tried on servers too.
    hasCopies: basePath !== '',
  });
}

/**
 * Builds the site of the owner who has everything, in a folder.
 *
 * @returns the folder of its export.
 */
export function buildMaximal(): Promise<string> {
  return buildSiteOf('maximal', FOLDER, MAXIMAL_FILES);
}

/** Texts that attack, each with words too long for its place: a page has to keep both in theirs. */
export const hardContent: Content = contentWithLongWords(hostileContent(owned));

/**
 * Builds the site with these texts, in a folder.
 *
 * @returns the folder of its export.
 */
export function buildHardContent(): Promise<string> {
  return shareVariant('hard-content', {
    env: { BASE_PATH: FOLDER, FORM_ENDPOINT: JOURNEYS_ENDPOINT },
    content: {
      imports: [
        `import { hostileContent } from '../e2e/support/hostile-content';`,
        `import { contentWithLongWords } from '../e2e/support/long-words';`,
      ].join('\n'),
      expression: 'contentWithLongWords(hostileContent(owned))',
    },
  });
}
