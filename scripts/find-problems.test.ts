import { OWNER } from '../e2e/support/owner-site';
import type { Content } from '../lib/content/schema';
import { withChanges } from './content-files';
import { findMissingLetters } from './find-missing-letters';
import { AVAILABILITY_DAYS, findProblems } from './find-problems';
import { isSampleAddress, isSampleName, isSamplePhone } from './sample-values';

// Its own test covers it, and it reads the fonts.
jest.mock('./find-missing-letters', () => ({ findMissingLetters: jest.fn(() => []) }));

const TODAY = new Date('2026-06-01');

/** Content without problems. */
const FINISHED = withChanges(OWNER as Content, [{ field: 'availability.updated', value: '2026-05-01' }]);

function problemsIn(content: Content, availabilitySince?: string) {
  return findProblems(content, availabilitySince, TODAY).map(({ level, field }) => `${level} ${field}`);
}

test('finished content has no problems, and letters that the fonts lack are one', () => {
  expect(problemsIn(FINISHED)).toEqual([]);
  const problem = { level: 'must', field: 'brand.fonts', file: 'content/brand.ts', message: 'lack 9 letters' } as const;
  jest.mocked(findMissingLetters).mockReturnValueOnce([problem]);
  expect(problemsIn(FINISHED)).toEqual(['must brand.fonts']);
});

test.each([
  ['profile.name', 'Your Name', 'must profile.name'],
  ['profile.email', 'you@example.com', 'must profile.email'],
  ['profile.phone', '+20 100 000 0000', 'must profile.phone'],
  ['links.cv', 'https://example.com/your-cv.pdf', 'must links.cv'],
  ['links.profiles[0].address', 'https://github.com/your-handle', 'must links.profiles[0].address'],
  ['site.address', 'https://example.com', 'must site.address'],
  ['site.address', 'https://localhost', 'must site.address'],
  ['site.address', 'https://192.168.1.5', 'must site.address'],
  ['site.form.endpoint', 'https://formspree.io/f/your-form-id', 'must site.form.endpoint'],
  ['site.form.accessKey', '00000000-0000-0000-0000-000000000000', 'must site.form.accessKey'],
  ['availability.updated', '2026-01-01', 'should availability'],
  ['availability.from', '2026-05-31', 'should availability.from'],
  ['profile.location.countryCode', 'DE', 'should legal.imprint'],
  ['profile.location.countryCode', 'AT', 'should legal.imprint'],
  ['profile.location.countryCode', 'CH', 'should legal.imprint'],
])('finds %s of %s', (field, value, problem) => {
  expect(problemsIn(withChanges(FINISHED, [{ field, value }]))).toEqual([problem]);
});

test('a form endpoint from the environment counts', () => {
  const content = withChanges(FINISHED, [
    { field: 'site.form.endpoint', value: 'https://formspree.io/f/your-form-id' },
  ]);
  jest.replaceProperty(process, 'env', { ...process.env, FORM_ENDPOINT: 'https://formspree.io/f/abcdef' });
  expect(problemsIn(content)).toEqual([]);
  jest.restoreAllMocks();
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

test('a privacy notice is missing if there is a form or analytics, and the owner has not written that none is needed', () => {
  const counted: Content = {
    ...FINISHED,
    site: {
      ...FINISHED.site,
      analytics: { service: 'own', script: 'https://a.dev/a.js', sendsTo: ['https://a.dev/b'] },
    },
  };
  const navigation = [...FINISHED.navigation, { path: '/contact/', label: 'Contact' } as const];
  const withForm = { ...FINISHED, navigation };
  for (const owner of [counted, withForm]) {
    expect(problemsIn(owner)).toEqual(['should legal.privacy']);
    expect(problemsIn({ ...owner, legal: { privacy: false } })).toEqual([]);
    expect(problemsIn(withChanges(owner, [{ field: 'profile.location.countryCode', value: 'EG' }]))).toEqual([]);
  }
  for (const value of ['GB', 'IE', 'IS', 'LI', 'NO']) {
    const abroad = withChanges(withForm, [{ field: 'profile.location.countryCode', value }]);
    expect(problemsIn(abroad)).toEqual(['should legal.privacy']);
  }
  expect(problemsIn({ ...withForm, site: { ...FINISHED.site, form: { service: 'none' } } })).toEqual([]);
  const german = withChanges(withForm, [{ field: 'profile.location.countryCode', value: 'DE' }]);
  expect(problemsIn(german)).toEqual(['should legal.imprint', 'should legal.privacy']);
  expect(problemsIn({ ...german, legal: { imprint: false, privacy: false } })).toEqual([]);
});

test('without a date, the age of the availability is that of its last commit', () => {
  const content = withChanges(FINISHED, [{ field: 'availability.updated', value: undefined }]);
  expect(problemsIn(content)).toEqual([]);
  expect(problemsIn(content, '2026-05-30')).toEqual([]);
  const day = new Date(TODAY.getTime() - (AVAILABILITY_DAYS + 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(problemsIn(content, day)).toEqual(['should availability']);
});

test('ordinary addresses, names and numbers are an owner’s, not samples', () => {
  const addresses = [
    'https://github.com/layla',
    'https://your.dev/',
    'https://layla.test.dev/',
    'https://a.dev/your-turn',
  ];
  expect(addresses.filter(isSampleAddress)).toEqual([]);
  expect(isSampleName('Yourdan Name')).toBe(false);
  expect(isSamplePhone('+49 40 1000000')).toBe(true);
  expect(isSamplePhone('+49 40 1230000')).toBe(false);
});
