import type { Page, Request } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { fillIn } from '../lib/fill-in';
import { routes } from '../lib/routes';
import {
  expect,
  holdScripts,
  inDigits,
  interact,
  labelOf,
  PHONE,
  pages,
  scriptsHaveRun,
  THEME_NAMES,
  test,
  watchLoading,
  withBasePath,
} from './support/site';

test.use({ hasTouch: true });

const themeButton = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/** The requests for scripts of a page, to run them or only to fetch them. */
function watchScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.endsWith('.js') && scripts.push(request));
  return scripts;
}

/** URLs of the scripts that the page loads at the first interaction, in their order. */
function deferredScripts(page: Page): Promise<string[]> {
  return page
    .locator('script[data-src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('data-src') ?? ''));
}

const interactions: Record<string, (page: Page) => Promise<unknown>> = {
  'a jump of the pointer': (page) => page.mouse.move(220, 320),
  'a turn of its wheel': (page) => page.mouse.wheel(0, 5),
  'a tap': (page) => page.touchscreen.tap(200, 500),
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus': (page) => page.getByRole('contentinfo').getByRole('link').first().focus(),
  'a screen reader’s press': (page) => page.locator('h1').dispatchEvent('click'),
};

test('scripts are requested at the first interaction of any kind, and not while the pointer lies still', async ({
  page,
}) => {
  const scripts: string[] = [];
  await page.route('**/*.js', (route) => {
    scripts.push(route.request().url());
    return route.abort();
  });
  await page.goto('about:blank');
  await page.mouse.move(200, 300);
  const paths = Object.values(pages);
  for (const [index, [name, interactWith]] of Object.entries(interactions).entries()) {
    await page.goto(withBasePath(paths[index % paths.length]));
    // What a browser reports of the pointer comes with a frame.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
    expect(scripts, `before ${name}`).toEqual([]);
    await interactWith(page);
    await expect.poll(() => scripts.length, name).toBeGreaterThan(0);
    // What this page still requests is none of the next one's.
    await page.goto('about:blank');
    scripts.length = 0;
  }
});

for (const saveData of [false, true]) {
  test(`in a page that is left alone the scripts are ${saveData ? 'not fetched, to save data' : 'fetched after some seconds, and not run'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, saveData);
    const scripts = watchScripts(page);
    await page.goto(withBasePath(routes.home));
    const settled = watchLoading(page);
    expect(scripts).toEqual([]);
    await page.clock.fastForward(3000);
    if (!saveData) await expect.poll(() => scripts.length).toBe((await deferredScripts(page)).length);
    await settled();
    expect(scripts.map((request) => request.resourceType()).filter((type) => type !== 'fetch' || saveData)).toEqual([]);
    await expect(hydrated(page)).toHaveCount(0);
  });
}

test('before the scripts have come the menu opens, its links work, and it stays open as they come', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const button = page.getByRole('button', { name: words.header.menu });
  const menu = page.getByRole('navigation', { name: words.header.navigation });
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.home));
  await button.click();
  await menu.getByRole('link', { name: labelOf(routes.about), exact: true }).click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await button.click();
  release();
  await scriptsHaveRun(page);
  await expect(menu).toBeVisible();
});

test('before the scripts have come the header is transparent at the top and the year is the visitor’s', async ({
  page,
}) => {
  const copyright = fillIn(words.footer.rights, { year: inDigits(2034), name: content.profile.name });
  await page.clock.setFixedTime(new Date('2034-03-05T12:00:00'));
  await page.goto(withBasePath(routes.home));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  await expect(page.getByRole('contentinfo')).toContainText(copyright);
  await expect(hydrated(page)).toHaveCount(0);
  await scriptsHaveRun(page);
  await expect(page.getByRole('contentinfo')).toContainText(copyright);
});

test('a script that is lost is requested again at the next interaction, and the page goes on with it', async ({
  page,
}) => {
  await page.goto(withBasePath(routes.home));
  const script = (await deferredScripts(page))[2] ?? '';
  await page.route(`**${script}`, (route) => route.abort());
  const settled = watchLoading(page);
  await interact(page);
  await settled();
  expect((await deferredScripts(page))[0]).toBe(script);
  await page.unroute(`**${script}`);
  await themeButton(page).click();
  await expect(hydrated(page)).toBeAttached();
  expect(await deferredScripts(page)).toEqual([]);
});
