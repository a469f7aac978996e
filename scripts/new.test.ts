/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { countryCodeOf } from './new/country-codes';

/** What `npm run new` prints and ends with; it writes nothing here. */
function runNew(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/new.ts', '--yes', '--dry-run', ...args],
    { encoding: 'utf8' },
  );
  const added = [...stdout.matchAll(/^\+(?!\+)\s*(.*)$/gm)].map(([, line]) => line);
  return { status, stdout, stderr, added };
}

test('shows what it would write into the files of the content', () => {
  const { status, stdout, added } = runNew(
    '--name=Zoë O’Hara',
    '--location=Reykjavík, Iceland',
    '--phone=none',
    '--codeberg=zoe',
    '--form=web3forms',
    '--form-id=0f0f0f0f-aaaa-4444-bbbb-123456789abc',
    '--address=zoe.is/',
  );
  expect(status).toBe(0);
  expect(stdout).toContain('Nothing was written.');
  expect(added.join('\n')).toContain("name: 'Zoë O’Hara'");
  for (const text of [
    "city: 'Reykjavík', country: 'Iceland', countryCode: 'IS'",
    "'https://codeberg.org/zoe'",
    "accessKey: '0f0f0f0f-aaaa-4444-bbbb-123456789abc'",
    "address: 'https://zoe.is'",
  ]) {
    expect(added.join(' ')).toContain(text);
  }
  expect(stdout).not.toMatch(/^\+.*phone:/m);
});

test.each([
  ['--email=nobody', '--email: must be an email address'],
  ['--location=Reykjavík', '--location: write a city, a comma and a country'],
  ['--form=pigeon', '--form: write one of formspree, web3forms'],
  ['--name=', '--name: '],
  ['--age=30', "Unknown option '--age'"],
])('refuses %s by the rules of the build', (option, sentence) => {
  const { status, stderr } = runNew(option);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

test('asks for a country code that its name does not tell', () => {
  expect(runNew('--location=Minas Tirith, Gondor').stderr).toContain('profile.location.countryCode must be');
  expect(runNew('--location=Minas Tirith, Gondor', '--country-code=is').added.join(' ')).toContain("countryCode: 'IS'");
});

test.each([
  ['Germany', 'en', 'DE'],
  ['deutschland', 'de', 'DE'],
  ['United States', 'en', 'US'],
  ['US', 'en', 'US'],
  ['مصر', 'ar', 'EG'],
  ['Gondor', 'en', undefined],
])('the code of %s in %s is %s', (country, language, code) => {
  expect(countryCodeOf(country, language)).toBe(code);
});
