import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSchema } from '../lib/content/schema';
import { takeUpdate } from './take-update';

const MANIFEST = {
  name: 'portfolio',
  version: '1.0.0',
  template: { name: 'template', version: '1.0.0' },
  scripts: { build: 'next build' },
  devDependencies: {},
  dependencies: { next: '1.0.0', yup: '1.0.0' },
};

/** The owner's content, and each file as a version of the template has it. */
const PARTS = Object.keys(contentSchema.shape).filter((part) => !['facts', 'words'].includes(part));
const contentOf = (text: string) =>
  Object.fromEntries([...PARTS, 'ar/pages'].map((part) => [`content/${part}.ts`, text]));

const FIRST = {
  'package.json': JSON.stringify(MANIFEST, null, 2),
  'package-lock.json': '{"lock":1}',
  'README.md': 'The template\n',
  LICENSE: 'The template\n',
  'ACCESSIBILITY.md': 'The template\n',
  ...contentOf('sample\n'),
  'content/old-rules.ts': 'rules\n',
  'components/hero.tsx': 'one\ntwo\nthree\nfour\nfive\n',
  'components/card.tsx': 'card\n',
  'e2e/a.spec.ts': 'spec\n',
};

const NEWER = {
  ...{ version: '2.0.0', license: 'MIT', template: { name: 'template', version: '2.0.0' } },
  dependencies: { next: '2.0.0', zod: '1.0.0' },
};

const SECOND = {
  ...FIRST,
  'package.json': JSON.stringify({ ...MANIFEST, ...NEWER }, null, 2),
  'package-lock.json': '{"lock":2}',
  'README.md': 'The newer template\n',
  LICENSE: 'The newer template\n',
  'ACCESSIBILITY.md': 'The newer template\n',
  ...contentOf('another sample\n'),
  'content/words.ts': 'words\n',
  'content/old-rules.ts': undefined,
  'components/hero.tsx': 'ONE\ntwo\nthree\nfour\nfive\n',
  'components/card.tsx': undefined,
  'lib/rules.ts': 'rules\n',
  'public/sample.png': 'sample\n',
  'content/posts/sample.md': 'sample\n',
  'e2e/a.spec.ts': 'newer spec\n',
  'e2e/b.spec.ts': 'spec\n',
};

type Files = Record<string, string | undefined>;

/** A template and a site made of it, from which each test starts. */
const start = mkdtempSync(path.join(tmpdir(), 'update-'));
const folder = path.join(start, 'copy');
const template = path.join(folder, 'template');
const site = path.join(folder, 'my site');

function gitIn(cwd: string, ...args: string[]) {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Sets the author of commits, whom a new machine does not know. */
function identify(repository: string) {
  gitIn(repository, 'config', 'user.name', 'Layla');
  gitIn(repository, 'config', 'user.email', 'layla@haddad.dev');
}

/** Writes files, removes those without text, and commits. */
function commit(repository: string, files: Files, message = 'A version') {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(repository, file);
    mkdirSync(path.dirname(full), { recursive: true });
    if (text === undefined) rmSync(full, { force: true });
    else writeFileSync(full, text);
  }
  gitIn(repository, 'add', '--all');
  gitIn(repository, 'commit', '--quiet', '--message', message);
}

function read(file: string) {
  return readFileSync(path.join(site, file), 'utf8');
}

beforeAll(() => {
  // "Use this template" copies the files, but not the history.
  for (const name of ['template', 'my site']) {
    const repository = path.join(start, name);
    mkdirSync(repository);
    gitIn(repository, 'init', '--quiet');
    // Git for Windows would change the ends of lines.
    gitIn(repository, 'config', 'core.autocrlf', 'false');
    identify(repository);
    commit(repository, FIRST, name);
  }
});

