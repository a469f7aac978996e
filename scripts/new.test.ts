import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSite, OWNER, runIn } from '../e2e/support/owner-site';
import type { Content } from '../lib/content/schema';
import { applyChanges } from './content-files';
import { changesOf, codeOf, findMistake, QUESTIONS } from './questions';

// An owner may have installed any of them.
jest.mock('../lib/fonts/packages', () => ({
  ...jest.requireActual<object>('../lib/fonts/packages'),
  findFontPackage: () => undefined,
}));

/** The content after a question has been answered. */
function answer(name: string, text: string, content = OWNER as Content) {
  const changes = changesOf(name, text, content);
  if (typeof changes === 'string') throw new Error(changes);
  return applyChanges(content, changes);
}

const PROFILE = `import type { Fact, Profile } from '@/lib/content/schema';

/** Say who you are. */
export const profile: Profile = {
  name: 'Your Name',
  role: 'Web Developer', // in English
  lead: 'I build software for harbours.',
  location: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' },
  email: 'you@example.com',
  phone: '+20 100 000 0000',
};

export const facts: readonly Fact[] = [{ label: 'Based in', value: 'Cairo, Egypt' }];
`;

const LINKS = `import type { Links } from '@/lib/content/schema';

export const links: Links = {
  profiles: [
    { label: 'GitHub', address: 'https://github.com/your-handle', mark: 'github' },
    { label: 'LeetCode', address: 'https://leetcode.com/u/your-handle', iconIn: [] },
    { label: 'Blog', address: 'https://haddad.dev/blog' },
  ],
};
`;

