import type { Page, Request } from '@playwright/test';
import { words } from '../content/words';
import { routes } from '../lib/routes';
import { holdScripts } from './support/held-scripts';
import {
  copyrightIn,
  expect,
  giveSign,
  labelOf,
  open,
  pages,
  scriptsHaveRun,
  test,
  watchLoading,
  withBasePath,
} from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { PHONE, SMALL_DESK } from './support/viewports';

test.use({ viewport: SMALL_DESK });

const themeButton = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const menuButton = (page: Page) => page.getByRole('button', { name: words.header.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation });
const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/** The site's own scripts that a page or a context asked for, run or only fetched. */
function watchScripts(source: { on(event: 'request', listener: (request: Request) => void): void }): Request[] {
  const scripts: Request[] = [];
  source.on('request', (request) => new URL(request.url()).pathname.endsWith('.js') && scripts.push(request));
  return scripts;
}

/** URLs of the scripts that the page loads at the first interaction, in their order. */
function deferredScripts(page: Page): Promise<string[]> {
  return page
    .locator('script[data-src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('data-src') ?? ''));
}

test('no page asks for a script before an interaction, nor for its layout before its first frame', async ({
  context,
}) => {
  const scripts = watchScripts(context);
  await context.addInitScript(noteAsksForLayout);
  const tabs = await Promise.all(
    Object.values(pages).map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(withBasePath(path));
      return tab;
    }),
  );
  await tabs[0]?.waitForTimeout(1500);
  // On a slow machine the bytes of the first page may be fetched already.
  expect(scripts.filter((request) => request.resourceType() !== 'fetch').map((request) => request.url())).toEqual([]);
  for (const tab of tabs) {
    expect(await tab.evaluate(() => window.layoutAsks), tab.url()).toEqual([]);
    // It is asked afterwards.
    await expect(tab.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  }
});

/** Notes what has a page laid out where it stands, which makes one long task of its parsing and its layout. */
function noteAsksForLayout() {
  window.layoutAsks = [];
  let isPainted = false;
  requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
  const spied: readonly (readonly [object, readonly string[]])[] = [
    [window, ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset', 'innerWidth', 'innerHeight']],
    [Element.prototype, ['scrollTop', 'scrollHeight', 'scrollWidth', 'clientWidth', 'clientHeight']],
    [HTMLElement.prototype, ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight', 'innerText']],
  ];
  for (const [of, names] of spied) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(of, name);
      Object.defineProperty(of, name, {
        ...property,
        get() {
          if (!isPainted) window.layoutAsks.push(name);
          return property?.get?.call(this);
        },
      });
    }
  }
}

const interactions: Record<string, (page: Page) => Promise<unknown>> = {
  'a move of the pointer': (page) => page.mouse.move(200, 300, { steps: 2 }),
  'a turn of its wheel': (page) => page.mouse.wheel(0, 5),
  'a tap': (page) => page.touchscreen.tap(200, 500),
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus': (page) => page.getByRole('contentinfo').getByRole('link').first().focus(),
  'a scroll': async (page) => {
    // Until then a browser may scroll by itself.
    await page.waitForTimeout(400);
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
  },
  'a screen reader’s press': (page) => page.locator('h1').dispatchEvent('click'),
};

test.describe('by any interaction', () => {
  test.use({ hasTouch: true });

  test('the scripts run at the first of any interaction', async ({ page }) => {
    const scripts = watchScripts(page);
    for (const [name, give] of Object.entries(interactions)) {
      // What the page before still asks for is none of this one's.
      await page.goto('about:blank');
      scripts.length = 0;
      await page.goto(withBasePath(routes.services));
      expect(
        scripts.map((request) => request.url()),
        name,
      ).toEqual([]);
      await give(page);
      await expect(hydrated(page), name).toBeAttached();
      expect(
        scripts.splice(0).map((request) => request.resourceType()),
        name,
      ).toContain('script');
    }
  });
});

