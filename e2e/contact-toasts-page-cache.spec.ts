import { TOAST_DURATION } from '@/lib/limits';
import { expect, fillIn, openContact, sendButton, test } from './support/contact-page';
import { goThroughHistory, inMotion, withBasePath } from './support/site';
import { SMALL_DESK } from './support/viewports';

test.use({ ...inMotion, viewport: SMALL_DESK });

test('a toast that lay in the page cache stands for the rest of its time, and so does the next', async ({
  page,
  inbox,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  });
  const cards = page.locator('[data-toast][data-leaving="false"]');
  await openContact(page);
  await fillIn(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  inbox.answerWith('error-json');
  await sendButton(page).press('Enter');
  await expect(cards).toHaveCount(1);

  await page.goto(withBasePath('/llms.txt'));
  await goThroughHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
  await expect(cards).toHaveCount(1);
  await page.clock.runFor(TOAST_DURATION);
  await expect(cards).toHaveCount(0);

  inbox.answerWith('error-json');
  await sendButton(page).press('Enter');
  await expect(cards).toHaveCount(1);
  await page.clock.runFor(TOAST_DURATION);
  await expect(cards).toHaveCount(0);
});
