import type { Page } from '@playwright/test';
import { shipped } from '@/lib/brand/colors';
import { paletteFromColors } from '@/lib/brand/palette';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import {
  backgroundBrightness,
  brightness,
  expect,
  linkTo,
  open,
  scriptsHaveRun,
  THEME_NAMES,
  test,
  withBasePath,
} from '../support/site';

const button = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const names = words.header.theme;
const { colors } = content.brand;
const { dark, light } = (colors !== 'shipped' && paletteFromColors(colors)) || shipped;

test('the theme button toggles the device’s colours, which apply by default, and returns to them', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, routes.home);
  const expectTheme = async (name: string, dark: boolean) => {
    await expect(button(page)).toHaveAccessibleName(name);
    expect((await backgroundBrightness(page)) < 50, name).toBe(dark);
  };
  for (const [device, first, second] of [
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: device });
    await expectTheme(names.system, device === 'dark');
    await expect.poll(() => barColor(page)).toBe({ light, dark }[device].page);
    await button(page).click();
    await expectTheme(names[first], first === 'dark');
    await button(page).click();
    await expectTheme(names[second], second === 'dark');
    await button(page).click();
  }
  await button(page).click();
  await linkTo(page, routes.about).click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await expectTheme(names.light, false);
  await expect.poll(() => barColor(page)).toBe(light.page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectTheme(names.dark, true);
  await button(page).click();
  await expectTheme(names.system, true);
});

test('a theme chosen in another tab applies at once, before and after hydration', { tag: '@ci' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(withBasePath(routes.home));
  const expectChoice = async (tab: Page, name: string) => {
    await expect(button(tab)).toHaveAccessibleName(name);
    await expect.poll(async () => (await backgroundBrightness(tab)) < 50).toBe(name === names.dark);
  };
  await button(page).click();
  await expectChoice(other, names.dark);
  expect(await other.locator('html[data-hydrated]').count(), 'before hydration').toBe(0);
  await scriptsHaveRun(other);
  await scriptsHaveRun(page);
  await button(page).click();
  await expectChoice(other, names.light);
  await button(other).click();
  await expectChoice(page, names.system);
});

test('a chosen theme applies from the first frame of a page, without its scripts', { tag: '@ci' }, async ({ page }) => {
  await open(page, routes.home);
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    window.backgrounds = [];
    const recordBackground = () => {
      if (document.querySelector('main')) window.backgrounds.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(recordBackground);
    };
    new MutationObserver(recordBackground).observe(document, { childList: true, subtree: true });
    recordBackground();
  });
  for (const [choice, colorScheme, presses] of [
    ['light', 'dark', 1],
    ['dark', 'light', 2],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (let press = 0; press < presses; press += 1) await button(page).click();
    await page.goto(withBasePath(routes.about));
    await expect(button(page)).toHaveAccessibleName(names[choice]);
    await expect.poll(() => barColor(page)).toBe({ light, dark }[choice].page);
    const backgrounds = [...new Set(await page.evaluate(() => window.backgrounds))];
    expect(backgrounds).toHaveLength(1);
    expect(brightness(backgrounds[0] ?? '') < 50).toBe(choice === 'dark');
    await page.emulateMedia({ contrast: 'more' });
    const line = await page.locator('html').evaluate((it) => getComputedStyle(it).getPropertyValue('--k-color-line'));
    expect(line.toUpperCase(), 'hairlines with more contrast').toBe({ light, dark }[choice].control);
  }
});

/** The colour of the browser's toolbar: the page's first matching `theme-color` (HTML standard), without opacity. */
function barColor(page: Page): Promise<string | undefined> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((colors) =>
      (colors as HTMLMetaElement[]).find(({ media }) => window.matchMedia(media).matches)?.content.slice(0, 7),
    );
}

declare global {
  interface Window {
    /** Every background colour since `main` was parsed, one per frame. */
    backgrounds: string[];
  }
}