describe('the command', () => {
  let folder = '';

  const read = (file: string) => readFileSync(path.join(folder, 'content', file), 'utf8');

  beforeAll(() => {
    const skills = [{ skills: ['COBOL'] }];
    folder = createSite({ skills, 'profile.ts': PROFILE, 'links.ts': LINKS });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('a dry run shows the changes and writes nothing', () => {
    const { status, stdout } = runIn(folder, 'new', ['--yes', '--name=Zoë O’Hara', '--phone=none', '--dry-run']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Nothing was written.')]);
    expect(stdout).toMatch(/^content\/profile\.ts\n@@ (?:.*\n)*\+ {2}name: 'Zoë O’Hara',$/m);
    expect(read('profile.ts')).toBe(PROFILE);
  });

  test('a look changes nothing else, and names the fonts that it needs', () => {
    const { stdout } = runIn(folder, 'new', ['--yes', '--look=cairo', '--dry-run']);
    expect(stdout.match(/^content\/.*/gm) ?? []).toEqual([]);
    expect(changesOf('look', 'orchard', OWNER as Content)).toMatch(
      /npm install @fontsource-variable\/fraunces @fontsource-variable\/figtree$/,
    );
    const other = runIn(folder, 'new', ['--yes', '--look=orchard', '--name=Noor', '--dry-run']).stdout;
    expect(other).toContain("name: 'Noor'");
    expect(other).toMatch(/the look orchard is left out, .*; run npm install @fontsource-variable\/fraunces /);
  });

  test('says of the posts that it brought what check says of them', () => {
    const old = path.join(folder, 'old', '_posts');
    mkdirSync(old, { recursive: true });
    writeFileSync(path.join(old, '2026-01-09-tides.md'), '---\ntitle: Tides\n---\n[](https://a.dev/)\n');
    const { stdout } = runIn(folder, 'new', ['--posts=old', '--yes']);
    expect(stdout).toMatch(/content\/posts\/.*tides\.md:\d+: the link to https:\/\/a\.dev\/ has no text/);
    expect(stdout).not.toMatch(/profile\.|navigation/);
    rmSync(path.join(folder, 'content', 'posts'), { recursive: true });
  });

  test('says which option is missing @ci', () => {
    expect(runIn(folder, 'new', ['--yes', '--form=web3forms']).stderr).toMatch(/form\.accessKey .*; add --form-id\./);
  });

  test('writes a CV in JSON and the answers as an owner would, and leaves a list of the owner’s', () => {
    const cv = {
      basics: { name: 'Zoë', email: 'zoe@ohara.is', url: 'https://ohara.is/' },
      work: [{ name: 'A', position: 'B', startDate: '2020-02' }],
      skills: [{ name: 'Go' }],
    };
    writeFileSync(path.join(folder, 'cv.json'), JSON.stringify(cv));
    const answers = ['--name=Zoë O’Hara', '--location=Reykjavík, Iceland', '--phone=none', '--codeberg=zoe'];
    // There is neither git nor Biome in the path.
    const { stdout, stderr } = runIn(folder, 'new', ['--yes', '--from=cv.json', ...answers], { PATH: folder });
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('Next: write your projects and texts')]);
    expect(stdout).toContain('skills has entries of your own');
    expect(read('skills.ts')).toContain('COBOL');
    expect(read('site.ts')).toContain('https://ohara.is');
    expect(read('experience.ts')).toBe(
      "export const experience = [{ title: 'B', organization: 'A', from: '2020-02', to: 'present' }];\n",
    );
    expect(read('profile.ts')).toBe(
      PROFILE.replace("'Your Name'", "'Zoë O’Hara'")
        .replace(
          "{ city: 'Cairo', country: 'Egypt', countryCode: 'EG' }",
          "{ city: 'Reykjavík', country: 'Iceland', countryCode: 'IS' }",
        )
        .replace('you@example.com', 'zoe@ohara.is')
        .replace(/ {2}phone: .*\n/, '')
        .replace("'Cairo, Egypt'", "'Reykjavík, Iceland'"),
    );
    // The profiles of the sample that got no address are removed.
    expect(read('links.ts')).toContain(`  profiles: [
    { label: 'Blog', address: 'https://haddad.dev/blog' },
    { label: 'Codeberg', address: 'https://codeberg.org/zoe', mark: 'codeberg' },
  ],`);
  });
});

test('the locale is that of the country', () => {
  expect(answer('location', 'Hamburg, Germany').site.locale).toBe('en_DE');
  expect(['Romanian', 'Español'].map((name) => codeOf('language', name, 'en'))).toEqual(['ro', 'es']);
  const countries = ['Hong Kong', 'Trinidad and Tobago', 'UK', 'USA', 'The Netherlands', 'Österreich'];
  expect(countries.map((name) => codeOf('region', name, 'en'))).toEqual(['HK', 'TT', 'GB', 'US', 'NL', 'AT']);
  expect(codeOf('region', 'Atlantis', 'en')).toBeUndefined();
});

test('the locale is in the language of the site, and a fact that repeats the place has its comma', () => {
  const german = answer('language', 'de', answer('location', 'Hamburg, Germany'));
  expect([german.site.language, german.site.locale]).toEqual(['de', 'de_DE']);
  const facts = [{ label: 'Based in', value: 'Bergen, Norway' }];
  const arabic = { ...OWNER, facts, words: { lists: { pair: '{first}، {second}' } } } as unknown as Content;
  expect(answer('location', 'حلب، سوريا', arabic).facts[0]?.value).toBe('حلب، سوريا');
});

test('without a location, the fact that repeats it with the comma of the site’s language is removed', () => {
  const repeating = ['Based in', 'Home'].map((label) => ({ label, value: 'Bergen، Norway' }));
  const arabic = { ...OWNER, facts: repeating, words: { lists: { pair: '{first}، {second}' } } } as unknown as Content;
  const { profile, facts } = answer('location', 'none', answer('location', 'Aleppo, Syria', arabic));
  expect([profile.location, facts]).toEqual([undefined, []]);
});

test.each([
  ['X, Germany', 'en', 'DE'],
  ['X, deutschland', 'de', 'DE'],
  ['X، مصر', 'ar', 'EG'],
])('%s in the language %s has the country code %s', (place, language, code) => {
  const content = { ...OWNER, site: { ...OWNER.site, language } } as Content;
  expect(answer('location', place, content).profile.location).toMatchObject({ city: 'X', countryCode: code });
});

test('an answer changes, adds or removes a profile', () => {
  for (const text of ['zoe', '@zoe', 'github.com/zoe', 'http://github.com/zoe'])
    expect(answer('github', text).links.profiles[0]?.address).toBe('https://github.com/zoe');
  const address = 'https://codeberg.org/zoe';
  expect(answer('codeberg', address).links.profiles.at(-1)).toEqual({ label: 'Codeberg', address, mark: 'codeberg' });
  expect(answer('github', 'none').links.profiles).toEqual([]);
  // For a profile of the sample, Enter answers none.
  expect(QUESTIONS.github?.current(answer('github', 'your-handle'))).toBeUndefined();
});

test('after the form service, its id or access key is asked for', () => {
  const key = '0f0f0f0f-aaaa-4444-bbbb-123456789abc';
  expect(answer('form-id', 'abcde').site.form).toMatchObject({ endpoint: 'https://formspree.io/f/abcde' });
  const ofFormSubmit = answer('form-id', 'zoe@ohara.is', answer('form', 'formsubmit')).site.form;
  expect(ofFormSubmit).toEqual({ service: 'formsubmit', endpoint: 'https://formsubmit.co/zoe@ohara.is' });
  const chosen = answer('form', 'web3forms');
  expect(findMistake(chosen, [{ field: 'site.form', value: '' }])).toMatchObject({ field: 'site.form.accessKey' });
  expect(answer('form-id', key, chosen).site.form).toEqual({ service: 'web3forms', accessKey: key });
});

test.each([
  ['email', 'nobody', 'must be an email address'],
  ['location', 'Reykjavík', 'must be a city and a country'],
  ['location', 'Minas Tirith, Gondor', 'names an unknown country'],
  ['form', 'pigeon', 'must be one of formspree, web3forms'],
  ['name', '', 'must '],
  ['address', 'none', 'is needed'],
])('refuses --%s=%s', (name, text, sentence) => {
  expect(() => answer(name, text)).toThrow(sentence);
});
