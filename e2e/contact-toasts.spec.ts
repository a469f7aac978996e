import type { Locator, Page } from '@playwright/test';
import { words } from '@/content/words';
import { TOAST_DURATION, TOAST_FADE, TOAST_GAP, TOAST_LIMIT, TOAST_SWIPE_THRESHOLD, TOAST_WIDTH } from '@/lib/limits';
import type { Inbox } from '@/scripts/inbox';
import {
  expect,
  failureToast,
  field,
  fillIn,
  openContact,
  restPointer,
  sendButton,
  successToast,
  test,
} from './support/contact-page';
import { inMotion, withBasePath } from './support/site';
import { soon } from './support/soon';
import { SMALL_DESK } from './support/viewports';

test.use({ ...inMotion, viewport: SMALL_DESK });

const cards = (page: Page) => page.locator('[data-toast][data-leaving="false"]');

/** Fails to send so many times, each with an error text of its own. */
async function failTimes(page: Page, inbox: Inbox, times: number) {
  const faults = ['error-json', 'not-found', 'too-many'] as const;
  for (const fault of faults.slice(0, times)) {
    inbox.answerWith(fault);
    const before = inbox.posts.length;
    await sendButton(page).press('Enter');
    await soon(() => inbox.posts.length).toBe(before + 1);
    await expect(sendButton(page)).toHaveText(words.form.send);
  }
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It takes no room on the page.');
  return box;
}

/** What the keyboard of a phone does: it leaves less of the view, and tells nobody but those who listen to that. */
async function shrinkView(page: Page, height: number) {
  await page.evaluate((left) => {
    const view = window.visualViewport;
    if (!view) throw new Error('It has no visual viewport.');
    Object.defineProperty(view, 'height', { configurable: true, value: left });
    view.dispatchEvent(new Event('resize'));
  }, height);
}

