import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { lookOf } from '../lib/brand/look';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { shipped } from '../styles/palette';
import { backgroundBrightness, brightness } from './support/colors';
import { expect, inMotion, labelOf, open, test, withBasePath } from './support/site';
import { soon } from './support/soon';
import { THEME_NAMES } from './support/theme-names';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

const button = (page: Page) => page.getByRole('button', { name: THEME_NAMES });

const { dark, light } = lookOf(content).palette ?? shipped;

const DARK = 50;
const LIGHT = 200;

test('without a choice the colours follow the system while it changes, and the button goes from system to light to dark and back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  expect(await backgroundBrightness(page)).toBeGreaterThan(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [name, isDark] of [
    [words.header.theme.system, true],
    [words.header.theme.light, false],
    [words.header.theme.dark, true],
    [words.header.theme.system, true],
  ] as const) {
    await expect(button(page)).toHaveAccessibleName(name);
    expect((await backgroundBrightness(page)) < DARK).toBe(isDark);
    await button(page).click();
  }
});

test('a choice holds whatever the system does, and on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await button(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await backgroundBrightness(page)).toBeGreaterThan(LIGHT);
  await page
    .getByRole('navigation', { name: words.footer.links })
    .getByRole('link', { name: labelOf(routes.about), exact: true })
    .click();
  await expect(page).toHaveURL(withBasePath('/about/'));
  await expect(button(page)).toHaveAccessibleName(words.header.theme.light);
  expect(await backgroundBrightness(page)).toBeGreaterThan(LIGHT);
});

for (const [choice, presses, colorScheme] of [
  ['light', 1, 'dark'],
  ['dark', 2, 'light'],
] as const) {
  test(`the choice of ${choice} survives a reload without a flash`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    for (let press = 0; press < presses; press += 1) await button(page).click();
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
    await soon(() => barColor(page)).toBe(light.page);
    if (blocked) await page.route('**/*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: words.footer.links })
      .getByRole('link', { name: labelOf(routes.about), exact: true })
      .click();
    await expect(page).toHaveURL(withBasePath('/about/'));
    await soon(() => barColor(page)).toBe(light.page);
    await page.reload();
    await soon(() => barColor(page)).toBe(light.page);
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
