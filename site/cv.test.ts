import { content, siteWith } from '@/e2e/support/compiled-site';
import type { Content, Project } from '@/lib/content/schema';
import { cvOf } from './cv';
import { aboutGraph, publicationsGraph } from './graphs';
import { pathsOf } from './pages';
import { resumeOf } from './resume';
import { siteSummary } from './summary';
import { timelineSections } from './timeline';

/** The texts of a section of the CV: of its entries, with their parts, and of its lines. */
function sectionOf(id: string, changes: Partial<Content>) {
  const section = cvOf(siteWith({ ...content, ...changes })).sections.find((one) => one.id === id);
  const parts = section?.entries?.map((entry) =>
    entry.map(({ title, byline, period }) => [title, byline, period].filter(Boolean).join(', ')).join(' | '),
  );
  return [...(parts ?? []), ...(section?.lines ?? []).map(({ label, link }) => [label, link?.href].join(' '))];
}

const projects = (count: number, others: Partial<Project> = {}): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ title: `P${index}`, description: 'A tide table.', technologies: [], year: 2020 },
    ...(index % 5 === 1 && others),
  }));

test.each([
  ['eight projects, some of which are featured', projects(8, { featured: true }), '0 1 2 3 4 5 6 7', false],
  ['nine, none of which is featured', projects(9), '0 1 2 3 4 5 6 7', true],
  ['nine, some of which are featured', projects(9, { featured: true }), '1 6', true],
  ['ten, two of which are left out', projects(10, { cv: false }), '0 2 3 4 5 7 8 9', false],
])('of %s, the CV has the chosen ones, and says where the rest is', (_, all, expected, hasMore) => {
  const titles = expected.split(' ').map((index) => `P${index}, 2020`);
  const more = expect.stringMatching(/^Everything I may show https:.+\/projects\/$/);
  expect(sectionOf('projects', { projects: all })).toEqual([...titles, ...(hasMore ? [more] : [])]);
});

test('resume.json has no entry that is left out of the CV', () => {
  const entry = { title: 'Left out', organization: 'A school', from: 2020, to: 2021, cv: false } as const;
  const owner = siteWith({
    ...{ experience: [entry], education: [entry], projects: [{ ...entry, description: '.', technologies: [] }] },
    achievements: [{ kind: 'award', title: 'Left out', cv: false }],
  });
  expect(JSON.stringify(resumeOf(owner))).not.toContain('Left out');
  expect(JSON.stringify(cvOf(owner))).not.toContain('Left out');
});

test('highlights of a project are on the CV in place of its description', () => {
  const all = projects(2, { highlights: ['It has never been late.'] });
  const { entries } = cvOf(siteWith({ ...content, projects: all })).sections.find(({ id }) => id === 'projects') ?? {};
  expect(entries?.flat().map(({ description, highlights }) => [description, highlights])).toEqual([
    ['A tide table.', []],
    [undefined, ['It has never been late.']],
  ]);
});

test('the CV has how to reach the owner, skills, languages, and the addresses of each entry once', () => {
  const owner = siteWith({
    profile: { ...content.profile, phone: '+351 21 000 0001' },
    links: {
      booking: 'https://calls.dev/me',
      profiles: [
        { label: 'GitHub', address: 'https://github.com/me/' },
        { label: 'Phone', address: 'tel:+351210000001' },
        { label: 'Chat', address: 'https://chat.dev/me', button: true },
      ],
    },
    skills: [{ title: 'Daily', skills: ['Go', 'SQL'] }],
    languages: [{ name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 }],
    projects: projects(1).map((project) => ({
      ...project,
      ...{ liveLink: 'https://p.dev', repository: 'https://github.com/me/p' },
      links: [
        { label: 'Notes', address: 'https://p.dev' },
        { label: 'Film', address: 'https://film.dev' },
      ],
    })),
  });
  const { contact, sections } = cvOf(owner);
  const linesOf = (id: string) => sections.find((section) => section.id === id)?.lines;
  const home = expect.stringMatching(/^\w/);
  expect(contact.map(({ label, name }) => [label, name].filter(Boolean).join(' '))).toEqual([
    ...[content.profile.email, '+351 21 000 0001', home, 'github.com/me', 'chat.dev/me Chat', 'calls.dev/me'],
  ]);
  expect(linesOf('skills')).toEqual([{ label: 'Daily', text: 'Go, SQL' }]);
  expect(linesOf('languages')).toEqual([{ text: 'Arabic (Native)' }]);
  const [work] = sections.find(({ id }) => id === 'projects')?.entries?.flat() ?? [];
  expect(work?.links.map(({ label }) => label)).toEqual(['p.dev', 'github.com/me/p', 'film.dev']);
  const summary = siteSummary([], owner);
  for (const text of ['Arabic (Native)', ' [Film](https://film.dev/)']) expect(summary).toContain(text);
  const unspoken = cvOf(siteWith({ languages: [], availability: false }));
  expect([unspoken.availability, unspoken.sections.some(({ id }) => id === 'languages')]).toEqual([undefined, false]);
});

