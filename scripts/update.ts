// npm run update: takes a newer version of the template into the site of this folder, as one commit.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error';
import { takeUpdate } from './take-update';

const USAGE = `npm run update takes
  --dry-run       shows which files would change
  --from=<where>  the template's repository: an address or a folder`;

const folder = process.cwd();
const { 'dry-run': isDryRun, from } = readOptions();
const { conflicts, changes, before } = takeUpdate(folder, from, isDryRun);
console.log(changes || 'The site is already up to date.');
if (isDryRun) console.log('\nNothing was changed.');
else if (conflicts.length > 0) {
  console.log(`\nGit has marked both versions in ${conflicts.join(', ')}.
Edit them, then: git add --all && git cherry-pick --continue && npm install && npm run check
To undo the update: git cherry-pick --abort`);
  process.exitCode = 1;
} else if (changes) {
  // The new version's own: its packages, and its rules for the content.
  runNpm('install', '--include=dev', '--no-audit', '--no-fund');
  spawnSync('git', ['commit', '--quiet', '--all', '--amend', '--no-edit'], { cwd: folder, stdio: 'inherit' });
  runNpm('run', 'check');
  console.log(`\nThe update is one commit. To undo it: git reset --hard ${before} && npm install`);
}

function readOptions() {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean' }, from: { type: 'string' } } }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function runNpm(...args: string[]) {
  spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}
