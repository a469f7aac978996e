/** @jest-environment node */
import { content } from '@/content/content';
import { minimalOwner } from '@/e2e/owners/minimal';
import { IS_SAMPLE } from '@/e2e/support/is-sample';
import { findMistakes } from '@/lib/content/check';
import type { Content } from '@/lib/content/schema';
import { leavesOf, textsOf } from '../content/load-content.mjs';
import { AVAILABILITY_DAYS, type Desk, rules } from './rules.mjs';
import { markOf } from './sample-texts.mjs';

const TODAY = new Date('2026-03-14T12:00:00Z');

/** An owner's content with nothing left to do. */
const minimal = minimalOwner(content);
const well: Content = {
  ...minimal,
  navigation: [
    { path: '/', label: 'Home' },
    { path: '/projects/', label: 'Work' },
    { path: '/contact/', label: 'Contact' },
  ],
  site: {
    language: 'en',
    locale: 'en_US',
    address: 'https://noor.dev',
    form: { service: 'formspree', endpoint: 'https://formspree.io/f/xkndqvbz' },
  },
  availability: { ...minimal.availability, updated: '2026-01-15' },
  profile: { ...minimal.profile, email: 'noor@noor.dev', phone: '+49 30 901820' },
  links: {
    cv: 'https://noor.dev/files/noor-cv.pdf',
    profiles: [
      { label: 'GitHub', address: 'https://github.com/noor-builds' },
      { label: 'LinkedIn', address: 'https://www.linkedin.com/in/noor-builds' },
      { label: 'My garden', address: 'https://garden.dev' },
    ],
  },
  projects: minimal.projects.map((project) => ({
    ...project,
    repository: 'https://github.com/noor-builds/your-turn',
    image: { src: 'https://images.unsplash.com/photo-1517649763962', alt: 'A harbour at low tide' },
  })),
  pages: { ...minimal.pages, contact: { ...minimal.pages.contact, connect: 'Elsewhere' } },
};

/** What the rules see of a content. */
function deskOf(owned: Content, more: Partial<Desk> = {}): Desk {
  return {
    values: new Map(leavesOf(owned).map(({ field, value }) => [field, value])),
    mistakes: findMistakes(owned),
    hasFormEndpoint: false,
    today: TODAY,
    ...more,
  };
}

function findingsOf(desk: Desk): string[] {
  return Object.entries(rules).flatMap(([id, { find }]) => find(desk).map(({ field }) => `${id}: ${field}`));
}

/** The content with one value replaced, or taken out where it is `undefined`. */
function withValue(field: string, value: unknown): Content {
  const copy = structuredClone(well);
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() as string;
  const parent = keys.reduce<unknown>((found, key) => Reflect.get(found as object, key), copy) as object;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}

test('finds nothing in a content that is somebody’s own', () => {
  expect(findingsOf(deskOf(well))).toEqual([]);
});

test.each<[rule: keyof typeof rules, field: string, value: unknown, found?: string]>([
  ['refused', 'profile.role', ''],
  ['refused', 'site.address', 'http://noor.dev'],
  ['refused', 'pages.about.description', 'Too short.'],
  ['sample-value', 'profile.name', 'Your Name'],
  ['sample-value', 'profile.email', 'you@example.com'],
  ['sample-value', 'profile.phone', '+20 100 000 0000'],
  [
    'sample-value',
    'education',
    [{ title: 'BSc', organization: 'Your University, Cairo', from: 2023, to: 2027 }],
    'education[0].organization',
  ],
  ['sample-link', 'links.cv', 'https://example.com/your-cv.pdf'],
  ['sample-link', 'links.profiles[0].address', 'https://github.com/your-handle'],
  ['sample-link', 'links.profiles[0].address', 'https://github.com/'],
  ['sample-link', 'links.profiles[1].address', 'https://www.linkedin.com/in/username/'],
  ['sample-link', 'projects[0].liveLink', 'https://demo.example.org'],
  ['site-address', 'site.address', 'https://example.com'],
  ['site-address', 'site.address', 'https://localhost'],
  ['site-address', 'site.address', 'https://your-site.netlify.app'],
  ['form', 'site.form.endpoint', 'https://formspree.io/f/your-form-id'],
  [
    'form',
    'site.form',
    { service: 'formsubmit', endpoint: 'https://formsubmit.co/you@example.com' },
    'site.form.endpoint',
  ],
  [
    'form',
    'site.form',
    { service: 'web3forms', accessKey: '00000000-0000-0000-0000-000000000000' },
    'site.form.accessKey',
  ],
  ['length', 'pages.about.title', 'The person who builds these small web sites, and why so'],
  ['length', 'profile.lead', 'I build small web sites. '.repeat(9).trim()],
  ['length', 'projects[0].description', 'When to go out and when to be back. '.repeat(10).trim()],
  ['same-words', 'pages.projects.title', 'About'],
  ['same-words', 'pages.services.description', minimal.pages.about.description],
  ['image-words', 'projects[0].image.alt', undefined, 'projects[0].image'],
  ['image-words', 'projects[0].image', { src: 'https://noor.dev/x.png', kind: 'screenshot' }],
  ['availability', 'availability.updated', '2025-12-13', 'availability.open'],
])('%s finds %s as %p, and no other rule finds anything', (rule, field, value, found = field) => {
  expect(findingsOf(deskOf(withValue(field, value)))).toEqual([`${rule}: ${found}`]);
});

