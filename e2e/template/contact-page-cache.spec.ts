import { words } from '@/content/words';
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
  toasts,
} from './support/contact-page';
import { formSays } from './support/form-says';
import { goThroughHistory, withBasePath } from './support/site';

const { outcome } = formSays;

test('after Back to a page left while sending, the message is unconfirmed or still being sent', async ({
  page,
  inbox,
}) => {
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('unanswered');
  await sendButton(page).click();
  await expect.poll(() => inbox.posts).toHaveLength(1);
  await page.goto(withBasePath('/llms.txt'));
  await goThroughHistory(page, -1);
  await expect(page).toHaveURL(withBasePath(routes.contact));
  await expect(page.locator('form[novalidate]')).toBeVisible();
  // A browser may abort the request of a cached page, or may not cache a page with a pending request.
  const state = panel(page)
    .getByText(outcome.closed)
    .or(panel(page).getByText(outcome.unreachable))
    .or(page.getByRole('button', { name: words.form.sending }));
  await expect(state).toHaveCount(1);
  await expectValues(page, SAMPLE);
});

test('the basic form validates and trims; after Back, sending asks for confirmation and no toast is left', async ({
  page,
  inbox,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  });
  await openContact(page);
  await fillIn(page, { ...SAMPLE, name: `  ${SAMPLE.name} ` });
  inbox.answerWith('captcha');
  await sendButton(page).click();
  const plain = page.getByRole('button', { name: words.fallback.plain });
  await expect(plain).toBeVisible();
  await page.locator('#message').evaluate((box: HTMLTextAreaElement) => {
    // Without an event, as extensions do.
    box.value = '';
  });
  await plain.click();
  await expect(field(page, 'message')).toBeFocused();
  expect(inbox.posts).toHaveLength(1);
  await field(page, 'message').fill(SAMPLE.message);
  await expect(toasts(page).locator('[data-toast]')).toHaveCount(1);
  await plain.click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);

  await goThroughHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
  await expectValues(page, SAMPLE);
  await expect(toasts(page).locator('[data-toast]')).toHaveCount(0);
  await expect(panel(page).locator('> p')).toHaveText([outcome.unconfirmed, outcome.posted, outcome.kept]);
  await plain.click();
  await expect(panel(page)).toContainText(outcome.askTwice);
  expect(inbox.messages).toHaveLength(1);
  await sendButton(page).click();
  await expect.poll(() => inbox.messages).toHaveLength(2);
});
