import { environmentProblems } from '../lib/compile/environment';
import { readLanguages } from '../lib/compile/read-languages';
import { writeSites } from '../lib/compile/write-sites';
import { rejectFindings } from '../lib/content/finding';
import { compileChecked } from './check/compile-checked';

interface SiteBuildOptions {
  /** Whether pages show drafts, as in `npm run dev`. */
  isDevelopment?: boolean;
  /** Whether to add the CV page to a site that has only its PDF, for `npm run cv`. */
  hasCvPage?: boolean;
}

/** Compiles `content/` without writing anything, and finds what stops a build. */
export async function checkSite({ isDevelopment, hasCvPage }: SiteBuildOptions = {}) {
  const { languages, findings } = compileChecked(await readLanguages(hasCvPage), isDevelopment);
  return { languages, findings: [...environmentProblems, ...findings] };
}

/**
 * Compiles `content/` and writes every language to `.site-data/`, or to the folder of `npm run dev`.
 *
 * @throws {UserError} with a sentence for each mistake.
 */
export async function compileSite(options?: SiteBuildOptions) {
  const { languages, findings } = await checkSite(options);
  rejectFindings(findings);
  await writeSites(languages.map(({ site }) => site));
  return languages;
}
