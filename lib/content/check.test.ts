/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { findProblems, sentenceOf } from './check';
import type { Content } from './schema';

const { experience: _experience, ...about } = content.pages.about;

/**
 * The content with an entry in each list that the tests break, and that list's heading. It does not depend on the
 * owner's lists.
 */
const filled = {
  ...content,
  profile: { ...content.profile, location: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' } },
  pages: {
    ...content.pages,
    home: { ...content.pages.home, projects: { heading: 'Projects', link: 'All' }, testimonials: 'Clients' },
    about: { ...about, skills: { heading: 'Skills', text: 'Some.' }, education: 'Education', languages: 'Languages' },
    services: { ...content.pages.services, process: { heading: 'Steps', text: 'One.' } },
    contact: { ...content.pages.contact, connect: 'Elsewhere' },
  },
  navigation: Object.values(routes).map((path) => ({ path, label: path })),
  links: { profiles: [{ label: 'GitHub', address: 'https://a.dev', iconIn: ['contact'] }] },
  projects: ['Harbour', 'Orchard'].map((title) => ({
    title,
    description: 'One of two.',
    technologies: [],
    featured: true,
  })),
  testimonials: [{ quote: 'Good.', name: 'Ida' }],
  skills: [{ skills: ['C#'] }],
  experience: [],
  education: [{ title: 'Degree', organization: 'A school', from: 2023, to: 2027 }],
  languages: [{ name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 }],
} satisfies Content;

/** The problems of the content with one field replaced, or removed if `value` is `undefined`. */
function problemsWith(field: string, value: unknown): string[] {
  const copy = structuredClone<unknown>(filled);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce((found, key) => (found as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete group[last];
  else group[last] = value;
  return findProblems(copy).map(sentenceOf);
}

test('the content is valid', () => {
  expect(findProblems(content)).toEqual([]);
});

const LONG = 'A title that goes on for much longer than search engines show';

const star = { points: 8, step: 2, rings: 1, turn: 0.5 };

const MISTAKES: [field: string, value: unknown, sentence: string][] = [
  [
    'profile.email',
    undefined,
    'profile.ts: profile.email is missing; it must be an email address such as "you@example.com".',
  ],
  [
    'profile.email',
    'you.example.com',
    'profile.ts: profile.email must be an email address such as "you@example.com", got "you.example.com".',
  ],
  [
    'profile.phone',
    '0100 000 0000',
    'profile.ts: profile.phone must be a phone number with + and the country code, such as "+20 100 000 0000", got "0100 000 0000".',
  ],
  [
    'profile.name',
    'Layla ',
    'profile.ts: profile.name must be one line of text without a space at either end, got "Layla ".',
  ],
  [
    'profile.location.countryCode',
    'UK',
    'profile.ts: profile.location.countryCode must be the two capital letters of a country (ISO 3166-1), such as "EG", got "UK".',
  ],
  ['profile.location', 'Cairo', 'profile.ts: profile.location must be a group of fields in braces, got "Cairo".'],
  [
    'profile.fone',
    '+20',
    'profile.ts: profile has a field that the site does not know, "fone"; correct its spelling or remove it.',
  ],
  [
    'profile.photo',
    { src: '/me.heic' },
    'profile.ts: profile.photo.src must be an https:// URL or the path of a PNG, JPEG, WebP or AVIF in public/, such as "/me.jpg", got "/me.heic".',
  ],
  [
    'facts',
    [{ label: 'Based in' }],
    'profile.ts: facts[0].value is missing; it must be one line of text without a space at either end.',
  ],
  [
    'links.cv',
    '/no-such.pdf',
    'links.ts: links.cv must be the path of a page in app/ or of a file in public/, with its capital letters, got "/no-such.pdf".',
  ],
  [
    'links.profiles.0.mark',
    'githb',
    'links.ts: links.profiles[0].mark must be a name from simpleicons.org such as "github", one of linkedin, code, person, or the path data of an icon, got "githb".',
  ],
  [
    'links.profiles.0.iconIn',
    ['head'],
    'links.ts: links.profiles[0].iconIn[0] must be one of "hero", "footer", "contact", got "head".',
  ],
  [
    'projects.1.liveLink',
    'http://tides.example',
    'projects.ts: projects[1].liveLink must be an https:// URL or a path on this site, such as "/tide-tables/" or "/cv.pdf", got "http://tides.example".',
  ],
  [
    'projects.1.liveLink',
    '/tide-tables/',
    'projects.ts: projects[1].liveLink must be the path of a page in app/ or of a file in public/, with its capital letters, got "/tide-tables/".',
  ],
  [
    'projects.0.page',
    '/projects/harbour/',
    'projects.ts: projects[0].page must be the path of a page; add app/projects/harbour/page.tsx or remove the entry, got "/projects/harbour/".',
  ],
  [
    'testimonials',
    [{ quote: 'Good.', name: 'Ida', link: '/ida/' }],
    'testimonials.ts: testimonials[0].link must be an https:// URL such as "https://example.com/team", got "/ida/".',
  ],
  [
    'pages.home.testimonials',
    undefined,
    'pages.ts: pages.home.testimonials is missing; it is the heading of a list with entries.',
  ],
  [
    'projects.1.title',
    'HARBOUR',
    'projects.ts: projects[1].title must differ from the title of entry 1 of the list, got "HARBOUR".',
  ],
  [
    'projects.0.technologies',
    'COBOL-85',
    'projects.ts: projects[0].technologies must be a list in square brackets, got "COBOL-85".',
  ],
  [
    'projects.0.featured',
    'true',
    'projects.ts: projects[0].featured must be true or false, without quotes, got "true".',
  ],
  [
    'pages.about.title',
    LONG,
    `pages.ts: pages.about.title must have 2 to 60 characters; it has ${LONG.length}, got "${LONG}".`,
  ],
  ['pages.about.bio', [], 'pages.ts: pages.about.bio must have at least one entry.'],
  [
    'pages.about.skills',
    undefined,
    'pages.ts: pages.about.skills is missing; it is the heading of a list with entries.',
  ],
  [
    'pages.about.updated',
    '2026-02-30',
    'pages.ts: pages.about.updated must be a day that exists, as YYYY-MM-DD, such as "2026-03-14", got "2026-02-30".',
  ],
  [
    'navigation.1.path',
    '/',
    'navigation.ts: navigation[1].path must differ from the path of entry 1 of the list, got "/".',
  ],
  [
    'navigation.1.path',
    '/uses',
    'navigation.ts: navigation[1].path must be the path of a page between slashes, such as "/uses/" or "/projects/shop/", got "/uses".',
  ],
  [
    'navigation.1.path',
    '/uses/',
    'navigation.ts: navigation[1].path must be the path of a page; add app/uses/page.tsx or remove the entry, got "/uses/".',
  ],
  ['navigation', [], 'navigation.ts: navigation must have an entry with the path "/", the home page.'],
  ['education.0.to', 2020, 'education.ts: education[0].to must not be before the first year, got 2020.'],
  [
    'education.0.to',
    'now',
    'education.ts: education[0].to must be a year from 1900 to 2100, without quotes, or "present", got "now".',
  ],
  [
    'site.address',
    'https://me.dev/',
    'site.ts: site.address must be an https:// address without a path or a slash at its end, such as "https://example.com", got "https://me.dev/".',
  ],
  ['site.language', 'english', 'site.ts: site.language must be a language tag such as "en" or "ar", got "english".'],
  [
    'site.form',
    { service: 'mailchimp' },
    'site.ts: site.form.service must be one of "formspree", "web3forms", "formsubmit", "netlify", "own", "none", got "mailchimp".',
  ],
  [
    'site.form',
    { service: 'none', endpoint: 'https://a.dev' },
    'site.ts: site.form has a field that the site does not know, "endpoint"; correct its spelling or remove it.',
  ],
  [
    'site.form',
    { service: 'formspree', endpoint: 'https://formspree.io/forms/abc/integration' },
    'site.ts: site.form.endpoint must be the https:// endpoint of your form, such as "https://formspree.io/f/abcde", got "https://formspree.io/forms/abc/integration".',
  ],
  [
    'brand.star',
    'moon',
    'brand.ts: brand.star must be "khatam", "name" or the numbers of a star in braces, got "moon".',
  ],
  [
    'brand.star',
    { ...star, points: 4 },
    'brand.ts: brand.star.points must be a whole number from 5 to 12, without quotes, got 4.',
  ],
  ['brand.star', { ...star, points: 12 }, 'brand.ts: brand.star.step must be 4 in a star with 12 points, got 2.'],
  [
    'brand.star',
    { ...star, step: 3, rings: 3 },
    'brand.ts: brand.star.rings must be lower in a star with this step, got 3.',
  ],
  [
    'brand.colors',
    { ground: 'white', accent: '#5B2AA8' },
    'brand.ts: brand.colors.ground must be a colour as # and six digits from 0 to F, such as "#0A6A62", got "white".',
  ],
  [
    'brand.colors',
    { ground: '#808080', accent: '#5B2AA8' },
    'brand.ts: brand.colors.ground must be a lighter or a darker colour, on which text can have a contrast of 7:1, got "#808080".',
  ],
  [
    'words.header.skip',
    undefined,
    'words.ts: words.header.skip is missing; it must be one line of text without a space at either end.',
  ],
  [
    'words.footer.rights',
    '© {name}',
    'words.ts: words.footer.rights must have {year} and {name}, each once and no other word in braces, got "© {name}".',
  ],
  ['words.form.send', 'Send {it}', 'words.ts: words.form.send must have no words in braces, got "Send {it}".'],
];

test.each(MISTAKES)('%s is invalid as %j', (field, value, sentence) => {
  expect(problemsWith(field, value)).toEqual([`content/${sentence}`]);
});

test.each<[field: string, value: unknown]>([
  ['profile.name', 'ليلى'],
  ['profile.email', 'أحمد@مثال.مصر'],
  ['profile.email', "o'neil+work@mail.example.co.uk"],
  ['profile.phone', '+49 (30) 1234-5678'],
  ['site.address', 'https://مثال.مصر'],
  ['links.cv', 'https://example.com/cv.pdf?download=1#page=2'],
  ['links.profiles.0.mark', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ['projects.0.liveLink', '/about/#skills'],
  ['site.form', { service: 'own', endpoint: 'http://localhost:4100/messages' }],
  ['education.0.to', 'present'],
  ['brand.star', star],
])('%s is valid as %j', (field, value) => {
  expect(problemsWith(field, value)).toEqual([]);
});

afterEach(() => jest.restoreAllMocks());

test('all problems are reported, with a line number if the value is found in the file', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(
    join(root, 'content/profile.ts'),
    "export const profile = {\n  role: 'Engineer',\n  email:\n    'none',\n};\n",
  );
  const wrong = { ...content, profile: { ...content.profile, name: '', email: 'none' }, skills: [{}] };
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  // Pages and files of the owner's are not in this folder.
  const found = findProblems(wrong).filter(({ message }) => !message.startsWith('must be the path of a page'));
  expect(found.map(({ file, line, field }) => [file, line, field])).toEqual([
    ['content/profile.ts', undefined, 'profile.name'],
    ['content/profile.ts', 4, 'profile.email'],
    ['content/skills.ts', undefined, 'skills[0].skills'],
  ]);
});

test('the words of case studies are optional until a project has one', () => {
  const { caseStudy: _caseStudy, ...words } = content.words;
  const projects = filled.projects.map((project) => ({ ...project, page: routes.home }));
  expect(findProblems({ ...filled, words })).toEqual([]);
  expect(findProblems({ ...filled, words, projects }).map(({ field }) => field)).toEqual(['words.caseStudy']);
});

test('the headings of a page that the navigation does not list are optional', () => {
  const { skills: _skills, ...wordless } = filled.pages.about;
  const navigation = filled.navigation.filter(({ path }) => path !== routes.about);
  expect(findProblems({ ...filled, navigation, pages: { ...filled.pages, about: wordless } })).toEqual([]);
});