/** Waits until nothing moves any more. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
}

function overlap(one: { x: number; y: number; width: number; height: number }, other: typeof one) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test(`shows ${TOAST_LIMIT} at most, and the oldest gives way`, async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  await page.clock.install();
  await failTimes(page, inbox, TOAST_LIMIT);
  await expect(cards(page)).toHaveCount(TOAST_LIMIT);
  await expect(cards(page).filter({ hasText: 'Something broke' })).toHaveCount(1);

  await settle(page);
  const boxes = await Promise.all((await cards(page).all()).map(boxOf));
  boxes.sort((one, other) => one.y - other.y);
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBe(TOAST_WIDTH);
    const above = boxes[index - 1];
    if (above) expect(box.y - above.y - above.height).toBeCloseTo(TOAST_GAP, 1);
  }

  inbox.answerWith('invalid');
  await sendButton(page).press('Enter');
  await expect(cards(page).first()).toContainText('The form is inactive');
  await expect(cards(page)).toHaveCount(TOAST_LIMIT);
  await expect(cards(page).filter({ hasText: 'Something broke' })).toHaveCount(0);
});

test('goes after its time, and not while the pointer or the focus rests on it', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  await restPointer(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await failTimes(page, inbox, 1);
  await expect(cards(page)).toHaveCount(1);

  await cards(page).hover();
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await cards(page).getByRole('button', { name: words.toasts.dismiss }).focus();
  await restPointer(page);
  await page.clock.runFor(TOAST_DURATION * 3);
  await expect(cards(page)).toHaveCount(1);

  await field(page, 'name').focus();
  await page.clock.runFor(TOAST_DURATION - 1);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(0);
});

test('stays its whole time, whatever its kind', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await restPointer(page);
  await page.clock.install();
  await sendButton(page).press('Enter');
  await expect(successToast(page)).toBeVisible();
  await page.clock.fastForward(TOAST_DURATION - 1500);
  await expect(successToast(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(successToast(page)).toHaveCount(0);
});

test('goes by a swipe past the threshold to either side, not by one up to it', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  for (const direction of [1, -1]) {
    await failTimes(page, inbox, 1);
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

test('goes by its button, and gives the focus back', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  await failTimes(page, inbox, 2);
  const dismiss = cards(page).getByRole('button', { name: words.toasts.dismiss });
  await dismiss.first().focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
});

test.describe('after one dismissed', () => {
  test.use({ hasTouch: true });

  const dismiss = (page: Page) => page.getByRole('button', { name: words.toasts.dismiss });
  const ways = {
    'by mouse': (page) => dismiss(page).click(),
    'by finger': (page) => dismiss(page).tap(),
    'by key': (page) => dismiss(page).press('Enter'),
    async 'by a flick'(page) {
      const { x, y } = await boxOf(cards(page));
      await page.mouse.move(x + 40, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 140, y + 10);
      await page.mouse.up();
    },
  } satisfies Record<string, (page: Page) => Promise<void>>;

  test(`${Object.keys(ways).join(', ')}, the next one goes after its time`, async ({ page, inbox }) => {
    await openContact(page);
    await fillIn(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    for (const [way, go] of Object.entries(ways)) {
      await restPointer(page);
      await failTimes(page, inbox, 1);
      await go(page);
      await page.clock.runFor(TOAST_FADE);
      await expect(page.locator('[data-toast]'), way).toHaveCount(0);
      await expect(sendButton(page), way).toBeFocused();
      // The pointer rests where the next one comes.
      await failTimes(page, inbox, 1);
      await page.clock.runFor(TOAST_DURATION - 1);
      await expect(cards(page), way).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(cards(page), way).toHaveCount(0);
      await page.clock.runFor(TOAST_FADE);
    }
  });
});

test('gives way to newer ones and hands its focus and its tooltip over', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  await failTimes(page, inbox, TOAST_LIMIT);
  const oldest = cards(page).filter({ hasText: 'Something broke' });
  await oldest.getByRole('button', { name: words.toasts.dismiss }).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText(words.toasts.dismiss);
  const isOnTop = await tooltip.evaluate((bubble) => {
    const { x, y, width, height } = bubble.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
      bubble.contains(document.elementFromPoint(x + width / 2, y + height * part)),
    );
  });
  expect(isOnTop).toBe(true);

  await oldest.getByRole('button', { name: words.toasts.dismiss }).focus();
  inbox.answerWith('invalid');
  await page.locator('form[novalidate]').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(oldest).toHaveCount(0);
  await expect(cards(page).last().getByRole('button', { name: words.toasts.dismiss })).toBeFocused();
  await expect(tooltip.filter({ hasText: words.toasts.dismiss })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  /** What the keyboard leaves of the view, in px: room for toast and field, and for the field alone. */
  const SOME = 380;
  const LITTLE = 240;

  test('covers no field in what the keyboard leaves of the view', async ({ page, inbox }) => {
    await openContact(page);
    await fillIn(page);
    await failTimes(page, inbox, 1);
    await field(page, 'subject').focus();
    await cards(page).hover();
    for (const way of ['end', 'center', 'start'] as const) {
      for (const left of [SOME, LITTLE]) {
        await shrinkView(page, 640);
        await field(page, 'subject').evaluate(
          (element, block) => element.scrollIntoView({ block, behavior: 'instant' }),
          way,
        );
        await settle(page);
        await shrinkView(page, left);
        const [words, toast] = await Promise.all([boxOf(field(page, 'subject')), boxOf(cards(page))]);
        expect(overlap(words, toast), `${way}, ${left} px left`).toBe(false);
        // Under the keyboard it covers nothing either.
        if (left === SOME) expect(toast.y + toast.height, way).toBeLessThan(left);
      }
    }
  });

  test('fills the width less its margins', async ({ page, inbox }) => {
    await openContact(page);
    await fillIn(page);
    await failTimes(page, inbox, 1);
    await settle(page);
    const { x, width } = await boxOf(cards(page));
    expect(x).toBeGreaterThan(0);
    expect(x * 2 + width).toBeCloseTo(360, 0);
  });

  test('never covers a field while it has the focus', async ({ page, inbox }) => {
    await openContact(page);
    await fillIn(page);
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      inbox.answerWith('captcha');
      if (name === 'message') {
        await sendButton(page).press('Enter');
        await field(page, name).focus();
      } else await field(page, name).press('Enter');
      await expect(failureToast(page)).toBeVisible();
      for (const way of ['end', 'start', 'center'] as const) {
        await field(page, name).evaluate(
          (element, block) => element.scrollIntoView({ block, behavior: 'instant' }),
          way,
        );
        await settle(page);
        await soon(
          async () => overlap(await boxOf(field(page, name)), await boxOf(cards(page))),
          `${name}, ${way}`,
        ).toBe(false);
      }
      await page.getByRole('button', { name: words.toasts.dismiss }).click();
      await expect(failureToast(page)).toHaveCount(0);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('comes and goes without moving', async ({ page, inbox }) => {
    await openContact(page);
    await fillIn(page);
    await failTimes(page, inbox, 1);
    await expect(failureToast(page)).toBeVisible();
    const moving = await cards(page).evaluate((card) => card.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await page.getByRole('button', { name: words.toasts.dismiss }).click();
    await expect(failureToast(page)).toHaveCount(0);
  });
});

test('is announced in regions that stand in the page from the start', async ({ page, inbox }) => {
  await openContact(page);
  const region = page.getByRole('region', { name: words.toasts.region });
  await region.evaluate((element) => {
    for (const child of element.children) child.setAttribute('data-was-here', '');
  });
  await fillIn(page);
  await failTimes(page, inbox, 1);
  await expect(region.locator('[role="alert"][data-was-here]')).toContainText(words.outcome.failed);
  inbox.answerWith();
  await sendButton(page).press('Enter');
  await expect(region.locator('[role="status"][data-was-here]')).toContainText(words.outcome.sent);
});

test('needs no style attribute in the exported page', async ({ request }) => {
  expect(await (await request.get(withBasePath('/contact/'))).text()).not.toMatch(/\sstyle="/);
});
