// Runs a command of this project, as in `node scripts/run.mjs start`. It is plain JavaScript with no packages, because
// it runs before they are installed, and on versions of Node.js that are too old for the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = process.argv.splice(2, 1)[0];

checkNodeVersion();
checkPackageManager();
if (needsInstall()) install();

const { register } = await import('tsx/esm/api');
register();
try {
  await import(`./${command}.ts`);
} catch (error) {
  // A UserError prints its message alone.
  console.error(error);
  process.exit(1);
}

/** Ends the program unless this Node.js is in the range of `engines` in package.json. */
function checkNodeVersion() {
  const { engines } = readJson('package.json');
  const [major = 0, minor = 0] = numbersOf(process.versions.node);
  const isSupported = engines.node.split('||').some((/** @type {string} */ range) => {
    const [leastMajor = 0, leastMinor = 0] = numbersOf(range);
    return (major === leastMajor && minor >= leastMinor) || (range.includes('>=') && major > leastMajor);
  });
  if (isSupported) return;
  exitWith(
    `This project needs Node.js ${engines.node}, and this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  );
}

/** Ends the program under a package manager that would not install the versions of package-lock.json. */
function checkPackageManager() {
  const [, name = 'npm'] = /^(\w+)\//.exec(process.env.npm_config_user_agent || '') || [];
  if (name !== 'npm')
    exitWith(`Use npm: this project's packages are locked in package-lock.json, which ${name} does not read.`);
}

/**
 * Whether packages are missing or older than the lockfile. With `NODE_ENV=production` npm leaves out devDependencies,
 * which the build needs.
 */
function needsInstall() {
  const lockfile = 'package-lock.json';
  if (modifiedAt(path.join('node_modules', '.package-lock.json')) < modifiedAt(lockfile)) return true;
  const { dependencies, devDependencies } = readJson('package.json');
  return Object.keys({ ...dependencies, ...devDependencies }).some(
    (name) => !existsSync(path.join(root, 'node_modules', name)),
  );
}

function install() {
  console.log('Installing the packages…');
  // npm tells where its own script is; on Windows `npm` alone is not a program.
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(program, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) exitWith('The packages could not be installed; npm says why above.');
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/**
 * @param {string} file
 * @returns {number} ms since 1970; -1 where there is no such file.
 */
function modifiedAt(file) {
  const full = path.join(root, file);
  return existsSync(full) ? statSync(full).mtimeMs : -1;
}

/** @param {string} text */
function numbersOf(text) {
  return (text.match(/\d+/g) || []).map(Number);
}

/** @param {string} message */
function exitWith(message) {
  console.error(message);
  process.exit(1);
}
