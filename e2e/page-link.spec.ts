import type { Page } from '@playwright/test';
import { content } from '../content/content';
import { routes } from '../content/navigation';
import { DESK, expect, open, openAndSettle, test } from './site';

test.use({ viewport: DESK });

const about = content.navigation.find(({ path }) => path === routes.about);

const aboutLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: about?.label, exact: true });

/** Whether an address belongs to the About page or its data. */
const isAbout = (address: string) => new URL(address).pathname.includes(routes.about);

test('a link pressed with Control opens a new tab and leaves the page as it is', async ({ page, context }) => {
  await open(page, routes.home);
  const opened = context.waitForEvent('page');
  await aboutLink(page).click({ modifiers: ['ControlOrMeta'] });
  // It is there before its address is.
  await (await opened).waitForURL(({ href }) => isAbout(href));
  expect(isAbout(page.url())).toBe(false);
});

test('a page is fetched ahead when its link is hovered, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAndSettle(page, routes.home);
  expect(asked.filter(isAbout)).toEqual([]);
  const ahead = page.waitForRequest((request) => isAbout(request.url()));
  await aboutLink(page).hover();
  expect((await ahead).resourceType()).toBe('fetch');
});

test('a link to the page itself goes back to its top', async ({ page }) => {
  await open(page, routes.about);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await aboutLink(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
