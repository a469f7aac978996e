import { test as base, expect, type Page, type Request } from '@playwright/test';
import { content } from '../../lib/content/content';
import { tagOf } from '../../lib/digits';
import { basePath, routes } from '../../lib/routes';
import { type Inbox, startInbox } from '../../scripts/inbox';
import { TEST_ENDPOINT } from '../../scripts/local-site';

export { expect };

/** An address that leads nowhere. */
export const NOWHERE = '/nowhere/';

const isLeftOut = (address: string) =>
  Object.values<string>(routes).includes(address) && !content.navigation.some(({ path }) => path === address);

/**
 * Every page a visitor can come to, by name. One that the owner has left out has no address here, and a test that
 * goes there is skipped (`withBasePath`).
 */
export const pages = {
  ...(Object.fromEntries(Object.entries(routes).filter(([, path]) => !isLeftOut(path))) as typeof routes),
  'not-found': NOWHERE,
};

/** What links call a page of the site, by its address. */
export function labelOf(address: string): string {
  withBasePath(address);
  return content.navigation.find(({ path }) => path === address)?.label ?? '';
}

/** A year in the site's digits. */
export function inDigits(year: number): string {
  return new Intl.NumberFormat(tagOf(content.site.locale), { useGrouping: false }).format(year);
}

/** Widths in px of a phone and of a desktop, with heights that go with them. Without one of them pages are 1000 px wide. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The name of the theme button, whatever is chosen. */
export const THEME_NAMES = eitherOf(...Object.values(content.words.header.theme));

/** For `test.use`: a visitor who has not asked for less motion, as most have here (`playwright.config.ts`). */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The hosts of the owner's pictures, which no browser reaches here. */
const imageHosts = new Set(
  [
    content.profile.photo?.src,
    ...content.projects.map(({ image }) => image?.src),
    ...content.testimonials.map(({ photo }) => photo),
  ].flatMap((src) => (src ? new URL(src, 'https://site.invalid').host : [])),
);

interface Visit {
  /** What the page wrote to its console, and uncaught errors. That the owner's pictures cannot be loaded here is left out. */
  messages: string[];
}

interface TestFixtures {
  visit: Visit;
  /** The worker's inbox, empty and without faults. */
  inbox: Inbox;
  /** Whether the content security policy may refuse something; in all other tests that is a failure. */
  mayViolatePolicy: boolean;
}

/** Tests of the site, in a browser that reaches this machine alone. */
export const test = base.extend<TestFixtures, { workerInbox: Inbox }>({
  workerInbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
    async ({}, use) => {
      const inbox = await startInbox();
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workerInbox }, use) => {
      // The first rule that fits is applied.
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
      if (!imageHosts.has(hostOf(message.location().url))) visit.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => visit.messages.push(`uncaught: ${error.message}`));
    await use(page);
    if (!mayViolatePolicy) expect(violations, 'the content security policy refuses nothing').toEqual([]);
  },
});

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/**
 * Where the host has a path of the site: below the folder that `BASE_PATH` names, if it does. A test that goes to a
 * page the owner has left out is skipped here.
 */
export function withBasePath(path: string | undefined): string {
  base.skip(path === undefined || isLeftOut(path), 'The owner has left this page out.');
  return basePath + path;
}

/** Opens a page of the site and waits until its scripts have taken it over. */
export async function open(page: Page, path: string) {
  await page.goto(withBasePath(path));
  await scriptsHaveRun(page);
}

/** The same, and until nothing has been loading for a moment: for what must not happen meanwhile. */
export async function openAndSettle(page: Page, path: string) {
  const settled = watchLoading(page);
  await open(page, path);
  await settled();
}

/** For how long nothing has to be loading, in ms. Playwright's `networkidle` waits for 500, and the scripts come after it. */
const QUIET_TIME = 150;

/** @returns what waits until nothing has been loading for a moment. */
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

/** How often a page is asked whether its scripts have run, in ms. */
const CHECK_INTERVALS = [40, 20];

/**
 * Interacts with the page, at which its scripts load, and waits until React has hydrated it. The interaction is
 * repeated until then, because a page that has just begun to load does not listen yet.
 */
export async function scriptsHaveRun(page: Page) {
  await expect(async () => {
    await interact(page);
    if (!(await page.evaluate(() => 'hydrated' in document.documentElement.dataset))) {
      throw new Error('The scripts have not run.');
    }
  }).toPass({ intervals: CHECK_INTERVALS });
}

/** Tells the page what a visitor's typing tells it, in no field of it: it moves neither the focus nor the page. */
export async function interact(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('input')));
}

/** Holds what a page requests back, until the function that is returned is called: every script, or other URLs. */
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

/**
 * Goes so many entries through the history. Playwright's own `goBack` waits for a load event,
 * which a page out of the cache does not have.
 */
export async function goThroughHistory(page: Page, entries: number) {
  // The page that is left takes its answer with it.
  await page.evaluate((delta) => window.history.go(delta), entries).catch(() => {});
}

/** How bright the page's background is: the mean of its colour's channels, 0 to 255. */
export async function backgroundBrightness(page: Page): Promise<number> {
  return brightness(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
}

/** The mean of the channels of a computed `rgb()` colour, 0 to 255. */
export function brightness(color: string): number {
  const channels = color.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  if (channels.length !== 3) throw new Error(`${color} is not a colour in rgb().`);
  return channels.reduce((sum, channel) => sum + Number(channel), 0) / 3;
}

/** One text or the other, and nothing besides. */
export function eitherOf(...texts: readonly string[]): RegExp {
  const literal = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^(${literal.join('|')})$`);
}
