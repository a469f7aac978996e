import { expect } from '@playwright/test';
import { AAA_CONTRAST, findViolations } from '../../support/axe';
import { DESKTOP, PHONE, pages, test } from '../../support/site';
import { states, texts } from './states';

for (const { name, enter, viewports = [PHONE, DESKTOP] } of states) {
  for (const viewport of viewports) {
    test(`axe finds no violation in light or dark colours at ${viewport.width} px: ${name}`, async ({
      page,
      inbox,
    }) => {
      await page.setViewportSize(viewport);
      await enter(page, inbox);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

for (const { name, enter } of states.filter(
  ({ name }) => name in { ...pages, ...texts } || name === 'form with errors',
)) {
  test(`text has a contrast of 7:1 in light and dark for visitors who prefer more: ${name}`, async ({
    page,
    inbox,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await enter(page, inbox);
    expect(await findViolations(page, AAA_CONTRAST)).toEqual([]);
  });
}
