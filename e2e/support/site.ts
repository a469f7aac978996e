import { expect, type Page, type Request } from '@playwright/test';
import { basePath } from '../../lib/base-path';
import { content } from '../../lib/content/content';
import { tagOf } from '../../lib/digits';
import { fillIn } from '../../lib/fill-in';
import { routes } from '../../lib/routes';
import { test as base } from './browser-with-inbox';
import { hasBeenLeft, soon } from './soon';

export { expect };

/** An address that leads nowhere. */
export const NOWHERE = '/nowhere/';

const isLeftOut = (address: string) =>
  Object.values<string>(routes).includes(address) && !content.navigation.some(({ path }) => path === address);

/**
 * Every page a visitor can come to, by name. One that the owner has left out has no address here, and a journey that
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

/** The copyright line in a year, in the site's words and digits. */
export function copyrightIn(year: number): string {
  return fillIn(content.words.footer.rights, { year: inDigits(year), name: content.profile.name });
}

/**
 * For `test.use`: a visitor who has not asked for less motion. The journeys' usual one has (`playwright.config.ts`).
 * On a desk a second of what moves costs a quarter of a core's, so journeys that may be on a phone are on one.
 */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The hosts of the project images and the owner's photograph, the only ones a visit may reach. */
const imageHosts = new Set(
  [content.profile.photo, ...content.projects.map(({ image }) => image)].flatMap((image) =>
    image ? new URL(image.src, 'https://site.invalid').host : [],
  ),
);

/** A grey picture of 64 by 40 px, in place of every one of these; a PNG, as base64. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoAQAAAABmtcFEAAAAEElEQVR42mNYBQUMowxaMgB0I9SBtITdfwAAAABJRU5ErkJggg==';

/** A picture from another page of the visit would hide that its host answers no more. */
const HEADERS = [
  { name: 'Content-Type', value: 'image/png' },
  { name: 'Cache-Control', value: 'no-store' },
];

interface Visit {
  /** What the page wrote to its console, and the errors nobody caught. */
  messages: string[];
  /** Addresses off the site that were asked for, images of the content aside. */
  strayRequests: string[];
  /** Whether the hosts of project images answer. */
  hasImages: boolean;
}

/** A visit that never leaves the machine and keeps a record. A test that asks for no page opens none. */
export const test = base.extend<{ visit: Visit }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  visit: ({}, use) => use({ messages: [], strayRequests: [], hasImages: true }),
  page: async ({ page, visit, baseURL }, use) => {
    page.on('console', (message) => visit.messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => visit.messages.push(`uncaught: ${error.message}`));
    await stayOnMachine(page, visit, baseURL ?? '');
    await use(page);
  },
});

/**
 * Answers for the hosts of project images and refuses what else a page asks of another host. Playwright's own
 * `route` would hold up the site's requests too and turn the browser's cache off: half as much again for each
 * page after a visit's first. With a session of its own beside Playwright's, Chromium forgets `media: 'print'`
 * at the next load: a journey on paper emulates it once its page is open.
 */
async function stayOnMachine(page: Page, visit: Visit, baseURL: string) {
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http:') && !url.startsWith(`${baseURL}/`)) visit.strayRequests.push(url);
  });
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const isImage = imageHosts.has(new URL(url).host);
    if (!isImage) visit.strayRequests.push(url);
    const answered =
      isImage && visit.hasImages
        ? session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: HEADERS,
            body: PICTURE,
          })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // A page that is left takes its requests with it.
    answered.catch(() => {});
  });
  // The site here has no certificate: what asks for one is off the machine.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/**
 * Where the host has a path of the site: below the folder that `BASE_PATH` names, if it does. A journey to a page that
 * the owner has left out ends here, and is skipped.
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
  await openUrl(page, withBasePath(path));
}

/** `openAndSettle` for a URL as the host has it, for sites that do not live where `BASE_PATH` says. */
export async function openUrl(page: Page, url: string) {
  const settled = watchLoading(page);
  await page.goto(url);
  await scriptsHaveRun(page);
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
    await soon(() => loading.size === 0 && performance.now() - lastChange > QUIET_TIME).toBe(true);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/** When to ask a page again whether its scripts have run, in ms after the time before; the last for all that follow. */
const LOOKS = [40, 20];

/**
 * Gives the page a sign of its visitor, at which the scripts load, and waits until React has
 * hydrated it. The sign is repeated until then, because a page that has just begun to load does
 * not listen yet. A locator would cost two fifths of a visit more, for what Playwright brings
 * into a page to find things.
 */
export async function scriptsHaveRun(page: Page) {
  await expect(async () => {
    await giveSign(page);
    if (!(await isHydrated(page))) throw new Error('The scripts have not run.');
  }).toPass({ intervals: LOOKS });
}

/**
 * What a visitor's typing tells the page, in no field of it. A turn of the wheel would say that the visitor
 * scrolls, and a page that is being brought to its top would leave it to them.
 */
export async function giveSign(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('input')));
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
}

/**
 * Goes so many entries through the history. Playwright's own `goBack` waits for a load event,
 * which a page out of the cache does not have.
 */
export async function goThroughHistory(page: Page, entries: number) {
  await page
    .evaluate((delta) => window.history.go(delta), entries)
    .catch((error) => {
      if (!hasBeenLeft(error)) throw error;
    });
}
