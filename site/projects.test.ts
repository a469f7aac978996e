import { content, siteWith } from '@/e2e/support/compiled-site';
import type { Project } from '@/lib/content/schema';
import { heroOf } from './hero';
import { pathsOf } from './pages';
import { groupsOf, showProjects } from './projects';

// It is tested in the browser.
jest.mock('@/site/text-width', () => ({}));

const projectsWith = (fields: readonly Partial<Project>[]) =>
  fields.map((one, index): Project => ({ title: `${index}`, description: 'One.', technologies: [], ...one }));

test('a technology has a page if the owner wants them and two projects share it, however they write it', () => {
  const technologies = [['C#', 'Go', '…'], ['c#', 'C++', '…'], ['سينما'], ['سينما', 'سينما']];
  const projects = projectsWith(technologies.map((names) => ({ technologies: names })));
  const pathsWith = (byTechnology?: boolean) => {
    const pages = { ...content.pages, projects: { ...content.pages.projects, byTechnology } };
    return pathsOf(siteWith({ projects, pages })).filter((path) => path.startsWith('/projects/with/'));
  };
  expect(pathsWith(true)).toEqual(['/projects/with/c-sharp/', '/projects/with/سينما/']);
  expect(pathsWith()).toEqual([]);
});

/** The titles of the cards and of the rows in each group. */
function groupsWith(fields: readonly Partial<Project>[]) {
  const projects = projectsWith(fields);
  const titlesOf = (list: readonly Project[]) => list.map(({ title }) => title).join(' ');
  return groupsOf(projects, siteWith({ projects })).map(
    ({ name = '', cards, rows }) => `${name}: ${titlesOf(cards)} | ${titlesOf(rows)}`,
  );
}

test('projects are in groups, cards before rows: those that are said to be, and those without a picture beside others', () => {
  const some: Partial<Project>[] = [
    { group: 'B' },
    { group: 'A', size: 'row' },
    {},
    { group: 'B', size: 'row' },
    { group: 'A' },
  ];
  expect(groupsWith(some)).toEqual([': 2 | ', 'B: 0 | 3', 'A: 4 | 1']);
  const image = { src: '/a.png' } as const;
  expect(groupsWith([{ image }, {}, { featured: true }, { image, size: 'row' }, { size: 'card' }])).toEqual([
    ': 0 | 1 2 3 4',
  ]);
  // Of more than twelve, the others than featured ones are rows, too.
  const many: Partial<Project>[] = [{ featured: true }, { size: 'card' }, { featured: true, size: 'row' }];
  expect(groupsWith([...many, ...Array(9).fill({})])).toEqual([': 0 1 3 4 5 6 7 8 9 10 11 | 2']);
  expect(groupsWith([...many, ...Array(10).fill({})])).toEqual([': 0 1 | 2 3 4 5 6 7 8 9 10 11 12']);
});

test('the live link is called Live Demo, Website for a client, or as the owner says', async () => {
  const liveLink = 'https://shop.dev' as const;
  const projects = projectsWith([
    { liveLink },
    { liveLink, client: 'Shop' },
    { liveLink, client: 'Shop', liveLabel: 'Buy' },
  ]);
  const shown = await showProjects(projects, siteWith({ projects }));
  expect(shown.map((one) => one.liveLink ?? one.links?.map(({ name }) => name))).toEqual([
    liveLink,
    ['Website'],
    ['Buy'],
  ]);
  const names = projects.map(async (project) => {
    const first: Project = { ...project, featured: true, image: { src: '/projects/ledger.png' } };
    const hero = await heroOf(siteWith({ projects: [first], brand: { ...content.brand, hero: 'work' } }));
    return hero && 'link' in hero && hero.link?.label;
  });
  expect(await Promise.all(names)).toEqual(['Live Demo', 'Website', 'Buy']);
});
