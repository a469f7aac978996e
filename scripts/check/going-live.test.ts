import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content as sample } from '@/content/index';
import { siteWith } from '@/e2e/support/compiled-site';
import { OWNER } from '../../e2e/support/owner-site';
import { environment } from '../../lib/compile/environment';
import { sentenceOf } from '../../lib/content/finding';
import type { Content } from '../../lib/content/schema';
import { applyChanges, type Change, type Value } from '../content-files';
import { findFieldsToImprove } from './fields';
import { findLeftToDo, findWrongDomain } from './going-live';
import { findMissingLetters } from './letters';
import { findSampleTexts } from './sample-texts';
import { isSampleAddress, isSampleName, isSamplePhone } from './sample-values';

const TODAY = new Date('2026-06-01T12:00');

const NO_DOCUMENTS = { posts: [], 'case-studies': [], pages: [] };

/** Content without problems. Its availability is as old as it may be. */
const FINISHED = applyChanges(OWNER as Content, [{ field: 'availability.updated', value: '2026-03-03' }]);

/** Finished content with another value of a field. */
function changed(field: string, value?: Value, content = FINISHED) {
  return applyChanges(content, [{ field, value }]);
}

function problemsIn(content: Content) {
  const found = [...findFieldsToImprove(content, 'content'), ...findLeftToDo(content, 'content', TODAY)];
  return found.map(({ level, field }) => `${level} ${field}`);
}

test.each([
  ['profile.name', 'Your Name', 'must profile.name'],
  ['profile.email', 'you@example.com', 'must profile.email'],
  ['profile.phone', '+20 100 000 0000', 'must profile.phone'],
  ['links.profiles[0].address', 'https://github.com/your-handle', 'must links.profiles[0].address'],
  ['links.cv', 'https://example.com/your-cv.pdf', 'must links.cv'],
  ['site.address', 'https://example.com', 'must site.address'],
  ['site.address', 'https://192.168.1.5', 'must site.address'],
  ['site.form.endpoint', 'https://formspree.io/f/your-form-id', 'must site.form.endpoint'],
  ['site.form.accessKey', '00000000-0000-0000-0000-000000000000', 'must site.form.accessKey'],
  ['site.form.accessKey', 'YOUR_ACCESS_KEY_HERE', 'must site.form.accessKey'],
  ['pages.about.title', '题'.repeat(31), 'should pages.about.title'],
  ['pages.about.description', '我不在我的项目中使用它。'.repeat(2), 'should pages.about.description'],
  ['availability.whenOpen.badge', 'a'.repeat(41), 'should availability.whenOpen.badge'],
  ['availability.whenOpen.homeDescription', 'a'.repeat(161), 'should availability.whenOpen.homeDescription'],
  ['availability.updated', '2026-03-02', 'should availability.updated'],
  ['profile.lead', 'One.<br/>Two.', 'must profile.lead'],
  ['availability.from', '2026-05-31', 'should availability.from'],
  ...['AT', 'CH', 'DE'].map((code) => ['profile.location.countryCode', code, 'should legal.imprint']),
])('finds %s of %s', (field, value, problem) => {
  expect(problemsIn(changed(field, value))).toEqual([problem]);
});

test('finds a page of the navigation that has nothing but a heading', () => {
  const entries = ['projects', 'services'].map((name) => ({ path: `/${name}/`, label: name }));
  const lists = ['projects', 'services', 'process', 'testimonials'].map((field) => ({ field, value: [] }));
  const empty = applyChanges(FINISHED, [{ field: 'navigation', value: entries }, ...lists]);
  expect(problemsIn(empty)).toEqual(['should projects', 'should services']);
  expect(problemsIn(changed('process', [{ title: 'Talk', description: 'We talk.' }], empty))).toEqual([
    'should projects',
  ]);
  expect(problemsIn(changed('navigation', entries.slice(0, 0), empty))).toEqual([]);
});

