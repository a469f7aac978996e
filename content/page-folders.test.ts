/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/routes';
import { pagesLeftOut } from './page-folders';
import { pages } from './pages';

const app = mkdtempSync(join(tmpdir(), 'app-'));
afterAll(() => rmSync(app, { recursive: true }));

for (const folder of ['.', 'about', 'uses', 'og/[file]']) {
  mkdirSync(join(app, folder), { recursive: true });
  writeFileSync(join(app, folder, folder.startsWith('og') ? 'route.ts' : 'page.tsx'), '');
}

test('the site leaves out what has a folder and no entry', () => {
  expect(pagesLeftOut([{ path: '/', label: 'Home' }], app)).toEqual(['/about/', '/uses/']);
});

test('an entry without a folder stops the build', () => {
  const list = [{ path: '/', label: 'Home' } as const, { path: '/contact/', label: 'Contact' } as const];
  expect(() => pagesLeftOut(list, app)).toThrow(
    'content/navigation.ts: navigation[1] has the path "/contact/", and there is no app/contact/page.tsx; write that file, or remove the entry.',
  );
});

test('the site has the folders of all pages it can compose, and words for them', () => {
  const known = Object.values(routes).map((path) => ({ path, label: path }));
  expect(() => pagesLeftOut(known, join(__dirname, '../app'))).not.toThrow();
  expect([...Object.keys(routes), 'notFound'].sort()).toEqual(Object.keys(pages).sort());
});
