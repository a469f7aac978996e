import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { root } from '../command.mjs';
import { gitIn, tryGit } from './git.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/**
 * Where newer versions come from.
 *
 * @typedef {object} Source
 * @property {string} address A folder's path, or an address that git knows.
 * @property {boolean} isLocal Whether it is a folder of this machine.
 */

/** The name that GitHub's own tools give to the repository a fork is made from. */
const REMOTE = 'upstream';

/**
 * @param {Site} site
 * @param {string | undefined} asked What the owner has named: a folder or an address.
 * @returns {Promise<Source>}
 * @throws {Error} in a sentence, where none is known or what is named is none.
 */
export async function findSource(site, asked) {
  const where = asked ?? site.manifest.template?.source ?? (await besides(site));
  if (!where) {
    throw new Error(
      'Where newer versions come from is not known: name a folder or an address with npm run update -- --from=../portfolio-template, or write the address into package.json, as "source" in "template".',
    );
  }
  const isLocal = !/^[a-z][a-z+.-]*:\/\//i.test(where) && !/^[^/\\]{2,}:/.test(where);
  if (!isLocal) return { address: where, isLocal };

  // npm runs in the site's folder, wherever the command was typed.
  const typedIn =
    asked && process.env.INIT_CWD && existsSync(process.env.INIT_CWD) ? process.env.INIT_CWD : site.folder;
  const folder = path.resolve(typedIn, where.replace(/^~(?=[/\\])/, homedir()));
  if (!existsSync(folder)) throw new Error(`${folder}, where newer versions should come from, is not there.`);
  if (realpathSync(folder) === realpathSync(site.folder)) {
    throw new Error(`${folder} is this site itself; name the template that newer versions come from.`);
  }
  const { code, stdout, stderr } = await tryGit(folder, ['rev-parse', '--show-prefix']);
  if (code !== 0 && !/not a git repository/i.test(stderr)) throw new Error(stderr.trim());
  if (code !== 0 || stdout.trim() !== '') {
    throw new Error(
      `${folder} is not a git repository, and an update needs the template’s history: clone the template there instead of downloading it.`,
    );
  }
  return { address: folder, isLocal };
}

/**
 * @param {Site} site
 * @returns {Promise<string | undefined>} the template whose program this is, where it runs for another folder; or the
 *   repository that a fork is made from.
 */
async function besides({ folder }) {
  if (realpathSync(root) !== realpathSync(folder)) return root;
  return gitIn(folder)(['remote', 'get-url', REMOTE]).catch(() => undefined);
}
