import { askAddress } from '../outbound/ask-address.mjs';
import { eachByHost } from '../outbound/by-host.mjs';
import { web } from '../outbound/connection.mjs';
import { keptAnswers } from '../outbound/kept-answers.mjs';
import { progressLine } from '../outbound/progress.mjs';
import { isSampleAddress } from './placeholders.mjs';

/** @typedef {import('./check-site.mjs').Finding} Finding */
/** @typedef {import('../outbound/ask-address.mjs').Verdict} Verdict */

/**
 * What is told of an address, by its verdict.
 *
 * @type {Record<Exclude<Verdict['kind'], 'well'>, { level: import('./rules.mjs').Level, remedy: string }>}
 */
const TOLD = {
  dead: { level: 'must', remedy: 'correct the address, or remove the entry' },
  moved: { level: 'should', remedy: 'write that address' },
  unreachable: { level: 'should', remedy: 'open it in your browser to be sure' },
};

/** The site itself need not be there yet, and where its form sends messages is no page. */
const NOT_ASKED = /^site\./;

/**
 * Asks every address on the web that the content names. Those of the sample are not asked: they are found without.
 *
 * @param {string} folder Path of the repository.
 * @param {import('./check-site.mjs').Checked} checked
 * @param {import('../outbound/connection.mjs').Connection} [connection]
 * @returns {Promise<Finding[]>}
 */
export async function checkLinks(folder, { values, find }, connection = web) {
  const fields = [...values].flatMap(([field, value]) =>
    isAsked(field, value) ? [{ field, url: String(value) }] : [],
  );
  const verdicts = await askAll(
    fields.map(({ url }) => url),
    folder,
    connection,
  );
  if (isOffline([...verdicts.values()])) {
    console.error('No host could be found: this machine seems to be offline, so nothing is said of the links.');
    return [];
  }
  return fields.flatMap(({ field, url }) => {
    const { kind, says } = verdicts.get(url) ?? { kind: 'well', says: '' };
    if (kind === 'well') return [];
    const { level, remedy } = TOLD[kind];
    return [find(`link-${kind}`, level, field, `is ${url}, which ${says}; ${remedy}`)];
  });
}

/**
 * @param {string} field
 * @param {unknown} value
 */
function isAsked(field, value) {
  const isAddress = typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value);
  return isAddress && !NOT_ASKED.test(field) && !isSampleAddress(value);
}

/**
 * @param {readonly string[]} urls
 * @param {string} folder
 * @param {import('../outbound/connection.mjs').Connection} connection
 */
async function askAll(urls, folder, connection) {
  const answers = keptAnswers(folder, connection.now);
  const progress = progressLine();
  const all = new Set(urls).size;
  let asked = 0;
  try {
    return await eachByHost(urls, async (url) => {
      progress.show(`Asking ${++asked} of ${all}: ${url}`);
      const kept = answers.find(url);
      if (kept) return kept;
      const verdict = await askAddress(url, connection);
      answers.keep(url, verdict);
      return verdict;
    });
  } finally {
    progress.end();
    answers.write();
  }
}

/** @param {readonly Verdict[]} verdicts */
function isOffline(verdicts) {
  return verdicts.length > 0 && verdicts.every(({ isUnknownHost }) => isUnknownHost);
}