test.describe('in a page that is left alone', () => {
  const bytes = (requests: Request[]) => requests.filter((request) => request.resourceType() === 'fetch');

  test('the bytes come after some seconds, and are not run', async ({ page }) => {
    await page.clock.install();
    const scripts = watchScripts(page);
    await page.goto(withBasePath(routes.home));
    const named = await deferredScripts(page);
    expect(scripts).toEqual([]);
    await page.clock.fastForward(3000);
    await expect.poll(() => bytes(scripts).length).toBe(named.length);
    expect(scripts).toHaveLength(bytes(scripts).length);
    expect(await page.evaluate(() => 'TURBOPACK' in window)).toBe(false);
  });

  test('no bytes come where the browser was asked to save data', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts = watchScripts(page);
    await page.goto(withBasePath(routes.home));
    const settled = watchLoading(page);
    await page.clock.fastForward(60_000);
    await settled();
    expect(scripts).toEqual([]);
  });
});

test('a draft of this tab is restored without an interaction', async ({ page }) => {
  await open(page, routes.contact);
  await page.getByRole('textbox', { name: words.form.fields.message.label }).fill('Half a message');
  await page.reload();
  await expect(page.getByText(words.draft.restored)).toBeVisible();
});

test.describe('while the scripts are held back', () => {
  test('a press on the theme button changes the theme at once, and holds', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await holdScripts(page);
    await page.goto(withBasePath(routes.home));
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.light);
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.dark);
    release();
    await scriptsHaveRun(page);
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.dark);
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.system);
    await page.reload();
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.system);
  });

  test('the theme holds where storage is off', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const release = await holdScripts(page);
    await page.goto(withBasePath(routes.home));
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.dark);
    release();
    await scriptsHaveRun(page);
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.dark);
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAccessibleName(words.header.theme.light);
  });

  test('the menu opens, a link in it is a link, and it is still open when the scripts have come', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await holdScripts(page);
    await page.goto(withBasePath(routes.home));
    await menuButton(page).click();
    await menu(page)
      .getByRole('link', { name: labelOf(routes.about), exact: true })
      .click();
    await expect(page).toHaveURL(withBasePath(routes.about));

    await menuButton(page).click();
    release();
    await scriptsHaveRun(page);
    await expect(menu(page)).toBeVisible();
  });

  test('a tap brings no tooltip', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(withBasePath(routes.home));
    await themeButton(page).dispatchEvent('pointerover', { pointerType: 'touch' });
    await themeButton(page).dispatchEvent('click');
    release();
    await scriptsHaveRun(page);
    await page.waitForTimeout(900);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('when a script is lost', () => {
  for (const [which, position] of [
    ['the inline scripts', 0],
    ['a chunk', 2],
  ] as const) {
    test(`the page goes on with it at the next interaction: ${which}`, async ({ page }) => {
      await page.goto(withBasePath(routes.home));
      const script = (await deferredScripts(page))[position] ?? '';
      await page.route(`**${script}`, (route) => route.abort());
      const settled = watchLoading(page);
      await giveSign(page);
      await settled();
      await expect(hydrated(page)).toHaveCount(0);
      expect((await deferredScripts(page))[0]).toBe(script);
      await page.unroute(`**${script}`);
      await themeButton(page).click();
      await expect(hydrated(page)).toBeAttached();
      expect(await deferredScripts(page)).toEqual([]);
    });
  }
});

test('before any script has come the header is transparent at the top and the year is the visitor’s', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2034-03-05T12:00:00'));
  await page.goto(withBasePath(routes.home));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  await expect(page.getByRole('contentinfo')).toContainText(copyrightIn(2034));
  await expect(hydrated(page)).toHaveCount(0);
});

test('the not-found page tells its address without an interaction, and once', async ({ page, visit }) => {
  await page.goto(withBasePath('/no/such/page'));
  const words = () => visit.messages.filter((message) => message.startsWith('info:'));
  await expect.poll(words).toHaveLength(1);
  await open(page, '/no/such/page');
  await expect.poll(words).toHaveLength(2);
});

declare global {
  interface Window {
    /** What was asked before the first frame. */
    layoutAsks: string[];
  }
}
