// npm run update: takes a newer version of the template into the site of this folder, as one commit.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error';
import { takeUpdate } from './update/take-update';

const USAGE = `npm run update takes
  --dry-run       shows which files would change
  --from=<where>  the template's repository: an address or a folder
  --to=<commit>   a branch, tag or commit of the template, in place of its newest`;

const folder = process.cwd();
const { 'dry-run': isDryRun, ...options } = readOptions();
const { conflicts, changes, before } = takeUpdate(folder, { ...options, isDryRun });
if (changes === '') console.log('There is nothing to take: the site has this version already.');
else if (isDryRun) console.log(`${changes}\n\nNothing was changed.`);
else if (conflicts.length > 0) {
  console.log(`${changes}\n\nGit has marked both versions in ${conflicts.join(', ')}.
Edit them, then: git add --all && git cherry-pick --continue && npm install && npm run check
To undo the update: git cherry-pick --abort`);
  process.exitCode = 1;
} else {
  console.log(changes);
  // The new version's own: its packages, and its rules for the content.
  const isInstalled = npm('install', '--include=dev', '--no-audit', '--no-fund');
  if (spawnSync('git', ['diff', '--quiet'], { cwd: folder }).status !== 0) {
    spawnSync('git', ['commit', '--quiet', '--all', '--amend', '--no-edit'], { cwd: folder, stdio: 'inherit' });
  }
  if (isInstalled) npm('run', 'check');
  console.log(`\nThe update is one commit. To undo it: git reset --hard ${before} && npm install`);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { 'dry-run': { type: 'boolean' }, from: { type: 'string' }, to: { type: 'string' } },
    });
    return values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Whether a command of npm succeeded. */
function npm(...args: string[]): boolean {
  const script = process.env.npm_execpath;
  const [program, ...first] = script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
  return spawnSync(String(program), [...first, ...args], { cwd: folder, stdio: 'inherit' }).status === 0;
}
