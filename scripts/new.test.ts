import { spawnSync } from 'node:child_process';
import { content as sample } from '@/content/content';
import { withChanges } from './content-files';
import { changesOf, findMistake, QUESTIONS } from './questions';

/** The content after a question has been answered. */
function answer(name: string, text: string, content = sample) {
  const question = QUESTIONS[name];
  if (!question) throw new Error(`The question ${name} does not exist.`);
  const changes = changesOf(question, text, content);
  if (typeof changes === 'string') throw new Error(changes);
  return withChanges(content, changes);
}

test('a dry run prints the changes to the content files', () => {
  const options = ['--yes', '--dry-run', '--name=Zoë O’Hara', '--phone=none', '--form=none'];
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...options], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Nothing was written.')]);
  const added = [...stdout.matchAll(/^\+(?!\+)\s*(.*)$/gm)].map(([, line]) => line).join(' ');
  expect(added).toMatch(/name: 'Zoë O’Hara',.*service: 'none'/);
  expect(stdout).toMatch(/^content\/profile\.ts\n@@ .*\n/);
  expect(stdout).toMatch(/^-.*phone:/m);
});

test('a location sets the country code and updates the fact that repeats it', () => {
  const { profile, facts } = answer('location', 'Reykjavík, Iceland');
  expect(profile.location).toEqual({ city: 'Reykjavík', country: 'Iceland', countryCode: 'IS' });
  expect(facts.map(({ value }) => value)).toContain('Reykjavík, Iceland');
  expect(answer('location', 'none').profile.location).toBeUndefined();
});

test.each([
  ['Germany', 'en', 'DE'],
  ['deutschland', 'de', 'DE'],
  ['مصر', 'ar', 'EG'],
])('%s in the language %s has the country code %s', (country, language, code) => {
  const content = { ...sample, site: { ...sample.site, language } };
  expect(answer('location', `X, ${country}`, content).profile.location?.countryCode).toBe(code);
});

test('an answer changes, adds or removes a profile', () => {
  expect(answer('github', 'zoe').links.profiles[0]?.address).toBe('https://github.com/zoe');
  const address = 'https://codeberg.org/zoe';
  expect(answer('codeberg', address).links.profiles.at(-1)).toEqual({ label: 'Codeberg', address, mark: 'codeberg' });
  expect(answer('github', 'none').links.profiles).toHaveLength(sample.links.profiles.length - 1);
});

test('after the form service, its id or access key is asked for', () => {
  const key = '0f0f0f0f-aaaa-4444-bbbb-123456789abc';
  expect(answer('form-id', 'abcde').site.form).toMatchObject({ endpoint: 'https://formspree.io/f/abcde' });
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
])('refuses --%s=%s', (name, text, sentence) => {
  expect(() => answer(name, text)).toThrow(sentence);
});
