import { compileSites } from '../lib/compile/compile-sites';
import { writeSites } from '../lib/compile/write-sites';
import { rejectMistakes } from '../lib/content/mistakes';
import { pathsOf } from '../site/pages';

/** Compiles `content/` without writing anything, and returns what is wrong with it; `listAll` names each place. */
export function checkSite(listAll = false) {
  return compileSites({ pathsOf, listAll });
}

/**
 * Compiles `content/` and writes every language to `.site-data/`, or to the folder of `npm run dev`.
 *
 * @throws {UserError} with a sentence for each mistake.
 */
export async function compileSite(options: Omit<Parameters<typeof compileSites>[0], 'pathsOf'> = {}) {
  const { languages, mistakes } = await compileSites({ pathsOf, ...options });
  rejectMistakes(mistakes);
  await writeSites(languages.map(({ site }) => site));
  return languages;
}
