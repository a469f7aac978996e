/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { profile as arabicProfile } from '@/e2e/fixtures/rich/content/ar/profile';
import { content as rich } from '@/e2e/support/compiled-site';
import { environment } from '@/lib/compile/environment';
import { findMistakes } from '@/lib/compile/find-mistakes';
import type { Content, Project } from '@/lib/content/schema';
import { resumeWith } from '@/site/resume';
import { withChanges } from '../content-files';
import { listRepositories, projectOf, type Repository } from './github';
import { importResume, LISTS, listChanges, readJson } from './resume';

const { validate } = jest.requireActual('@jsonresume/schema');

/** An owner without content of their own. */
const NEW: Content = { ...minimal, words: rich.words, site: rich.site, projects: [] };

const client = (index: number): Project => ({
  title: `Project ${index}`,
  description: 'What a port operator needs on a quay without a network.',
  technologies: index % 2 ? ['Go', 'MQTT'] : [],
  client: index % 3 ? 'A port operator' : undefined,
  role: 'Lead developer, team of four',
  from: index % 4 ? 2010 + index : `${2010 + index}-02`,
  to: index === 13 ? 'present' : `${2011 + index}-11`,
  highlights: index % 2 ? ['Planning a day took two hours, and takes ten minutes.', "It's still in use."] : undefined,
  liveLink: index % 5 ? undefined : 'https://tides.duarte.dev/',
  repository: index % 2 ? 'https://git.duarte.dev/tides' : undefined,
});

const OWNERS: Record<string, Content> = {
  student: {
    ...NEW,
    projects: [{ ...client(1), role: undefined, from: undefined, to: undefined, year: 2025, page: undefined }],
    education: rich.education,
    skills: [{ skills: ['Python', 'SQL'] }],
  },
  contractor: { ...rich, projects: Array.from({ length: 14 }, (_, index) => client(index)) },
  Arabic: {
    ...rich,
    site: { ...rich.site, language: 'ar', locale: 'ar_EG' },
    profile: { ...arabicProfile, email: 'أحمد@مثال.مصر' },
    skills: [{ title: 'كل أسبوع', skills: ['C#', 'تحليل المتطلبات'] }],
    languages: [{ name: 'العربية', code: 'ar', level: 'اللغة الأم', proficiency: 80 }],
  },
};

/** The site's folder on its host. */
const FOLDER = '/portfolio';
environment.SITE_BASE_PATH = FOLDER;

