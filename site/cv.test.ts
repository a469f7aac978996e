import { content, siteWith } from '@/e2e/support/compiled-site';
import type { Content, Project } from '@/lib/content/schema';
import { cvOf } from './cv';
import { resumeOf } from './resume';

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
  ['eight projects', projects(8), '0 1 2 3 4 5 6 7', false],
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

test('the CV has six points of a job and six achievements of a kind, if the about page has the rest', () => {
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  const experience = [{ title: 'Lead', from: 2020, to: 2021, highlights: numbers.map((number) => `Point ${number}`) }];
  const achievements = numbers.map(
    (number) => ({ kind: 'talk', title: `Talk ${number}`, date: 2020 - number }) as const,
  );
  const sectionsWith = (changes: Partial<Content>) =>
    ['experience', 'talk'].map((id) =>
      cvOf(siteWith({ ...content, experience, achievements, ...changes })).sections.find((one) => one.id === id),
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
