/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyContent, type TestCopy } from './content/test-copy';
import { settingsOf, watchSettings } from './dev-settings.mjs';

let copy: TestCopy;

beforeEach(() => {
  copy = copyContent();
  mkdirSync(path.join(copy.folder, 'public'), { recursive: true });
  copy.write('content/brand.ts', brandWith('khatam'));
  // Without the files that the owner may have: none is in the copy.
  copy.write('content/profile.ts', PROFILE);
  copy.write('content/links.ts', 'export const links = { profiles: [] };\n');
  copy.write('content/projects.ts', 'export const projects = [];\n');
});
afterEach(() => rmSync(copy.folder, { recursive: true }));

const PROFILE = `export const facts = [];
export const profile = { name: 'Noor', role: 'Developer', lead: 'I build sites.', email: 'noor@noor.dev' };
`;

const brandWith = (star: string) => `export const brand = {
  star: '${star}',
  colors: 'shipped',
  fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },
};
`;

test('another look is another setting, another project is none', async () => {
  const before = await settingsOf(copy.folder);
  copy.write('content/projects.ts', "export const projects = [{ title: 'A', description: 'B', technologies: [] }];\n");
  expect(await settingsOf(copy.folder)).toBe(before);
  copy.write('content/brand.ts', brandWith('name'));
  const named = await settingsOf(copy.folder);
  expect(named).not.toBe(before);
});

test('what the build would refuse is no setting to start with', async () => {
  copy.write('content/brand.ts', brandWith('stars'));
  await expect(settingsOf(copy.folder)).rejects.toThrow('content/brand.ts: brand.star is "stars"');
  copy.write('content/brand.ts', 'export const brand = {');
  await expect(settingsOf(copy.folder)).rejects.toThrow('content/brand.ts:1: The file cannot be read');
});

test('a saved file starts it again, once and when it can be taken', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  let told = 0;
  let resolve = () => {};
  const changed = new Promise<void>((done) => {
    resolve = done;
  });
  const end = await watchSettings(copy.folder, async () => {
    told++;
    resolve();
  });
  try {
    copy.write('content/brand.ts', brandWith('stars'));
    while (said.mock.calls.length === 0) await new Promise((look) => setTimeout(look, 20));
    copy.write('content/brand.ts', brandWith('name'));
    await changed;
    expect(told).toBe(1);
    expect(String(said.mock.calls)).toContain('content/brand.ts: brand.star is "stars"');
  } finally {
    end();
    said.mockRestore();
  }
});
