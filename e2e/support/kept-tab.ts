import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';

/**
 * The tab in which a worker's tests visit the site one after the other. A page in a new browser context
 * costs half a core-second until its scripts have run, because a new process has to compile them; in a tab
 * that has had a page of the site it costs less than half of that.
 *
 * Between two tests it is wiped: the page is left, so that nothing of it goes on; what the site has stored,
 * the cookies, the name of the window and the history are cleared, other tabs closed, and the test's
 * listeners, routes, sessions and scripts taken away. What a test changes for good (`LASTING`) cannot be
 * taken back, and the tab is thrown away behind it. So is the tab of a test that fails: its worker ends with it.
 */
interface Tab {
  context: BrowserContext;
  page: Page;
  /** What its context was opened with and cannot be given anew. */
  kind: string;
  isSpoilt: boolean;
  /** What takes back what the test has done (`UNDONE`). */
  undo: (() => Promise<unknown>)[];
}

/** How a test wants its tab. */
export interface TabOptions {
  baseURL: string | undefined;
  viewport: { width: number; height: number } | null;
  colorScheme: 'light' | 'dark' | 'no-preference' | null;
  reducedMotion: 'reduce' | 'no-preference' | null;
  /** All other options of its context. */
  others: Record<string, unknown>;
}

/** What a test does for good to the context, the page or the clock that it calls this on. */
const LASTING = {
  context: [
    'close',
    'grantPermissions',
    'route',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setHTTPCredentials',
    'setOffline',
  ],
  page: ['addLocatorHandler', 'close', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/** What a test may do to the context or the page, and Playwright or the browser takes back. */
const UNDONE = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

/** What tests listen for. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** A page of the site's address that no server is asked for: in another process, the next page would begin anew. */
const BETWEEN = '/.between-tests';

/** Keeps a worker's tab. */
export class TabKeeper {
  private kept: Tab | undefined;

  /** The tab that is there, if it is of the kind that the test wants, or a new one. */
  async take(browser: Browser, options: TabOptions): Promise<Tab> {
    const { baseURL, viewport, colorScheme, reducedMotion, others } = options;
    const kind = JSON.stringify([baseURL, others]);
    if (this.kept && this.kept.kind !== kind) await this.discard();
    // The test's own options are those of every context that is opened in it.
    this.kept ??= await openTab(browser, kind);
    const { page } = this.kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null });
    return this.kept;
  }

  /** Takes the tab back from a test. */
  async giveBack({ baseURL }: TabOptions): Promise<void> {
    if (!this.kept) return;
    if (this.kept.isSpoilt || !baseURL) return this.discard();
    try {
      await wipe(this.kept, baseURL);
    } catch {
      await this.discard();
    }
  }

  async discard(): Promise<void> {
    await this.kept?.context.close();
    this.kept = undefined;
  }
}

async function openTab(browser: Browser, kind: string): Promise<Tab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const tab: Tab = { context, page, kind, isSpoilt: false, undo: [] };
  const spoil = () => {
    tab.isSpoilt = true;
  };
  for (const name of LASTING.context) watch(context, name, spoil);
  for (const name of LASTING.page) watch(page, name, spoil);
  for (const name of LASTING.clock) watch(context.clock, name, spoil);
  // What is refused the test hears of itself, and there is nothing to undo.
  const undoLater = (answer: Promise<Disposable>) =>
    answer.then(
      (done) => tab.undo.push(() => done.dispose()),
      () => {},
    );
  for (const name of UNDONE) {
    watch(context, name, undoLater);
    watch(page, name, undoLater);
  }
  // What a session has set ends with it.
  watch(context, 'newCDPSession', (answer: Promise<CDPSession>) =>
    answer.then(
      (session) => tab.undo.push(() => session.detach()),
      () => {},
    ),
  );
  return tab;
}

/** Tells when a method is called, with what it answers. */
function watch<Answer>(of: object, name: string, tell: (answer: Answer) => unknown) {
  const method: unknown = Reflect.get(of, name);
  if (typeof method !== 'function') throw new Error(`There is no ${name} any more to watch in a kept tab.`);
  Reflect.set(of, name, (...given: unknown[]) => {
    const answer: Answer = Reflect.apply(method, of, given);
    tell(answer);
    return answer;
  });
}

/** Makes a tab as good as new. */
async function wipe({ context, page, undo }: Tab, baseURL: string) {
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const event of ['console', 'page', 'request', 'requestfailed', 'requestfinished', 'response'] as const) {
    context.removeAllListeners(event);
  }
  const others = context.pages().filter((other) => other !== page);
  await Promise.all([...others.map((other) => other.close()), page.unrouteAll({ behavior: 'ignoreErrors' })]);
  await Promise.all(undo.splice(0).map((take) => take()));

  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }];
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${BETWEEN}` }] });
  await page.goto(new URL(BETWEEN, baseURL).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  // Where it rests, it would be the first thing the next page hears of.
  await page.mouse.move(-1, -1);
  await Promise.all(undo.splice(0).map((take) => take()));
}
