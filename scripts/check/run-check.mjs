import { parseArgs } from 'node:util';
import { byUrgency, checkSite } from './check-site.mjs';
import { checkLinks } from './links.mjs';
import { describeFindings, describeForGitHub } from './report.mjs';

/**
 * Checks the site and says what is left.
 *
 * @param {string} folder Path of the repository.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code: 1 where something must be done.
 * @throws {Error} when an argument is unknown, in one sentence.
 */
export async function runCheck(folder, args) {
  const { links } = readOptions(args);
  const checked = await checkSite(folder);
  const found = links ? await checkLinks(folder, checked) : [];
  const findings = [...checked.findings, ...found].sort(byUrgency);
  console.log(describeFindings(findings));
  if (process.env.GITHUB_ACTIONS && findings.length > 0) console.log(describeForGitHub(findings));
  return findings.some(({ level }) => level === 'must') ? 1 : 0;
}

/** @param {readonly string[]} args */
function readOptions(args) {
  try {
    return parseArgs({ args: [...args], options: { links: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}. npm run check -- takes --links, which asks every address that the content names.`);
  }
}
