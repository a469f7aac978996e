import { test as base } from '@playwright/test';
import { type Inbox, startInbox } from '@/scripts/inbox';
import { JOURNEYS_ENDPOINT } from '@/scripts/local-site';
import { TabKeeper, type TabOptions } from './kept-tab';

/** A host whose name cannot be resolved, on whatever network. */
export const UNKNOWN_HOST = 'unknown.invalid';

export interface TabFixtures {
  /**
   * Whether a test may have the tab of the one before it, wiped. Not where it looks at what a browser does that
   * has never met the site (what it fetches, how a page comes up), nor at the browser's history.
   */
  keepsTab: boolean;
  /** How the test wants its tab. */
  tabOptions: TabOptions;
}

interface WorkerFixtures {
  /** This worker's tab. */
  tabKeeper: TabKeeper;
  /** This worker's own inbox; the browser finds it at the endpoint the site was built for. */
  workerInbox: Inbox;
}

/**
 * What every journey stands on, whether it sends a message or not: for tests that want another browser,
 * Playwright ends a worker and its browser and starts anew, which costs as much as several visits.
 */
export const test = base.extend<TabFixtures, WorkerFixtures>({
  keepsTab: [true, { option: true }],
  tabKeeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
    async ({}, use) => {
      const keeper = new TabKeeper();
      await use(keeper);
      await keeper.discard();
    },
    { scope: 'worker' },
  ],
  tabOptions: (
    {
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions: { reducedMotion, ...contextOptions },
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const others = {
      acceptDownloads,
      bypassCSP,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      userAgent,
    };
    return use({ baseURL, viewport, colorScheme, reducedMotion: reducedMotion ?? null, others });
  },
  context: async ({ browser, keepsTab, tabKeeper, tabOptions }, use) => {
    if (!keepsTab) await tabKeeper.discard();
    const { context } = await tabKeeper.take(browser, tabOptions);
    await use(context);
    await (keepsTab ? tabKeeper.giveBack(tabOptions) : tabKeeper.discard());
  },
  page: async ({ context, tabKeeper: _ }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('The tab has no page.');
    await use(page);
  },
  workerInbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
    async ({}, use) => {
      // The sites of the journeys have many ports.
      const inbox = await startInbox({ origins: 'any' });
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workerInbox }, use) => {
      const rules = [
        `MAP ${new URL(JOURNEYS_ENDPOINT).host} ${new URL(workerInbox.endpoint).host}`,
        `MAP ${UNKNOWN_HOST} ~NOTFOUND`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join()}`] });
    },
    { scope: 'worker' },
  ],
});