test('a picture that the owner calls a photo needs no words', () => {
  expect(findingsOf(deskOf(withValue('projects[0].image', { src: 'https://noor.dev/x.png', kind: 'photo' })))).toEqual(
    [],
  );
});

test('the form’s address may come from the environment', () => {
  const unset = withValue('site.form.endpoint', 'https://formspree.io/f/your-form-id');
  expect(findingsOf(deskOf(unset, { hasFormEndpoint: true }))).toEqual([]);
});

test('availability without a day of its own is as old as its file, and unknown where git does not know', () => {
  const dayless = withValue('availability.updated', undefined);
  const since = (days: number) => new Date(TODAY.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const found = (availabilitySince?: string) => findingsOf(deskOf(dayless, { availabilitySince }));
  expect(found(since(AVAILABILITY_DAYS + 1))).toEqual(['availability: availability.open']);
  expect(found(since(AVAILABILITY_DAYS))).toEqual([]);
  expect(found()).toEqual([]);
});

test('whatever stands where a text should, no rule gives up', () => {
  for (const value of [null, 1, [], {}, [null], { form: null }]) {
    for (const part of Object.keys(well)) {
      expect(() =>
        findingsOf({ ...deskOf(well), values: deskOf({ ...well, [part]: value }, {}).values }),
      ).not.toThrow();
    }
  }
});

// These are about the sample; an owner's content has none of it, and need not.
const ofTheSample = IS_SAMPLE ? test : test.skip;

ofTheSample('of the sample every value that stands for the owner’s must be written, and nothing else', () => {
  const desk = deskOf(content);
  const musts = Object.entries(rules).flatMap(([, { level, find }]) =>
    level === 'must' ? find(desk).map(({ field }) => field) : [],
  );
  expect(musts.sort()).toEqual([
    'education[0].organization',
    'links.cv',
    'links.profiles[0].address',
    'links.profiles[1].address',
    'links.profiles[2].address',
    'profile.email',
    'profile.name',
    'profile.phone',
    'projects[0].repository',
    'projects[1].repository',
    'site.address',
    'site.form.endpoint',
  ]);
});

ofTheSample('every sentence of the sample is known for one, wherever it stands', () => {
  const sentences = textsOf(content).filter(({ field, value }) => markOf(field, value));
  const found = rules['sample-text']
    .find(deskOf(content))
    .flatMap(({ field, says }) => [field, says])
    .join(' ');
  expect(sentences.length).toBeGreaterThan(10);
  // If one is missing: node scripts/check/record-sample-texts.mjs
  expect(sentences.filter(({ field }) => !found.includes(field))).toEqual([]);
});

ofTheSample('sample-text finds a sentence that was left, and no other rule finds anything', () => {
  const left = withValue('pages.about.bio', [content.pages.about.bio[0]]);
  expect(findingsOf(deskOf(left))).toEqual(['sample-text: pages.about.bio[0]']);
});
