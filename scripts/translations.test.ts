import { readFileSync } from 'node:fs';
import { content } from '@/content/index';
import { OWNER } from '../e2e/support/owner-site';
import type { Content } from '../lib/content/schema';
import { words } from '../lib/content/words';
import { findUntranslated, findUntranslatedFiles, translationBuilds, withOtherLanguages } from './translations';

// It imports ES modules.
jest.mock('./command', () => ({ root: process.cwd() }));

test('the variables of a build stay short, however long the content is', async () => {
  const projects = Array.from({ length: 300 }, (_, index) => ({
    title: `Project ${index}`,
    description: 'What it does and for whom. '.repeat(10),
    technologies: ['C#'],
  }));
  const site = { ...content.site, address: 'https://layla.github.io/portfolio' as const };
  const english = { ...content, site };
  const arabic = { ...content, projects, site: { ...site, language: 'ar', locale: 'ar_EG' } };
  const [main, further] = await translationBuilds([english, arabic], '');
  expect(further).toMatchObject({ BASE_PATH: '/portfolio/ar', OUT_DIR: 'out/ar' });
  for (const [build, expected] of [
    [main, english],
    [further, arabic],
  ] as const) {
    expect(JSON.stringify(build).length).toBeLessThan(2000);
    expect(JSON.parse(readFileSync(build?.CONTENT_FILE ?? '', 'utf8'))).toEqual(expected);
  }
});

test('a page is left out of a language whose navigation lacks it, if it is the site’s own or in another navigation', async () => {
  const desk = { path: '/desk/', label: 'My desk' } as const;
  const english = { ...content, navigation: [{ path: '/', label: 'Home' }, desk] as const };
  const listed = content.navigation.filter(({ path }) => path !== desk.path);
  const projects = content.projects.filter(({ page }) => page !== '/projects/harbour-ledger/');
  const arabic = { ...content, projects, navigation: listed, links: { ...content.links, cv: undefined } };
  const [build] = await translationBuilds([english, arabic]);
  const [main, further] = JSON.parse(build?.TRANSLATIONS ?? '').map(({ leftOut }: { leftOut: string[] }) => leftOut);
  expect(main).toContain('/services/');
  expect(main).not.toContain('/desk/');
  expect(further.sort()).toEqual(['/cv/', '/desk/', '/projects/harbour-ledger/']);
});

test('a site marks words in each of its other languages, whichever its content names', () => {
  const siteIn = (language: string, named: readonly string[]) => ({
    ...content,
    site: { ...content.site, language, otherLanguages: named },
  });
  const named = ['ru', 'de'];
  const marked = withOtherLanguages([siteIn('en', named), siteIn('ar', named), siteIn('fa', ['fr'])]);
  expect(marked.map(({ site }) => site.otherLanguages?.join())).toEqual(['ru,de,ar,fa', 'en,fa,ru,de', 'fr,en,ar']);
});

/** What is left of English texts on a site in another language. */
function leftIn(language: string, content: Partial<Content>) {
  const main = { ...OWNER, skills: [{ skills: ['React Native'] }], ...content } as Content;
  const translated = { ...main, site: { ...main.site, language } };
  return (Object.keys(content) as (keyof Content)[]).flatMap((part) => findUntranslated(part, translated, main));
}

const FACTS = [
  { label: 'Based in', value: 'Bergen, Norway' },
  { label: 'CGPA', value: '3.7' },
  { label: 'Focus', value: 'React Native' },
  { label: 'Degree', value: 'Computer Science' },
];

test('names, addresses and numbers are the same in every language', () => {
  const { profile, links, site, brand } = OWNER;
  const project = { title: 'Tide Tables', description: 'Ebbe.', technologies: ['SQL Server'], client: 'Port Office' };
  const job = { title: 'Leitung', organization: 'Port Office', location: 'Port Louis', from: 2020, to: 2024 } as const;
  const experience = [{ ...job, technologies: ['SQL Server'], link: 'https://port.dev/who-we-are' as const }];
  const text = { lead: '.NET und Node.js', tagline: undefined };
  expect(leftIn('de', { profile: { ...profile, ...text }, projects: [project], links, site, brand })).toEqual([]);
  expect(leftIn('ar', { legal: { imprint: { postalAddress: ['12 Harbour Street'] } } })).toEqual([]);
  expect(leftIn('ar', { experience: [{ ...experience[0], title: 'CTO' } as never] })).toEqual([]);
  expect(
    leftIn('ar', { projects: [project], links, facts: FACTS.slice(1, 2), skills: [{ skills: ['Web Audio'] }] }),
  ).toEqual([]);
});

test.each([
  [0, ['facts[0].label']],
  [1, []],
  [2, ['facts[0].label']],
  [3, ['all']],
])('in another script, every other text is to be translated: fact %s', (index, left) => {
  expect(leftIn('ar', { facts: FACTS.slice(index, index + 1) })).toEqual(left);
});

test('in a language of the same script, short texts may be the same', () => {
  const experience = [{ title: 'Frontend Developer', organization: 'Port Office', from: 2020, to: 2024 }];
  const navigation = [
    { path: '/', label: 'Start' },
    { path: '/about/', label: 'About me' },
  ] as const;
  expect(leftIn('de', { facts: FACTS, experience, navigation })).toEqual(['all', 'navigation[1].label']);
  const languages = [{ name: 'Norwegian', code: 'no', level: 'Native', proficiency: 100 }];
  expect(leftIn('ar', { languages })).toEqual(['all']);
});

test('the words of a site in another language may not be the English ones', () => {
  const main = { ...OWNER, words, site: { ...OWNER.site, language: 'pl' } };
  expect(findUntranslatedFiles(main, main).join()).toContain('content/words.ts still has the English text');
  const english = { ...main, site: OWNER.site };
  expect(findUntranslatedFiles(english, english)).toEqual([]);
});
