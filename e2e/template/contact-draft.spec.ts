import type { Page } from '@playwright/test';
import { words } from '@/content/words';
import { EMPTY_MESSAGE } from '@/lib/message';
import { routes } from '@/lib/routes';
import {
  expect,
  expectValues,
  field,
  fillIn,
  openContact,
  panel,
  SAMPLE,
  sendButton,
  test,
  thanksTo,
  waitForHydratedForm,
} from './support/contact-page';
import { holdScripts, labelOf, withBasePath } from './support/site';

const restored = (page: Page) => page.getByText(words.draft.restored);
const discard = (page: Page) => page.getByRole('button', { name: words.draft.discard });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-draft'));

/** Follows links to another page and back. */
async function visitServices(page: Page) {
  for (const route of [routes.services, routes.contact]) {
    const menu = page.getByRole('navigation', { name: words.header.navigation });
    await menu.getByRole('link', { name: labelOf(route), exact: true }).click();
    await expect(page).toHaveURL(withBasePath(route));
  }
}

test('a draft is restored after a reload, without a message about sending', async ({ page, inbox }) => {
  await openContact(page);
  await field(page, 'name').fill(SAMPLE.name);
  await page.reload();
  await expectValues(page, { ...EMPTY_MESSAGE, name: SAMPLE.name });
  await expect(restored(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await fillIn(page, { ...SAMPLE, name: `  ${SAMPLE.name} `, message: `\n ${SAMPLE.message} \n` });
  await expect(restored(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(panel(page)).toHaveText(thanksTo());
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  expect(await stored(page)).toBeNull();
});

test('a discarded draft is gone for good', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await discard(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expectValues(page, EMPTY_MESSAGE);
  await expect(discard(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('text typed before hydration survives a reload, hydration and Back', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact), { waitUntil: 'commit' });
  for (const name of ['name', 'email', 'subject', 'message'] as const) await field(page, name).fill(SAMPLE[name]);
  await page.reload({ waitUntil: 'commit' });
  // The inline bootstrap script restores it.
  await expectValues(page, SAMPLE);
  await expect(restored(page)).toHaveCount(0);
  release();
  await waitForHydratedForm(page);
  await expectValues(page, SAMPLE);
  await expect(restored(page)).toBeVisible();
  await page.goto(withBasePath(routes.projects));
  await page.goBack();
  await waitForHydratedForm(page);
  await expectValues(page, SAMPLE);
});

test('text and focus are kept on a page that was translated before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact), { waitUntil: 'commit' });
  await field(page, 'name').fill(SAMPLE.name);
  await field(page, 'message').fill('A message typed early');
  // Google Translate wraps texts in such elements.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, h2, h3, label, p')) {
      const font = document.createElement('font');
      font.textContent = (element.textContent ?? '').toUpperCase();
      element.replaceChildren(font);
    }
  });
  release();
  await waitForHydratedForm(page);
  await expect(page.locator('#message')).toHaveValue('A message typed early');
  await expect(page.locator('#name')).toHaveValue(SAMPLE.name);
  await expect(page.locator('#message')).toBeFocused();
});

const STORAGE = {
  off: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('off', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  on: () => {},
} satisfies Record<string, () => unknown>;

for (const [state, prepare] of Object.entries(STORAGE)) {
  test(`with storage ${state} the draft is restored after a visit to another page`, async ({ page, inbox }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(prepare);
    await openContact(page);
    await fillIn(page);
    await visitServices(page);
    await expectValues(page, SAMPLE);
    await expect(restored(page)).toBeVisible();
    await sendButton(page).click();
    await expect(panel(page)).toHaveText(thanksTo());
    expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
    expect(errors).toEqual([]);
  });
}