test('jobs in a row at one organization are one entry, with dates in one form', () => {
  const job = { organization: 'A port', location: 'Porto' };
  const experience: Content['experience'] = [
    { ...job, title: 'Lead', from: '2020-03', to: 'present' },
    { ...job, title: 'Engineer', from: 2017, to: '2020-02', location: 'Lagos' },
    { title: 'Diver', organization: 'A school', from: 2016, to: 2016, cv: false },
    { ...job, title: 'Trainee', from: '2016-01', to: '2016-04' },
  ];
  expect(sectionOf('experience', { experience })).toEqual([
    'Lead, A port, Porto, since 2020 | Engineer, Lagos, 2017 – 2020 | Trainee, 2016',
  ]);
  const alone = ['Diver', 'Cook'].map((title) => ({ title, from: 2016, to: 2016 }));
  expect(sectionOf('experience', { experience: alone })).toEqual(['Diver, 2016', 'Cook, 2016']);
});

const WHOLE = { ...content.pages, about: { ...content.pages.about, background: 'whole' as const } };

const talks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'talk', title: `Talk ${index}`, date: 2020 - index }) as const);

test('of more than twelve entries, the about page has six of each list in a line each, and the CV page has all', () => {
  const job = { title: 'Lead', from: 2020, to: 2021, highlights: ['A point.'], description: 'A text.' } as const;
  const sectionsWith = (changes: Partial<Content>) => {
    const owner = siteWith({ experience: [job], education: [], achievements: talks(12), ...changes });
    const [jobs, talksShown] = timelineSections(owner);
    const cv = cvOf(owner).sections.find(({ id }) => id === 'talk')?.entries?.length;
    const { href, label, entries } = Object(talksShown?.more);
    const more = href ?? entries?.length;
    return [jobs?.entries[0]?.[0]?.highlights, talksShown?.entries.length, more, label, Object(jobs).link?.href, cv];
  };
  const { links } = content;
  const short = [[], 6, '/cv/#talk', 'Show 6 more', '/cv/', 12];
  expect(sectionsWith({ pages: { ...WHOLE, about: { ...WHOLE.about, background: undefined } } })).toEqual(short);
  const whole = [['A point.'], 6, 6, 'Show 6 more', undefined, 6];
  expect(sectionsWith({ pages: WHOLE })).toEqual(whole);
  expect(sectionsWith({ links: { ...links, cv: '/cv.pdf' } })).toEqual(whole);
  expect(sectionsWith({ achievements: talks(11) })).toEqual(whole.with(2, 5).with(3, 'Show 5 more'));
  // What the CV lacks is nowhere else.
  const [, hidden] = sectionsWith({ achievements: talks(12).map((talk) => ({ ...talk, cv: false as const })) });
  expect(hidden).toBe(12);
});

test('achievements that are alone in their kind share a section, in which each has the name of its kind', () => {
  const single = { title: 'Locks', where: 'Old Code', date: 2021 } as const;
  const achievements = [...talks(2), { kind: 'certificate', ...single }, { kind: 'podcast', ...single }] as const;
  const sectionsWith = (about: Content['pages']['about']) =>
    timelineSections(siteWith({ achievements, pages: { ...content.pages, about } }))
      .slice(2)
      .map(({ heading, entries }) => [heading, ...entries.flat().map(({ grade }) => grade)]);
  const joined = [
    ['Certificates\u00a0· Podcasts', 'Certificates', 'Podcasts'],
    ['Talks', undefined, undefined],
  ];
  expect(sectionsWith(WHOLE.about)).toEqual(joined);
  expect(sectionsWith({ ...WHOLE.about, background: 'short' })).toEqual(joined);
  const [alone] = timelineSections(siteWith({ experience: [], education: [], achievements: achievements.slice(0, 3) }));
  expect([alone?.heading, alone?.entries[0]?.[0]?.grade]).toEqual(['Certificates', undefined]);
});

