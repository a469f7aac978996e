// Runs a command of this project, as in `node scripts/run.mjs start`. It is plain JavaScript without
// dependencies, because it runs before they are installed, and on versions of Node.js that are too old for the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const command = process.argv.splice(2, 1)[0];

// Dependencies load ES modules with `require()`, which Node.js supports from 20.19 and 22.12 on.
if (!process.features.require_module) {
  exitWithMessage(
    `This project needs Node.js ${manifest.engines.node}; this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  );
}
const [, packageManager = 'npm'] = /^(\w+)\//.exec(process.env.npm_config_user_agent || '') || [];
if (packageManager !== 'npm') {
  exitWithMessage(
    `Use npm: this project's packages are locked in package-lock.json, which ${packageManager} does not read.`,
  );
}
if (needsInstall()) install();

const { register } = await import('tsx/esm/api');
register();
try {
  await import(`./${command}.ts`);
} catch (error) {
  // A UserError prints its message without a stack; the message of a syntax error has the file and the line.
  const { name, message } = /** @type {Error} */ (error);
  console.error(name === 'TransformError' ? message : error);
  process.exit(1);
}

/** Whether packages are older than the lockfile, or missing: with `NODE_ENV=production` npm omits devDependencies. */
function needsInstall() {
  // Through a link, npm would remove the packages of another folder.
  const packages = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  if (packages?.isSymbolicLink()) return false;
  const [installed = -1, locked = -1] = ['node_modules/.package-lock.json', 'package-lock.json'].map(
    (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs,
  );
  return installed < locked || !existsSync(path.join(root, 'node_modules/typescript'));
}

function install() {
  console.log('Installing the packages…');
  // npm sets the path of its script.
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(program, [...args, 'ci', '--include=dev', ...quietly], {
    cwd: root,
    stdio: 'inherit',
    // On Windows `npm` alone is a script of the shell's.
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) exitWithMessage('The packages could not be installed; the reason is above.');
}

/** @param {string} message */
function exitWithMessage(message) {
  console.error(message);
  process.exit(1);
}
