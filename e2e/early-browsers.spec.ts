import { mergeTests, type Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { linksIn } from '../lib/content/pages';
import { routes } from '../lib/routes';
import {
  test as contactTest,
  failureToast,
  fillIn,
  openContact,
  sendButton,
  successToast,
} from './support/contact-page';
import { takeAwayWhatIsNewer } from './support/early-2023';
import { expect, inMotion, labelOf, NOWHERE, open, pages, test as siteTest, withBasePath } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { PHONE } from './support/viewports';

const test = mergeTests(siteTest, contactTest);

// Chromium counts a page that a test fulfils as public, and asks for permission before one reaches this machine.
test.use({ ...inMotion, viewport: PHONE, bypassCSP: true, permissions: ['local-network-access'] });

test.beforeEach(({ page }) => takeAwayWhatIsNewer(page));

const button = (page: Page) => page.getByRole('button', { name: words.header.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation });

test('in a browser of early 2023 every page stays itself', async ({ page, visit }) => {
  for (const [name, path] of Object.entries(pages)) {
    const words = await headingWithoutScript(page, path);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(words);
    await expect(page.getByRole('contentinfo')).toContainText(content.profile.name);
  }
  const expected = [/^error: .*404/, new RegExp(`^info: .*${NOWHERE}`)];
  expect(visit.messages.filter((message) => !expected.some((pattern) => pattern.test(message)))).toEqual([]);
});

async function headingWithoutScript(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(withBasePath(path), { failOnStatusCode: false })).text();
  return /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
}

test('in a browser without popovers the links of the menu stand in a row, scripts or none', async ({ page }) => {
  await page.goto(withBasePath(routes.home));
  await expect(button(page)).toBeHidden();
  await expect(menu(page).getByRole('link')).toHaveText(linksIn('header', content).map(({ label }) => label));
  await open(page, routes.home);
  await menu(page)
    .getByRole('link', { name: labelOf(routes.about), exact: true })
    .click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
});

test('in a browser of early 2023 icon buttons have their tooltips', async ({ page }) => {
  await open(page, routes.home);
  await page.getByRole('button', { name: THEME_NAMES }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(words.header.theme.system);
});

test('in a browser of early 2023 the header has a ground once the page is scrolled', async ({ page }) => {
  await open(page, routes.about);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)', {
    pseudo: 'before',
  });
});

test('in a browser of early 2023 a failure is told and a message is sent', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('error-json');
  await sendButton(page).click();
  await expect(failureToast(page)).toBeVisible();
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toHaveLength(1);
});
