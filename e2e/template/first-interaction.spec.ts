import type { Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { fillIn } from '@/lib/language/fill-in';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import {
  expect,
  holdScripts,
  inDigits,
  interact,
  labelOf,
  PHONE,
  pages,
  scriptsHaveRun,
  test,
  watchLoading,
  withBasePath,
} from '../support/site';

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/** URLs of the scripts that the page loads at the first interaction, in order. */
function deferredScripts(page: Page): Promise<string[]> {
  return page
    .locator('script[data-src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('data-src') ?? ''));
}

const interactions: Record<string, (page: Page) => Promise<unknown>> = {
  'a pointer movement': (page) => page.mouse.move(220, 320, { steps: 2 }),
  'a turn of the mouse wheel': (page) => page.mouse.wheel(0, 5),
  'a tap': (page) => page.touchscreen.tap(4, 300),
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus': (page) => page.getByRole('contentinfo').getByRole('link').first().focus(),
  'a click by a screen reader': (page) => page.locator('h1').dispatchEvent('click'),
};

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('scripts are requested at the first interaction of any kind, and not before it is over', { tag: '@ci' }, async ({
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
      // Browsers dispatch pointer events once per frame.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
      // The browser's response to a press comes with the `click`.
      await page.locator('h1').dispatchEvent('pointerup');
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
      expect(scripts, `before ${name}`).toEqual([]);
      await interactWith(page);
      await expect.poll(() => scripts.length, name).toBeGreaterThan(0);
      // Late requests of this page must not count for the next one.
      await page.goto('about:blank');
      scripts.length = 0;
    }
  });
});

for (const saveData of [false, true]) {
  test(`untouched, a page ${saveData ? 'does not fetch' : 'only fetches'} scripts`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, saveData);
    const scripts: string[] = [];
    // Whether to run or only to preload them; the others count visits.
    page.on('request', (request) => /^http:.*\.js$/.test(request.url()) && scripts.push(request.resourceType()));
    await page.goto(withBasePath(routes.home));
    const settled = watchLoading(page);
    expect(scripts).toEqual([]);
    await page.clock.fastForward(3000);
    if (!saveData) await expect.poll(() => scripts.length).toBe((await deferredScripts(page)).length);
    await settled();
    expect(scripts.filter((type) => type !== 'fetch' || saveData)).toEqual([]);
    await expect(hydrated(page)).toHaveCount(0);
  });
}

test('before hydration the menu opens, its links work, and the year is the current one', { tag: '@ci' }, async ({
  page,
}) => {
  const copyright = fillIn(words.footer.rights, { year: inDigits(2034), name: content.profile.name });
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime(new Date('2034-03-05T12:00:00'));
  const button = page.getByRole('button', { name: words.header.menu });
  const menu = page.getByRole('navigation', { name: words.header.navigation });
  const release = await holdScripts(page);
  await page.goto(withBasePath(routes.home));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  await button.click();
  await menu.getByRole('link', { name: labelOf(routes.about), exact: true }).click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await expect(page.getByRole('contentinfo')).toContainText(copyright);
  await button.click();
  release();
  await scriptsHaveRun(page);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(copyright);
});

test('behind a proxy that removes comments, a menu opened before hydration stays open', async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(/<!--.*?-->/gs, '') });
  });
  await page.goto(withBasePath(routes.home));
  await page.getByRole('button', { name: words.header.menu }).click();
  await scriptsHaveRun(page);
  expect(visit.messages.splice(0)).toEqual([expect.stringContaining('#418')]);
  await expect(page.getByRole('navigation', { name: words.header.navigation })).toBeVisible();
});

for (const failures of [2, 3]) {
  const tag = failures === 3 ? '@ci' : [];

  test(`a script that is missing ${failures} times is requested again, after growing pauses`, { tag }, async ({
    page,
  }) => {
    // From the start, because on a busy machine the page would otherwise fetch its scripts in the background meanwhile.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(withBasePath(routes.home));
    const [, , script = ''] = await deferredScripts(page);
    let requests = 0;
    await page.route(`**${script}`, (route) => {
      requests += 1;
      return requests > failures ? route.continue() : route.abort();
    });
    for (const [index, pause] of [3000, 6000, 60_000].slice(0, failures).entries()) {
      // The pause begins when the page notices the failure, which may be later on a busy machine.
      await expect(async () => {
        await interact(page);
        await page.clock.runFor(100);
        expect(requests).toBe(index + 1);
      }).toPass();
      await interact(page);
      await page.clock.runFor(pause - 200);
      await interact(page);
      await page.clock.runFor(50);
      expect(requests).toBe(index + 1);
      await page.clock.runFor(200);
      expect(requests, 'without an interaction').toBe(index + 1);
    }
    await interact(page);
    await page.clock.resume();
    await expect(hydrated(page)).toHaveCount(failures === 3 ? 0 : 1);
    if (failures === 3) expect(requests).toBe(3);
  });
}
