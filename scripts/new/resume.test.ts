/** @jest-environment node */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { profile as arabicProfile } from '@/e2e/fixtures/rich/content/ar/profile';
import { content as rich } from '@/e2e/support/compiled-site';
import type { Content, Project } from '@/lib/content/schema';
import { findWrongFields } from '@/scripts/check/fields';
import { isOnCv } from '@/site/career';
import { resumeWith } from '@/site/resume';
import { applyChanges } from '../content-files';
import { type GitHubRepository, listRepositories, resumeProjectOf } from './github';
import { OTHER_FORMATS, readJson } from './read-json';
import { importResume, listChanges } from './resume';
import { LISTS } from './resume-entries';
import { FIELDS, HIDING_FIELDS, PARTS } from './resume-fields';
import { parseTextAndItems, percentOf } from './resume-values';

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

/** The CV in JSON, as the site's programs read it. */
const exported = (content: Content) =>
  JSON.parse(
    JSON.stringify(resumeWith(content, (to) => new URL(to.startsWith('/') ? content.site.address + to : to).href)),
  );

/** A CV in JSON with its jobs and degrees in an order that depends on nothing but them. */
const sorted = ({ work, education, ...json }: ReturnType<typeof exported>) => ({
  ...json,
  work: work?.map((job: object) => JSON.stringify(job)).sort(),
  education: education?.map((degree: object) => JSON.stringify(degree)).sort(),
});

/** The content after an import that replaces every list. */
function imported(json: unknown, content: Content) {
  const { changes, lists, notes } = importResume(json, 'resume.json', content);
  const all = LISTS.flatMap((part) => listChanges(part, lists[part] ?? [], lists[part] ? 'replace' : 'keep', content));
  return { content: applyChanges(content, [...changes, ...all]), notes };
}

test.each(Object.entries(OWNERS))('resume.json of the %s is valid, and brings the same content back', (_, owner) => {
  const json = exported(owner);
  validate(json, (errors: unknown) => expect(errors).toBeNull());
  expect(importResume(json, 'resume.json', owner)).toEqual({ changes: [], lists: {}, notes: [] });
  const { content } = imported(json, { ...NEW, site: owner.site });
  const { email, ...basics } = exported(content).basics;
  const expected = { ...json, basics: { ...json.basics, email: undefined } };
  expect(sorted({ ...exported(content), basics })).toEqual(sorted(expected));
  expect(email).toBe(json.basics.email ?? NEW.profile.email);
  expect(json.projects?.[0]).toMatchObject({ endDate: String(owner.projects[0]?.to ?? owner.projects[0]?.year) });
  const partsOf = ({ projects, achievements }: Content) => [
    ...projects.filter(isOnCv).map(({ liveLink, technologies }) => [liveLink !== undefined, ...technologies].join()),
    ...achievements
      .filter(isOnCv)
      .map(({ kind, title, date, slides, video }) => [kind, title, date, slides, video].join())
      .sort(),
  ];
  expect(partsOf(content)).toEqual(partsOf(owner));
  expect(findWrongFields(content)).toEqual([]);
});

test.each([
  [[], 'it must be a group of fields'],
  [{ fields: 1 }, 'it has neither basics nor work'],
  [{ work: { name: 'A' } }, 'work must be a list'],
])('%j is refused', (json, message) => {
  expect(() => importResume(json, 'cv.json', NEW)).toThrow(message);
});