test.each([
  ['https://haddad.dev', undefined],
  ['https://haddad.dev/portfolio', /has the folder \/portfolio, but/],
  ['https://layla.github.io', /public\/CNAME names haddad\.dev/],
])('with public/CNAME, the address %s is compared', (address, message) => {
  const root = mkdtempSync(path.join(tmpdir(), 'domain-'));
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public', 'CNAME'), 'haddad.dev\n');
  const [problem] = findWrongDomain(changed('site.address', address), root);
  expect(problem?.message).toEqual(message && expect.stringMatching(message));
  rmSync(root, { recursive: true });
});

test('a form endpoint from the environment counts', () => {
  const content = changed('site.form.endpoint', 'https://formspree.io/f/your-form-id');
  environment.SITE_FORM_ENDPOINT = 'https://formspree.io/f/abcdef';
  expect(problemsIn(content)).toEqual([]);
  delete environment.SITE_FORM_ENDPOINT;
});

test('an image needs an alt, or the kind photo', () => {
  const project = { title: 'Tides', description: 'Tables.', technologies: [] };
  const src = 'https://images.haddad.dev/tides.png' as const;
  const projects = [
    { ...project, image: { src } },
    { ...project, image: { src, kind: 'photo' as const } },
    { ...project, image: { src, alt: 'A table of tides', kind: 'screenshot' as const } },
    { ...project, image: { src, kind: 'screenshot' as const } },
  ];
  expect(problemsIn({ ...FINISHED, projects })).toEqual(['should projects[0].image', 'should projects[3].image']);
});

test('a sentence may have code and comparisons', () => {
  expect(problemsIn(changed('profile.lead', 'A `<b>`, a List<String>, a Map<K>, 1 < 2 > 0, a<b.'))).toEqual([]);
});

test('an address without HTTPS is named', () => {
  const clients = [{ name: 'A harbour', link: 'http://harbour.dev' as const }];
  expect(problemsIn({ ...FINISHED, clients })).toEqual(['should clients[0].link']);
});

test('a privacy notice is missing if there is a form or analytics, and the owner has not written that none is needed', () => {
  const script = 'https://a.dev/a.js';
  const counted = changed('site.analytics', { service: 'own', script, sendsTo: ['https://a.dev/b'] });
  const withForm = changed('navigation[1]', { path: '/contact/', label: 'Contact' });
  for (const owner of [counted, withForm]) {
    expect(problemsIn(owner)).toEqual(['should legal.privacy']);
    expect(problemsIn(changed('legal.privacy', false, owner))).toEqual([]);
    expect(problemsIn(changed('profile.location.countryCode', 'EG', owner))).toEqual([]);
  }
  expect(problemsIn(changed('site.form', { service: 'none' }, withForm))).toEqual([]);
  const german = changed('profile.location.countryCode', 'DE', withForm);
  expect(problemsIn(german)).toEqual(['should legal.imprint', 'should legal.privacy']);
  expect(problemsIn(changed('legal', { imprint: false, privacy: false }, german))).toEqual([]);
});

test('an availability without a date does not grow old', () => {
  expect(problemsIn(changed('availability.updated'))).toEqual([]);
});

test('ordinary addresses, names and numbers are an owner’s, not samples', () => {
  const addresses = ['github.com/layla', 'your.dev/', 'layla.test.dev/', 'a.dev/your-turn', 'todo.dev', 'a.dev/todo'];
  addresses.push('github.com/layla/your-site-audit', 'a.dev/your-id-card/', 'yourcv.app');
  expect(addresses.filter((address) => isSampleAddress(`https://${address}`))).toEqual([]);
  expect(['Yourdan Name', 'Your Company Formations Ltd'].filter(isSampleName)).toEqual([]);
  expect(['+98 21 8800 0000', '+98 21 8888 8888', '+20 100 000 0000'].map(isSamplePhone)).toEqual([false, false, true]);
});

/** What is reported on a site in a language, whose owner has this name and this sentence. */
function reportOf(language: string, name: string, lead: string, fonts: Content['brand']['fonts'] = sample.brand.fonts) {
  const content = applyChanges(sample, [
    { field: 'site.language', value: language },
    { field: 'profile.name', value: name },
    { field: 'profile.lead', value: lead },
  ]);
  return findMissingLetters(
    siteWith({ ...content, brand: { ...content.brand, fonts } }, { documents: NO_DOCUMENTS }),
  ).map(({ level, file, field, message }) => `${level} ${file} ${field} ${message}`);
}

