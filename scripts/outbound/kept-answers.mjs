import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KEEP_ANSWERS } from './figures.mjs';

/** @typedef {import('./ask-address.mjs').Verdict} Verdict */
/** @typedef {Record<string, { at: number, verdict: Verdict }>} Kept `at` in ms since 1970. */

/**
 * The answers of the last minutes, in a file: whoever corrects one link does not ask all the others again.
 *
 * @param {string} folder Path of the repository; the file lies among what its packages keep.
 * @param {() => number} now
 */
export function keptAnswers(folder, now) {
  const file = path.join(folder, 'node_modules', '.cache', 'portfolio', 'link-answers.json');
  const kept = Object.fromEntries(Object.entries(read(file)).filter(([, { at }]) => now() - at < KEEP_ANSWERS));

  return {
    /** @param {string} url */
    find: (url) => kept[url]?.verdict,

    /**
     * Keeps what was answered; that there was no answer is asked again.
     *
     * @param {string} url
     * @param {Verdict} verdict
     */
    keep(url, verdict) {
      if (verdict.kind !== 'unreachable' && !verdict.isUnknownHost) kept[url] = { at: now(), verdict };
    },

    /** Writes the file, whole or not at all. */
    write() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    },
  };
}

/**
 * @param {string} file
 * @returns {Kept} nothing where there is no such file, or one that cannot be read.
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
