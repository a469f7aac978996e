import type { Route } from '@playwright/test';
import { words } from '@/content/words';
import { routes } from '@/lib/routes';
import {
  expect,
  expectValues,
  field,
  fillIn,
  SAMPLE,
  sendButton,
  successToast,
  test,
  waitForHydratedForm,
} from './support/contact-page';
import { goThroughHistory, holdScripts, scriptsHaveRun, withBasePath } from './support/site';

test('text typed before hydration is kept and sent', async ({ page, inbox }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact), { waitUntil: 'commit' });
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await field(page, name).pressSequentially(name === 'message' ? 'A message typed early' : SAMPLE[name]);
  }
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  release();
  await waitForHydratedForm(page);
  const typed = { ...SAMPLE, message: 'A message typed early' };
  await expectValues(page, typed);
  await expect(field(page, 'message')).toBeFocused();
  await field(page, 'message').press('End');
  await field(page, 'message').pressSequentially(', and late');
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...typed, message: 'A message typed early, and late' }]);
});

test('a message submitted before hydration is unconfirmed after Back', async ({ page, inbox }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact), { waitUntil: 'commit' });
  await fillIn(page);
  await sendButton(page).click({ noWaitAfter: true });
  await expect.poll(() => inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
  await expect(page.getByText('Thank you.')).toBeVisible();
  release();
  await goThroughHistory(page, -1);
  await expectValues(page, SAMPLE);
  await expect(page.getByText(words.outcome.posted)).toBeVisible();
});

for (const [what, answer] of Object.entries({
  'broken scripts': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
  'lost scripts': (route: Route) => route.abort(),
})) {
  test(`with ${what} the browser submits the form`, async ({ page, inbox }) => {
    await page.route('**/*.js', answer);
    await page.goto(withBasePath(routes.contact));
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates and submits the same four fields', async ({ page, inbox }) => {
    await page.goto(withBasePath(routes.contact));
    await fillIn(page, { ...SAMPLE, email: 'nowhere' });
    await sendButton(page).click();
    await expect(page.locator('#email:invalid')).toBeFocused();
    expect(inbox.posts).toHaveLength(0);
    // The browser may autofill the visitor's own data (WCAG 2.2, 1.3.5).
    for (const name of ['name', 'email'] as const)
      await expect(field(page, name)).toHaveAttribute('autocomplete', name);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
    expect(inbox.posts[0]?.type).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(inbox.posts[0]?.body).get('_gotcha')).toBe('');
  });
});

test('if the form’s script throws, the browser submits the form, and the typed text is kept', async ({
  page,
  inbox,
}) => {
  const thrown: string[] = [];
  page.on('console', (entry) => entry.text().includes('broken: noValidate') && thrown.push(entry.text()));
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      get: () => false,
      set() {
        throw new Error('broken: noValidate');
      },
    });
  });
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact));
  await field(page, 'name').fill(SAMPLE.name);
  release();
  await expect.poll(() => thrown.length).toBeGreaterThan(0);
  await scriptsHaveRun(page);

  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  await expectValues(page, { name: SAMPLE.name, email: '', subject: '', message: '' });
  await sendButton(page).click();
  // The browser's constraint validation.
  await expect(field(page, 'email')).toBeFocused();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
});