test('letters of a site that the fonts lack are to be had, with the first of their places', () => {
  expect(reportOf('ja', '山田ハナ', '山')).toEqual([
    expect.stringMatching(
      /^must content\/brand\.ts brand\.fonts lack 4 of your letters \(山 田 ハ ナ\), the first of them in content\/profile\.ts:/,
    ),
  ]);
});

test('letters of one of the two fonts, or of no title, only deserve a look', () => {
  // The heading font has Vietnamese letters.
  expect(reportOf('en', 'Nguyễn', 'I build software.')).toEqual([expect.stringMatching(/^should .* lack 1 .*\(ễ\)/)]);
  expect(reportOf('en', 'Anna', 'Born in Αθήνα.')).toEqual([expect.stringMatching(/^should .* \(Α θ ή ν α\)/)]);
});

test('reports nothing on fonts that have the letters', () => {
  expect(reportOf('en', 'Łukasz Çelik', 'Born in القاهرة.')).toEqual([]);
  expect(
    reportOf('el', 'Ελένη', 'Αθήνα', { ...sample.brand.fonts, script: { heading: 'Arimo', body: 'Arimo' } }),
  ).toEqual([]);
});

const ARABIC = { name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 };

/** What the finished owner's content has of the sample, with other lists and texts. */
function sampleTextsWith(lists: Partial<Content>, changes: Change[] = []) {
  return findSampleTexts(applyChanges({ ...OWNER, ...lists } as Content, changes)).map(sentenceOf);
}

test.each([
  ['en', []],
  [
    'fr',
    ["content/pages.ts is still the sample's: about.heading.", "content/profile.ts is still the sample's: Based in."],
  ],
  [
    'ar',
    [
      "content/pages.ts is still the sample's: about.title, about.heading, services.title.",
      "content/profile.ts is still the sample's: Based in.",
      "content/navigation.ts is still the sample's: Services.",
    ],
  ],
])('labels of the sample are left in a site in %s', (language, left) => {
  const facts = [{ label: 'Based in', value: '2026' }];
  const navigation: Content['navigation'] = [
    { path: '/about/', label: '/' },
    { path: '/services/', label: 'Services' },
  ];
  const lists = { skills: [], languages: [], education: [], facts, navigation };
  const changes = [
    { field: 'site.language', value: language },
    { field: 'pages.about.heading', value: 'About Me' },
  ];
  expect(sampleTextsWith(lists, changes).sort()).toEqual([...left].sort());
});

test('an owner may have headings, a city, a language, a degree and some skills of the sample', () => {
  const skills = [{ title: 'Weekly', skills: ['Java', 'C#', 'Kotlin', 'Go'] }, { skills: ['C++'] }, { skills: ['D'] }];
  const education = [{ title: 'BSc in Computer Science', organization: 'Ain Shams', from: 2015, to: 2019 }];
  const facts = [
    { label: 'Degree', value: 'Computer Science' },
    { label: 'Based in', value: 'Cairo, Egypt' },
  ];
  const changes = [
    { field: 'pages.contact.heading', value: 'Contact Me' },
    { field: 'profile.location', value: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' } },
  ];
  expect(sampleTextsWith({ skills, languages: [ARABIC], education, facts }, changes)).toEqual([]);
});

test('finds texts, groups of skills and facts of the sample', () => {
  const skills = [{ skills: ['Go'] }, { title: 'When needed', skills: ['WinForms', 'ADO.NET', 'C++', 'Java'] }];
  const tagline = {
    field: 'profile.tagline',
    value: 'Desktop, back-end and web software, built in Cairo and delivered anywhere.',
  };
  expect(sampleTextsWith({ skills, facts: [{ label: 'CGPA', value: '3.7' }] }, [tagline])).toEqual([
    "content/profile.ts is still the sample's: tagline, CGPA.",
    "content/skills.ts is still the sample's: When needed.",
  ]);
});
