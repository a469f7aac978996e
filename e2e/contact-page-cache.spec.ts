import type { Page } from '@playwright/test';
import { words } from '@/content/words';
import { routes } from '@/lib/routes';
import { expect, expectValues, fillIn, openContact, SAMPLE, sendButton, test } from './support/contact-page';
import { formSays } from './support/form-says';
import { goThroughHistory, withBasePath } from './support/site';
import { soon } from './support/soon';
import { SMALL_DESK } from './support/viewports';

test.use({ viewport: SMALL_DESK });

for (const isKept of [true, false]) {
  test(`what is lost while the page is ${isKept ? 'in' : 'out of'} the page cache may have been sent`, async ({
    page,
    inbox,
  }) => {
    await openContact(page);
    await fillIn(page);
    inbox.answerWith('unanswered');
    await sendButton(page).click();
    await soon(() => inbox.posts).toHaveLength(1);
    if (!isKept) await page.evaluate(() => window.addEventListener('unload', () => {}));
    await page.goto(withBasePath('/llms.txt'));
    await goThroughHistory(page, -1);
    await expect(page).toHaveURL(withBasePath(routes.contact));
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await soon(async () => (await page.getByText('may have been sent').count()) + (await sendingCount(page))).toBe(1);
    await expectValues(page, SAMPLE);
  });
}

/** A page out of the cache may still be sending. */
function sendingCount(page: Page) {
  return page.getByRole('button', { name: words.form.sending }).count();
}

test('the plain form keeps the rules, and on the way back says that it may have been sent', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('captcha');
  await sendButton(page).click();
  const plain = page.getByRole('button', { name: words.waysOut.plain });
  await page.getByRole('textbox', { name: words.form.fields.message.label, exact: true }).fill('');
  await plain.click();
  await expect(page.getByRole('textbox', { name: words.form.fields.message.label, exact: true })).toBeFocused();
  expect(inbox.posts).toHaveLength(1);

  await page.getByRole('textbox', { name: words.form.fields.message.label, exact: true }).fill(SAMPLE.message);
  await plain.click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);

  await goThroughHistory(page, -1);
  await expect(page).toHaveURL(withBasePath(routes.contact));
  await expectValues(page, SAMPLE);
  await expect(page.getByText(words.outcome.posted)).toBeVisible();
  await expect(plain).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.getByText(formSays.outcome.askTwice)).toBeVisible();
  expect(inbox.messages).toHaveLength(1);
  await sendButton(page).click();
  await soon(() => inbox.messages).toHaveLength(2);
});
