/** @jest-environment node */
import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command.mjs';
import { copyProgram, manifestOf, openDesk, type TestDesk, type TestRepository } from './test-repositories';

// Git is a program of its own, and an update asks it often; a busy machine lets it wait.
jest.setTimeout(120_000);

let desk: TestDesk;
let template: TestRepository;
/** The template's versions by the commits that reached them. */
let versions: Record<'1.0.0' | '1.1.0' | '1.2.0', string>;

const HEADER = ['top', 'logo', 'space', 'links', 'space', 'menu', 'space', 'end'];
const header = (changes: Record<number, string> = {}) =>
  `${HEADER.map((line, index) => changes[index] ?? line).join('\n')}\n`;

const CHANGELOG = '# What is new\n\n## 1.1.0\n\n- Words.\n\n## 1.0.0\n\nThe site.\n';

beforeAll(() => {
  desk = openDesk();
  template = desk.begin('template', {
    'package.json': manifestOf('1.0.0'),
    'CHANGELOG.md': '# What is new\n\n## 1.0.0\n\nThe site.\n',
    'README.md': 'The template\n',
    'content/profile.ts': "export const profile = { name: 'Sample' };\n",
    'content/schema.ts': 'one rule\n',
    'components/header.tsx': header(),
    'components/footer.tsx': 'footer\n',
    'docs/deploy.md': 'hosts\n',
    'docs/rest.md': 'rest\n',
    'app/about/page.tsx': 'about\n',
  });
  const first = template.git('rev-parse', 'HEAD');
  template.commit({ 'components/footer.tsx': 'footer, mended\n' });
  const second = template.commit({
    'package.json': manifestOf('1.1.0', { scripts: { build: 'next build', words: 'node words.mjs' } }),
    'CHANGELOG.md': CHANGELOG,
    'README.md': 'The template, in other words\n',
    'content/profile.ts': "export const profile = { name: 'Sample', role: 'Sample' };\n",
    'content/schema.ts': 'two rules\n',
    'content/words.ts': "export const words = 'Menu';\n",
    'components/header.tsx': header({ 1: 'logo, larger' }),
    'docs/deploy.md': 'more hosts\n',
    'app/about/page.tsx': 'about, rearranged\n',
    'app/uses/page.tsx': 'the template’s own page of that name\n',
  });
  template.commit({ 'components/footer.tsx': 'footer, mended again\n' });
  const third = template.commit({
    'package.json': manifestOf('1.2.0', { scripts: { build: 'next build', words: 'node words.mjs' } }),
    'CHANGELOG.md': CHANGELOG.replace('## 1.1.0', '## 1.2.0\n\n- A menu.\n\n## 1.1.0'),
    'components/header.tsx': header({ 1: 'logo, larger', 5: 'menu, wider' }),
  });
  versions = { '1.0.0': first, '1.1.0': second, '1.2.0': third };
});
afterAll(() => desk.close());

/** A site that somebody has made their own. */
function ownSite(name: string, options: { history?: boolean; commit?: string } = {}) {
  return makeOwn(desk.copy(template, name, { commit: versions['1.0.0'], ...options }));
}

function makeOwn(site: TestRepository) {
  site.commit({
    'package.json': manifestOf('1.0.0', { name: 'noor', version: '7.0.0', scripts: { build: 'next build', own: 'x' } }),
    'README.md': 'Noor’s site\n',
    'content/profile.ts': "export const profile = { name: 'Noor' };\n",
    'components/header.tsx': header({ 7: 'end, by hand' }),
    'app/uses/page.tsx': 'my keyboard\n',
    'public/cv.pdf': 'cv\n',
    'docs/deploy.md': null,
  });
  return site;
}

/** A commit between two versions. */
const between = () => template.git('rev-parse', `${versions['1.1.0']}~1`);

