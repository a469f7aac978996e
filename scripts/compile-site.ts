import { compileSites } from '../lib/compile/compile-sites';
import { environmentNotes } from '../lib/compile/environment';
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
export async function compileSite(isDevelopment = false) {
  const { languages, mistakes } = await compileSites({ pathsOf, isDevelopment });
  rejectMistakes(mistakes);
  for (const note of environmentNotes) console.log(note);
  await writeSites(languages.map(({ site }) => site));
  return languages;
}
