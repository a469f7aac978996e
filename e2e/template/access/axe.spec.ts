import { AAA_CONTRAST, findViolations } from '../../support/axe';
import { DESKTOP, expect, PHONE, pages, test } from '../../support/site';
import { states, texts } from './states';

for (const { name, enter, viewports = [PHONE, DESKTOP] } of states) {
  test(`axe finds no violation in light or dark colours: ${name}`, async ({ page, inbox }) => {
    for (const [index, viewport] of viewports.entries()) {
      await page.setViewportSize(viewport);
      if (index === 0) await enter(page, inbox);
      expect.soft(await findViolations(page), `${viewport.width} px`).toEqual([]);
    }
    if (!(name in { ...pages, ...texts } || name === 'form with errors')) return;
    // Text has a contrast of 7:1 for visitors who prefer more.
    await page.emulateMedia({ contrast: 'more' });
    expect(await findViolations(page, AAA_CONTRAST)).toEqual([]);
  });
}
