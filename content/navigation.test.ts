/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pageIds, pageList, routes } from './navigation';
import { pages } from './pages';

const APP = join(__dirname, '../app');

/** The address of each page that has a folder, as Next reads them: `about/page.tsx` is `/about/`. */
function addressesOnDisk(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));
  return files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map((file) => `/${file.replace('page.tsx', '')}`);
}

test('the page list has a page for each folder, and a folder for each page', () => {
  expect(Object.values(routes).sort()).toEqual(addressesOnDisk().sort());
});

test('each page of the list has its words, and each of the words their page', () => {
  expect([...pageIds].sort()).toEqual(Object.keys(pages).sort());
});

test('no two pages share a preview image', () => {
  const files = pageIds.map((id) => pageList[id].preview);
  expect(new Set(files).size).toBe(files.length);
});
