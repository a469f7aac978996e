import { mergeTests, type Page } from '@playwright/test';
import { content as owned } from '@/lib/content/content';
import { JOURNEYS_ENDPOINT } from '@/scripts/local-site';
import { test as contactTest, openContact, SAMPLE } from './support/contact-page';
import { findLayoutFaults } from './support/layout-faults';
import { type RunningServer, startPreview } from './support/servers';
import { expect, openUrl, pages, test as siteTest } from './support/site';
import { buildHardContent, FOLDER, hardContent } from './support/variants';

const test = mergeTests(siteTest, contactTest);

/** What the site says by itself has long words too. */
const { words } = hardContent;

const PORT = Number(process.env.E2E_PORT || 4173) + 20;

/** How long its build may take, in ms: a minute on two cores, and more beside other tests. */
const BUILD_LIMIT = 180_000;

/** Widths in px: the smallest phone, a usual one, a tablet, a desk. */
const WIDTHS = [320, 390, 768, 1440];
const HEIGHT = 900;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${PORT}`, contextOptions: { reducedMotion: 'reduce' } });

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT);
  server = await startPreview(await buildHardContent(), PORT, FOLDER);
});
test.afterAll(() => server?.close());

/** Measures a view at every width; `PICTURES` names a folder for pictures of it. */
async function check(page: Page, name: string, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: name !== 'menu' });
    expect.soft(await findLayoutFaults(page), `${name}, ${width} px`).toEqual([]);
  }
}

for (const [name, address] of Object.entries(pages)) {
  test(`long words stay in their places on ${name}, at every width`, async ({ page }) => {
    await openUrl(page, FOLDER + address);
    await check(page, name);
  });
}

test('long words stay in their places in the menu', async ({ page }) => {
  const [narrowest = 0, narrow = 0] = WIDTHS;
  await page.setViewportSize({ width: narrowest, height: HEIGHT });
  await openUrl(page, FOLDER + pages.home);
  await page.getByRole('button', { name: words.header.menu }).click();
  await check(page, 'menu', [narrowest, narrow]);
});

test('long words stay in their places in what the form says, at every width', async ({ page }) => {
  await page.route(JOURNEYS_ENDPOINT, (route) =>
    route.fulfill({ status: 422, json: { error: owned.profile.email.repeat(8), errors: [] } }),
  );
  await openContact(page, FOLDER + pages.contact);
  const send = page.getByRole('button', { name: words.form.send, exact: true });
  await send.click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  await check(page, 'form-errors');
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await page.getByRole('textbox', { name: words.form.fields[name].label, exact: true }).fill(SAMPLE[name]);
  }
  await send.click();
  const toast = page.getByRole('region', { name: words.toasts.region }).getByText(words.outcome.failed);
  await expect(toast).toBeVisible();
  // A toast with the focus in it does not time out.
  await page.getByRole('button', { name: words.toasts.dismiss }).focus();
  await check(page, 'toast');
  await expect(toast).toBeVisible();
});
