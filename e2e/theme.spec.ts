import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { paletteFromColors } from '../lib/brand/palette';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { shipped } from '../styles/palette';
import { backgroundBrightness, brightness } from './support/colors';
import { expect, inMotion, labelOf, open, test, withBasePath } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

const button = (page: Page) => page.getByRole('button', { name: THEME_NAMES });

const { colors } = content.brand;
const { dark, light } = (colors !== 'shipped' && paletteFromColors(colors)) || shipped;

const DARK = 50;
const LIGHT = 200;

test('without a choice the colours follow the system while it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  expect(await backgroundBrightness(page)).toBeGreaterThan(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await backgroundBrightness(page)).toBeLessThan(DARK);
});

for (const [device, choices] of [
  ['light', ['system', 'dark', 'light', 'system']],
  ['dark', ['system', 'light', 'dark', 'system']],
] as const) {
  test(`on a ${device} device the first press changes what is seen, and the third leads back`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await open(page, '/');
    for (const choice of choices) {
      await expect(button(page)).toHaveAccessibleName(words.header.theme[choice]);
      const shown = choice === 'system' ? device : choice;
      expect((await backgroundBrightness(page)) < DARK).toBe(shown === 'dark');
      await button(page).click();
    }
  });
}

test('a choice holds whatever the system does, and on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await button(page).click();
  expect(await backgroundBrightness(page)).toBeGreaterThan(LIGHT);
  await page
    .getByRole('navigation', { name: words.footer.links })
    .getByRole('link', { name: labelOf(routes.about), exact: true })
    .click();
  await expect(page).toHaveURL(withBasePath('/about/'));
  await expect(button(page)).toHaveAccessibleName(words.header.theme.light);
  expect(await backgroundBrightness(page)).toBeGreaterThan(LIGHT);
});

for (const [choice, colorScheme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the choice of ${choice} survives a reload without a flash`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName(words.header.theme[choice]);

    await page.addInitScript(() => {
      window.grounds = [];
      const look = () => {
        if (document.querySelector('main')) window.grounds.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      look();
    });
    await open(page, '/');

    await expect(button(page)).toHaveAccessibleName(words.header.theme[choice]);
    const grounds = [...new Set(await page.evaluate(() => window.grounds))];
    expect(grounds).toHaveLength(1);
    const ground = brightness(grounds[0] ?? '');
    expect(choice === 'dark' ? ground < DARK : ground > LIGHT).toBe(true);
  });
}

for (const [scripts, blocked] of [
  ['and without the scripts', true],
  ['and with them', false],
] as const) {
  test(`the browser’s bar follows the choice on every page, ${scripts}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    expect(await barColor(page)).toBe(dark.page);
    await button(page).click();
    await expect.poll(() => barColor(page)).toBe(light.page);
    if (blocked) await page.route('**/*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: words.footer.links })
      .getByRole('link', { name: labelOf(routes.about), exact: true })
      .click();
    await expect(page).toHaveURL(withBasePath('/about/'));
    // Without its scripts the page may only now be replaced.
    await expect(async () => expect(await barColor(page)).toBe(light.page)).toPass();
    await page.reload();
    await expect.poll(() => barColor(page)).toBe(light.page);
  });
}

/** What a browser colours its bar with: the first of the page's colours that fits (HTML, "theme-color"), without its opacity. */
function barColor(page: Page): Promise<string | undefined> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((colors) =>
      (colors as HTMLMetaElement[]).find(({ media }) => window.matchMedia(media).matches)?.content.slice(0, 7),
    );
}

declare global {
  interface Window {
    /** Every ground the page has had since its main part came. */
    grounds: string[];
  }
}