const from = () => `--from=${template.folder}`;
const stateOf = (site: TestRepository) => [site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain')].join('\n');

test('takes what is new as one commit, leaves what is the owner’s, and can be taken back', async () => {
  const site = ownSite('zip');
  const before = stateOf(site);
  const own = ['README.md', 'content/profile.ts', 'app/uses/page.tsx', 'public/cv.pdf'];
  const texts = own.map(site.read);

  const { code, said } = await desk.update(site, from());

  expect([code, said]).toEqual([0, expect.stringContaining('Taken, as one commit')]);
  expect(own.map(site.read)).toEqual(texts);
  expect(site.read('components/header.tsx')).toBe(header({ 1: 'logo, larger', 5: 'menu, wider', 7: 'end, by hand' }));
  expect(site.read('content/schema.ts')).toBe('two rules\n');
  expect(site.read('content/words.ts')).toContain('Menu');
  expect(site.read('app/about/page.tsx')).toBe('about, rearranged\n');
  expect(site.has('docs/deploy.md')).toBe(false);
  expect(JSON.parse(site.read('package.json'))).toMatchObject({
    name: 'noor',
    version: '7.0.0',
    template: { version: '1.2.0', commit: versions['1.2.0'] },
    scripts: { build: 'next build', words: 'node words.mjs', own: 'x' },
  });
  expect(site.git('rev-list', '--count', 'HEAD')).toBe('3');
  expect(site.git('log', '-1', '--format=%an %s')).toBe('zip Take version 1.2.0 of the template, from 1.0.0');
  expect(site.git('status', '--porcelain')).toBe('');
  expect(said).toMatch(/1\.2\.0\n\n {2}- A menu\.\n\n {2}1\.1\.0\n\n {2}- Words\./);
  expect(said).toMatch(/read it through:\n {2}content\/words\.ts/);
  expect(said).toMatch(/Changed by you and by the template, and merged:\n {2}components\/header\.tsx/);
  expect(said).not.toContain('docs/deploy.md');
  expect(said).toMatch(/stays out:\n {2}app\/uses\//);
  expect(desk.leftovers()).toEqual([]);

  const back = /To go back: git (reset --hard \w+)/.exec(said)?.[1] ?? '';
  site.git(...back.split(' '));
  expect(stateOf(site)).toBe(before);
});

test('goes on from the last update, and says when there is nothing newer', async () => {
  const site = ownSite('step-by-step');
  expect((await desk.update(site, from(), `--to=${versions['1.1.0']}`)).said).toContain('to 1.1.0');
  expect(site.read('components/header.tsx')).toBe(header({ 1: 'logo, larger', 7: 'end, by hand' }));
  // Even where nothing of the template is left as it was.
  site.commit({ 'components/footer.tsx': 'x\n', 'content/schema.ts': 'x\n', 'app/about/page.tsx': 'x\n' });

  const { code, said } = await desk.update(site, from());
  expect([code, said]).toEqual([1, expect.stringContaining(`From 1.1.0 (${versions['1.1.0'].slice(0, 7)})`)]);
  expect(site.read('content/schema.ts')).toBe('x\n');
  site.git('checkout', '--theirs', '--', 'components/footer.tsx');
  site.git('add', '--all');
  site.git('-c', 'core.editor=true', 'cherry-pick', '--continue');

  const again = await desk.update(site, from());
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('The site has 1.2.0')]);
  const older = await desk.update(site, from(), '--to=1.1.0');
  expect([older.code, older.said]).toEqual([1, expect.stringContaining('1.1.0, which is older')]);
});

test.each([
  ['a clone', () => ownSite('clone', { history: true }), () => versions['1.0.0']],
  [
    'a clone whose commits were made one',
    () => {
      const site = ownSite('squashed', { history: true });
      site.git('reset', '--quiet', '--soft', site.git('rev-list', '--max-parents=0', 'HEAD'));
      site.git('commit', '--quiet', '--amend', '--message', 'All');
      return site;
    },
    () => versions['1.0.0'],
  ],
  [
    'a clone without history',
    () => {
      template.git('branch', '--force', 'old', between());
      template.git('clone', '--quiet', '--depth=1', '--branch=old', `file://${template.folder}`, '../shallow-site');
      return makeOwn(desk.open('shallow-site'));
    },
    between,
  ],
  [
    'a copy from between two versions that has lost the record',
    () => {
      const site = ownSite('unrecorded', { commit: between() });
      site.commit({ 'package.json': manifestOf('7.0.0', { template: undefined }) });
      return site;
    },
    between,
  ],
])('finds the version that %s is made from', async (_, make, commit) => {
  const site = make();
  const before = stateOf(site);
  const { code, said } = await desk.update(site, from(), '--dry-run');
  expect([code, said]).toEqual([0, expect.stringContaining(`From 1.0.0 (${commit().slice(0, 7)}) to 1.2.0`)]);
  expect(stateOf(site)).toBe(before);
});