/** The CV in JSON, as the site's programs read it. */
const exported = (content: Content) =>
  JSON.parse(
    JSON.stringify(resumeWith(content, (to) => new URL(to.replace(/^\//, `${FOLDER}/`), content.site.address).href)),
  );

/** The content after an import that replaces every list. */
function imported(json: unknown, content: Content) {
  const { changes, lists, left } = importResume(json, 'resume.json', content);
  const all = LISTS.flatMap((part) => listChanges(part, lists[part] ?? [], lists[part] ? 'replace' : 'keep', content));
  return { content: withChanges(content, [...changes, ...all]), left };
}

test.each(Object.entries(OWNERS))('resume.json of the %s is valid, and brings the same content back', (_, owner) => {
  const json = exported(owner);
  validate(json, (errors: unknown) => expect(errors).toBeNull());
  expect(importResume(json, 'resume.json', owner)).toEqual({ changes: [], lists: {}, left: [] });
  const { content } = imported(json, { ...NEW, site: owner.site });
  const { email, ...basics } = exported(content).basics;
  expect({ ...exported(content), basics }).toEqual({ ...json, basics: { ...json.basics, email: undefined } });
  expect(email).toBe(json.basics.email ?? NEW.profile.email);
  expect(json.projects?.[0]).toMatchObject({ endDate: String(owner.projects[0]?.to ?? owner.projects[0]?.year) });
  const liveLinks = ({ projects }: Content) => projects.map(({ liveLink }) => liveLink !== undefined);
  expect(liveLinks(content)).toEqual(liveLinks(owner));
  expect(findMistakes(content)).toEqual([]);
});

test('the sample of JSON Resume is imported, and what has no place is named', () => {
  const file = require.resolve('@jsonresume/schema/sample.resume.json');
  const { content, left } = imported(JSON.parse(readFileSync(file, 'utf8')), NEW);
  expect(findMistakes(content)).toEqual([]);
  expect(content.profile).toMatchObject({ name: 'Richard Hendriks', location: { country: 'United States' } });
  expect(content.experience).toMatchObject([{ title: 'CEO/President', from: '2013-12', to: '2014-12' }]);
  expect(content.education).toMatchObject([{ title: 'Bachelor, Information Technology', grade: '4.0' }]);
  expect(content.languages).toEqual([{ name: 'English', code: 'en', level: 'Native speaker', proficiency: 100 }]);
  const own = imported({ languages: [{ language: 'English', fluency: 'Since birth' }] }, NEW).content;
  expect(own.languages[0]?.proficiency).toBe(100);
  expect(content.projects).toMatchObject([{ title: 'Miss Direction', client: 'Smoogle', role: 'Team lead, Designer' }]);
  const said = left.join('\n');
  for (const lost of 'volunteer|work.description|basics.phone must|an https|basics.url|lengths of the bars'.split('|'))
    expect(said).toContain(lost);
});

test.each([
  [[], 'it must be a group of fields'],
  [{ fields: 1 }, 'it has neither basics nor work'],
  [{ work: { name: 'A' } }, 'work must be a list'],
])('%j is refused', (json, message) => {
  expect(() => importResume(json, 'cv.json', NEW)).toThrow(message);
});

test.each([
  ['none.json', /^none\.json could not be read: .*\.$/],
  ['http://127.0.0.1:9/cv.json', /^http:\/\/127\.0\.0\.1:9\/cv\.json could not be read: .*\.$/],
  ['next.config.ts', /^next\.config\.ts is not JSON: .*\.$/],
])('%s can’t be read as JSON', async (source, message) => {
  await expect(readJson(source)).rejects.toThrow(message);
});

test('an entry whose values the site can’t show is left out, with the reason', () => {
  const work = [
    { name: 'A', position: 'B', startDate: 'Jan 2014', url: 'https://a.dev' },
    { name: 'C', startDate: '2014' },
  ];
  const { lists, left } = importResume({ work }, 'cv.json', NEW);
  expect(lists).toEqual({});
  expect(left).toEqual([
    expect.stringMatching(/^experience, B, A: from must be a year .*, got "Jan 2014"$/),
    expect.stringMatching(/^experience, C: title is missing/),
  ]);
});

test('entries can be added to those of the owner, without those that are there', () => {
  const [first, second] = [client(1), client(2)].map((project) => JSON.parse(JSON.stringify(project)));
  const owner = { ...NEW, projects: [client(1)] };
  expect(listChanges('projects', [first, second], 'add', owner)).toEqual([{ field: 'projects[1]', value: second }]);
  expect(listChanges('projects', [first], 'keep', owner)).toEqual([]);
});

const repository = (name: string, stars: number, others: Partial<Repository> = {}): Repository => ({
  ...{ name, description: 'A tide table.', html_url: `https://github.com/layla/${name}`, homepage: '', language: 'Go' },
  ...{ stargazers_count: stars, fork: false, archived: false },
  ...others,
});

/** What `listRepositories` says if GitHub answers like this. */
async function listFrom(answer: RequestListener): Promise<Repository[]> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await listRepositories('layla', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Answers in pages, as GitHub does. */
function inPages(all: readonly Repository[]): RequestListener {
  return ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name))) as [number, number];
    expect(pathname).toBe('/users/layla/repos');
    response.end(JSON.stringify(all.slice((page - 1) * size, page * size)));
  };
}

test('repositories come with the most stars first, forks and archived ones last', async () => {
  const three = [repository('a', 1), repository('b', 9, { fork: true }), repository('c', 5)];
  expect((await listFrom(inPages(three))).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 250 }, (_, index) => repository(`r${index}`, index, { archived: index > 200 }));
  const names = (await listFrom(inPages(many))).map(({ name }) => name);
  expect([names.length, names[0], names[201]]).toEqual([250, 'r200', 'r249']);
});

test.each<[name: string, answer: RequestListener, message: RegExp]>([
  ['no repositories', inPages([]), /^layla has no public repositories on GitHub\.$/],
  ['an unknown name', (_, response) => response.writeHead(404).end('{}'), /^GitHub has no user layla\.$/],
  ['an error', (_, response) => response.writeHead(502).end(), /^GitHub answered with 502\.$/],
  [
    'a rate limit',
    (_, response) => response.writeHead(403, { 'x-ratelimit-remaining': '0' }).end(),
    /^GitHub's limit of requests from your network is used up; try again in an hour\.$/,
  ],
  [
    'a cut connection',
    ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[{');
      setTimeout(() => socket.destroy(), 50);
    },
    /^GitHub could not be reached: .+\.$/,
  ],
])('%s is said in a sentence', async (_, answer, message) => {
  await expect(listFrom(answer)).rejects.toThrow(message);
});

test('a repository becomes a project', () => {
  expect(projectOf(repository('tides', 1, { homepage: 'https://tides.dev', language: null }))).toEqual({
    ...{ name: 'tides', description: 'A tide table.', keywords: [] },
    ...{ repository: 'https://github.com/layla/tides', url: 'https://tides.dev' },
  });
  expect(projectOf(repository('tides', 1, { homepage: 'http://tides.dev' })).url).toBeUndefined();
});
