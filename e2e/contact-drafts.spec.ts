import type { Page } from '@playwright/test';
import { EMPTY_MESSAGE } from '@/components/contact-form/message';
import { words } from '@/content/words';
import { routes } from '@/lib/routes';
import {
  expect,
  expectValues,
  field,
  fillIn,
  openContact,
  SAMPLE,
  sendButton,
  successToast,
  takenOver,
  test,
} from './support/contact-page';
import { formSays } from './support/form-says';
import { labelOf, withBasePath } from './support/site';
import { soon } from './support/soon';

const bringBack = (page: Page) => page.getByRole('button', { name: words.drafts.bringBack });
const discard = (page: Page) => page.getByRole('button', { name: words.drafts.discard });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-drafts'));

test('offers an unsent message after a reload, in empty fields', async ({ page, inbox }) => {
  await openContact(page);
  await expect(bringBack(page)).toHaveCount(0);
  await fillIn(page);
  await page.reload();
  await expect(page.getByText(formSays.drafts.unsent.join('').trim())).toBeVisible();
  await expectValues(page, EMPTY_MESSAGE);
  await bringBack(page).click();
  await expectValues(page, SAMPLE);
  await expect(field(page, 'name')).toBeFocused();
  await expect(bringBack(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  expect(await stored(page)).toBeNull();
  await page.reload();
  await takenOver(page);
  await expect(bringBack(page)).toHaveCount(0);
});

test('forgets a discarded message', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await discard(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(discard(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await page.reload();
  await takenOver(page);
  await expect(bringBack(page)).toHaveCount(0);
});

test('shows the beginning of what it offers, and takes a discarded message back', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  const offer = page.getByRole('status').filter({ has: bringBack(page) });
  await expect(offer.locator('q')).toHaveText(/^We run a small office and need a licensing desk\. Can you/);
  await discard(page).click();
  await expectValues(page, EMPTY_MESSAGE);
  await page.getByRole('button', { name: words.drafts.undo }).click();
  await bringBack(page).click();
  await expectValues(page, SAMPLE);
});

test('discards one message with a double click, not two', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await takenOver(page);
  const other = { name: 'Omar', email: 'omar@example.org', subject: 'Another', message: 'A message begun meanwhile' };
  await fillIn(page, other);
  await page.reload();
  await expect(page.getByText('A message begun meanwhile')).toBeVisible();
  await discard(page).dblclick();
  await expect(page.getByRole('button', { name: words.drafts.undo })).toBeVisible();
  await page.reload();
  await bringBack(page).click();
  await expectValues(page, SAMPLE);
});

test('loses neither message when a new one is begun before the old one is decided on', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await takenOver(page);
  const other = { name: 'Omar', email: 'omar@example.org', subject: 'Another', message: 'A message begun meanwhile' };
  await fillIn(page, other);
  await bringBack(page).click();
  await expectValues(page, SAMPLE);
  await bringBack(page).click();
  await expectValues(page, other);
  await page.reload();
  await bringBack(page).click();
  await expectValues(page, other);
  await bringBack(page).click();
  await expectValues(page, SAMPLE);
});

test('offers what was left behind on the way to another page', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  const menu = page.getByRole('navigation', { name: words.header.navigation });
  await menu.getByRole('link', { name: labelOf(routes.services), exact: true }).click();
  await expect(page).toHaveURL(/services/);
  await menu.getByRole('link', { name: labelOf(routes.contact), exact: true }).click();
  await bringBack(page).click();
  await expectValues(page, SAMPLE);
});

test('says that a message may have been sent when the page closed on it', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('unanswered');
  await sendButton(page).click();
  await soon(() => inbox.posts).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(formSays.drafts.maybeUnsent.join('').trim())).toBeVisible();
});

test('stays in its tab', async ({ page, context }) => {
  await openContact(page);
  await fillIn(page);
  const other = await context.newPage();
  await other.goto(withBasePath(routes.contact));
  await takenOver(other);
  await expect(bringBack(other)).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('contact-drafts');
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

const BROKEN = {
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
  'filled with something else': () => sessionStorage.setItem('contact-drafts', '[{"message":{"name":1}},null,7]'),
  unreadable: () => sessionStorage.setItem('contact-drafts', '{"'),
} satisfies Record<string, () => unknown>;

for (const [state, breakStorage] of Object.entries(BROKEN)) {
  test(`sends as ever with the storage ${state}`, async ({ page, inbox }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(breakStorage);
    await openContact(page);
    await expect(bringBack(page)).toHaveCount(0);
    await fillIn(page);
    await sendButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
    expect(errors).toEqual([]);
  });
}
