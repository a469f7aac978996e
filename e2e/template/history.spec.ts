import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import {
  expect,
  goThroughHistory,
  holdScripts,
  inMotion,
  linkTo,
  open,
  PHONE,
  scriptsHaveRun,
  test,
  watchLoading,
  withBasePath,
} from '../support/site';

test.use({ viewport: PHONE });

const { pages, words } = content;

const headings: Record<string, string> = {
  [routes.home]: content.profile.role,
  [routes.about]: pages.about.heading,
  [routes.projects]: pages.projects.heading,
  [routes.services]: pages.services.heading,
};

/** Expects that the URL and the shown page match. */
async function expectPage(page: Page, path: string, hash = '') {
  await expect(page).toHaveURL(withBasePath(path) + hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '');
}

/** The home page's link to a fragment, which the browser follows without the router. */
const downLink = (page: Page) => page.locator('main a[href="#about"]');
const footerLink = (page: Page, path: string) => linkTo(page, path, 'footer');
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('Back and Forward show the URL’s page after a jump to a fragment', { tag: ['@unoptimized', '@ci'] }, async ({
  page,
}) => {
  await open(page, routes.home);
  await downLink(page).click();
  await expectPage(page, routes.home, '#about');
  await page.locator('#about').getByRole('link', { name: pages.home.about?.link }).click();
  await expectPage(page, routes.about);
  await page.goBack();
  await expectPage(page, routes.home, '#about');
  await page.goBack();
  await expectPage(page, routes.home);
  await page.goForward();
  await page.goForward();
  await expectPage(page, routes.about);
  await goThroughHistory(page, -2);
  await expectPage(page, routes.home);
});

/** Follows a link, opens a file, and goes Back and Forward past it. */
async function visitFile(page: Page) {
  await open(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: words.headings.projects.link }).click();
  await expectPage(page, routes.projects);
  await page.goto(withBasePath('/llms.txt'));
  await goThroughHistory(page, -1);
  await expectPage(page, routes.projects);
  await goThroughHistory(page, -1);
  await expectPage(page, routes.home);
  await goThroughHistory(page, 1);
  await expectPage(page, routes.projects);
}

test(
  'Back and Forward show the page of the URL after a file, without the page cache',
  { tag: ['@unoptimized', '@ci'] },
  ({ page }) => visitFile(page),
);

test('Back and Forward show the page of the URL after a file, with it', { tag: '@whole-browser' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  });
  await visitFile(page);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
});

test('Back shows the page of the URL after a jump before hydration', { tag: '@ci' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.home));
  await scrollTo(page, 200);
  await page.evaluate(() => Reflect.set(window, 'repaired', false));
  await downLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${withBasePath(routes.home)}#about`);
  release();
  await scriptsHaveRun(page);
  expect(await page.evaluate(() => window.repaired), 'the jump reloads the page').toBe(false);
  await footerLink(page, routes.services).click();
  await expectPage(page, routes.services);
  // Two entries back: past the one with the router's state, to the one without.
  await goThroughHistory(page, -2);
  await expectPage(page, routes.home);
  await expect.poll(() => scrollTop(page)).toBe(200);
  await page.goForward();
  await expectPage(page, routes.home, '#about');
});

test.describe('with smooth scrolling', () => {
  test.use(inMotion);

  test('a jump to a fragment ends below the header and loads nothing', { tag: '@ci' }, async ({ page }) => {
    await open(page, routes.home);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'script'].includes(request.resourceType())) requested.push(request.url());
    });
    const settled = watchLoading(page);
    // Without a pointer, which after the scroll would rest on a link and fetch its page.
    await downLink(page).evaluate((link: HTMLElement) => link.click());
    await expectPage(page, routes.home, '#about');
    const heading = page.getByRole('heading', { name: pages.home.about?.heading, exact: true });
    const header = await page.getByRole('banner').boundingBox();
    const distance = async () => ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0);
    // Smooth scrolling takes a while.
    await expect.poll(distance).toBeLessThan(PHONE.height / 2);
    await settled();
    expect(await distance()).toBeGreaterThanOrEqual(0);
    expect(requested).toEqual([]);
    const html = page.locator('html');
    await expect(html).toHaveCSS('scroll-behavior', 'smooth');
    // A field that gets the focus during smooth scrolling could end up below the header.
    await page.keyboard.press('Tab');
    await expect(html).toHaveCSS('scroll-behavior', 'auto');

    await page.goto('about:blank');
    await page.goto(`${withBasePath(routes.home)}#about`);
    await expect(html, 'the load scrolls at once').toHaveCSS('scroll-behavior', 'auto');
    await expect.poll(distance).toBeLessThan(PHONE.height / 2);
    expect(await distance()).toBeGreaterThanOrEqual(0);
  });

  test('a link leads to the top; Back and Forward restore the positions, also after a reload', async ({ page }) => {
    await open(page, routes.home);
    await scrollTo(page, 700);
    for (const path of [routes.projects, routes.services]) {
      await footerLink(page, path).evaluate((link: HTMLElement) => link.click());
      await expectPage(page, path);
      await expect.poll(() => scrollTop(page)).toBe(0);
      if (path === routes.projects) await scrollTo(page, 500);
    }
    await page.goBack();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect.poll(() => scrollTop(page)).toBe(500);
    await page.goForward();
    await expectPage(page, routes.services);
    await page.reload();
    for (const [entries, path, top] of [
      [-1, routes.projects, 500],
      [-1, routes.home, 700],
      [1, routes.projects, 500],
      [-1, routes.home, 700],
    ] as const) {
      await goThroughHistory(page, entries);
      await expectPage(page, path);
      await expect.poll(() => scrollTop(page), path).toBe(top);
    }
    await goThroughHistory(page, 1);
    await expectPage(page, routes.projects);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('a reload starts at the top, but not at home; Back from a file keeps the position', { tag: '@ci' }, async ({
    page,
  }) => {
    await open(page, routes.about);
    await scrollTo(page, 500);
    await page.reload();
    await scriptsHaveRun(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goto(withBasePath('/llms.txt'));
    await page.goBack();
    await scriptsHaveRun(page);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await expect(page.locator('html'), 'no heights are estimated').toHaveAttribute('data-laid-out');
    // A fragment is a part of the page that the URL names.
    await open(page, `${routes.about}#languages`);
    await page.reload();
    await scriptsHaveRun(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    // The rotating drawing at the home page's top must not serve as scroll anchor.
    await open(page, routes.home);
    await scrollTo(page, 500);
    await page.reload();
    await scriptsHaveRun(page);
    await expect.poll(() => scrollTop(page)).toBe(500);
  });
});