/** CVs of any shape in `e2e/fixtures/cvs/`: every entry that they bring, and what is said about values that stay out. */
const KINDS = {
  [require.resolve('@jsonresume/schema/sample.resume.json')]: `
    basics: Richard Hendriks, Programmer, San Francisco, United States, US
    education: Bachelor, Information Technology, University of Oklahoma, 2011-06, 2014-01, 4.0
    projects: Miss Direction, A mapping engine that misguides you, GoogleMaps,Chrome Extension,Javascript
    note: basics.phone must
    achievements: award, Digital Compression Pioneer Award, Techcrunch, 2014-11, There is no spoon. | publication, Video
    note: interests (1): not imported, because the site has no place for them`,
  'first-schema.json': `
    experience: B, A, https://a.dev | A, 2014, present
    education: C, 2011, present, 3.7 | D
    address: https://noor.dev
    basics: Noor, Web Developer, Rome, Italy, IT, https://noor.dev/me.jpg
    note: basics.phone must
    note: a.dev: http:// is now https://`,
  'addresses.json': `
    profiles: Stack Overflow, https://stackoverflow.com/u/1, stackoverflow | npm, https://www.npmjs.com/~noor, npm
     | LinkedIn, https://linkedin.com/in/noor, linkedin | Mine, https://rust.dev | GitHub, https://github.com/noor, github
     | GitHub (noor-at-work), https://github.com/noor-at-work, github | Twitter, https://twitter.com/noor, x
    languages: Farsi, fa, 80 | Elvish, und, Fluent, 90
    testimonials: On time., Ingrid Solheim, Harbour Master, Bergen
    note: basics.profiles Skype must
    note: testimonials, Upon request is left out
    achievements: certificate, E | certificate, F | award, G`,
  'reactive-resume-4.json': `
    experience: B, A, 2014-03, present, I, One,Two lines,Three, https://a.dev | Older, Old, 2011, 2013
    projects: Pr, A table., Go, https://github.com/noor/pr, Lead, 2021
    skills: Web, CSS,HTML | Go,SQL,Rust
    education: Engineering, C, 2011, 2014-05, 1.0
    achievements: certificate, E, F, 2020-05 | award, Aw, 2021, For it | publication, Pu, Q, 2019
     | volunteering, Helper, Vo, 2015
    languages: Arabic, ar, 80
    testimonials: She is on time., Ada, CTO
    profiles: Bluesky, https://bsky.app/profile/noor, bluesky
    basics: Noor, H, Hamburg, Germany, DE
    lead: Builds tools & toys.
    note: read: role, email, address, lead, location, profiles; experience (2), projects (1), skills (2)
    note: testimonials, Bo is left out: it has no sentence to quote
    note: testimonials, Cy is left out: it has no sentence to quote
    note: testimonials, Di is left out: it has no sentence to quote
    note: hidden in the CV, and left out: picture (1), experience (1), interests (2)
    note: Talks (1): not imported, because the site has no place for them`,
  'reactive-resume-5.json': `
    experience: Lead, A, Kiel, 2020, present, Led four., Cut planning., https://a.dev | Consultant, H, 2021
     | Developer, A, Kiel, 2016, 2020, https://a.dev
    projects: Pr, A table., , 2021
    education: Bachelor of Arts, C, 2011, 2014, 2.1
    achievements: certificate, E, F, 2020-05, https://e.dev | volunteering, Vo, 2015, Helped.
    languages: German, de, Native, 100
    testimonials: She is on time., Ada, CTO
    profiles: GitHub, https://github.com/noor-at-work, github
    basics: Noor, H, Berlin, Germany, DE, https://noor.dev/me.jpg
    lead: Tools. Toys.
    note: hidden in the CV, and left out: experience (1), roles (1), customSections (1)
    note: Letter (1): not imported, because the site has no place for them`,
  'hidden.json': `
    experience: A, Seen
    note: read: experience (1)
    note: hidden in the CV, and left out: work (7)`,
  'linkedin.json': `
    experience: B, A, 2014-03, present, I
    education: D, C, 2014
    skills: Go,SQL
    languages: Deutsch, de, Native or bilingual, 100 | English, en, Full professional, 90
    basics: Noor Aziz, H`,
  'dates.json': `
    experience: 5, A, present | 2, A, 2019-09, present | 6, A, 2016, present | 7, A | 1, A, 2021-09, 2022-09
     | 3, A, 2019-09, 2020-09 | 4, A, 2018-11 | 8, A, 2015-05 | 9, A, 2013, 2014-04
    projects: P, P, , 2019 | p (2), Q
    note: experience, 4, A: to must not be before the start, got "2018-01", and is left out
    note: projects: P has no description`,
};

