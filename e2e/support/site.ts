import { existsSync } from 'node:fs';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { type SiteLocale, tagOf } from '@/lib/language/writing-systems';
import { routes } from '../../lib/routes';
import { TEST_ENDPOINT } from '../../scripts/command';
import { type Inbox, startInbox } from '../../scripts/inbox';
import { basePath, content } from './compiled-site';

export { expect };

/** A path without a page. */
export const NOWHERE = '/nowhere/';

const isLeftOut = (address: string) =>
  Object.values<string>(routes).includes(address) && !content.navigation.some(({ path }) => path === address);

/**
 * The paths of all pages, by name. A page that the owner has left out has no path here, and a test that opens it is
 * skipped (`withBasePath`).
 */
export const pages = {
  ...(Object.fromEntries(Object.entries(routes).filter(([, path]) => !isLeftOut(path))) as typeof routes),
  'not-found': NOWHERE,
};

/** The link label of a page, by its path. */
export function labelOf(address: string): string {
  withBasePath(address);
  return content.navigation.find(({ path }) => path === address)?.label ?? '';
}

/** A year in the digits of a site. */
export function inDigits(year: number, site: SiteLocale = content.site): string {
  return new Intl.NumberFormat(tagOf(site), { useGrouping: false }).format(year);
}

/** Viewports of a phone and a desktop, in px. The default viewport is 1000 px wide (`playwright.config.ts`). */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The theme button's accessible name, for any choice of theme. */
export const THEME_NAMES = eitherOf(...Object.values(content.words.header.theme));

/** For `test.use`: motion is not reduced, unlike by default in tests (`playwright.config.ts`). */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The names of the site's other languages, to which header and footer link. */
export const otherLanguages = existsSync('content/ar') ? ['العربية'] : [];

interface TestFixtures {
  /** Console messages and uncaught errors of the page, except failed loads from other machines. */
  visit: { messages: string[] };
  /** The worker's inbox, cleared before each test. */
  inbox: Inbox;
  /** Whether the test may violate the content security policy; in all other tests a violation is a failure. */
  mayViolatePolicy: boolean;
}

