// npm run update: merges a newer version of the template into the site in this folder, as one commit.
import { xSync } from 'tinyexec';
import { UserError } from '../lib/user-error';
import { readOptions } from './command';
import { takeUpdate } from './take-update';

const USAGE = `npm run update takes
  --dry-run       shows which files would change
  --from=<where>  the template's repository: an address or a folder`;

const folder = process.cwd();
const { 'dry-run': isDryRun, from } = readOptions({ 'dry-run': { type: 'boolean' }, from: { type: 'string' } }, USAGE);
const { conflicts, changes, before } = takeUpdate(folder, from, isDryRun);
console.log(changes || 'The site is already up to date.');
if (isDryRun) console.log('\nNothing was changed.');
else if (conflicts.length > 0) {
  console.log(`\nGit has marked conflicts in ${conflicts.join(', ')}.
Resolve them, then: git add --update && git cherry-pick --continue && npm install && npm run check
To undo the update: git cherry-pick --abort`);
  process.exitCode = 1;
} else if (changes) {
  // These use the new version: its packages, and its rules for the content.
  if (runNpm('install', '--include=dev', '--no-audit', '--no-fund') !== 0)
    throw new UserError(`The packages could not be installed. To undo the update: git reset --hard ${before}`);
  xSync('git', ['commit', '--quiet', '--all', '--amend', '--no-edit'], { nodeOptions: { cwd: folder } });
  runNpm('run', 'check');
  console.log(`\nThe update is one commit. To undo it: git reset --hard ${before} && npm install`);
}

function runNpm(...args: string[]) {
  return xSync('npm', args, { nodeOptions: { cwd: folder, stdio: 'inherit' } }).exitCode;
}