test.each(Object.entries(KINDS))('%s loses no entry, and what stays out is named', async (name, expected) => {
  const { content, notes } = imported(await readJson(path.resolve('e2e/fixtures/cvs', name)), NEW);
  expect(findWrongFields(content)).toEqual([]);
  const { name: person, role, lead, location = {}, photo = {} } = content.profile;
  const basics = [[person, role, ...Object.values(location), ...Object.values(photo)]];
  const groups = { ...content, ...content.links, basics, lead: [[lead]], address: [[content.site.address]] };
  const report = (['basics', 'lead', 'address', 'profiles', ...LISTS] as const).map((part) => {
    const entries = groups[part].map((entry) => Object.values(JSON.parse(JSON.stringify(entry))).join(', '));
    return `${part}: ${entries.join(' | ')}`;
  });
  const all = [...report, ...notes.map((note) => `note: ${note}`)].join('\n');
  const lines = expected
    .trim()
    .replace(/\n +\|/g, ' |')
    .split(/\n */);
  for (const line of lines) expect(all).toContain(line);
});

test('a file is read in UTF-16 with a byte-order mark, and what is wrong with another one is said', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cv ')), 'cv.json');
  writeFileSync(file, '\uFEFF{"work":[]}', 'utf16le');
  expect(await readJson(file)).toEqual({ work: [] });
  writeFileSync(file, '{\n  "work": ["1, ]", ],\n}');
  expect(await readJson(file)).toEqual({ work: ['1, ]'] });
  writeFileSync(file, '{\n  "work": "1" "2"\n}');
  await expect(readJson(file)).rejects.toThrow(/is not JSON: .+ in line 2, column 15\.$/);
  for (const source of ['none.json', 'http://127.0.0.1:9/cv.json'])
    await expect(readJson(source)).rejects.toThrow(`${source} could not be read: `);
});

/** The beginnings of files in other formats, in the order of the table. */
const OTHERS: readonly [name: string, ...files: string[]][] = [
  ['a LinkedIn archive', 'PK\x03\x04 Skills.csv Positions.csv', 'First Name,Last Name\n', 'Company Name,Title\n'],
  ['a Word document', 'PK\x03\x04\n word/document.xml', 'PK\x03\x04 vnd.oasis', '\xd0\xcf\x11\xe0', '{\\rtf1'],
  ['a PDF', '%PDF-1.7'],
  ['a ZIP archive', 'PK\x03\x04 a'],
  ['a CV of RenderCV', 'design:\n  theme: a\ncv:\n  name: Noor\n'],
  ['a Europass CV', '<?xml version="1.0"?>\n<SkillsPassport>', '<e:Candidate xmlns:e="a">', '{"SkillsPassport":{}}'],
  ['an export of WordPress', '<?xml version="1.0"?>\n<rss\n xmlns:wp="http://wordpress.org/export/1.2/">'],
  ['an export of Ghost', '{"db":[{"meta":{},"data":{"posts":[]}}]}', '{"meta":{},"data":{}}'],
  ['an export of Blogger', '<feed xmlns="http://www.w3.org/2005/Atom"\n xmlns:blogger="a">'],
  ['a web page', ' <!doctype html>'],
];

test('a file in another format is named, with what makes a CV or texts of it', async () => {
  expect(OTHER_FORMATS.map(([, name]) => name)).toEqual(OTHERS.map(([name]) => name));
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cv ')), 'cv');
  for (const [index, [name, ...files]] of OTHERS.entries()) {
    for (const bytes of files) {
      writeFileSync(file, bytes, 'latin1');
      const advice = OTHER_FORMATS[index]?.[2];
      await expect(readJson(file)).rejects.toThrow(`cv is ${name}, which can't be read here: ${advice}.`);
    }
  }
});

/** Each row of the tables by which CVs are read, with what takes it out and what puts it back. */
function* rowsOfTables(): Generator<[row: string, without: () => () => unknown]> {
  const replacing = (table: Record<string, unknown>, key: string, value: unknown) => () => {
    const before = table[key];
    table[key] = value;
    return () => Object.assign(table, { [key]: before });
  };
  for (const [name, table] of Object.entries({ PARTS, ...FIELDS })) {
    for (const [field, names] of Object.entries(table) as [string, string][]) {
      const all = names.split(' ');
      for (const one of all)
        yield [`${name}.${field}: ${one}`, replacing(table, field, all.filter((other) => other !== one).join(' '))];
    }
  }
  for (const [field, value] of Object.entries(HIDING_FIELDS))
    yield [`HIDDEN: ${field}`, replacing(HIDING_FIELDS, field, !value)];
}

