import { expect } from '@playwright/test';
import { accessOwners, originOf } from './access-owners';
import { test } from './access-test';
import { findFaults } from './engines';
import { DESK, PHONE, statesOf, TABLET } from './page-states';
import { tell } from './page-states-reporter';

test('each engine finds a fault that is planted, and leaves no mark in the document', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><input></main>');
  const before = await page.content();
  const found = await findFaults(page);
  for (const rule of ['label', 'input_label_exists']) expect(found.join('\n')).toContain(`${rule}: `);
  expect(await page.content()).toBe(before);
});

for (const owner of accessOwners) {
  test.describe(owner.name, () => {
    test.use({ baseURL: originOf(owner), viewport: PHONE });

    for (const { name, enter, hold, contrast, viewports = [PHONE, TABLET, DESK] } of statesOf(owner)) {
      test(`both engines find nothing: ${name}`, async ({ page, inbox }, { annotations }) => {
        await page.emulateMedia({ contrast });
        await enter(page, inbox);
        const findings: string[] = [];
        let states = 0;
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, contrast });
            await hold?.(page);
            const faults = await findFaults(page);
            findings.push(...faults.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
            states += 1;
          }
        }
        await hold?.(page);
        annotations.push(tell('states', states), tell('findings', findings.length));
        expect(findings).toEqual([]);
      });
    }
  });
}
