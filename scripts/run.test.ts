import { spawnSync } from 'node:child_process';
import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../e2e/support/export-folder';

const { folder, write } = temporaryFolder();
const FILES = ['package-lock.json', 'node_modules/.package-lock.json', 'node_modules/typescript/package.json'];

test.each([
  ['newer', /^Installing.*\nci --include=dev /],
  ['older', /^$/],
])('if the lockfile is %s than the packages, they are installed before a command as needed', async (age, said) => {
  await write({
    ...Object.fromEntries(FILES.map((file) => [file, '{}'])),
    'package.json': '{}',
    'scripts/run.mjs': readFileSync('scripts/run.mjs', 'utf8'),
    'npm.js': "console.log(process.argv.slice(2).join(' ')); process.exit(1);",
  });
  utimesSync(path.join(folder, 'package-lock.json'), 0, age === 'newer' ? Date.now() / 1000 + 60 : 0);
  const env = { ...process.env, npm_execpath: path.join(folder, 'npm.js'), npm_config_user_agent: '' };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { stdout, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'check'], options);
  expect([stdout, status]).toEqual([expect.stringMatching(said), 1]);
});