/** Playwright's `test` for the site, in a browser that, if it is Chromium, can only reach this machine. */
export const test = base.extend<TestFixtures, { workerInbox: Inbox }>({
  workerInbox: [
    async ({ browserName }, use) => {
      // Only Chromium can map the form's endpoint to any free port.
      const inbox = await startInbox(undefined, browserName === 'chromium' ? 0 : Number(new URL(TEST_ENDPOINT).port));
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ browserName, launchOptions, workerInbox }, use) => {
      if (browserName !== 'chromium') return use(launchOptions);
      // The first rule that matches applies.
      const rules = [
        `MAP ${new URL(TEST_ENDPOINT).host} ${new URL(workerInbox.endpoint).host}`,
        'MAP 127.0.0.1 127.0.0.1',
        'MAP localhost localhost',
        'MAP * ~NOTFOUND',
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join()}`] });
    },
    { scope: 'worker' },
  ],
  inbox: async ({ workerInbox }, use) => {
    workerInbox.clear();
    await use(workerInbox);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  visit: ({}, use) => use({ messages: [] }),
  mayViolatePolicy: [false, { option: true }],
  page: async ({ page, visit, mayViolatePolicy }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
      const isReachable = !message.location().url.startsWith('https:');
      if (isReachable) visit.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => visit.messages.push(`uncaught: ${error.message}`));
    await use(page);
    if (!mayViolatePolicy) expect(violations, 'violations of the content security policy').toEqual([]);
  },
});

/** Adds the folder of the site to a path of the site. Skips the test if the owner has left this page out. */
export function withBasePath(path: string | undefined): string {
  base.skip(path === undefined || isLeftOut(path), 'The owner has left this page out.');
  return basePath + path;
}

/** The link to a page in the header or the footer. */
export function linkTo(page: Page, path: string, place: 'header' | 'footer' = 'header') {
  return page.locator(`${place} nav a[href="${withBasePath(path)}"]`);
}

/** Opens a page of the site and waits for hydration. */
export async function open(page: Page, path: string) {
  await page.goto(withBasePath(path));
  await scriptsHaveRun(page);
}

/** Like `open`, and also waits until the network is idle, for tests of what must not be requested. */
export async function openAndSettle(page: Page, path: string) {
  const settled = watchLoading(page);
  await open(page, path);
  await settled();
}

/** How long the network has to be idle, in ms. Playwright's `networkidle` takes 500 and ends before scripts load. */
const QUIET_TIME = 150;

/** @returns a function that waits until the network is idle. */
export function watchLoading(page: Page) {
  const loading = new Set<Request>();
  let lastChange = performance.now();
  const begin = (request: Request) => {
    loading.add(request);
    lastChange = performance.now();
  };
  const end = (request: Request) => {
    loading.delete(request);
    lastChange = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    await expect.poll(() => loading.size === 0 && performance.now() - lastChange > QUIET_TIME).toBe(true);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/**
 * Interacts with the page, which loads its scripts, and waits until React has hydrated it. The interaction is
 * repeated, because a page that has just started to load has no listeners yet.
 *
 * @param timeout how long to wait, in ms; by default as long as the test may take.
 */
export async function scriptsHaveRun(page: Page, timeout = 0) {
  const isHydrated = () => {
    window.dispatchEvent(new Event('input'));
    return 'hydrated' in document.documentElement.dataset;
  };
  await page.waitForFunction(isHydrated, undefined, { polling: 50, timeout });
}

/** Dispatches a keyboard event outside the fields, which moves neither the focus nor the scroll position. */
export async function interact(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('input')));
}

/** Delays requests of a page, by default for scripts, until the returned function is called. */
export async function holdScripts(page: Page, urls: string | RegExp = '**/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The message of the error that `breakPart` causes. */
export const BROKEN = 'The stars are out.';

/** Makes the component that renders the list with this entry throw until `window.repaired` is set. */
export async function breakPart(page: Page, words: string) {
  await page.addInitScript(
    ([broken = '', message]) => {
      const { map } = Array.prototype;
      Reflect.set(Array.prototype, 'map', function (this: { title?: string; label?: string }[], ...args: never) {
        const isBroken = this.some((entry) => entry?.title === broken || entry?.label === broken);
        if (isBroken && !window.repaired) throw new Error(message);
        return Reflect.apply(map, this, args);
      });
    },
    [words, BROKEN],
  );
}

/** Repairs this part, and presses Retry on the error screen. */
export async function repair(page: Page) {
  await page.evaluate(() => {
    window.repaired = true;
  });
  await page.getByRole('button', { name: content.words.error.retry }).click();
}

/**
 * Moves by a number of history entries. Playwright's `goBack` waits for a load event, which a page from the
 * back/forward cache does not fire.
 */
export async function goThroughHistory(page: Page, entries: number) {
  // The call fails when its page is unloaded.
  await page.evaluate((delta) => window.history.go(delta), entries).catch(() => {});
}

/** The brightness of the page's background: the mean of its colour's channels, 0 to 255. */
export async function backgroundBrightness(page: Page): Promise<number> {
  return brightness(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
}

/** The mean of the channels of a computed `rgb()` colour, 0 to 255. */
export function brightness(color: string): number {
  const channels = color.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  if (channels.length !== 3) throw new Error(`${color} is not a colour in rgb().`);
  return channels.reduce((sum, channel) => sum + Number(channel), 0) / 3;
}

/** Matches exactly one of the texts. */
export function eitherOf(...texts: readonly string[]): RegExp {
  const literal = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^(${literal.join('|')})$`);
}

declare global {
  interface Window {
    /** Whether the part that `breakPart` broke works again. */
    repaired?: boolean;
  }
}
