import { content } from '@/e2e/support/compiled-site';
import { temporaryFolder } from '@/e2e/support/export-folder';
import type { Finding } from '@/lib/content/finding';
import type { Content } from '@/lib/content/schema';
import { completeWords } from '@/lib/content/schema/words';
import { lineOf } from '@/lib/content/source';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { compileChecked } from './compile-checked';
import { findWrongFields } from './fields';

/** The content with entries that the tests break, and without files of the owner's. */
const filled = {
  ...content,
  site: { ...content.site, form: { service: 'formspree', endpoint: 'https://formspree.io/f/abcde' } },
  navigation: Object.values(routes).map((path) => ({ path, label: path })),
  links: { profiles: [{ label: 'GitHub', address: 'https://a.dev', iconIn: ['contact'] }] },
  projects: ['Harbour', 'Orchard'].map((title) => ({ title, description: 'One of two.', technologies: [] })),
  testimonials: [],
  clients: [{ name: 'A school' }],
  services: content.services.map((service) => ({ ...service, link: undefined })),
  education: [{ title: 'Degree', organization: 'A school', from: 2023, to: 2027 }],
} satisfies Content;

/** What is wrong with the content with one field replaced, or removed if `value` is `undefined`. */
function findingsWith(field: string, value: unknown): readonly Finding[] {
  const copy = structuredClone<unknown>(filled);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce((found, key) => (found as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete group[last];
  else group[last] = value;
  return findingsIn(copy as Content);
}

function findingsIn(content: Content): readonly Finding[] {
  return compileChecked([{ folder: 'content', content, documents: [], findings: [] }]).findings;
}

const star = { points: 8, step: 2, rings: 1, turn: 0.5 };

/** A wrong value of a field, the end of the field that is named, and a part of the message that says what to write. */
const WRONG: [field: string, value: unknown, end: string, advice: string | RegExp][] = [
  ['profile.email', undefined, '', /^is missing; it must be an email address such as "/],
  ['profile.email', 'you.example.com', '', /^must be an email address .*, got "you\.example\.com"$/],
  ['profile.email', 'you@exa\u200bmple.com', '', 'must be'],
  ['profile.phone', '+49 (0)30 1234567', '', '+20 100 000 0000'],
  ['profile.phone', '+49 30 1234567 ext', '', '+20 100 000 0000'],
  ['profile.name', 'Layla ', '', 'one line'],
  ['profile.name', '**Layla** H.', '', 'the marks of **Layla**'],
  ['profile.location', 'Cairo', '', 'in braces'],
  ['profile.location.countryCode', 'UK', '', 'ISO 3166-1'],
  ['site.timeZone', 'Berlin', '', 'Europe/Berlin'],
  ['site.address', 'https://me.dev/', '', 'without a slash'],
  ['site.language', 'english', '', 'language tag'],
  // Search engines do not know its part for the digits.
  ['site.language', 'ar-JO-u-nu-latn', '', 'language tag'],
  ['site.form', { service: 'mailchimp' }, '.service', 'one of "formspree"'],
  ['site.form', { service: 'none', endpoint: 'https://a.dev' }, '.endpoint', 'does not know'],
  ['site.form.endpoint', 'formspree.io/f/abcde', '', 'endpoint of your form'],
  ['site.form.endpoint', 'https://formspree.io/forms/abc/', '', 'endpoint of your form'],
  ['projects.1.live', 'https://a.dev', '', 'you probably mean liveLink'],
  ['projects.1.liveLink', 'ftp://tides.example', '', 'https:// URL or a path'],
  ['projects.1.year', 1600, '', 'from 1900 to 2100'],
  ['projects.1.title', 'HARBOUR', '', 'entry 1'],
  ['projects.0.page', '/projects/x/', '', 'add content/case-studies/x'],
  ['links.cv', '/no-such-file.txt', '', 'the file public/no-such-file.txt is missing'],
  ['links.cv', '/cv/', '', 'must be "page"'],
  ['links.cv', 'cv.pdf', '', 'must be "page"'],
  ['links.profiles.0.mark', 'githb', '', 'simpleicons.org'],
  ['links.profiles.0.iconIn', ['head'], '[0]', 'got "head"'],
  ['links.profiles.0.address', 'tel:0100 000', '', 'country code'],
  ['services.0.icon', 'smart-phone', '', 'the nearest names are smartphone'],
  ['services.0.price', { amount: 900, currency: 'euro' }, '.currency', 'capital letters'],
  ['services.0.link', '/app-rescue/', '', 'the page content/pages/app-rescue.md or app/'],
  ['clients.0.logo', '/logo.svg', '', 'public/logo.svg is missing'],
  ['testimonials', [{ quote: 'Good.', name: 'Ida', project: 'Harbor' }], '[0].project', 'the nearest is "Harbour"'],
  ['availability', true, '', 'must be false, or a group'],
  ['legal.imprint', {}, '.postalAddress', 'is missing; it must be a list'],
  ['navigation.1.path', '/pets/', '', 'add content/pages/pets.md or app/'],
  ['navigation', [], '', 'the path "/"'],
  ['education.0.to', '2022-12', '', 'before the start'],
  ['education.0.to', 'now', '', 'or "present"'],
  ['brand.star', { ...star, points: 12 }, '.step', 'must be 4'],
  ['brand.star', { ...star, points: 5, rings: 2 }, '.rings', 'must be lower'],
  ['brand.hero', 'works', '', 'must be "work"'],
  ['brand.hero', { project: 'Harbor' }, '', 'the nearest is "Harbour"'],
  ['brand.hero', { project: 'Harbour' }, '', 'no picture in public/'],
  ['brand.hero', { src: '/no-desk.jpg' }, '.src', 'public/no-desk.jpg is missing'],
  ['projects.0.image', { src: '/loop.mp4' }, '.src', 'the file public/loop.mp4 is missing'],
  ['projects.0.image', { src: 'https://a.dev/loop.mp4' }, '.src', 'films have to be in public/'],
  ['projects.0.image', { src: '/loop.mov' }, '.src', 'or a film as MP4 or WebM'],
  ['projects.0.image', { src: '/loop.mp4', kind: 'logo' }, '.kind', 'src is a film'],
  ['brand.colors', { ground: '#808080', accent: '#5B2AA8' }, '.ground', 'lighter or a darker'],
  ['brand.star', { points: 7.5, step: 2, rings: 1, turn: 0 }, '.points', 'a whole number from 5 to 12'],
  ['brand.colors', { ground: '##FFFFFF', accent: '#5B2AA8' }, '.ground', 'six digits'],
  ['brand.fonts.heading', 'Playfair', '', 'npm install @fontsource-variable/playfair'],
  ['skills', undefined, '', 'not collected in content/index.ts'],
  ['words.footer.rights', '© {name}', '', '{year} and {name} exactly once'],
  ['pages.about.bio', ['My [pets](/pets/).'], '[0]', 'a link to /pets/'],
  ['pages.about.bio', ['My ![pet](/pet.png)'], '[0]', 'only Markdown files'],
];

test.each(WRONG)('%s is invalid as %j', (field, value, end, advice) => {
  const name = field.replaceAll(/\.(\d+)/g, '[$1]');
  expect(findingsWith(field, value)).toEqual([
    expect.objectContaining({
      level: 'stop',
      file: `content/${name.replace(/\W.*/, '')}.ts`,
      field: name + end,
      message: typeof advice === 'string' ? expect.stringContaining(advice) : expect.stringMatching(advice),
    }),
  ]);
});

test.each<[field: string, value: unknown]>([
  ['profile.email', 'أحمد@مثال.مصر'],
  ['profile.email', "o'neil+work@mail.example.co.uk"],
  ['profile.phone', '+49 (30) 1234-5678'],
  ['site.address', 'https://مثال.مصر'],
  ['site.address', 'https://layla.github.io/portfolio'],
  ['links.cv', 'https://example.com/cv.pdf?download=1#page=2'],
  ['projects.0.liveLink', '/about/#skills'],
  ['links.profiles.0.mark', 'CodePen'],
  ['links.profiles.0.mark', 'Stack Overflow'],
  ['projects.0.liveLink', 'http://old.example'],
  ['links.profiles.0.address', 'tel:+201000000000'],
  ['links.profiles.0.address', 'https://signal.me/#eu/a-B_c'],
  ['availability', false],
  ['projects.0.year', 1404],
  ['site.form', { service: 'own', endpoint: 'http://localhost:4100/messages' }],
  ['education.0', { title: 'Degree', organization: 'A school', from: '2023-09', to: 2023 }],
  ['education.0', { title: 'Degree', organization: 'A school', to: 2022 }],
  ['brand.star', star],
  ['brand.star', { ...star, points: 5 }],
])('%s is valid as %j', (field, value) => {
  expect(findingsWith(field, value)).toEqual([]);
});

test('each unknown field has its own advice, and is not taken for one that is there', () => {
  const [project] = filled.projects;
  const found = findingsWith('projects.0', { ...project, liveLink: '/', live: '/', repo: '/', mood: 'glad' });
  const advice = found.map(({ field, message }) => [field.slice('projects[0].'.length), message.split('; ')[1]]);
  const unknown = 'correct its spelling or remove it';
  expect(advice).toEqual([
    ['live', unknown],
    ['repo', 'you probably mean repository'],
    ['mood', unknown],
  ]);
});

afterEach(() => jest.restoreAllMocks());

test('English words stand in for those that a site lacks, in every language', () => {
  const own = { header: { menu: 'Pages' } };
  expect(completeWords(own)).toEqual({ ...words, header: { ...words.header, menu: 'Pages' } });
  const wrong = completeWords({ header: 'Menu', heder: {} } as never);
  const fields = findWrongFields({ ...filled, words: wrong }).map(({ field }) => field);
  expect(fields).toEqual(['words.header', 'words.heder']);
});

test('the navigation lists the CV page and the legal pages only on a site that has them', () => {
  const paths = ['/cv/', '/imprint/', '/privacy/'] as const;
  const navigation = [...filled.navigation, ...paths.map((path) => ({ path, label: path }))];
  const legal = {
    imprint: { postalAddress: ['A street'] },
    privacy: { updated: '2026-10-01', host: { name: 'A host' }, messages: 'I delete them.' },
  };
  expect(findingsIn({ ...filled, navigation, legal: {} })).toMatchObject(
    paths.map((path) => ({
      message: expect.stringContaining(`leads to ${path}, but the site does not have that page`),
    })),
  );
  expect(findingsIn({ ...filled, navigation, legal, links: { ...filled.links, cv: 'page' } })).toEqual([]);
});

const { folder, write } = temporaryFolder();

/** Runs in a repository with these files. */
async function inRepository(files: Record<string, string>) {
  await write(files);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
}

const PAGES = Object.fromEntries(Object.values(routes).map((path) => [`app${path}page.tsx`, '']));

test('all problems are reported at once, whatever else is wrong with their group', () => {
  const [first, second] = filled.projects;
  const wrong = {
    ...filled,
    profile: { ...filled.profile, name: '', email: 'none', fone: '1' },
    brand: {
      ...filled.brand,
      star: { ...star, points: 12, rings: 'two' },
      colors: { ground: '#808080', accent: '#5B2AA8', text: 1 },
    },
    navigation: [{ path: '/about/', label: 2 }, 'Uses'],
    projects: [{ ...first, featured: 'yes' }, { ...second, title: first?.title, technologies: 'C#' }, 'A third'],
    education: [{ title: '', organization: 5, from: 2023, to: 2022 }],
    skills: [{}],
    experience: undefined,
    words: { ...filled.words, footer: { ...filled.words.footer, links: '', rights: '{year}' } },
  };
  expect(findWrongFields(wrong).map(({ field }) => field)).toEqual([
    'brand.star.rings',
    'brand.star.step',
    'brand.colors.text',
    'brand.colors.ground',
    'profile.name',
    'profile.email',
    'profile.fone',
    'navigation[0].label',
    'navigation[1]',
    'navigation',
    'projects[0].featured',
    'projects[1].technologies',
    'projects[2]',
    'projects[1].title',
    'skills[0].skills',
    'experience',
    'education[0].title',
    'education[0].organization',
    'education[0].to',
    'words.footer.links',
    'words.footer.rights',
  ]);
});

test('a problem has the line of its value, or of its group if the value is missing', async () => {
  await inRepository({
    ...PAGES,
    'content/profile.ts': "export const profile = {\n  role: 'Engineer',\n  email:\n    'none',\n};\n",
    'content/projects.ts':
      "export const projects = [\n  { title: 'A' },\n  {\n    title: 'B',\n    live: 'https://b.dev',\n  },\n];\n",
  });
  const [one, other] = filled.projects;
  const projects = [
    { ...one, live: 'https://b.dev' },
    { ...other, live: 'https://b.dev', description: undefined },
  ];
  const profile = { ...filled.profile, name: undefined, email: 'none', photo: undefined };
  const found = findWrongFields({ ...filled, projects, profile });
  expect(found.map(({ file, line, field }) => [file, line, field])).toEqual([
    ['content/profile.ts', 1, 'profile.name'],
    ['content/profile.ts', 4, 'profile.email'],
    ['content/projects.ts', 2, 'projects[0].live'],
    ['content/projects.ts', 3, 'projects[1].description'],
    ['content/projects.ts', 5, 'projects[1].live'],
  ]);
  // Behind a spread, the code does not show which entry it is.
  expect(lineOf('export const projects = [\n  ...others,\n  {},\n];', 'projects[1]')).toBeUndefined();
});

test('a problem of a translation is in its folder, or in the file that it shares with the main language', async () => {
  await inRepository({
    'content/ar/profile.ts': "export const profile = {\n  name: '',\n};\n",
    'content/links.ts': '',
  });
  const found = findWrongFields({ ...filled, profile: { ...filled.profile, name: '' }, links: 1 }, 'content/ar');
  const places = found
    .filter(({ field }) => ['profile.name', 'links'].includes(field))
    .map(({ file, line }) => [file, line]);
  expect(places).toEqual([
    ['content/ar/profile.ts', 2],
    ['content/links.ts', undefined],
  ]);
});

test.each<[src: string, problem: string | undefined]>([
  ['/me.jpg', undefined],
  ['/a%20b.png', undefined],
  ['/Me.jpg', 'is "/Me.jpg", but the file public/Me.jpg is missing; the nearest name there is public/me.jpg'],
  [
    '/portfolio/me.jpg',
    'is "/portfolio/me.jpg", but the file public/portfolio/me.jpg is missing; the nearest name there is public/me.jpg',
  ],
  ['/logo.bmp', 'is "/logo.bmp", but BMP is not supported; save it as a PNG, JPEG, WebP, AVIF, SVG or GIF'],
])('with the picture %s, the photo has the problem %s', async (src, problem) => {
  await inRepository({
    ...PAGES,
    'public/me.png': '',
    'public/me.jpg': '',
    'public/a b.png': '',
    'public/logo.svg': '',
  });
  const found = findingsWith('profile.photo', { src }).map(({ field, message }) => [field, message]);
  expect(found).toEqual(problem ? [['profile.photo.src', problem]] : []);
});

test('the film of a project needs a picture of it beside it', async () => {
  const files = { 'public/me.jpg': '', 'public/loop.mp4': '', 'public/still.webm': '', 'public/still.webp': '' };
  await inRepository({ ...PAGES, ...files });
  const found = ['/loop.mp4', '/still.webm'].map((src) => findingsWith('projects.0.image', { src }));
  expect(found).toEqual([
    [expect.objectContaining({ message: expect.stringContaining('put loop.jpg beside it') })],
    [],
  ]);
});

const svg = (inside = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1">${inside}</svg>`;

test.each([
  [{ src: '/logo.svg' }, svg(), '', undefined],
  [{ src: '/logo.svg', icon: '/icon.svg' }, svg(), '.icon', 'the file public/icon.svg is missing'],
  [{ src: '/logo.png' }, svg(), '.src', 'must be an SVG in public/'],
  [{ src: 'https://a.dev/logo.svg' }, svg(), '.src', 'must be an SVG in public/'],
  [{ src: '/logo.svg' }, '<!doctype html><p>Not found</p>', '.src', 'is no SVG'],
  [{ src: '/logo.svg' }, svg().replace('viewBox', 'box'), '.src', 'is no SVG'],
  [{ src: '/logo.svg' }, svg('<script>alert(1)</script>'), '.src', 'has a script'],
  [{ src: '/logo.svg' }, svg('<image href="https://a.dev/a.png"/>'), '.src', 'loads another file'],
  [{ src: '/logo.svg' }, svg(`<!--${'long'.repeat(8000)}-->`), '.src', 'has 32'],
  [{ src: '/logo.light.svg' }, svg(), '.src', 'is no SVG'],
])('with the logo %j as %j, the brand has the problem %s %s', async (logo, source, end, problem) => {
  const pair = { 'public/logo.light.svg': svg(), 'public/logo.dark.svg': '<svg/>' };
  await inRepository({
    ...PAGES,
    'public/me.jpg': '',
    'public/logo.svg': source,
    ...('src' in logo && logo.src.includes('light') ? pair : {}),
  });
  const found = findingsWith('brand.logo', logo).map(({ field, message }) => [field, message]);
  expect(found).toEqual(problem ? [[`brand.logo${end}`, expect.stringContaining(problem)]] : []);
});
