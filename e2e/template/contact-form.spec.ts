import { words } from '@/content/words';
import { MESSAGE_ROWS } from '@/lib/constants';
import { content } from '@/lib/content/content';
import { EMPTY_MESSAGE, MESSAGE_FIELDS } from '@/lib/message';
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
} from './support/contact-page';
import { formSays } from './support/form-says';
import { withBasePath } from './support/site';

const { errors, fields } = formSays;

test('the form starts empty, with its placeholders and rows', async ({ page }) => {
  await openContact(page);
  await expectValues(page, EMPTY_MESSAGE);
  await expect(field(page, 'name')).toHaveAttribute('placeholder', fields.name.placeholder);
  await expect(field(page, 'email')).toHaveAttribute('placeholder', content.pages.contact.sampleEmail);
  await expect(field(page, 'subject')).toHaveAttribute('placeholder', fields.subject.placeholder);
  await expect(field(page, 'message')).toHaveAttribute('placeholder', fields.message.placeholder);
  await expect(field(page, 'message')).toHaveAttribute('rows', String(MESSAGE_ROWS));
});

test('fields are validated on the first submit, and then on every change; the first invalid one gets the focus', async ({
  page,
  inbox,
}) => {
  await openContact(page);
  for (const name of MESSAGE_FIELDS) {
    await field(page, name).fill('x');
    await field(page, name).fill('');
    await field(page, name).blur();
  }
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await sendButton(page).click();
  for (const name of MESSAGE_FIELDS) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(errors[name]);
    await expect(page.getByText(errors[name], { exact: true })).toBeVisible();
  }
  await expect(field(page, 'name')).toBeFocused();

  await field(page, 'name').pressSequentially('Al');
  await expect(page.getByText(errors.name)).toHaveCount(0);
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'name').press('Backspace');
  await expect(page.getByText(errors.name)).toBeVisible();

  for (const invalid of MESSAGE_FIELDS) {
    await fillIn(page);
    await field(page, invalid).fill('');
    await field(page, 'message').fill('');
    await sendButton(page).click();
    await expect(field(page, invalid)).toBeFocused();
  }
  expect(inbox.posts).toHaveLength(0);
});

test('sending is announced in a live region of the exported HTML, and further presses are ignored', async ({
  page,
  inbox,
  request,
}) => {
  const html = await (await request.get(withBasePath('/contact/'))).text();
  expect(html.match(/role="status"/g)).toHaveLength(2);
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('unanswered');
  await sendButton(page).dblclick();
  await expect(page.getByRole('status').filter({ hasText: words.form.underWay })).toBeAttached();
  await expect(sendButton(page)).toHaveText(words.form.sending);
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toBeFocused();
  expect(Number(await sendButton(page).evaluate((button) => getComputedStyle(button).opacity))).toBeLessThan(1);
  await sendButton(page).click({ force: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await field(page, 'subject').press('Enter');
  await field(page, 'subject').press('x');
  await expect.poll(() => inbox.posts).toHaveLength(1);
  await expectValues(page, SAMPLE);
});

test('Copy message copies the message, or says that it couldn’t', async ({ page, inbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('error-json', 'error-json');
  await sendButton(page).click();
  await panel(page).getByRole('button', { name: words.fallback.copy }).click();
  await expect(panel(page).getByRole('button', { name: words.fallback.copied })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SAMPLE.message);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await sendButton(page).click();
  await panel(page).getByRole('button', { name: words.fallback.copy }).click();
  await expect(panel(page).getByRole('button', { name: words.fallback.notCopied })).toBeFocused();
});
