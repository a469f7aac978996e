import { test as base } from '@playwright/test';
import { type Inbox, startInbox } from '@/scripts/inbox.mjs';
import { JOURNEYS_ENDPOINT } from '@/scripts/local-site.mjs';

/** A host whose name cannot be resolved, on whatever network. */
export const UNKNOWN_HOST = 'unknown.invalid';

interface WorkerFixtures {
  /** This worker's own inbox; the browser finds it at the endpoint the site was built for. */
  workerInbox: Inbox;
}

/**
 * What every journey stands on, whether it sends a message or not: for tests that want another browser,
 * Playwright ends a worker and its browser and starts anew, which costs as much as several visits.
 */
export const test = base.extend<object, WorkerFixtures>({
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
