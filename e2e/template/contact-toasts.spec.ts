import type { Locator, Page } from '@playwright/test';
import { words } from '@/content/words';
import { TOAST_DURATION, TOAST_SWIPE_THRESHOLD, TOAST_WIDTH } from '@/lib/constants';
import type { Inbox } from '@/scripts/inbox';
import {
  expect,
  failureToast,
  field,
  fillIn,
  hide,
  openContact,
  panel,
  restPointer,
  sendButton,
  test,
} from './support/contact-page';
import { inMotion } from './support/site';

test.use(inMotion);

const cards = (page: Page) => page.locator('[data-toast][data-leaving="false"]');

/** Sends a message that fails. */
async function fail(page: Page, inbox: Inbox) {
  inbox.answerWith('error-json');
  await sendButton(page).press('Enter');
  await expect(failureToast(page)).toBeVisible();
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}

/** Waits until all animations have ended. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
}

test('a toast times out, but not while the pointer or the focus is on it or its tab is hidden', async ({
  page,
  inbox,
}) => {
  await openContact(page);
  await fillIn(page);
  await restPointer(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await fail(page, inbox);
  await expect(cards(page)).toHaveCount(1);

  await cards(page).hover();
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await cards(page).getByRole('button', { name: words.toasts.dismiss }).focus();
  await restPointer(page);
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await hide(page, true);
  await field(page, 'name').focus();
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await hide(page, false);
  await page.clock.runFor(TOAST_DURATION - 1);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(0);
});

test('a swipe past the threshold to either side dismisses a toast, a shorter one does not', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  for (const direction of [1, -1]) {
    await fail(page, inbox);
    await settle(page);
    const { x, y } = await boxOf(failureToast(page));
    const swipe = async (distance: number) => {
      await page.mouse.move(x + 40, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 40 + (direction * distance) / 2, y + 10);
      await page.mouse.move(x + 40 + direction * distance, y + 10);
      await page.mouse.up();
    };
    await swipe(TOAST_SWIPE_THRESHOLD);
    await expect(failureToast(page)).toBeVisible();
    await settle(page);
    expect((await boxOf(failureToast(page))).x).toBeCloseTo(x, 0);
    await swipe(TOAST_SWIPE_THRESHOLD + 1);
    await expect(failureToast(page)).toHaveCount(0);
  }
});

/** A phone, a desktop, and a desktop at 400 % zoom. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

test('a toast fits, and covers neither the panel nor the button at any scroll position', async ({ page, inbox }) => {
  await openContact(page);
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await fillIn(page);
    for (const fault of ['too-many', 'ok-html', undefined] as const) {
      inbox.answerWith(...(fault ? [fault] : []));
      await sendButton(page).press('Enter');
      if (!fault) await sendButton(page).press('Enter');
      await expect(cards(page)).toHaveCount(1);
      await expect(panel(page)).toBeInViewport();
      await cards(page).hover({ trial: true });
      const { x, width } = await boxOf(cards(page));
      if (viewport.width > 2 * TOAST_WIDTH) expect(width).toBe(TOAST_WIDTH);
      else expect(x + width).toBeLessThan(viewport.width);
      await cards(page).getByRole('button', { name: words.toasts.dismiss }).focus();
      for (const way of ['end', 'center', 'start'] as const) {
        const covered = await panel(page).evaluate(async (outcome, block) => {
          outcome.scrollIntoView({ block, behavior: 'instant' });
          // The toast moves on the scroll event, which fires a frame later.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const isCovered = (kept: Element) => {
            const [one, other] = [kept, document.querySelector('[data-toast]')].map((it) =>
              it?.getBoundingClientRect(),
            );
            if (!one || !other) throw new Error('There is no toast.');
            const isBeside = one.right <= other.left || other.right <= one.left;
            return !isBeside && one.top < other.bottom && other.top < one.bottom;
          };
          return [outcome, ...document.querySelectorAll('form [type="submit"]')].filter(isCovered).length;
        }, way);
        expect(covered, `${fault}, ${way}`).toBe(0);
      }
      await sendButton(page).focus();
    }
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a toast appears without animation, and dismissing it returns the focus to its previous place', async ({
    page,
    inbox,
  }) => {
    await openContact(page);
    await fillIn(page);
    await fail(page, inbox);
    await expect(failureToast(page)).toBeVisible();
    const moving = await cards(page).evaluate((card) => card.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await page.getByRole('button', { name: words.toasts.dismiss }).focus();
    await expect(page.getByRole('tooltip')).toHaveText(words.toasts.dismiss);
    await page.keyboard.press('Enter');
    await expect(failureToast(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
  });
});
