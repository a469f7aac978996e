import type { Page } from '@playwright/test';
import { EMPTY_MESSAGE } from '@/lib/browser/draft';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import * as contact from '../support/contact-page';
import { formSays } from '../support/form';
import { expect, goThroughHistory, holdScripts, linkTo, scriptsHaveRun, test, withBasePath } from '../support/site';

const { outcome } = formSays;
const { SAMPLE } = contact;

const restored = (page: Page) => page.getByText(words.draft.restored);
const discard = (page: Page) => page.getByRole('button', { name: words.draft.discard });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-draft'));
const thanks = (page: Page) => page.getByText('Thank you.');

async function leaveAndReturn(page: Page) {
  for (const route of [routes.services, routes.contact]) {
    await linkTo(page, route).click();
    await expect(page).toHaveURL(withBasePath(route));
  }
}

/** Opens the contact page without its scripts, which the returned function releases. */
async function openWithoutScripts(page: Page) {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact), { waitUntil: 'commit' });
  return release;
}

test('a draft is restored after another page or a reload, and can be discarded or sent', async ({ page, inbox }) => {
  await contact.openContact(page);
  await contact.field(page, 'name').fill(SAMPLE.name);
  await contact.sendButton(page).click();
  // A draft that is restored is kept.
  for (const _ of [1, 2]) await leaveAndReturn(page);
  await contact.expectValues(page, { ...EMPTY_MESSAGE, name: SAMPLE.name });
  await expect(restored(page)).toBeVisible();
  await expect(contact.panel(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await discard(page).click();
  await expect(contact.field(page, 'name')).toBeFocused();
  await contact.expectValues(page, EMPTY_MESSAGE);
  await expect(discard(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await contact.field(page, 'email').fill('ines');
  await expect.poll(() => stored(page)).toContain('"ines"');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await contact.fillIn(page, { ...SAMPLE, name: `  ${SAMPLE.name} `, message: `\n ${SAMPLE.message} \n` });
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await contact.field(page, 'subject').press('End');
  await contact.field(page, 'subject').press('Space');
  await expect(restored(page)).toHaveCount(0);
  await contact.consentBox(page).check();
  await contact.sendButton(page).click();
  await expect(contact.panel(page)).toHaveText(contact.thanksTo());
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  expect(await stored(page)).toBeNull();
});

test('text typed before hydration survives a reload, hydration and Back, and is sent', async ({ page, inbox }) => {
  const release = await openWithoutScripts(page);
  await contact.fillIn(page, { ...SAMPLE, message: '' });
  await page.reload({ waitUntil: 'commit' });
  // The inline bootstrap script restores it.
  await contact.expectValues(page, { ...SAMPLE, message: '' });
  await expect(restored(page)).toHaveCount(0);
  await contact.field(page, 'message').pressSequentially('A message typed early');
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  release();
  await contact.waitForHydratedForm(page);
  const typed = { ...SAMPLE, message: 'A message typed early' };
  await contact.expectValues(page, typed);
  await expect(contact.field(page, 'message')).toBeFocused();
  await page.goto(withBasePath(routes.projects));
  await page.goBack();
  await contact.waitForHydratedForm(page);
  await contact.expectValues(page, typed);
  await expect(restored(page)).toBeVisible();
  await contact.consentBox(page).check();
  await contact.sendButton(page).click();
  await expect(contact.successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...typed }]);
});

test('text and focus are kept on a page that was translated before hydration', { tag: '@ci' }, async ({ page }) => {
  const release = await openWithoutScripts(page);
  await contact.field(page, 'name').fill(SAMPLE.name);
  await contact.field(page, 'message').fill('A message typed early');
  // Google Translate wraps texts in such elements.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, h2, h3, label, p')) {
      const font = document.createElement('font');
      font.textContent = (element.textContent ?? '').toUpperCase();
      element.replaceChildren(font);
    }
  });
  release();
  await contact.waitForHydratedForm(page);
  await contact.expectValues(page, { ...EMPTY_MESSAGE, name: SAMPLE.name, message: 'A message typed early' });
  await expect(page.locator('#message')).toBeFocused();
});

