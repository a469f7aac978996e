import type { Page } from '@playwright/test';
import { content } from '../../lib/content/content';
import { routes } from '../../lib/routes';
import { expect, goThroughHistory, open, withBasePath } from './site';

const { about, projects } = content.pages.home;

/** The heading that each address has to show. */
const headings: Record<string, string> = {
  [routes.home]: content.profile.role,
  [routes.about]: content.pages.about.heading,
  [routes.projects]: content.pages.projects.heading,
  [routes.services]: content.pages.services.heading,
  [routes.contact]: content.pages.contact.heading,
};

/** Address and page agree. */
export async function expectPage(page: Page, path: string, hash = '') {
  await expect(page).toHaveURL(withBasePath(path) + hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '');
}

/** The link down the home page, which the browser itself follows. */
export const downLink = (page: Page) => page.locator('main a[href="#about"]');

/** A jump within the page, a page of the site, and the way back and forth over both. */
export async function walkBackAndForth(page: Page) {
  await open(page, routes.home);
  await downLink(page).click();
  await expectPage(page, routes.home, '#about');
  await page.getByRole('main').getByRole('link', { name: about.link }).click();
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
}

/** The same over a file that takes the page's place. */
export async function walkOverAFile(page: Page) {
  await open(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: projects?.link }).click();
  await expectPage(page, routes.projects);
  await page.goto(withBasePath('/llms.txt'));
  // Not Playwright's `goBack`: it waits for a load event, which a page out of the cache does not fire.
  await goThroughHistory(page, -1);
  await expectPage(page, routes.projects);
  await goThroughHistory(page, -1);
  await expectPage(page, routes.home);
  await goThroughHistory(page, 1);
  await expectPage(page, routes.projects);
}
