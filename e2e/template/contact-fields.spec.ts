import { expect, type Page } from '@playwright/test';
import { words } from '@/content/words';
import { content } from '@/lib/content/content';
import { EMPTY_MESSAGE, MESSAGE_FIELDS, type MessageField } from '@/lib/message';
import { directionOf } from '@/lib/writing-systems';
import { field, fillIn, openContact, SAMPLE, sendButton, successToast, test } from './support/contact-page';

/** Fills in a field without an event, as some browsers and password managers do. */
async function fillSilently(page: Page, name: MessageField, value: string) {
  await field(page, name).evaluate((element, text) => {
    const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  }, value);
}

test('validation doesn’t cut a name during IME composition, and its Enter doesn’t send the form', async ({
  page,
  inbox,
}) => {
  await openContact(page);
  await fillIn(page, { ...SAMPLE, name: '' });
  await sendButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  for (const [index, text] of ['し', 'しお', 'しおた', '塩田'].entries()) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    if (index === 0) await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await keyboard.send('Input.insertText', { text: '塩田' });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect(field(page, 'name')).toHaveValue('塩田');
  expect(inbox.posts).toHaveLength(0);

  await field(page, 'name').press('Enter');
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE, name: '塩田' }]);
});

test('fields filled in without an event are kept and validated', async ({ page, inbox }) => {
  await openContact(page);
  for (const name of ['name', 'email'] as const) await fillSilently(page, name, SAMPLE[name]);
  await field(page, 'subject').fill(SAMPLE.subject);
  await expect(field(page, 'name')).toHaveValue(SAMPLE.name);
  await sendButton(page).click();
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  await fillSilently(page, 'message', SAMPLE.message);
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
});

test('invisible characters are removed from an email address, also by the basic form', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  await field(page, 'email').press('ControlOrMeta+a');
  await page.keyboard.insertText('\u202a\u200e sara\u00ad@exam\u200bple.org\u200f\u202c');
  inbox.answerWith('captcha', 'too-many');
  await sendButton(page).click();
  await expect.poll(() => inbox.posts.map(({ body }) => JSON.parse(body))).toEqual([SAMPLE]);
  await page.getByRole('button', { name: words.fallback.plain }).click();
  await expect.poll(() => inbox.posts).toHaveLength(2);
  expect(new URLSearchParams(inbox.posts[1]?.body).get('email')).toBe(SAMPLE.email);
});

test('a field has the direction of its text, an empty one that of the page', async ({ page }) => {
  await openContact(page);
  const directions = () =>
    Promise.all(
      MESSAGE_FIELDS.map((name) => field(page, name).evaluate((element) => getComputedStyle(element).direction)),
    );
  const pages = directionOf(content.site.language);
  // Email addresses run from left to right, also on right-to-left pages.
  const empty = MESSAGE_FIELDS.map((name) => (name === 'email' ? 'ltr' : pages));
  expect(await directions()).toEqual(empty);
  await fillIn(page, { name: 'سارة', email: 'سارة@مثال.مصر', subject: 'سؤال عن C#', message: 'أهلا' });
  const filled = MESSAGE_FIELDS.map((name) => (name === 'email' && pages === 'rtl' ? 'ltr' : 'rtl'));
  expect(await directions()).toEqual(filled);
  await fillIn(page, EMPTY_MESSAGE);
  expect(await directions()).toEqual(empty);
});
