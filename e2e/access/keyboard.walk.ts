import { expect, type Locator, type Page } from '@playwright/test';
import { formWords } from '@/app/contact/form-words';
import { routes } from '@/lib/routes';
import { SAMPLE, takenOver } from '../support/contact-page';
import { goThroughHistory, open } from '../support/site';
import { DESK, PHONE } from '../support/viewports';
import { type AccessOwner, accessOwners, originOf, pagesOf } from './access-owners';
import { test } from './access-test';
import { findCover, findRingFaults } from './focus-ring';
import { failWith, fillForm, openForm, partsOf } from './owner-site';
import { tell } from './page-states-reporter';
import { focusedStop, followsInPage, indexOfFocus, listStops, type Stop } from './tab-stops';

const THEMES = ['light', 'dark'] as const;

/** Looks at the ring of the stop that has the focus, in both themes. */
async function findRingFaultsInThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await findRingFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/** Walks the page from its first stop to its last and back, by Tab and Shift+Tab alone. */
async function walk(page: Page) {
  const stops = await listStops(page);
  const runsLeft = await page.evaluate(() => getComputedStyle(document.body).direction === 'rtl');
  const faults: string[] = [];
  let last: Stop | undefined;
  for (const [index, words] of stops.entries()) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if ((await indexOfFocus(page)) !== index) {
      faults.push(`Tab leads to ${stop.words}, not to ${words}`);
      break;
    }
    if (last && !followsInPage(last, stop, runsLeft)) faults.push(`${words} does not follow ${last.words} on the page`);
    last = stop;
    faults.push(...(await findRingFaultsInThemes(page)).map((fault) => `${words}: ${fault}`));
  }
  await page.keyboard.press('Tab');
  if ((await indexOfFocus(page)) > 0) faults.push('Tab does not leave the page after its last stop');
  // From the browser's own controls, or from the first stop.
  while ((await indexOfFocus(page)) <= 0) await page.keyboard.press('Shift+Tab');
  for (const [index, words] of [...stops.entries()].reverse()) {
    if ((await indexOfFocus(page)) !== index) {
      faults.push(`Shift+Tab leads to ${(await focusedStop(page)).words}, not to ${words}`);
      break;
    }
    await page.keyboard.press('Shift+Tab');
  }
  return { stops: stops.length, faults };
}

/** Has the focus on something that a visitor sees, where it is seen. */
async function expectFocusInView(page: Page) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport();
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come to it.');
}