test('leaves a change of the same lines as git does, and all is as before when it is taken back', async () => {
  const site = ownSite('conflict');
  site.commit({ 'components/header.tsx': header({ 1: 'logo, of my own' }) });
  const before = stateOf(site);

  const dry = await desk.update(site, from(), '--dry-run');
  expect(dry.said).toMatch(/for you to choose:\n {2}components\/header\.tsx/);
  expect(stateOf(site)).toBe(before);

  const { code, said } = await desk.update(site, from());
  expect([code, said]).toEqual([1, expect.stringContaining('git cherry-pick --continue')]);
  expect(site.read('components/header.tsx')).toMatch(/<<<<<<<[\s\S]*logo, of my own[\s\S]*logo, larger[\s\S]*>>>>>>>/);
  expect((await desk.update(site, from())).said).toContain('is under way here');

  site.git('cherry-pick', '--abort');
  expect(stateOf(site)).toBe(before);
});

describe('refuses', () => {
  let site: TestRepository;

  beforeAll(() => {
    site = ownSite('refused');
  });
  afterEach(() => {
    site.git('reset', '--quiet', '--hard');
    site.git('clean', '--quiet', '-d', '--force');
  });

  test.each<[string, RegExp, () => string[]]>([
    [
      'changes that are not committed',
      /^content\/profile\.ts has changes that are not committed/,
      () => {
        site.write({ 'content/profile.ts': 'in the middle of a word' });
        return [from()];
      },
    ],
    [
      'a file in the way that git does not know',
      /content\/words\.ts would come in, and lies in the folder without being in git/,
      () => {
        site.write({ 'content/words.ts': 'mine' });
        return [from()];
      },
    ],
    [
      'a folder that is not there',
      /nowhere, where newer versions should come from, is not there/,
      () => ['--from=nowhere'],
    ],
    ['the site itself', /is this site itself/, () => ['--from=.']],
    ['an address that cannot be read', /could not be read.*\n?[\s\S]*--from=/, () => ['--from=file:///nowhere/at/all']],
    [
      'a folder without history',
      /is not a git repository, and an update needs the template’s history/,
      () => {
        site.write({ 'unpacked/package.json': manifestOf('1.2.0') });
        return ['--from=unpacked'];
      },
    ],
    [
      'another template',
      /is not this template/,
      () => [`--from=${desk.begin('another', { 'package.json': '{ "name": "blog" }' }).folder}`],
    ],
    [
      'a template with a part of its history',
      /shallow clone[\s\S]*git fetch --unshallow/,
      () => {
        template.git('clone', '--quiet', '--depth=1', `file://${template.folder}`, path.join(desk.folder, 'shallow'));
        return [`--from=${path.join(desk.folder, 'shallow')}`];
      },
    ],
    ['a version that never was', /has no version 9\.0\.0/, () => [from(), '--to=9.0.0']],
    ['an option that it does not know', /--dry-run +shows what would happen/, () => ['--force']],
  ])('%s', async (_, sentence, prepare) => {
    const args = prepare();
    const before = stateOf(site);
    const { code, said } = await desk.update(site, ...args);
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stateOf(site)).toBe(before);
    expect(desk.leftovers()).toEqual([]);
  });

  test('a template that is older than the site', async () => {
    const stale = desk.copy(template, 'stale', { history: true, commit: versions['1.1.0'] });
    site.write({ 'package.json': manifestOf('1.2.0') });
    site.git('commit', '--quiet', '--all', '--message', 'An update');
    const { code, said } = await desk.update(site, `--from=${stale.folder}`);
    site.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect([code, said]).toEqual([1, expect.stringMatching(/version 1\.2\.0, and there is 1\.1\.0[\s\S]*git pull/)]);
  });

  test('a folder without git, one within another repository, and a site that is none of this template’s', async () => {
    site.write({ 'web/package.json': manifestOf('1.0.0') });
    expect((await desk.update({ ...site, folder: path.join(site.folder, 'web') }, from())).said).toMatch(
      /a git repository of its own/,
    );
    expect((await desk.update({ ...site, folder: desk.folder }, from())).said).toMatch(
      /is not under git[\s\S]*git init/,
    );
    const blog = desk.begin('blog', { 'package.json': '{ "name": "blog" }', 'index.html': 'hello' });
    expect((await desk.update(blog, from())).said).toMatch(/does not look like a site of this template/);
  });

  test('to guess where newer versions come from', () => {
    copyProgram(site);
    const run = () => desk.run(site, ['--dry-run'], path.join(site.folder, 'scripts/update.mjs'));
    expect(run().said).toMatch(/Where newer versions come from is not known[\s\S]*--from=/);
    site.git('remote', 'add', 'upstream', template.folder);
    expect(run().said).toContain('From 1.0.0');
  });
});

