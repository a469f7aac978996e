import type { Inbox } from '@/scripts/inbox';
import { test as base } from '../support/site';

/** A visit that never leaves the machine, with the worker's inbox, empty and without faults. */
export const test = base.extend<{ inbox: Inbox }>({
  inbox: async ({ workerInbox }, use) => {
    workerInbox.clear();
    await use(workerInbox);
  },
});
