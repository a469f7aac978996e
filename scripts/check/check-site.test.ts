/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyContent, type TestCopy } from '../content/test-copy';
import { tellWhatIsLeft } from './build-line.mjs';
import { checkSite } from './check-site.mjs';
import { countLine, describeFindings, describeForGitHub } from './report.mjs';
import { runCheck } from './run-check.mjs';

// Esbuild and git are programs of their own, which a busy machine lets wait.
jest.setTimeout(30_000);

let copy: TestCopy;

beforeEach(() => {
  copy = copyContent();
  // Whatever the owner has, the tests know these lines.
  copy.write(
    'content/links.ts',
    `export const links = {\n  profiles: [\n    { label: 'A', address: 'https://a.dev', iconIn: [] },\n  ],\n};\n`,
  );
  copy.write('content/site.ts', SITE);
  copy.write('content/profile.ts', PROFILE);
  copy.write('content/availability.ts', AVAILABILITY);
  for (const [file, name] of Object.entries(LISTS)) copy.write(`content/${file}.ts`, `export const ${name} = [];\n`);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(copy.folder, { recursive: true });
});

const LISTS = {
  projects: 'projects',
  skills: 'skills',
  services: 'services',
  process: 'processSteps',
  experience: 'experience',
  education: 'education',
  languages: 'languages',
};
const SITE = `export const site = {
  address: 'https://noor.dev',
  language: 'en',
  locale: 'en_US',
  form: { service: 'none' },
};
`;
const PROFILE = `export const facts = [];
export const profile = {
  name: 'Noor',
  role: 'Web Developer',
  lead: 'I build small web sites that load at once.',
  email: 'noor@noor.dev',
};
`;
const HOME = 'Noor builds small web sites that load at once and stay easy to change for whoever comes after.';
const AVAILABILITY = `const words = {
  badge: 'Open to work',
  sentence: 'Write to me.',
  invitation: 'I answer every message.',
  closing: { heading: 'Something to build?', text: 'Tell me what it should do.' },
  homeDescription: '${HOME}',
};
export const availability = { open: true, whenOpen: words, whenClosed: words };
`;

/** What is found in the files that this test has written. */
async function musts(): Promise<string[]> {
  const { findings } = await checkSite(copy.folder);
  return findings
    .filter(({ level }) => level === 'must')
    .map(({ rule, file, line, sentence }) => `${rule} ${file}:${line} ${sentence}`);
}

test('names file and line of what the build would refuse, and goes on', async () => {
  copy.edit('content/links.ts', 'https://a.dev', 'a.dev');
  copy.edit('content/profile.ts', "  name: 'Noor',\n", "  name: 'Your Name',\n");
  copy.edit('content/profile.ts', "  email: 'noor@noor.dev',\n", '');
  expect(await musts()).toEqual([
    expect.stringMatching(
      /^refused content\/links\.ts:3 links\.profiles\[0\]\.address must be an https:.*, got "a\.dev"\.$/,
    ),
    // What is missing has no line of its own: the group's is where to write it.
    'refused content/profile.ts:2 profile.email is missing; it must be an email address such as "you@example.com".',
    'sample-value content/profile.ts:3 profile.name is still the sample’s, "Your Name"; write your own.',
  ]);
});

test('a ground on which nothing could be read is found, as the build would', async () => {
  const colors = "colors: { ground: '#808080', accent: '#5B2AA8' }";
  const fonts = "fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' }";
  copy.write('content/brand.ts', `export const brand = {\n  star: 'khatam',\n  ${colors},\n  ${fonts},\n};\n`);
  expect(await musts()).toEqual([
    expect.stringMatching(
      /^refused content\/brand\.ts:3 brand\.colors\.ground is #808080, with which .* write a lighter ground, .*\.$/,
    ),
  ]);
});

test('an entry without a page is found like any other', async () => {
  rmSync(path.join(copy.folder, 'app/contact'), { recursive: true, force: true });
  copy.write('content/navigation.ts', NAVIGATION);
  expect(await musts()).toEqual([
    expect.stringContaining('refused content/navigation.ts:4 navigation[1].path must be the path of a page'),
  ]);
});

