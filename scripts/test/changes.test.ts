import { existsSync, readdirSync } from 'node:fs';
import { SPECS, specsFor } from './changes';

const NOT_IN_RICH = ['dev', 'minimal'];

test('a change in each folder of the site starts browser tests that exist, and each of these is started by some change', () => {
  for (const folder of Object.keys(SPECS)) expect([folder, existsSync(folder)]).toEqual([folder, true]);
  const named = [...new Set(Object.values(SPECS).flat())].sort();
  const specs = readdirSync('e2e/template', { recursive: true })
    .flatMap((file) => /^(.*)\.spec\.ts$/.exec(String(file).replaceAll('\\', '/'))?.[1] ?? [])
    .filter((name) => !NOT_IN_RICH.includes(name));
  expect(named).toEqual(specs.sort());
  expect(specsFor(['export/bootstrap/main.ts', 'site/pages.test.ts', 'docs/cv.md'])).toEqual(
    SPECS['export/bootstrap/'].map((name) => `e2e/template/${name}.spec.ts`),
  );
});
