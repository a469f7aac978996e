import { EMPTY_MESSAGE, MESSAGE_FIELDS } from '@/lib/browser/draft';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import * as contact from '../support/contact-page';
import { formSays } from '../support/form';
import { expect, linkTo, test, withBasePath } from '../support/site';

// docs/behaviour.md, "Constants"
const MESSAGE_ROWS = 5;

const { errors, fields } = formSays;

test('the form starts empty, is validated on submit, and then on every change', async ({ page, inbox }) => {
  await contact.openContact(page);
  await contact.expectValues(page, EMPTY_MESSAGE);
  await expect(contact.field(page, 'email')).toHaveAttribute('placeholder', content.pages.contact.sampleEmail);
  await expect(contact.field(page, 'message')).toHaveAttribute('rows', String(MESSAGE_ROWS));
  for (const name of ['name', 'subject', 'message'] as const)
    await expect(contact.field(page, name)).toHaveAttribute('placeholder', fields[name].placeholder);
  for (const name of MESSAGE_FIELDS) {
    await contact.field(page, name).fill('x');
    await contact.field(page, name).fill('');
    await contact.field(page, name).blur();
  }
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await contact.sendButton(page).click();
  for (const name of MESSAGE_FIELDS) {
    await expect(contact.field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.field(page, name)).toHaveAccessibleDescription(errors[name]);
    await expect(page.getByText(errors[name], { exact: true })).toBeVisible();
  }
  await expect(contact.consentBox(page)).toHaveAccessibleDescription(formSays.consent?.box?.missing ?? '');
  await expect(contact.field(page, 'name')).toBeFocused();

  await contact.field(page, 'name').pressSequentially('Al');
  await expect(page.getByText(errors.name)).toHaveCount(0);
  await expect(contact.field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await contact.field(page, 'name').press('Backspace');
  await expect(page.getByText(errors.name)).toBeVisible();

  await linkTo(page, routes.about).click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await page.goBack();
  await expect(contact.field(page, 'name')).toHaveValue('A');
  await contact.field(page, 'name').press('End');
  await contact.field(page, 'name').press('Backspace');
  await expect(page.getByText(errors.name)).toBeVisible();

  for (const invalid of MESSAGE_FIELDS) {
    await contact.fillIn(page);
    await contact.field(page, invalid).fill('');
    await contact.field(page, 'message').fill('');
    await contact.sendButton(page).click();
    await expect(contact.field(page, invalid)).toBeFocused();
  }
  await contact.fillIn(page);
  await contact.consentBox(page).uncheck();
  await contact.sendButton(page).click();
  await expect(contact.consentBox(page)).toBeFocused();
  expect(inbox.posts).toHaveLength(0);
});

test('sending is announced in a live region, and further presses are ignored', { tag: '@ci' }, async ({
  page,
  inbox,
}) => {
  await contact.openContact(page);
  await contact.fillIn(page);
  inbox.answerWith('unanswered');
  await contact.sendButton(page).dblclick();
  await expect(page.getByRole('status').filter({ hasText: words.form.underWay })).toBeAttached();
  await expect(contact.sendButton(page)).toHaveText(words.form.sending);
  await expect(contact.sendButton(page)).toBeDisabled();
  await expect(contact.sendButton(page)).toBeFocused();
  expect(Number(await contact.sendButton(page).evaluate((button) => getComputedStyle(button).opacity))).toBeLessThan(1);
  await expect.poll(() => inbox.posts).toHaveLength(1);
  await contact.sendButton(page).click({ force: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await contact.field(page, 'subject').press('Enter');
  await contact.field(page, 'subject').press('x');
  await contact.expectValues(page, contact.SAMPLE);
  expect(inbox.posts).toHaveLength(1);
});

test('Copy message copies the message, or says that it couldn’t', { tag: '@ci' }, async ({ page, inbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await contact.openContact(page);
  await contact.fillIn(page);
  inbox.answerWith('error-json', 'error-json');
  await contact.sendButton(page).click();
  await contact.panel(page).getByRole('button', { name: words.fallback.copy }).click();
  await expect(contact.panel(page).getByRole('button', { name: words.fallback.copied })).toBeFocused();
  const { name, email, subject, message } = contact.SAMPLE;
  const body = `${message}\n\n${name}\n${email}\n\n${formSays.consent?.box?.text}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${subject}\n\n${body}`);
  const mail = contact.panel(page).getByRole('link', { name: words.fallback.mail });
  const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ subject, body: body.replaceAll('\n', '\r\n') });

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await contact.sendButton(page).click();
  await contact.panel(page).getByRole('button', { name: words.fallback.copy }).click();
  await expect(contact.panel(page).getByRole('button', { name: words.fallback.notCopied })).toBeFocused();
  // A message that failed has not arrived.
  await page.reload();
  await contact.waitForHydratedForm(page);
  await contact.expectValues(page, contact.SAMPLE);
  await expect(contact.panel(page)).toHaveCount(0);
});

test('IME composition is neither cut by validation nor sent by its Enter', { tag: '@ci' }, async ({ page, inbox }) => {
  await contact.openContact(page);
  await contact.fillIn(page, { ...contact.SAMPLE, name: '' });
  await contact.sendButton(page).click();
  await expect(contact.field(page, 'name')).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  for (const [index, text] of ['し', 'しお', 'しおた', '塩田'].entries()) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    if (index === 0) await expect(contact.field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(contact.field(page, 'name')).not.toHaveAttribute('aria-invalid');
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await keyboard.send('Input.insertText', { text: '塩田' });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect(contact.field(page, 'name')).toHaveValue('塩田');
  expect(inbox.posts).toHaveLength(0);

  await contact.field(page, 'name').press('Enter');
  await expect(contact.successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...contact.SAMPLE, name: '塩田' }]);
});

test('a field has the direction of its text, and that of the page while empty; lines start below labels', {
  tag: '@ci',
}, async ({ page }) => {
  await contact.openContact(page);
  const styles = (name: 'direction' | 'textAlign') =>
    Promise.all(
      MESSAGE_FIELDS.map((field) =>
        contact.field(page, field).evaluate((it, name) => getComputedStyle(it)[name], name),
      ),
    );
  const directions = () => styles('direction');
  const empty = MESSAGE_FIELDS.map(() => 'ltr');
  expect(await directions()).toEqual(empty);
  await contact.fillIn(page, { name: 'سارة', email: 'سارة@مثال.مصر', subject: 'سؤال عن C#', message: 'أهلا' });
  expect(await directions()).toEqual(MESSAGE_FIELDS.map(() => 'rtl'));
  expect(await styles('textAlign')).toEqual(['left', 'left', 'left', 'start']);
  await contact.fillIn(page, EMPTY_MESSAGE);
  expect(await directions()).toEqual(empty);
});
