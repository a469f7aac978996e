import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { kindOf } from '@/scripts/update/owned.mjs';
import { UPDATED_OWNERS, type UpdatedOwner } from './updated-owners';

/*
 * Owners who began from real commits of this repository take it as it stands in this folder, committed or not, write
 * what they are told to write, and build.
 */

const ROOT = process.cwd();
/** Within the project, because Turbopack follows no symbolic link out of it. */
const DESK = path.join(ROOT, 'test-results', `.updates-${process.pid}`);
const TEMPLATE = path.join(DESK, 'template');

/** A build and a check of types on a busy machine, in ms. */
const TIME = 900_000;

const run = promisify(execFile);

/** Nobody's settings of git, and no way to the registry. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: path.join(DESK, 'no-settings'),
  GIT_AUTHOR_NAME: 'Noor',
  GIT_AUTHOR_EMAIL: 'noor@noor.dev',
  GIT_COMMITTER_NAME: 'Noor',
  GIT_COMMITTER_EMAIL: 'noor@noor.dev',
  GIT_EDITOR: 'true',
  npm_config_offline: 'true',
};

function gitIn(folder: string, ...args: string[]) {
  return execFileSync('git', args, { cwd: folder, env: ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/** A program's exit code and all that it says. */
async function outcomeOf(folder: string, args: readonly string[], environment: Record<string, string> = {}) {
  const options = { cwd: folder, env: { ...ENVIRONMENT, ...environment }, maxBuffer: 64 * 1024 * 1024 };
  return run(process.execPath, [...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

/** Whether the commits that the owners began from are here, as they are in a clone. */
function hasHistory() {
  try {
    for (const { commit } of Object.values(UPDATED_OWNERS)) gitIn(ROOT, 'merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

test.describe.configure({ mode: 'default' });
test.skip(!hasHistory(), 'The history is not here: these owners began from commits of it.');

test.beforeAll(() => {
  mkdirSync(DESK, { recursive: true });
  gitIn(DESK, 'clone', '--quiet', ROOT, TEMPLATE);
  // The files as they stand, which need not be committed yet.
  gitIn(ROOT, '--git-dir', path.join(TEMPLATE, '.git'), '--work-tree', ROOT, 'add', '--all');
  gitIn(TEMPLATE, 'commit', '--quiet', '--allow-empty', '--message', 'The newest');
});
test.afterAll(() => rmSync(DESK, { recursive: true, force: true }));

function begin(name: string, owner: UpdatedOwner) {
  const folder = path.join(DESK, name.replaceAll(' ', '-'));
  gitIn(DESK, 'clone', '--quiet', ROOT, folder);
  gitIn(folder, 'checkout', '--quiet', '-B', 'main', owner.commit);
  if (!owner.isClone) {
    rmSync(path.join(folder, '.git'), { recursive: true });
    gitIn(folder, 'init', '--quiet');
  }
  for (const [file, text] of Object.entries(owner.files ?? {})) write(folder, file, text);
  for (const edit of owner.edits) change(folder, edit);
  gitIn(folder, 'add', '--all');
  gitIn(folder, 'commit', '--quiet', '--message', 'My site');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

function write(folder: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function read(folder: string, file: string) {
  return readFileSync(path.join(folder, file), 'utf8');
}

function change(folder: string, [file, from, to]: readonly [string, string, string]) {
  const text = read(folder, file);
  if (!text.includes(from)) throw new Error(`${file} of ${folder} has no ${from}`);
  write(
    folder,
    file,
    text.replace(from, () => to),
  );
}

for (const [name, owner] of Object.entries<UpdatedOwner>(UPDATED_OWNERS)) {
  test(`an owner goes on to the newest: ${name}`, async () => {
    test.setTimeout(TIME);
    const folder = begin(name, owner);
    const own = gitIn(folder, 'ls-files')
      .split('\n')
      .filter((file) => kindOf(file) === 'owned' || Object.hasOwn(owner.files ?? {}, file));
    const before = own.map((file) => read(folder, file));
    const update = [path.join(ROOT, 'scripts/update.mjs'), `--from=${TEMPLATE}`];

    const { said } = await outcomeOf(folder, update);
    for (const sentence of owner.told) expect(said).toMatch(sentence);
    expect(own.map((file) => read(folder, file))).toEqual(before);
    for (const [file, line] of owner.kept ?? [])
      expect([file, read(folder, file)]).toEqual([file, expect.stringContaining(line)]);

    for (const file of owner.chosen ?? []) {
      expect(read(folder, file)).toContain('<<<<<<<');
      gitIn(folder, 'checkout', '--theirs', '--', file);
      gitIn(folder, 'add', file);
    }
    if (owner.chosen) gitIn(folder, 'cherry-pick', '--continue');
    for (const edit of owner.written ?? []) change(folder, edit);
    for (const [file, text] of Object.entries(owner.writtenAnew ?? {})) write(folder, file, text);
    const again = await outcomeOf(folder, ['scripts/update.mjs', '--dry-run', `--from=${TEMPLATE}`]);
    expect(again).toEqual({ code: 0, said: expect.stringContaining('already. There is nothing to take.') });

    // Next keeps to a repository's own folder, and the packages lie above it.
    rmSync(path.join(folder, '.git'), { recursive: true });
    const build = await outcomeOf(folder, [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BASE_PATH: '',
    });
    expect(build, build.said).toMatchObject({ code: 0 });
    for (const [page, text] of [['index.html', 'Noor Haddad'], ...owner.shown]) {
      expect([page, read(path.join(folder, 'out'), String(page))]).toEqual([
        page,
        expect.stringContaining(String(text)),
      ]);
    }
  });
}
