import type { Page } from '@playwright/test';
import { routes } from '../lib/routes';
import { holdScripts } from './support/held-scripts';
import { downLink, expectPage, walkBackAndForth, walkOverAFile } from './support/history-journeys';
import {
  expect,
  goThroughHistory,
  inMotion,
  open,
  scriptsHaveRun,
  test,
  watchLoading,
  withBasePath,
} from './support/site';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

const footerLink = (page: Page, path: string) => page.locator(`footer nav a[href="${withBasePath(path)}"]`);

test('back and forward agree with the address after a jump within the page', ({ page }) => walkBackAndForth(page));

test('back and forward agree with the address over a file', ({ page }) => walkOverAFile(page));

test('back leads to every page after its skip link', async ({ page }) => {
  for (const path of Object.values(routes)) {
    await open(page, path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectPage(page, path, '#main');
    const next = path === routes.services ? routes.about : routes.services;
    await footerLink(page, next).click();
    await expectPage(page, next);
    await page.goBack();
    await expectPage(page, path, '#main');
  }
});

test('back agrees after a jump that was made before the scripts ran', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.home));
  await downLink(page).click();
  await expect(page).toHaveURL(`${withBasePath(routes.home)}#about`);
  release();
  await scriptsHaveRun(page);
  await footerLink(page, routes.services).click();
  await expectPage(page, routes.services);
  // Two entries back: over the one with the router's state, to the one without.
  await goThroughHistory(page, -2);
  await expectPage(page, routes.home);
  await page.goForward();
  await expectPage(page, routes.home, '#about');
});

test('back agrees after a part was named in the address by hand, and after a reload without a sign', async ({
  page,
}) => {
  await open(page, routes.about);
  await page.evaluate(() => {
    window.location.hash = 'skills';
  });
  await footerLink(page, routes.projects).click();
  await expectPage(page, routes.projects);
  await page.goBack();
  await expectPage(page, routes.about, '#skills');
  await page.goForward();
  await expectPage(page, routes.projects);
  await page.reload();
  await goThroughHistory(page, -1);
  await expectPage(page, routes.about, '#skills');
});

test('a jump within the page loads nothing anew', async ({ page }) => {
  await open(page, routes.home);
  const asked: string[] = [];
  page.on(
    'request',
    (request) => ['document', 'fetch', 'script'].includes(request.resourceType()) && asked.push(request.url()),
  );
  const settled = watchLoading(page);
  await downLink(page).click();
  await expectPage(page, routes.home, '#about');
  await settled();
  expect(asked).toEqual([]);

  await footerLink(page, routes.services).evaluate((link: HTMLElement) => link.click());
  await expectPage(page, routes.services);
  expect(await positionsOnTheWayBack(page), 'back returns at once').toHaveLength(2);
});

/** Where the page is scrolled to, frame by frame, from its top until back has brought it to where the visitor was. */
function positionsOnTheWayBack(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const positions = new Set([window.scrollY]);
    const end = new Promise<void>((resolve) => {
      window.addEventListener('scrollend', () => window.scrollY > 0 && resolve());
    });
    function look() {
      positions.add(window.scrollY);
      requestAnimationFrame(look);
    }
    window.history.back();
    look();
    await end;
    return [...positions.add(window.scrollY)];
  });
}

for (const [path, top] of [
  [routes.about, true],
  [routes.projects, true],
  // What turns at its top is nothing to restore the position by.
  [routes.home, false],
  [routes.services, false],
] as const) {
  test(`a reload of ${path} ${top ? 'begins at its top' : 'stays where one was'}`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await page.reload();
    await scriptsHaveRun(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top ? 0 : 500);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.goto(withBasePath('/llms.txt'));
    await page.goBack();
    await scriptsHaveRun(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  });
}
