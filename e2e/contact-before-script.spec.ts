import type { Route } from '@playwright/test';
import { words } from '@/content/words';
import { routes } from '@/lib/routes';
import { TEST_ENDPOINT } from '@/scripts/local-site';
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
import { goThroughHistory, holdScripts, withBasePath } from './support/site';

test('keeps every character typed before the scripts arrive, and sends it', async ({ page, inbox }) => {
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.contact), { waitUntil: 'commit' });
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await field(page, name).pressSequentially(name === 'message' ? 'A message typed early' : SAMPLE[name]);
  }
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  release();
  await takenOver(page);
  const typed = { ...SAMPLE, message: 'A message typed early' };
  await expectValues(page, typed);
  await expect(field(page, 'message')).toBeFocused();
  await field(page, 'message').press('End');
  await field(page, 'message').pressSequentially(', and late');
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...typed, message: 'A message typed early, and late' }]);
});

test('sent before the scripts arrive, it goes the native way, and on the way back may have been sent', async ({
  page,
  inbox,
}) => {
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
  test(`with ${what} it goes the native way`, async ({ page, inbox }) => {
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

  test('delivers the same four fields', async ({ page, inbox }) => {
    await page.goto(withBasePath(routes.contact));
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
    expect(inbox.posts[0]?.type).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(inbox.posts[0]?.body).get('_gotcha')).toBe('');
  });

  test('lets the browser check the fields', async ({ page, inbox }) => {
    await page.goto(withBasePath(routes.contact));
    await fillIn(page, { ...SAMPLE, email: 'nowhere' });
    await sendButton(page).click();
    await expect(page.locator('#email:invalid')).toBeFocused();
    expect(inbox.posts).toHaveLength(0);
  });
});

test('offers the plain form where scripts are turned away, and sends it trimmed', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page, { ...SAMPLE, name: `  ${SAMPLE.name} ` });
  inbox.answerWith('captcha');
  await sendButton(page).click();
  await page.getByRole('button', { name: words.fallback.plain }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);

  await page.goto(withBasePath(routes.contact));
  await expect(page.getByText(words.outcome.posted)).toBeVisible();
});

test('the exported form is a form the browser can send by itself', async ({ request }) => {
  const html = await (await request.get(withBasePath(routes.contact))).text();
  const [form] = html.match(/<form[^>]*>/) ?? [''];
  expect(form).toContain('method="post"');
  expect(form).toContain(`action="${TEST_ENDPOINT}"`);
  expect(form).not.toContain('novalidate');
  // What the browser knows of its visitor it may fill in (WCAG 2.2, 1.3.5).
  for (const purpose of ['name', 'email']) expect(html.toLowerCase()).toContain(`autocomplete="${purpose}"`);
});
