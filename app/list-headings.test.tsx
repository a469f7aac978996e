/** @jest-environment node */
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { availability as owned } from '@/content/availability';
import type { Content } from '@/lib/content/schema';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({}) }));

const ENTRIES = {
  projects: [{ title: 'Harbour', description: 'One.', technologies: [], featured: true }],
  testimonials: [{ quote: 'Good.', name: 'Ida' }],
  skills: [{ skills: ['C#'] }],
  process: [{ title: 'Talk', description: 'First.' }],
  experience: [{ title: 'Engineer', organization: 'A company', from: 2023, to: 'present' }],
  education: [{ title: 'Degree', organization: 'A school', from: 2023, to: 2027 }],
  languages: [{ name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 }],
  links: { profiles: [{ label: 'GitHub', address: 'https://github.com/layla' }] },
} satisfies Partial<Content>;

const DEFAULTS = {
  projects: { heading: 'A', link: 'All' },
  testimonials: 'B',
  skills: { heading: 'C', text: 'Some.' },
  experience: 'D',
  education: 'E',
  languages: 'F',
  process: { heading: 'G', text: 'One by one.' },
  connect: 'H',
};

const OWN = {
  home: { projects: { heading: 'A1', link: 'All of them' }, testimonials: 'B1' },
  about: { skills: { heading: 'C1', text: 'Some.' }, experience: 'D1', education: 'E1', languages: 'F1' },
  services: { process: { heading: 'G1' } },
  contact: { connect: 'H1' },
};

/** With a heading for the band at the end of a page. */
const CLOSING = { open: true, whenOpen: { ...owned.whenOpen, closing: { heading: 'I', text: 'Write.' } } };

/** Imported by name, so that the types of a repository whose owner has removed a page are right. */
const PAGES = ['page', 'about/page', 'services/page', 'contact/page'];

/** The second-level headings of every page, if the content has these lists and headings. */
async function headings(lists: Partial<Content>, own?: typeof OWN): Promise<string[]> {
  jest.resetModules();
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { content } = await import('@/lib/content/load');
  const { home, about, services, contact, ...others } = content.pages;
  Object.assign(content, lists, {
    availability: { ...content.availability, ...CLOSING },
    words: { ...content.words, headings: DEFAULTS },
    pages: {
      ...others,
      // Beside this one, the content has no headings of its own.
      contact: { ...contact, connect: own?.contact.connect },
      home: { ...home, ...own?.home },
      about: { ...about, ...own?.about },
      services: { ...services, ...own?.services },
    },
  });
  const pages = await Promise.all(PAGES.map((page): Promise<{ default: ComponentType }> => import(`./${page}`)));
  const shown = await Promise.all(
    pages.map(async ({ default: Page }) => {
      const html = await text((await prerenderToNodeStream(<Page />)).prelude);
      return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading ?? '');
    }),
  );
  return shown.flat().filter((heading) => /^[A-I]1?$/.test(heading));
}

test('a list with entries is above the closing band and has its heading from words.ts, and that of pages.ts in its place', async () => {
  expect(await headings(ENTRIES)).toEqual(['A', 'B', 'I', 'C', 'D', 'E', 'F', 'I', 'G', 'B', 'I', 'H']);
  expect(await headings(ENTRIES, OWN)).toEqual(['A1', 'B1', 'I', 'C1', 'D1', 'E1', 'F1', 'I', 'G1', 'B1', 'I', 'H1']);
});

test('an empty list has no heading', async () => {
  const empty = Object.keys(ENTRIES).map((list) => [list, list === 'links' ? { profiles: [] } : []]);
  expect(await headings(Object.fromEntries(empty), OWN)).toEqual(['I', 'I', 'I']);
});
