import { content, siteWith } from '@/e2e/support/compiled-site';
import type { Content, Project } from '@/lib/content/schema';
import type { Site } from '@/lib/site';
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
  expect(groupsWith([{ group: 'A' }])).toEqual(['A: 0 | ']);
  // Of more than twelve, the others than featured ones are rows, too.
  const many: Partial<Project>[] = [{ featured: true }, { size: 'card' }, { featured: true, size: 'row' }];
  expect(groupsWith([...many, ...Array(9).fill({})])).toEqual([': 0 1 3 4 5 6 7 8 9 10 11 | 2']);
  expect(groupsWith([...many, ...Array(10).fill({})])).toEqual([': 0 1 | 2 3 4 5 6 7 8 9 10 11 12']);
});

const LEDGER = '/projects/ledger.png';

/** What the first screen shows of projects with these fields. */
async function heroWith(
  hero: Content['brand']['hero'],
  fields: readonly Partial<Project>[],
  others: Partial<Site> = {},
) {
  const owner = siteWith({ projects: projectsWith(fields), brand: { ...content.brand, hero } }, others);
  return (await heroOf(owner)) as { title?: string; text?: string; alt?: string; corner?: string; link?: object };
}

test('a logo has the ground from which it stands out, and another picture none', async () => {
  const images = [{ src: '/projects/atlas.svg', kind: 'logo' }, { src: LEDGER }] as const;
  const projects = projectsWith(images.map((image) => ({ image })));
  const shown = await showProjects(projects, siteWith({ projects }));
  expect(shown.map((one) => Object(one).ground)).toEqual([expect.stringMatching(/^(?:light|dark)$/), undefined]);
});

test('the first screen shows the star, the owner, a picture, the project that is named, or the first one that can be shown', async () => {
  const image = { src: LEDGER, alt: 'Berths' } as const;
  const hidden: Partial<Project>[] = [
    { image },
    { featured: true, image: { src: '/projects/atlas.svg', kind: 'logo' } },
    { featured: true, image: { src: 'https://images.dev/a.png' } },
  ];
  const shown: Partial<Project> = { featured: true, image };
  expect(await heroWith('star', [shown])).toBeUndefined();
  expect(await heroWith('work', hidden)).toBeUndefined();
  expect(await heroWith('work', [...hidden, shown])).toMatchObject({ title: '3', alt: 'Berths' });
  expect(await heroWith(undefined, [{ ...shown, image: { src: LEDGER } }])).toMatchObject({ title: '0', alt: '' });
  expect(await heroWith({ project: '0' }, [...hidden, shown])).toMatchObject({ title: '0' });
  expect(await heroWith({ project: '0' }, [{ featured: true }])).toBeUndefined();
  const picture = expect.objectContaining({ width: expect.any(Number) });
  expect(await heroWith({ src: LEDGER, alt: 'A sea' }, [shown])).toEqual({ picture, alt: 'A sea' });
  const portrait = await heroWith('portrait', [shown]);
  const { location, photo } = content.profile;
  expect(portrait).toMatchObject({ picture, alt: photo?.alt ?? content.profile.name, link: { href: '/about/' } });
  expect(portrait.text).toContain(location?.city);
});

test('a screenshot shows the corner where it is read first, and the line below a picture what there is to say', async () => {
  const image = { src: LEDGER, kind: 'screenshot' } as const;
  const belowOf = async (fields: Partial<Project>, others: Partial<Site> = {}) => {
    const { corner, text, link } = await heroWith('work', [{ featured: true, image, ...fields }], others);
    return [corner, text, Object(link).href, Object(link).label];
  };
  const [english] = siteWith({}).languages;
  const arabic = { languages: [{ ...english, language: 'ar' }] } as const;
  const technologies = ['Go', 'SQL', 'C', 'Perl'];
  const repository = 'https://gitlab.com/a/b';
  const { caseStudy, projects } = content.words;
  expect(await belowOf({ technologies, repository })).toEqual(['left', 'Go, SQL, C', repository, 'GitLab']);
  expect(await belowOf({ summary: 'Berths', client: 'A port', technologies, repository: 'https://git.dev/a' })).toEqual(
    [...['left', 'Berths, A port', 'https://git.dev/a', projects.code]],
  );
  expect(await belowOf({ client: 'A port', page: '/projects/a/', repository }, arabic)).toEqual([
    ...['right', 'A port', '/projects/a/', caseStudy.link],
  ]);
  expect((await belowOf({ image: { src: LEDGER, kind: 'photo' } }))[0]).toBeUndefined();
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
    const first: Project = { ...project, featured: true, image: { src: LEDGER } };
    const hero = await heroOf(siteWith({ projects: [first], brand: { ...content.brand, hero: 'work' } }));
    return hero && 'link' in hero && hero.link?.label;
  });
  expect(await Promise.all(names)).toEqual(['Live Demo', 'Website', 'Buy']);
});
