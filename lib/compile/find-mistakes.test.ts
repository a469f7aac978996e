import { content } from '@/e2e/support/compiled-site';
import { temporaryFolder } from '@/e2e/support/export-folder';
import { nearest } from '@/lib/content/mistakes';
import type { Content } from '@/lib/content/schema';
import { completeWords } from '@/lib/content/schema/words';
import { lineOf } from '@/lib/content/source';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { pathsOf } from '@/site/pages';
import { compileSources } from './compile-sites';
import { findMistakes } from './find-mistakes';

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

/** The problems of the content with one field replaced, or removed if `value` is `undefined`, without their lines. */
function problemsWith(field: string, value: unknown): string[] {
  const copy = structuredClone<unknown>(filled);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce((found, key) => (found as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete group[last];
  else group[last] = value;
  const source = { folder: 'content', content: copy as Content, documents: [], mistakes: [] };
  return compileSources([source], { pathsOf }).mistakes.map((sentence) => sentence.replace(/^([^:]*):\d+:/, '$1:'));
}

const UNKNOWN = ' is a field that the site does not know; correct its spelling or remove it';
const ONE_LINE = ' must be one line of text without a space at either end';

const star = { points: 8, step: 2, rings: 1, turn: 0.5 };

/** A wrong value of a field, and how the sentence that begins with the field goes on. */
const MISTAKES: [field: string, value: unknown, rest: string][] = [
  ['profile.email', undefined, ' is missing; it must be an email address such as "you@example.com"'],
  ['profile.email', 'you.example.com', ' must be an email address such as "you@example.com"'],
  ['profile.phone', '0100 000 0000', ' must be a phone number with + and the country code, such as "+20 100 000 0000"'],
  ['profile.phone', '+49 (0)30 1234567', ' must be a phone number with + and the country code'],
  ['profile.email', 'you@exa\u200bmple.com', ' must be an email address such as "you@example.com"'],
  ['profile.name', 'Layla ', ONE_LINE],
  ['site.timeZone', 'Berlin', ' must be a time zone such as "Africa/Cairo" or "Europe/Berlin"'],
  ['profile.location.countryCode', 'UK', ' must be the two capital letters of a country (ISO 3166-1), such as "EG"'],
  ['profile.location', 'Cairo', ' must be a group of fields in braces'],
  ['projects.1.live', 'https://a.dev', ' is a field that the site does not know; you probably mean liveLink'],
  ['facts', [{ label: 'Based in' }], `[0].value is missing; it${ONE_LINE}`],
  ['links.cv', '/no-such-file.txt', ' is "/no-such-file.txt", but the file public/no-such-file.txt is missing'],
  ['links.cv', '/cv/', ' must be "page" for the CV page of this site'],
  ['links.profiles.0.mark', 'githb', ' must be a name from simpleicons.org such as "github", one of linkedin, code,'],
  [
    'services.0.icon',
    'smart-phone',
    ' is "smart-phone", which is neither one of desktop, database, api, web, nor an icon on lucide.dev; the nearest names are smartphone',
  ],
  ['services.0.link', '/app-rescue/', ' is "/app-rescue/", but the page content/pages/app-rescue.md or app/'],
  ['clients.0.logo', '/logo.svg', ' is "/logo.svg", but the file public/logo.svg is missing'],
  ['links.profiles.0.iconIn', ['head'], '[0] must be one of "hero", "footer", "contact", got "head"'],
  ['projects.1.liveLink', 'ftp://tides.example', ' must be an https:// URL or a path on this site, such as "/tide-'],
  ['projects.1.liveLink', '/tide-tables/', ' is "/tide-tables/", but the page content/pages/tide-tables.md or app/'],
  ['projects.0.page', '/projects/x/', ' is "/projects/x/", but the site has no such page; add content/case-studies/x'],
  ['testimonials', [{ quote: 'Good.', name: 'Ida', link: '/ida/' }], '[0].link must be an https:// URL such as "'],
  [
    'testimonials',
    [{ quote: 'Good.', name: 'Ida', project: 'Harbor' }],
    '[0].project is "Harbor", but no project has this title; the nearest is "Harbour".',
  ],
  ['services.0.price', 900, ' must be text such as "from 900 € a day", or an amount and a currency in braces'],
  [
    'services.0.price',
    { amount: 900, currency: 'euro' },
    '.currency must be the three capital letters of a currency, such as "EUR", got "euro"',
  ],
  ['links.profiles.0.address', 'tel:0100 000', ' must be an https:// URL, a path on this site, or a phone number with'],
  [
    'links.profiles.0.address',
    'https://wa.me/+201000000000',
    ' must be an address such as "https://wa.me/201000000000"',
  ],
  ['links.profiles.0.address', 'https://t.me/@layla', ' must be an address such as "https://t.me/layla_haddad", the'],
  ['links.profiles.0.address', 'https://signal.me/#p/20', ' must be an address such as "https://signal.me/#p/+20100'],
  ['availability', true, ' must be false, or a group of fields in braces'],
  ['availability.from', 'March', ' must be a day or a month such as "2027-03-01" or "2027-03"'],
  ['availability.days', 8, ' must be a number from 0.5 to 7, without quotes'],
  ['legal.imprint', true, ' must be false, or a group of fields in braces'],
  ['legal.imprint', {}, '.postalAddress is missing; it must be a list in square brackets'],
  ['projects.1.title', 'HARBOUR', ' must differ from the title of entry 1 of the list'],
  ['projects.0.featured', 'true', ' must be true or false, without quotes'],
  ['pages.about.bio', [], ' must have at least one entry'],
  ['navigation.1.path', '/', ' must differ from the path of entry 1 of the list'],
  ['navigation.1.path', '/uses', ' must be the path of a page between slashes, such as "/uses/" or "/projects/shop/"'],
  ['navigation.1.path', '/pets/', ' is "/pets/", but the site has no such page; add content/pages/pets.md or app/'],
  ['navigation', [], ' must have an entry with the path "/", the home page'],
  ['education.0.to', '2022-12', ' must not be before the start'],
  ['education.0.to', 'now', ' must be a year from 1900 to 2100, without quotes, a month such as "2021-03", or'],
  ['education.0.from', '2021-13', ' must be a year from 1900 to 2100, without quotes, or a month such as "2021-03"'],
  ['links.cv', 'Page', ' must be "page", an https:// URL or a path on this site, such as "/cv.pdf"'],
  ['site.address', 'https://me.dev/', ' must be an https:// address without a slash at its end, such as "https://'],
  ['site.language', 'english', ' must be a language tag such as "en" or "ar"'],
  ['site.form', { service: 'mailchimp' }, '.service must be one of "formspree", "web3forms", "formsubmit", "netlify",'],
  ['site.form', { service: 'none', endpoint: 'https://a.dev' }, `.endpoint${UNKNOWN}`],
  ['site.form.endpoint', 'https://formspree.io/forms/abc/', ' must be the https:// endpoint of your form, such as "'],
  ['brand.star', 'moon', ' must be "khatam", "name" or the numbers of a star in braces'],
  ['brand.star', { ...star, points: 4 }, '.points must be a whole number from 5 to 12, without quotes, got 4'],
  ['brand.star', { ...star, points: 12 }, '.step must be 4 in a star with 12 points, got 2'],
  ['brand.star', { ...star, step: 3, rings: 3 }, '.rings must be lower in a star with this step, got 3'],
  ['brand.colors', { ground: 'white', accent: '#5B2AA8' }, '.ground must be a colour as # and six digits from 0 to F'],
  ['brand.colors', { ground: '#808080', accent: '#5B2AA8' }, '.ground must be a lighter or a darker colour, on which'],
  [
    'brand.fonts.heading',
    'Playfair',
    ' is "Playfair", which is not installed; run npm install @fontsource-variable/playfair, or @fontsource/playfair if npm',
  ],
  ['skills', undefined, ' is exported, but not collected in content/index.ts'],
  [
    'profile.name',
    '**Layla** H.',
    ' is shown as it is written, with the marks of **Layla**; remove them, as only sente',
  ],
  ['words.footer.rights', '© {name}', ' must contain {year} and {name} exactly once, and no other word in '],
  [
    'pages.about.bio',
    ['My [pets](/pets/).'],
    '[0] has a link to /pets/, which leads to a page or file that the site doe',
  ],
  ['pages.about.bio', ['My ![pet](/pet.png)'], '[0] has a picture, which only Markdown files can have; remove it'],
  ['words.form.send', 'Send {it}', ' must have no words in braces'],
];

test.each(MISTAKES)('%s is invalid as %j', (field, value, rest) => {
  const path = field.replaceAll(/\.(\d+)/g, '[$1]');
  const got = rest.startsWith(' must ') && Object(value) !== value ? `, got ${JSON.stringify(value)}` : '';
  const file = path === 'facts' ? 'profile' : path.replace(/\W.*/, '');
  const [problem = '', ...others] = problemsWith(field, value);
  const start = `content/${file}.ts: ${path}${rest}`;
  expect([problem.slice(0, start.length), ...others]).toEqual([start]);
  expect(problem.slice(-got.length - 1)).toBe(`${got}.`);
});

test.each<[field: string, value: unknown]>([
  ['profile.email', 'أحمد@مثال.مصر'],
  ['profile.email', "o'neil+work@mail.example.co.uk"],
  ['profile.phone', '+49 (30) 1234-5678'],
  ['site.address', 'https://مثال.مصر'],
  ['site.address', 'https://layla.github.io/portfolio'],
  ['links.cv', 'https://example.com/cv.pdf?download=1#page=2'],
  ['projects.0.liveLink', '/about/#skills'],
  ['projects.0.liveLink', 'http://old.example'],
  ['links.profiles.0.address', 'tel:+201000000000'],
  ['links.profiles.0.address', 'https://wa.me/201000000000?text=Hello'],
  ['links.profiles.0.address', 'https://t.me/+201000000000'],
  ['links.profiles.0.address', 'https://signal.me/#eu/a-B_c'],
  ['availability', false],
  ['site.form', { service: 'own', endpoint: 'http://localhost:4100/messages' }],
  ['education.0', { title: 'Degree', organization: 'A school', from: '2023-09', to: 2023 }],
  ['brand.star', star],
])('%s is valid as %j', (field, value) => {
  expect(problemsWith(field, value)).toEqual([]);
});

afterEach(() => jest.restoreAllMocks());

test('English words stand in for those that a site lacks, in every language', () => {
  const own = { header: { menu: 'Pages' } };
  expect(completeWords(own)).toEqual({ ...words, header: { ...words.header, menu: 'Pages' } });
  const wrong = completeWords({ header: 'Menu', heder: {} } as never);
  const fields = findMistakes({ ...filled, words: wrong }).map(({ field }) => field);
  expect(fields).toEqual(['words.header', 'words.heder']);
});

test('the navigation lists the CV page and the legal pages only on a site that has them', () => {
  const paths = ['/cv/', '/imprint/', '/privacy/'] as const;
  const navigation = [...filled.navigation, ...paths.map((path) => ({ path, label: path }))];
  const legal = {
    imprint: { postalAddress: ['A street'] },
    privacy: { updated: '2026-10-01', host: { name: 'A host' }, messages: 'I delete them.' },
  };
  const mistakesOf = (content: Content) =>
    compileSources([{ folder: 'content', content, documents: [], mistakes: [] }], { pathsOf }).mistakes;
  expect(mistakesOf({ ...filled, navigation, legal: {} })).toEqual(
    paths.map((path) => expect.stringContaining(`leads to ${path}, but the site does not have that page`)),
  );
  expect(mistakesOf({ ...filled, navigation, legal, links: { ...filled.links, cv: 'page' } })).toEqual([]);
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
  expect(findMistakes(wrong).map(({ field }) => field)).toEqual([
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
  const found = findMistakes({ ...filled, projects, profile });
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
  const found = findMistakes({ ...filled, profile: { ...filled.profile, name: '' }, links: 1 }, 'content/ar');
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
  ['me.jpg', 'must be an https:// URL or the path of a file in public/, such as "/me.jpg", got "me.jpg"'],
])('with the picture %s, the photo has the problem %s', async (src, problem) => {
  await inRepository({
    ...PAGES,
    'public/me.png': '',
    'public/me.jpg': '',
    'public/a b.png': '',
    'public/logo.svg': '',
  });
  const [mistake = '', ...others] = problemsWith('profile.photo', { src });
  expect([mistake.replace('content/profile.ts: profile.photo.src ', ''), ...others]).toEqual([
    problem ? `${problem}.` : '',
  ]);
});

test.each<[written: string, meant: string | undefined]>([
  ['link', 'liveLink'],
  ['phnoe', 'phone'],
  ['caption', undefined],
  ['Title', 'title'],
  ['LINK', 'liveLink'],
  ['stars', undefined],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(nearest(typed, 'title description repository liveLink codeNote image name role phone'.split(' '))).toBe(meant);
});