function keyboardOf(owner: AccessOwner) {
  const { faults, outcome } = formWords(owner.content);

  for (const [screen, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test.describe(`on a ${screen}`, () => {
      test.use({ viewport });

      for (const [name, path] of Object.entries(pagesOf(owner))) {
        test(`walks ${name} in its order and back, each stop with its ring`, async ({ page }, { annotations }) => {
          await open(page, path);
          const { stops, faults } = await walk(page);
          annotations.push(tell('stops', stops), tell('findings', faults.length));
          expect(faults).toEqual([]);
        });
      }

      test('no toast lies over a stop', async ({ page, inbox }, { annotations }) => {
        await openForm(page);
        await fillForm(page, owner);
        await page.clock.install();
        await failWith(page, owner, inbox, 'captcha');
        await expect(partsOf(page, owner).dismissButton).toBeVisible();
        // Its time runs no more.
        await page.clock.pauseAt(Date.now() + 500);
        const stops = await listStops(page);
        await partsOf(page, owner).skipLink.focus();
        const faults: string[] = [];
        for (const words of stops.slice(1)) {
          await page.keyboard.press('Tab');
          const cover = await findCover(page);
          if (cover) faults.push(`${words} is under ${cover}`);
        }
        expect(await indexOfFocus(page)).toBe(stops.length - 1);
        await expect(partsOf(page, owner).dismissButton).toBeVisible();
        annotations.push(tell('stops', stops.length), tell('findings', faults.length));
        expect(faults).toEqual([]);
      });
    });
  }

  test('the skip link is the first stop and leads past the header', async ({ page }) => {
    await open(page, routes.about);
    await page.keyboard.press('Tab');
    await expect(partsOf(page, owner).skipLink).toBeFocused();
    await expect(partsOf(page, owner).skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test.describe('the menu', () => {
    test.use({ viewport: PHONE });

    test('opens, is walked through, and gives the focus back', async ({ page }, { annotations }) => {
      await open(page, routes.home);
      const { menu, menuButton } = partsOf(page, owner);
      await tabTo(page, menuButton);
      await page.keyboard.press('Enter');
      const links = menu.getByRole('link');
      await expect(links.first()).toBeVisible();
      const faults: string[] = [];
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        faults.push(...(await findRingFaultsInThemes(page)));
      }
      annotations.push(tell('stops', await links.count()), tell('findings', faults.length));
      expect(faults).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(menuButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      for (const _ of [...(await links.all()), 'past the last']) await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await expectFocusInView(page);
    });
  });

  test('a tooltip comes with the focus, and Escape takes it away', async ({ page }) => {
    await open(page, routes.home);
    const { themeButton, tooltip } = partsOf(page, owner);
    await tabTo(page, themeButton);
    await expect(tooltip).toHaveText(owner.content.words.header.theme.system);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(themeButton).toBeFocused();
  });

  test('after a link the focus is where the new page begins, and after Back it is in view', async ({ page }) => {
    await open(page, routes.home);
    const ways = {
      // It stays while its page goes.
      'the footer': page.getByRole('contentinfo').locator(`nav a[href="${routes.services}"]`),
      // It goes with its page.
      'the page': page.getByRole('main').locator(`a[href="${routes.projects}"]`),
    };
    for (const [place, link] of Object.entries(ways)) {
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page, place).not.toHaveURL(routes.home);
      await expect(page.getByRole('main'), place).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus'), place).toHaveCount(1);
      await goThroughHistory(page, -1);
      await expect(page, place).toHaveURL(routes.home);
      await expectFocusInView(page);
      await page.keyboard.press('Tab');
      await expectFocusInView(page);
    }
  });

  test('after a submit that fails the focus is on the first wrong field, which says why', async ({ page }) => {
    await openForm(page);
    const { field, sendButton } = partsOf(page, owner);
    await field('name').fill(SAMPLE.name);
    await tabTo(page, sendButton);
    await page.keyboard.press('Enter');
    await expect(field('email')).toBeFocused();
    await expect(field('email')).toHaveAccessibleDescription(faults.email);
    await expectFocusInView(page);
    await page.keyboard.type(SAMPLE.email);
    await page.keyboard.press('Enter');
    await expect(field('subject')).toBeFocused();
    await expect(field('subject')).toHaveAccessibleDescription(faults.subject);
  });

  test('a toast is reached, dismissed, and gives the focus back', async ({ page, inbox }, { annotations }) => {
    await openForm(page);
    await fillForm(page, owner);
    const { dismissButton, sendButton, notifications } = partsOf(page, owner);
    await page.clock.install();
    await failWith(page, owner, inbox, 'captcha');
    await expect(notifications).toContainText(outcome.failed);
    await tabTo(page, dismissButton);
    const faults = await findRingFaultsInThemes(page);
    annotations.push(tell('stops', 1), tell('findings', faults.length));
    expect(faults).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dismissButton).toHaveCount(0);
    await expectFocusInView(page);
    await expect(
      sendButton.or(page.getByRole('main').getByRole('status').locator('button, a')).and(page.locator(':focus')),
    ).toHaveCount(1);
  });

  test('after a success the focus is on the panel, after a discarded draft on the first field', async ({ page }) => {
    await openForm(page);
    await fillForm(page, owner);
    const { field, panel, sendButton, discardButton } = partsOf(page, owner);
    await tabTo(page, sendButton);
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await expectFocusInView(page);
    await fillForm(page, owner);
    await page.reload();
    await takenOver(page);
    await tabTo(page, discardButton);
    await page.keyboard.press('Enter');
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveValue('');
    await expectFocusInView(page);
  });
}

for (const owner of accessOwners) {
  test.describe(owner.name, () => {
    test.use({ baseURL: originOf(owner) });
    keyboardOf(owner);
  });
}
