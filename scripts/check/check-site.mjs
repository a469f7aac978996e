import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readSources } from '../content/content-source.mjs';
import { leavesOf, loadContent } from '../content/load-content.mjs';
import { UnreadableContent } from '../content/unreadable.mjs';
import { rules } from './rules.mjs';

/** @typedef {import('./rules.mjs').Level} Level */

/**
 * What is left to do, in a sentence.
 *
 * @typedef {object} Finding
 * @property {string} rule Which rule found it.
 * @property {Level} level
 * @property {string} file From the repository's root.
 * @property {number} line
 * @property {string} sentence
 */

/**
 * @typedef {object} Checked
 * @property {Finding[]} findings In the order of files and lines, the musts first.
 * @property {ReadonlyMap<string, unknown>} values Each value of the content by its field's path; none where the content could not be read.
 * @property {(rule: string, level: Level, field: string, says: string) => Finding} find Makes a finding of a fault.
 */

const run = promisify(execFile);

/**
 * What stands between a site's content and going live.
 *
 * @param {string} folder Path of the repository.
 * @param {{ today?: Date, isBuilt?: boolean }} [options] `isBuilt` where the build has already taken the content.
 * @returns {Promise<Checked>}
 * @throws {Error} where the environment stops the content from being read.
 */
export async function checkSite(folder, { today = new Date(), isBuilt = false } = {}) {
  const place = readSources(folder);
  /** @type {Checked['find']} */
  const find = (rule, level, field, says) => {
    const { file, line } = place(field);
    return { rule, level, file, line, sentence: `${field} ${says}.` };
  };
  const loaded = await loadContent(folder, { withRules: !isBuilt }).catch(faultsOfCode);
  if (Array.isArray(loaded)) return { findings: loaded, values: new Map(), find };

  const { content, mistakes, hasFormEndpoint } = loaded;
  const values = new Map(leavesOf(content).map(({ field, value }) => [field, value]));
  const availabilitySince = await lastCommit(folder, 'content/availability.ts');
  const desk = { values, mistakes, hasFormEndpoint, today, availabilitySince };
  const findings = Object.entries(rules).flatMap(([id, rule]) =>
    rule.find(desk).map(({ field, says }) => find(id, rule.level, field, says)),
  );
  return { findings: findings.sort(byUrgency), values, find };
}

/**
 * The musts before the shoulds, and each as an editor's list would have it.
 *
 * @param {Finding} one
 * @param {Finding} other
 */
export function byUrgency(one, other) {
  return one.level.localeCompare(other.level) || one.file.localeCompare(other.file) || one.line - other.line;
}

/**
 * What keeps the content from being read at all, as findings.
 *
 * @param {unknown} error
 * @returns {Finding[]}
 * @throws the error, where it is about something else.
 */
function faultsOfCode(error) {
  if (!(error instanceof UnreadableContent)) throw error;
  return error.faults.map((fault) => ({ rule: 'refused', level: 'must', ...fault }));
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Promise<string | undefined>} the day of a file's last commit, as `2026-03-14`; nothing where git does not
 *   know it, which is so without git, in a clone without history, and while the file has changes of its own.
 */
async function lastCommit(folder, file) {
  /** @param {readonly string[]} args */
  const git = async (...args) => (await run('git', ['-C', folder, ...args])).stdout.trim();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return undefined;
    if ((await git('status', '--porcelain', '--', file)) !== '') return undefined;
    return (await git('log', '-1', '--format=%cs', '--', file)) || undefined;
  } catch {
    return undefined;
  }
}
