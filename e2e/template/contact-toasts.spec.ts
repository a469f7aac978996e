import type { Locator, Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import type { Inbox } from '@/scripts/inbox';
import * as contact from '../support/contact-page';
import { DESKTOP, expect, inMotion, linkTo, PHONE, test, withBasePath } from '../support/site';

// docs/behaviour.md, "Constants"
const TOAST_DURATION = 4000;
const TOAST_SWIPE_THRESHOLD = 20;
const TOAST_WIDTH = 356;

test.use(inMotion);

const cards = (page: Page) => page.locator('[data-toast][data-leaving="false"]');

/** Sends a message that fails. */
async function fail(page: Page, inbox: Inbox) {
  inbox.answerWith('error-json');
  await contact.sendButton(page).press('Enter');
  await expect(contact.failureToast(page)).toBeVisible();
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

test('a toast times out, unless pointer or focus are on it or its tab is hidden', async ({ page, inbox }) => {
  await contact.openContact(page);
  await contact.fillIn(page);
  await contact.restPointer(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fail(page, inbox);
  await expect(cards(page)).toHaveCount(1);

  await cards(page).hover();
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await cards(page).getByRole('button', { name: words.toasts.dismiss }).focus();
  await contact.restPointer(page);
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await contact.hide(page, true);
  await contact.field(page, 'name').focus();
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await contact.hide(page, false);
  await page.clock.runFor(TOAST_DURATION - 1);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(0);
});

test('a swipe past the threshold to either side dismisses a toast, a shorter one does not', { tag: '@ci' }, async ({
  page,
  inbox,
}) => {
  await contact.openContact(page);
  await contact.fillIn(page);
  for (const direction of [1, -1]) {
    await fail(page, inbox);
    await settle(page);
    const { x, y } = await boxOf(contact.failureToast(page));
    const swipe = async (distance: number) => {
      await page.mouse.move(x + 40, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 40 + (direction * distance) / 2, y + 10);
      await page.mouse.move(x + 40 + direction * distance, y + 10);
      await page.mouse.up();
    };
    await swipe(TOAST_SWIPE_THRESHOLD);
    await expect(contact.failureToast(page)).toBeVisible();
    await settle(page);
    expect((await boxOf(contact.failureToast(page))).x).toBeCloseTo(x, 0);
    const cancelled = await cards(page).evaluate(async (toast: HTMLElement) => {
      // The browser scrolls instead.
      for (const [type, clientX] of [['pointerdown', 0] as const, ['pointercancel', 99] as const])
        toast.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
      await new Promise(requestAnimationFrame);
      return toast.dataset.leaving;
    });
    expect(cancelled).toBe('false');
    await swipe(TOAST_SWIPE_THRESHOLD + 1);
    await expect(contact.failureToast(page)).toHaveCount(0);
  }
  await fail(page, inbox);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await contact.failureToast(page).count(), 'after Back from the page cache').toBe(0);
});

/** A phone, one in landscape, a desktop, and one at 400 % zoom. */
const WINDOWS = [PHONE, { width: 844, height: 390 }, DESKTOP, { width: 320, height: 256 }];

/** Scrolls each target to the edges and the middle of the window, and returns where the toast then covers an element. */
function findCovered(page: Page, targets: string, kept: string): Promise<string[]> {
  return page.evaluate(
    async ([targets, kept]) => {
      const found: string[] = [];
      for (const target of document.querySelectorAll<HTMLElement>(targets)) {
        if (kept === ':focus') target.focus();
        for (const block of ['end', 'center', 'start'] as const) {
          target.scrollIntoView({ block, behavior: 'instant' });
          // The toast moves on the scroll event, which fires a frame later.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
          const boxes = [...document.querySelectorAll(kept)].map((it) => it.getBoundingClientRect());
          if (!toast || boxes.length === 0) throw new Error('There is no toast, or nothing to cover.');
          const isCovered = boxes.some(
            ({ left, right, top, bottom }) =>
              left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
          );
          if (isCovered) found.push(`${block} of ${target.outerHTML.slice(0, 80)}`);
        }
      }
      return found;
    },
    [targets, kept] as const,
  );
}

test('a toast fits, and covers no part of the form at any scroll position', { tag: '@ci' }, async ({ page, inbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await contact.openContact(page);
  // So that no toast times out while it is measured.
  await contact.hide(page, true);
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await contact.fillIn(page);
    for (const fault of ['ok-html', undefined] as const) {
      inbox.answerWith(...(fault ? [fault] : []));
      // In a field, which keeps the focus, unless the message is sent.
      await contact.field(page, 'name').press('Enter');
      if (!fault) await contact.sendButton(page).press('Enter');
      await expect(contact.panel(page)).toHaveAttribute('data-outcome', fault ? 'unconfirmed' : 'sent');
      if (!fault) await expect(contact.panel(page)).toBeFocused();
      await expect(contact.panel(page)).toBeInViewport();
      await expect(cards(page)).toHaveCount(1);
      if (viewport.height > 600) await expect(cards(page)).toBeInViewport({ ratio: 1 });
      await cards(page).hover({ trial: true });
      const { x, width } = await boxOf(cards(page));
      if (viewport.width > 2 * TOAST_WIDTH) expect(width).toBe(TOAST_WIDTH);
      else expect(x + width).toBeLessThan(viewport.width);
      await cards(page).getByRole('button', { name: words.toasts.dismiss }).focus();
      const covered = await findCovered(page, '[data-outcome], #name', 'h2:has(~ form), form, [data-outcome]');
      expect(covered, `${fault}, ${viewport.width} px`).toEqual([]);
      await contact.sendButton(page).focus();
    }
  }
});

test('on another page a toast does not cover the control that has the focus', { tag: '@ci' }, async ({
  page,
  inbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 480 });
  await contact.openContact(page);
  await contact.fillIn(page);
  await fail(page, inbox);
  const moving = await cards(page).evaluate((card) => card.getAnimations({ subtree: true }).length);
  expect(moving, 'with reduced motion').toBe(0);
  await cards(page).getByRole('button', { name: words.toasts.dismiss }).press('Enter');
  await expect(contact.sendButton(page)).toBeFocused();
  await fail(page, inbox);
  await linkTo(page, routes.services, 'footer').click();
  await expect(page).toHaveURL(withBasePath(routes.services));
  await expect(cards(page)).toBeInViewport();
  await cards(page).hover();
  expect(await findCovered(page, 'footer nav a', ':focus')).toEqual([]);
  // The focus returns to where it was before it was in the toast, on either of its controls.
  const before = linkTo(page, routes.about, 'footer');
  await before.focus();
  await cards(page).getByRole('link').focus();
  await cards(page).getByRole('button', { name: words.toasts.dismiss }).focus();
  await page.keyboard.press('Enter');
  await expect(before).toBeFocused();
});
