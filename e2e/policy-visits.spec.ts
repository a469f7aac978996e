import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mergeTests } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { TEST_ENDPOINT } from '../scripts/local-site';
import { test as contactTest, fillIn, sendButton } from './support/contact-page';
import { recordViolations, sendMessage, visitPages } from './support/policy-visits';
import { expect, inMotion, labelOf, open, scriptsHaveRun, test as siteTest, withBasePath } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { PHONE } from './support/viewports';

const test = mergeTests(siteTest, contactTest);

test.use({ ...inMotion, viewport: PHONE });

test('every page, by address, by link and back, keeps the policy', async ({ page, visit }) => {
  const violations = await recordViolations(page);
  await visitPages(page, visit.messages);
  expect(violations).toEqual([]);
});

test('the theme, the menu and the tooltip keep the policy', async ({ page, visit }) => {
  const violations = await recordViolations(page);
  await open(page, '/');
  await page.getByRole('button', { name: THEME_NAMES }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: THEME_NAMES }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark|system/);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: words.header.menu }).click();
  await page
    .getByRole('navigation', { name: words.header.navigation })
    .getByRole('link', { name: labelOf(routes.about), exact: true })
    .click();
  await expect(page).toHaveURL(withBasePath('/about/'));
  expect(violations).toEqual([]);
  expect(visit.messages).toEqual([]);
});

test('the form, its failure, its success and both toasts keep the policy', async ({ page, visit, inbox }) => {
  const violations = await recordViolations(page);
  await sendMessage(page, visit.messages, inbox);
  expect(violations).toEqual([]);
});

test('a page that was changed before its scripts ran is made whole again', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading?.firstChild) return;
      observer.disconnect();
      heading.before(document.createElement('table'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(withBasePath('/about/'));
  await scriptsHaveRun(page);
  await expect(page.locator('main table')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  expect(violations).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form service may send the visitor back to the site', async ({ page, baseURL }) => {
    const home = `${baseURL}${withBasePath('/')}`;
    const service = createServer((_, response) => response.writeHead(303, { Location: home }).end());
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/back`;
    // The page as it was built for this service, policy and all.
    await page.route(withBasePath(routes.contact), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(TEST_ENDPOINT, address);
      return route.fulfill({ response, body });
    });
    await page.goto(withBasePath(routes.contact));
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(home);
    service.close();
  });
});