beforeEach(() => {
  for (const copy of [template, site]) {
    cpSync(path.join(start, path.basename(copy)), copy, { recursive: true, preserveTimestamps: true });
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

afterAll(() => rmSync(start, { recursive: true }));

test("takes the template's changes and keeps the owner's files", () => {
  const own = {
    ...contentOf('mine\n'),
    'public/cv.pdf': 'my CV\n',
    'app/uses/page.tsx': 'my page\n',
    'README.md': 'My site\n',
    LICENSE: 'Mine\n',
    'ACCESSIBILITY.md': 'Mine\n',
    'components/hero.tsx': 'one\ntwo\nthree\nfour\nFIVE\n',
  };
  const source = 'https://template.example/repository';
  const manifest = {
    ...MANIFEST,
    name: 'layla',
    template: { ...MANIFEST.template, source },
    dependencies: { ...MANIFEST.dependencies, sharp: '1.0.0' },
  };
  commit(site, { ...own, 'package.json': JSON.stringify(manifest, null, 2), 'e2e/a.spec.ts': undefined });
  commit(template, SECOND);

  const { conflicts, changes, before } = takeUpdate(site, template);
  expect(conflicts).toEqual([]);
  expect(changes).toContain('components/hero.tsx');
  for (const [file, text] of Object.entries({ ...own, 'components/hero.tsx': 'ONE\ntwo\nthree\nfour\nFIVE\n' })) {
    expect([file, read(file)]).toEqual([file, text]);
  }
  const added = ['content/words.ts', 'lib/rules.ts', 'e2e/b.spec.ts'];
  expect(gitIn(site, 'ls-files').split('\n').sort()).toEqual(
    [...Object.keys(own), 'package.json', 'package-lock.json', ...added].sort(),
  );
  expect(JSON.parse(read('package.json'))).toEqual({
    ...MANIFEST,
    name: 'layla',
    template: { name: 'template', version: '2.0.0', source, commit: gitIn(template, 'rev-parse', 'HEAD') },
    dependencies: { next: '2.0.0', zod: '1.0.0', sharp: '1.0.0' },
  });
  expect(read('package-lock.json')).toBe('{"lock":2}');
  expect(gitIn(site, 'rev-parse', 'HEAD~1')).toBe(before);
  expect(gitIn(site, 'status', '--porcelain')).toBe('');

  // The next update starts from the recorded commit.
  expect(takeUpdate(site, template).changes).toBe('');
  commit(template, { 'lib/rules.ts': 'newer rules\n' });
  takeUpdate(site, template);
  expect(read('lib/rules.ts')).toBe('newer rules\n');
  expect(read('content/site.ts')).toBe('mine\n');
});

test('leaves a conflict for git to resolve or undo', () => {
  commit(site, { 'components/hero.tsx': 'mine\ntwo\nthree\nfour\nfive\n' });
  commit(template, SECOND);
  const { conflicts, before } = takeUpdate(site, template);
  expect(conflicts).toEqual(['components/hero.tsx']);
  expect(read('components/hero.tsx')).toContain('<<<<<<<');
  gitIn(site, 'cherry-pick', '--abort');
  expect(gitIn(site, 'rev-parse', 'HEAD')).toBe(before);
  expect(read('components/hero.tsx')).toContain('mine');
});

test('starts from the common commit in a fork', () => {
  rmSync(site, { recursive: true });
  gitIn(folder, 'clone', '--quiet', template, site);
  identify(site);
  commit(site, { 'content/site.ts': 'mine\n' });
  commit(template, SECOND);
  expect(takeUpdate(site, template).conflicts).toEqual([]);
  expect([read('content/site.ts'), read('lib/rules.ts')]).toEqual(['mine\n', 'rules\n']);
});

test('refuses uncommitted changes and an unknown template', () => {
  expect(() => takeUpdate(site)).toThrow('The repository of the template is not known');
  writeFileSync(path.join(site, 'README.md'), 'changed\n');
  expect(() => takeUpdate(site, template)).toThrow('Commit or stash your changes first');
});

test('a dry run changes nothing, and an update keeps an uncommitted file, and fails with the message of git @ci', () => {
  commit(template, SECOND);
  const before = gitIn(site, 'rev-parse', 'HEAD');
  expect(takeUpdate(site, template, true).changes).toContain('lib/rules.ts');
  expect([gitIn(site, 'rev-parse', 'HEAD'), gitIn(site, 'status', '--porcelain')]).toEqual([before, '']);
  mkdirSync(path.join(site, 'lib'));
  writeFileSync(path.join(site, 'lib/rules.ts'), 'mine, not committed\n');
  expect(() => takeUpdate(site, template)).toThrow('lib/rules.ts');
  expect(read('lib/rules.ts')).toBe('mine, not committed\n');
  expect(gitIn(site, 'status')).not.toContain('cherry-pick');
});
