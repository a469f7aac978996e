import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './command.mjs';

/**
 * Whether the installed packages are missing, older than the lockfile, or not all there: with `NODE_ENV=production` set
 * for the whole machine, `npm install` leaves out what builds and checks the site, and takes it away where it was.
 *
 * @param {string} folder Path of the repository.
 */
export function needsInstall(folder) {
  const lockfile = path.join(folder, 'package-lock.json');
  const installed = modifiedAt(path.join(folder, 'node_modules', '.package-lock.json'));
  return installed < modifiedAt(lockfile) || lockedPackages(lockfile).some((name) => !isInstalled(folder, name));
}

/**
 * @param {string} lockfile
 * @returns {string[]} the packages that the site itself names.
 */
function lockedPackages(lockfile) {
  if (!existsSync(lockfile)) return [];
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  return Object.keys({ ...packages?.['']?.dependencies, ...packages?.['']?.devDependencies });
}

/**
 * @param {string} folder
 * @param {string} name
 */
function isInstalled(folder, name) {
  return existsSync(path.join(folder, 'node_modules', name));
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