test('no row of the tables can be taken out without a change in what comes of these CVs', async () => {
  const files = [...Object.keys(KINDS), 'names.json'].map((name) => path.resolve('e2e/fixtures/cvs', name));
  const cvs = [...(await Promise.all(files.map(readJson))), exported(rich)];
  const resultOf = (cv: unknown) => JSON.stringify(importResume(cv, '', NEW));
  const results = cvs.map(resultOf);
  const unused = [...rowsOfTables()].flatMap(([row, without]) => {
    const putBack = without();
    const [name = ''] = row.split(' ').slice(-1);
    const isUsed = cvs.some((cv, index) => JSON.stringify(cv).includes(name) && resultOf(cv) !== results[index]);
    putBack();
    return isUsed ? [] : [row];
  });
  expect(unused).toEqual([]);
});

test.each([
  ['Native', 100],
  ['A2', 35],
  ['beginner', 20],
  ['Fluent', 90],
  ['B2', 75],
  ['Intermediate', 60],
  ['some', undefined],
])('the level %s is %s percent', (level, percent) => {
  expect(percentOf(level)).toBe(percent);
});

test.each<[text: string, result: ReturnType<typeof parseTextAndItems>]>([
  ['One. Two.', { text: 'One. Two.', items: [] }],
  [
    'Led four:\n• Cut costs\n  by half\n- Moved plans\n2) Wrote',
    { text: 'Led four:', items: ['Cut costs by half', 'Moved plans', 'Wrote'] },
  ],
  ['• Cut costs • Moved plans', { text: '', items: ['Cut costs', 'Moved plans'] }],
  ['Go • SQL, -5 °C and List<String>', { text: 'Go • SQL, -5 °C and List<String>', items: [] }],
  ['<p>A &lt;b&gt;</p><ol><li><p>B</p><p>C</p></li><li>D</li></ol><p>E</p>', { text: 'A <b> E', items: ['B C', 'D'] }],
])('the lists in %j become highlights', (text, result) => {
  expect(parseTextAndItems(text)).toEqual(result);
});

test('a place that the CV lacks takes away the one of the sample, but not the owner’s', () => {
  const location = { city: 'Cairo', country: 'Egypt', countryCode: 'EG' };
  const facts = [{ label: 'Based in', value: 'Cairo, Egypt' }];
  const sample = { ...NEW, facts, profile: { ...NEW.profile, name: 'Your Name', location } };
  for (const basics of [{ name: 'Noor' }, { name: 'Noor', location: 'Somewhere' }]) {
    const { facts: kept, profile } = imported({ basics }, sample).content;
    expect([kept, profile.location]).toEqual([[], undefined]);
  }
  const owner = { ...sample, profile: { ...sample.profile, name: 'Layla' } };
  expect(imported({ basics: { name: 'Noor' } }, owner).content.profile.location).toEqual(location);
  expect(imported({ projects: [{ name: 'P' }] }, sample).content.profile.location).toEqual(location);
});

test('entries can be added to those of the owner, without those that are there', () => {
  const [first, second] = [client(1), client(2)].map((project) => JSON.parse(JSON.stringify(project)));
  const owner = { ...NEW, projects: [client(1)] };
  expect(listChanges('projects', [first, second], 'add', owner)).toEqual([{ field: 'projects[1]', value: second }]);
  expect(listChanges('projects', [first], 'keep', owner)).toEqual([]);
});

const repository = (name: string, stars: number, others: Partial<GitHubRepository> = {}): GitHubRepository => ({
  ...{ name, description: 'A tide table.', html_url: `https://github.com/layla/${name}`, homepage: '', language: 'Go' },
  ...{ stargazers_count: stars, fork: false, archived: false },
  ...others,
});

/** What `listRepositories` says if GitHub answers like this. */
async function listFrom(answer: RequestListener): Promise<GitHubRepository[]> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await listRepositories('layla', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Answers in pages, as GitHub does. */
function inPages(all: readonly GitHubRepository[]): RequestListener {
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
  expect(resumeProjectOf(repository('tides', 1, { homepage: 'https://tides.dev', language: null }))).toEqual({
    ...{ name: 'tides', description: 'A tide table.', keywords: [] },
    ...{ repository: 'https://github.com/layla/tides', url: 'https://tides.dev' },
  });
});
