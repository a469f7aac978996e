import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { paletteFromColors } from '../lib/brand/palette';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { shipped } from '../styles/palette';
import {
  backgroundBrightness,
  brightness,
  expect,
  labelOf,
  open,
  THEME_NAMES,
  test,
  withBasePath,
} from './support/site';

const button = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const names = words.header.theme;
const { colors } = content.brand;
const { dark, light } = (colors !== 'shipped' && paletteFromColors(colors)) || shipped;

const isDark = async (page: Page) => (await backgroundBrightness(page)) < 50;

for (const [device, choices] of [
  ['light', ['system', 'dark', 'light', 'system']],
  ['dark', ['system', 'light', 'dark', 'system']],
] as const) {
  test(`on a ${device} device the first press of the theme button changes the colours, and the third leads back`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await open(page, routes.home);
    for (const choice of choices) {
      await expect(button(page)).toHaveAccessibleName(names[choice]);
      expect(await isDark(page), choice).toBe((choice === 'system' ? device : choice) === 'dark');
      await button(page).click();
    }
  });
}

test('without a choice the colours follow the device while it changes; a choice holds on the next page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, routes.home);
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(true);
  expect(await barColor(page)).toBe(dark.page);
  await button(page).click();
  expect(await isDark(page)).toBe(false);
  await followLink(page);
  await expect(button(page)).toHaveAccessibleName(names.light);
  expect(await isDark(page)).toBe(false);
  await expect.poll(() => barColor(page)).toBe(light.page);
});

async function followLink(page: Page) {
  const links = page.getByRole('navigation', { name: words.footer.links });
  await links.getByRole('link', { name: labelOf(routes.about), exact: true }).click();
  await expect(page).toHaveURL(withBasePath(routes.about));
}

for (const [choice, colorScheme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the choice of ${choice} colours holds from the first frame of a page, its scripts blocked`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, routes.home);
    await button(page).click();
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      window.backgrounds = [];
      const look = () => {
        if (document.querySelector('main')) window.backgrounds.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      look();
    });
    await page.goto(withBasePath(routes.about));
    await expect(button(page)).toHaveAccessibleName(names[choice]);
    await expect.poll(() => barColor(page)).toBe({ light, dark }[choice].page);
    const backgrounds = [...new Set(await page.evaluate(() => window.backgrounds))];
    expect(backgrounds).toHaveLength(1);
    expect(brightness(backgrounds[0] ?? '') < 50).toBe(choice === 'dark');
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
    /** Every background the page has had since its main part came. */
    backgrounds: string[];
  }
}