const NAVIGATION = `export const routes = { home: '/', about: '/about/', projects: '/projects/', services: '/services/', contact: '/contact/' };
export const navigation = [
  { path: '/', label: 'Home' },
  { path: '/contact/', label: 'Contact' },
];
`;

test('a file that is no TypeScript is a finding, not a crash', async () => {
  copy.edit('content/links.ts', 'profiles: [', 'profiles: [[');
  const [first = ''] = await musts();
  expect(first).toMatch(/^refused content\/links\.ts:\d The file cannot be read: .+\.$/);
});

test('takes the day of the availability from git', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=N', '-c', 'user.email=n@noor.dev', '-C', copy.folder, ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-01T12:00:00Z', GIT_AUTHOR_DATE: '2026-01-01T12:00:00Z' },
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=All');
  const found = async () => {
    const { findings } = await checkSite(copy.folder, { today: new Date('2026-05-01T12:00:00Z') });
    return findings.filter(({ rule }) => rule === 'availability').map(({ file, line }) => `${file}:${line}`);
  };
  expect(await found()).toEqual(['content/availability.ts:8']);
  copy.edit('content/availability.ts', 'open: true', "open: true, updated: '2026-04-01'");
  expect(await found()).toEqual([]);
  // What is not yet committed was changed just now.
  copy.edit('content/availability.ts', ", updated: '2026-04-01'", '');
  copy.edit('content/availability.ts', 'Open to work', 'Open');
  expect(await found()).toEqual([]);
});

describe('the command', () => {
  let said: string;
  beforeEach(() => {
    said = '';
    delete process.env.GITHUB_ACTIONS;
    jest.spyOn(console, 'log').mockImplementation((text) => {
      said += `${text}\n`;
    });
  });
  afterEach(() => {
    delete process.env.STRICT;
    delete process.env.GITHUB_ACTIONS;
  });

  /** Leaves nothing to do but what the words of the pages may still be. */
  const breakOne = () => copy.edit('content/profile.ts', "name: 'Noor'", "name: 'Your Name'");

  test('ends with 0 where nothing must be done, and with 1 where something must', async () => {
    expect(await runCheck(copy.folder, [])).toBe(0);
    breakOne();
    expect(await runCheck(copy.folder, [])).toBe(1);
    expect(said).toContain('To do before going live:\n  content/profile.ts:3: profile.name is still');
    await expect(runCheck(copy.folder, ['--link'])).rejects.toThrow('npm run check -- takes --links');
  });

  test('shows its findings beside the lines of a pull request', async () => {
    breakOne();
    process.env.GITHUB_ACTIONS = 'true';
    await runCheck(copy.folder, []);
    expect(said).toContain('::warning file=content/profile.ts,line=3,title=npm run check::profile.name is still');
  });

  test('the build says how much is left, and STRICT=1 takes none of it', async () => {
    process.env.STRICT = '1';
    await tellWhatIsLeft(copy.folder);
    expect(said).not.toContain('before going live (');
    breakOne();
    await expect(tellWhatIsLeft(copy.folder)).rejects.toThrow(
      /^STRICT=1 takes no site .* 1 thing to do before going live/,
    );
    process.env.STRICT = '';
    said = '';
    await tellWhatIsLeft(copy.folder);
    expect(said).toMatch(/^1 thing to do before going live.*: npm run check\n$/);
  });
});

test.each([
  [0, 0, undefined],
  [1, 0, '1 thing to do before going live: npm run check'],
  [3, 2, '3 things to do before going live (and 2 worth a look): npm run check'],
  [0, 1, '1 thing worth a look before going live: npm run check'],
])('%d musts and %d shoulds are %p', (musts, shoulds, line) => {
  const finding = { rule: 'x', file: 'content/site.ts', line: 1, sentence: '50 % are done.\nMore.' };
  const findings = [
    ...Array.from({ length: musts }, () => ({ ...finding, level: 'must' as const })),
    ...Array.from({ length: shoulds }, () => ({ ...finding, level: 'should' as const })),
  ];
  expect(countLine(findings)).toBe(line);
  expect(describeFindings(findings).split('content/site.ts:1')).toHaveLength(musts + shoulds + 1);
  // A workflow command ends with its line, and % begins an escape.
  expect(describeForGitHub(findings).split('\n').filter(Boolean)).toHaveLength(musts + shoulds);
});