test('keeps the owner’s own package, and says that npm install has to follow where npm cannot be asked', async () => {
  const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
  const locked = desk.copy(template, 'locked', { history: true, commit: versions['1.0.0'] });
  locked.commit({ 'package-lock.json': lock({}) });
  const site = makeOwn(desk.copy(locked, 'with-a-package'));
  site.commit({ 'package.json': manifestOf('1.0.0', { dependencies: { 'no-such-package': '1.0.0' } }) });
  locked.commit({ 'package.json': manifestOf('1.1.0'), 'package-lock.json': lock({ a: { version: '1.0.0' } }) });

  const { code, said } = await desk.update(site, `--from=${locked.folder}`);
  expect([code, said]).toEqual([0, expect.stringContaining('Then run npm install')]);
  expect(JSON.parse(site.read('package.json')).dependencies).toEqual({ 'no-such-package': '1.0.0' });
  expect(JSON.parse(site.read('package-lock.json')).packages).toMatchObject({
    '': { dependencies: { 'no-such-package': '1.0.0' } },
    a: { version: '1.0.0' },
  });
});

test('hands over to the program of the version that it takes, and tells what its rules refuse', () => {
  const newer = desk.copy(template, 'newer', { history: true });
  copyProgram(newer);
  newer.commit({
    'scripts/update/owned.mjs': newer
      .read('scripts/update/owned.mjs')
      .replace("'content/words.ts',", "'content/words.ts',\n  'components/header.tsx',"),
    'scripts/check/check-site.mjs':
      "export const checkSite = async () => ({ findings: [{ rule: 'refused', file: 'content/profile.ts', line: 1, sentence: 'profile.role is missing; write it.' }] });\n",
    'components/header.tsx': header({ 7: 'another end' }),
  });
  const site = ownSite('handed-over');
  site.commit({ '.gitignore': 'node_modules\n', 'node_modules/none': '' });
  const { code, said } = desk.run(site, [`--from=${newer.folder}`]);
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('content/profile.ts:1: profile.role is missing; write it.'),
  ]);
  expect(said).toContain('Taken, as one commit');
  expect(site.read('components/header.tsx')).toBe(header({ 7: 'end, by hand' }));
});

test('leaves nothing behind when it is stopped', async () => {
  const slow = desk.copy(template, 'slow', { history: true });
  slow.commit({ 'scripts/check/check-site.mjs': 'await new Promise(() => setInterval(() => {}, 1000));\n' });
  const site = ownSite('stopped');
  site.commit({ '.gitignore': 'node_modules\n', 'node_modules/none': '' });
  const before = stateOf(site);
  const objects = site.git('count-objects');

  const { code, said } = await stop(site, slow, (text) => text.includes('Checking your content'));
  expect([code, said]).toEqual([130, expect.stringContaining('Stopped. The site is as it was.')]);
  expect(stateOf(site)).toBe(before);
  expect(site.git('count-objects')).toBe(objects);
  expect(site.has('.git/CHERRY_PICK_HEAD')).toBe(false);
  expect(desk.leftovers()).toEqual([]);
});

test('writes to its end what it has begun to write', async () => {
  const site = ownSite('late');
  // Git waits for it in the middle of its work.
  site.write({ '.git/hooks/prepare-commit-msg': '#!/bin/sh\ntouch .git/writing\nsleep 1\n' });
  chmodSync(path.join(site.folder, '.git/hooks/prepare-commit-msg'), 0o755);
  const { code, said } = await stop(site, template, () => site.has('.git/writing'));
  expect([code, said]).toEqual([0, expect.stringContaining('Git is writing')]);
  expect(site.git('log', '-1', '--format=%s')).toContain('Take version 1.2.0');
  expect(site.git('status', '--porcelain')).toBe('');
});

/** Runs an update, and presses Ctrl-C when it has come so far: the terminal tells all programs of it. */
async function stop(site: TestRepository, source: TestRepository, isTime: (said: string) => boolean) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/update.mjs'), `--from=${source.folder}`], {
    cwd: site.folder,
    env: desk.environment,
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const watch = setInterval(() => {
    if (!isTime(said)) return;
    clearInterval(watch);
    process.kill(-Number(child.pid), 'SIGINT');
  }, 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { code, said };
}
