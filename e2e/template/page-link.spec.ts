import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { linksIn } from '../lib/content/pages';
import { routes } from '../lib/routes';
import { expect, holdScripts, labelOf, open, openAndSettle, test, watchLoading, withBasePath } from './support/site';

const aboutLink = (page: Page) =>
  page
    .getByRole('navigation', { name: words.header.navigation })
    .getByRole('link', { name: labelOf(routes.about), exact: true });

/** Whether a URL belongs to the About page or its data. */
const isAbout = (address: string) => new URL(address).pathname.includes(routes.about);

test('a page is fetched when its link is hovered, not before; Ctrl+click opens a new tab', async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openAndSettle(page, routes.home);
  expect(requested.filter(isAbout)).toEqual([]);
  const fetched = page.waitForRequest((request) => isAbout(request.url()));
  await aboutLink(page).hover();
  expect((await fetched).resourceType()).toBe('fetch');

  const opened = context.waitForEvent('page');
  await aboutLink(page).click({ modifiers: ['ControlOrMeta'] });
  // The page is rendered before its URL is in the address bar.
  await (await opened).waitForURL(({ href }) => isAbout(href));
  expect(isAbout(page.url())).toBe(false);
});

test('a page is not fetched on hover if the browser saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await open(page, routes.home);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const settled = watchLoading(page);
  await aboutLink(page).hover();
  await settled();
  expect(requested.filter(isAbout)).toEqual([]);
  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
});

test('after a link, the full title of the new page is announced once, without a page load', async ({ page }) => {
  await open(page, routes.home);
  await page.evaluate(() => {
    window.announced = [];
    const region = document.querySelector('body > [aria-live="assertive"]') as Element;
    new MutationObserver(() => window.announced.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const titles: string[] = [];
  for (const { path, label } of linksIn('footer', content).slice(-2)) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(withBasePath(path));
    titles.push(await exportedTitle(page, path));
    await expect(page.locator('body > [aria-live="assertive"]')).toHaveText(titles.at(-1) ?? '');
  }
  expect(await page.evaluate(() => window.announced)).toEqual(titles);
  // Next's own route announcer exists, but stays empty.
  await expect(page.locator('next-route-announcer')).toBeHidden();
});

async function exportedTitle(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(withBasePath(path))).text();
  return /<title>([^<]+)/.exec(html)?.[1] ?? '';
}

test('a slow page change shows a loading bar', async ({ page }) => {
  const release = await holdScripts(page, /\/about\/.*\.txt/);
  await open(page, routes.home);
  const bar = () => page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').position);
  expect(await bar()).not.toBe('fixed');
  await aboutLink(page).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await bar()).toBe('fixed');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('a page whose scripts fail to load is loaded by the browser', async ({ page }) => {
  await open(page, routes.services);
  await page.route('**/*.js', (route) => route.abort());
  const links = page.getByRole('contentinfo').getByRole('link', { name: labelOf(routes.contact), exact: true });
  await links.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.contact.heading);
  await expect(page.locator('form:not([novalidate])')).toBeVisible();
});

test('any link, also to the current page, focuses main at the top; Back keeps the focus on layout links', async ({
  page,
}) => {
  await open(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: content.pages.home.about?.link }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const before = await page.evaluate(() => window.history.length);
  await aboutLink(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(before);

  await aboutLink(page).focus();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
  await expect(aboutLink(page)).toBeFocused();
});

declare global {
  interface Window {
    /** The announcements of the live region, in order. */
    announced: string[];
  }
}
