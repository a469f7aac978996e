import { OWNER } from '../../e2e/support/owner-site';
import { translations } from '../../lib/content/interface-languages';
import type { Content, Fact } from '../../lib/content/schema';
import { completeWords, wordsOfStudio } from '../../lib/content/schema/words';
import { words as english } from '../../lib/content/words';
import { collectTexts } from '../content-files';
import { findWrongFields } from './fields';
import { findUntranslated, findUntranslatedFiles } from './translations';

// It imports ES modules.
jest.mock('../command', () => ({ root: process.cwd() }));

/** What is left of English texts on a site in another language. */
function leftIn(language: string, content: Partial<Content>) {
  const main = { ...OWNER, skills: [{ skills: ['React Native'] }], ...content } as Content;
  const translated = { ...main, site: { ...main.site, language } };
  return (Object.keys(content) as (keyof Content)[]).flatMap((part) => findUntranslated(part, translated, main));
}

/** Matches a text with a word, beside its placeholders. */
const LETTER = /\p{L}(?![^{]*\})/u;

const FACTS: Fact[] = [
  { label: 'Based in', value: 'Bergen, Norway' },
  { label: 'CGPA', value: '3.7' },
  { label: 'Focus', value: 'React Native' },
  { label: 'Degree', value: 'Computer Science' },
];

test('names, addresses and numbers are the same in every language', () => {
  const { profile, links, site, brand } = OWNER;
  const project = { title: 'Tide Tables', description: 'A CLI.', technologies: ['SQL Server'], client: 'Port Office' };
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
  [3, ['facts[0].label', 'facts[0].value']],
])('in another script, every other text is to be translated: fact %s', (index, left) => {
  expect(leftIn('ar', { facts: FACTS.slice(index, index + 1) })).toEqual(left);
});

test('in a language of the same script, short texts may be the same, but not all of a file', () => {
  const experience = [{ title: 'Frontend Developer', organization: 'Port Office', from: 2020, to: 2024 }];
  const projects = [{ title: 'Tide Tables', description: 'When to be back.', technologies: [] }];
  const labels = ['facts[0].label', 'facts[2].label', 'facts[3].label'];
  expect(leftIn('de', { facts: FACTS, experience, projects })).toEqual([
    ...labels,
    'facts[3].value',
    'projects[0].description',
  ]);
});

test.each(['en', ...Object.keys(translations)])(
  'a studio says “we” in %s, but for what the owner changed',
  (language) => {
    const site = { ...OWNER.site, language };
    const words = completeWords({ legal: { privacy: { rights: { text: 'Ask me.' } } } }, site);
    const studio = wordsOfStudio(words, site);
    expect(findWrongFields({ ...OWNER, site, words: studio })).toEqual([]);
    const changed = collectTexts(studio).filter(({ value }, index) => value !== collectTexts(words)[index]?.value);
    // Japanese and Korean seldom name who speaks.
    expect(changed.length).toBeGreaterThanOrEqual(['ja', 'ko'].includes(language) ? 2 : 5);
    expect(studio.legal.privacy.rights.text).toBe('Ask me.');
    const single = collectTexts(wordsOfStudio(completeWords({}, site), site)).filter(({ value }) =>
      /\b(?:I|me|my|mine)\b/.test(value),
    );
    if (language === 'en') expect(single.map(({ field }) => field)).toEqual(['form.consent.box']);
  },
);

test.each(['en', ...Object.keys(translations)])(
  'the interface in %s has every word, and its placeholders',
  (language) => {
    const site = { ...OWNER.site, language };
    const main = { ...OWNER, site, words: completeWords({}, site) };
    expect(findWrongFields(main)).toEqual([]);
    expect(findUntranslatedFiles(main, main)).toEqual([]);
    const translated = collectTexts(translations[language] ?? english).map(({ field }) => field);
    expect(
      collectTexts(english).filter(({ field, value }) => LETTER.test(value) && !translated.includes(field)),
    ).toEqual([]);
  },
);

test('a variety of a language has its words, any other one the English words, which are to be translated', () => {
  const wordsOf = (language: string) => completeWords({}, { language }).form.send;
  expect(['de-AT', 'zh-TW', 'zh-SG', 'iw', 'sv'].map(wordsOf)).toEqual(
    ['de', 'zh-Hant', 'zh', 'he', 'en'].map(wordsOf),
  );
  const main = { ...OWNER, words: completeWords({}, { language: 'sv' }), site: { ...OWNER.site, language: 'sv' } };
  const message = 'does not translate the words of lib/content/words.ts in all fields';
  expect(findUntranslatedFiles(main, main)).toMatchObject([{ level: 'must', file: 'content/words.ts', message }]);
});

test('English words in a language that the template has may be removed', () => {
  const { form, outcome } = english;
  const main = {
    ...OWNER,
    words: completeWords({ form, outcome }, { language: 'ar' }),
    site: { ...OWNER.site, language: 'ar' },
  };
  expect(findUntranslatedFiles(main, main)[0]?.message).toMatch(/ in form\..*, outcome\.failed, .*; remove them, /);
});
