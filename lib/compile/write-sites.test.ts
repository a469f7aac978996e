import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { site } from '@/e2e/support/compiled-site';
import { writeSites } from './write-sites';

// Its package is an ES module.
jest.mock('../fonts/font-css', () => ({ fontCss: async () => '' }));

const draft = { ...site, build: { ...site.build, isDevelopment: true, formEndpoint: 'http://127.0.0.1:1/f/inbox' } };
const FOLDER = '.dev-data';

afterAll(() => rmSync(FOLDER, { recursive: true }));

test('what npm run dev compiles is in a folder of its own, and keeps what another process writes', async () => {
  const built = readFileSync('.site-data/en.json', 'utf8');
  await writeSites([draft]);
  expect(readFileSync('.site-data/en.json', 'utf8')).toBe(built);
  expect(readFileSync(`${FOLDER}/en.json`, 'utf8')).toContain(draft.build.formEndpoint);
  writeFileSync(`${FOLDER}/en.json.1.part`, '');
  writeFileSync(`${FOLDER}/nl.json`, '');
  // Next compiles what imports a changed file.
  const style = `${FOLDER}/en.site.css`;
  utimesSync(style, 1, 1);
  await writeSites([draft]);
  expect(statSync(style).mtimeMs).toBe(1000);
  expect(existsSync(`${FOLDER}/en.json.1.part`)).toBe(true);
  expect(existsSync(`${FOLDER}/nl.json`)).toBe(false);
});
