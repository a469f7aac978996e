import { parseArgs } from 'node:util';

/** Medians of fewer rounds say little; five take about half an hour. */
const ROUNDS = 5;

/**
 * What was asked for behind `npm run bench --`.
 *
 * @typedef {object} Options
 * @property {number} rounds How often each figure is taken.
 * @property {string} [site] Folder of an export to measure, in place of a new build.
 * @property {string} [against] Folder of another export, to compare with.
 * @property {readonly string[]} [pages] Addresses of the pages to measure; all of them unless told.
 * @property {boolean} check Whether a broken promise is a failure.
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {Error} when an argument is unknown or makes no sense, in one sentence.
 */
export function readOptions(args) {
  const { rounds, pages, ...others } = parseOptions(args);
  if (!/^[1-9]\d?$/.test(rounds)) {
    throw new Error(`--rounds is "${rounds}"; write a whole number from 1 to 99, for example --rounds=${ROUNDS}.`);
  }
  return { ...others, rounds: Number(rounds), pages: pages?.split(',') };
}

/** @param {readonly string[]} args */
function parseOptions(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: String(ROUNDS) },
        site: { type: 'string' },
        against: { type: 'string' },
        pages: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}. npm run bench -- takes --rounds=3, --site=<folder>, --against=<folder>, --pages=/,/contact/ and --check.`,
    );
  }
}