test('with storage full the draft is restored after a visit to another page', { tag: '@ci' }, async ({
  page,
  inbox,
  visit,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await contact.openContact(page);
  await contact.fillIn(page);
  await leaveAndReturn(page);
  await contact.expectValues(page, SAMPLE);
  await expect(restored(page)).toBeVisible();
  await expect(contact.consentBox(page)).not.toBeChecked();
  await contact.consentBox(page).check();
  await contact.sendButton(page).click();
  await expect(contact.panel(page)).toHaveText(contact.thanksTo());
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  expect(visit.messages).toEqual([]);
});

test('a message submitted before hydration is unconfirmed after Back', { tag: '@ci' }, async ({ page, inbox }) => {
  const release = await openWithoutScripts(page);
  await contact.fillIn(page);
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  const press = (field: Element, key: KeyboardEventInit) => field.dispatchEvent(new KeyboardEvent('keydown', key));
  for (const control of [contact.field(page, 'subject'), contact.sendButton(page)])
    expect(await control.evaluate(press, held), 'a held Enter submits').toBe(false);
  expect(await contact.field(page, 'message').evaluate(press, held), 'a held Enter breaks lines').toBe(true);
  await contact.sendButton(page).click({ noWaitAfter: true });
  await expect.poll(() => inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
  await expect(thanks(page)).toBeVisible();
  await goThroughHistory(page, -1);
  await contact.consentBox(page).check();
  const questions: string[] = [];
  page.on('dialog', (dialog) => (questions.push(dialog.message()) > 1 ? dialog.accept() : dialog.dismiss()));
  await contact.sendButton(page).click();
  expect(questions).toEqual([outcome.askTwice]);
  expect(inbox.messages).toHaveLength(1);
  await contact.sendButton(page).click({ noWaitAfter: true });
  await expect.poll(() => inbox.messages).toHaveLength(2);
  await expect(thanks(page)).toBeVisible();
  await goThroughHistory(page, -1);
  await contact.field(page, 'message').pressSequentially('!');
  release();
  await contact.expectValues(page, { ...SAMPLE, message: `${SAMPLE.message}!` });
  await expect(page.getByText(words.outcome.posted)).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates and submits the same fields', async ({ page, inbox }) => {
    await page.goto(withBasePath(routes.contact));
    await expect(page.locator('[name="botcheck"]')).toBeAttached();
    await contact.fillIn(page, { ...SAMPLE, email: 'nowhere' });
    await contact.sendButton(page).click();
    await expect(page.locator('#email:invalid')).toBeFocused();
    await contact.fillIn(page);
    await contact.consentBox(page).uncheck();
    await contact.sendButton(page).click();
    await expect(contact.consentBox(page)).toBeFocused();
    expect(inbox.posts).toHaveLength(0);
    // The browser may autofill the visitor's own data (WCAG 2.2, 1.3.5).
    for (const name of ['name', 'email'] as const)
      await expect(contact.field(page, name)).toHaveAttribute('autocomplete', name);
    await contact.fillIn(page);
    await contact.sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
    expect(inbox.posts[0]?.type).toBe('application/x-www-form-urlencoded');
    // Fields of the form service: the key, the address to return to, and no trap for robots.
    const posted = Object.fromEntries(new URLSearchParams(inbox.posts[0]?.body));
    const { form, address } = content.site;
    expect(posted).toMatchObject({
      access_key: 'accessKey' in form && form.accessKey,
      redirect: `${address}${routes.contact}#sent`,
      language: content.site.language,
      consent: formSays.consent?.box?.text,
    });
    expect(posted).not.toHaveProperty('botcheck');
  });
});

test('if the form’s script throws, the browser submits the typed text', { tag: '@ci' }, async ({
  page,
  inbox,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      get: () => false,
      set() {
        throw new Error('broken: noValidate');
      },
    });
  });
  const release = await openWithoutScripts(page);
  await contact.field(page, 'name').fill(SAMPLE.name);
  release();
  await scriptsHaveRun(page);
  await expect.poll(() => visit.messages.join()).toContain('broken: noValidate');
  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  await contact.expectValues(page, { ...EMPTY_MESSAGE, name: SAMPLE.name });
  await contact.sendButton(page).click();
  // The browser's constraint validation.
  await expect(contact.field(page, 'email')).toBeFocused();
  await contact.fillIn(page);
  await contact.sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
  await page.goto(withBasePath(`${routes.contact}#sent`));
  await scriptsHaveRun(page);
  await expect(page.getByText(words.outcome.sent)).toBeVisible();
});

test('the basic form validates and trims; after Back, sending asks for confirmation and no toast is left', {
  tag: '@whole-browser',
}, async ({ page, inbox }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  });
  await contact.openContact(page);
  await contact.fillIn(page, { ...SAMPLE, name: `  ${SAMPLE.name} `, email: 'sara\u00ad@exam\u200bple.org' });
  inbox.answerWith('captcha');
  await contact.sendButton(page).click();
  const plain = page.getByRole('button', { name: words.fallback.plain });
  await expect(plain).toBeVisible();
  // Without an event, as extensions do.
  await page.locator('#message').evaluate((box: HTMLTextAreaElement) => Object.assign(box, { value: '' }));
  await plain.click();
  await expect(contact.field(page, 'message')).toBeFocused();
  expect(inbox.posts).toHaveLength(1);
  await contact.field(page, 'message').fill(SAMPLE.message);
  await expect(contact.toasts(page).locator('[data-toast]')).toHaveCount(1);
  await plain.click();
  await expect(thanks(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);

  await goThroughHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
  await contact.expectValues(page, SAMPLE);
  await expect(contact.panel(page).locator('> p')).toHaveText([outcome.unconfirmed, outcome.posted, outcome.kept]);
  // Without waiting, because a toast goes away by itself.
  expect(await contact.toasts(page).locator('[data-toast]').count()).toBe(0);
  await plain.focus();
  // A held Enter key asks, but does not confirm.
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.panel(page)).toContainText(outcome.askTwice);
  expect(inbox.messages).toHaveLength(1);
  await contact.sendButton(page).click();
  await expect.poll(() => inbox.messages).toHaveLength(2);
});
