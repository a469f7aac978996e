import { checkSite } from './check-site.mjs';
import { countLine } from './report.mjs';

/**
 * Tells at the end of a build what is left before the site goes live, in one line.
 *
 * @param {string} folder Path of the repository.
 * @throws {Error} with that line where something must be done and `STRICT=1` asks for a build without.
 */
export async function tellWhatIsLeft(folder) {
  const { findings } = await checkSite(folder, { isBuilt: true });
  const line = countLine(findings);
  if (!line) return;
  if (process.env.STRICT === '1' && findings.some(({ level }) => level === 'must')) {
    throw new Error(`STRICT=1 takes no site with something left to do. ${line}.`);
  }
  console.log(line);
}
