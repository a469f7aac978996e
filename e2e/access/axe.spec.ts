import { expect } from '@playwright/test';
import { AAA_CONTRAST, findViolations } from '../support/axe';
import { open, pages } from '../support/site';
import { DESK, PHONE } from '../support/viewports';
import { states, test } from './states';

for (const { name, enter, viewports = [PHONE, DESK] } of states) {
  for (const viewport of viewports) {
    test(`axe finds nothing, light or dark, at ${viewport.width} px: ${name}`, async ({ page, inbox }) => {
      await page.setViewportSize(viewport);
      await enter(page, inbox);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

for (const [name, path] of Object.entries(pages)) {
  test(`a visitor who asks for more contrast gets 7:1, light or dark: ${name}`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await open(page, path);
    expect(await findViolations(page, AAA_CONTRAST)).toEqual([]);
  });
}

test('axe finds a fault where there is one', async ({ page }) => {
  await open(page, pages.home);
  await page.evaluate(() => document.querySelector('h1')?.after(document.createElement('input')));
  expect(await findViolations(page)).toEqual([
    expect.stringMatching(/^light: label/),
    expect.stringMatching(/^dark: label/),
  ]);
});
