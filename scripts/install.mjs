import { statSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './command.mjs';

/**
 * Whether the installed packages are missing or older than the lockfile.
 *
 * @param {string} folder Path of the repository.
 */
export function needsInstall(folder) {
  const locked = modifiedAt(path.join(folder, 'package-lock.json'));
  const installed = modifiedAt(path.join(folder, 'node_modules', '.package-lock.json'));
  return installed < locked;
}

/**
 * @param {string} file
 * @returns {number} ms since 1970; -1 when there is no such file.
 */
function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

/**
 * Installs exactly what the lockfile names, when that is needed.
 *
 * @throws {Error} when npm could not install.
 */
export async function installWhenNeeded() {
  if (!needsInstall(root)) return;
  console.log('Installing the packages…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // npm tells what it runs where its own script is; on Windows `npm` alone is not found.
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.');
}