test('a talk given several times is one entry with its events, for visitors and for machines', () => {
  const events = [
    { where: 'Quay Days', date: 2021 },
    { where: 'Old Code', date: '2023-05', link: 'https://old.dev/talk' },
  ] as const;
  const talk = { kind: 'talk', title: 'Locks', events, slides: 'https://old.dev/locks.pdf' } as const;
  const owner = siteWith({ experience: [], education: [], achievements: [talk] });
  const [section] = timelineSections(owner);
  expect(section?.entries.flat()).toMatchObject([
    {
      from: { text: '2023' },
      links: [{ href: 'https://old.dev/locks.pdf', label: 'Slides', name: 'Slides of Locks' }],
      events: [{ label: 'Old Code, 05/2023', href: 'https://old.dev/talk' }, { label: 'Quay Days, 2021' }],
    },
  ]);
  expect(sectionOf('talk', owner.content)).toEqual(['Locks, Old Code, 05/2023 · Quay Days, 2021, 05/2023']);
  expect(resumeOf(owner).projects?.at(-1)).toMatchObject({
    events: [
      { name: 'Old Code', date: '2023-05', url: 'https://old.dev/talk' },
      { name: 'Quay Days', date: '2021' },
    ],
  });
  expect(siteSummary([], owner)).toContain('Locks, Old Code, 05/2023 · Quay Days, 2021');
  const graph = JSON.stringify(aboutGraph(owner));
  for (const text of ['"startDate":"2021"', '"startDate":"2023-05"', '"name":"Quay Days"'])
    expect(graph).toContain(text);
});

test('twelve publications have a page, with their authors', () => {
  const paper = {
    kind: 'publication',
    title: 'On locks',
    authors: ['A. Lee', 'B. Kim'],
    where: 'Old Code',
    date: 2020,
    link: 'https://old.dev/locks',
  } as const;
  const ownerWith = (count: number) => siteWith({ achievements: [...talks(1), ...Array(count).fill(paper)] });
  expect([11, 12].map((count) => pathsOf(ownerWith(count)).includes('/about/publications/'))).toEqual([false, true]);
  const author = [
    { '@type': 'Person', name: 'A. Lee' },
    { '@type': 'Person', name: 'B. Kim' },
  ];
  const url = 'https://old.dev/locks';
  const article = expect.objectContaining({ '@type': 'ScholarlyArticle', headline: 'On locks', author, url });
  const [page] = Object(publicationsGraph(ownerWith(12)))['@graph'];
  expect([page['@type'], page.hasPart]).toEqual(['CollectionPage', Array(12).fill(article)]);
  expect(Object(aboutGraph(ownerWith(11)))['@graph'][0].hasPart).toEqual(Array(11).fill(article));
  const [own] = Object(aboutGraph(siteWith({ achievements: [{ ...paper, authors: undefined }] })))['@graph'][0].hasPart;
  expect(own.author['@id']).toMatch(/#person$/);
  expect(siteSummary([], ownerWith(1))).toContain('A. Lee, B. Kim · Old Code');
});

test('the CV has six points of a job and six achievements of a kind, if the about page has the rest', () => {
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  const experience = [{ title: 'Lead', from: 2020, to: 2021, highlights: numbers.map((number) => `Point ${number}`) }];
  const achievements = numbers.map(
    (number) => ({ kind: 'talk', title: `Talk ${number}`, date: 2020 - number }) as const,
  );
  const sectionsWith = (changes: Partial<Content>) =>
    ['experience', 'talk'].map((id) =>
      cvOf(siteWith({ ...content, experience, achievements, pages: WHOLE, ...changes })).sections.find(
        (one) => one.id === id,
      ),
    );
  const [jobs, talks] = sectionsWith({});
  expect(jobs?.entries?.flat()[0]?.highlights).toEqual(numbers.slice(0, 6).map((number) => `Point ${number}`));
  expect(talks?.entries?.flat().map(({ title }) => title)).toEqual(
    numbers.slice(0, 6).map((number) => `Talk ${number}`),
  );
  expect(talks?.lines).toMatchObject([{ label: 'About', link: { href: expect.stringMatching(/\/about\/$/) } }]);
  const navigation = content.navigation.filter(({ path }) => path !== '/about/');
  const [allJobs, allTalks] = sectionsWith({ navigation });
  expect([allJobs?.entries?.flat()[0]?.highlights, allTalks?.entries]).toMatchObject([{ length: 8 }, { length: 8 }]);
  expect(allTalks?.lines).toEqual([]);
});
