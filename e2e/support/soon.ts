import { expect } from '@playwright/test';

/** When to look, in ms after the time before; the last for all that follow. */
const INTERVALS = [20, 50, 100];

/**
 * `expect.poll` for what comes in a moment: Playwright's own looks after 100 ms, then after 250 and 500, and most of
 * what a journey waits for would be there long before.
 */
export function soon<Value>(look: () => Value | Promise<Value>, message?: string) {
  return expect.poll(look, { intervals: INTERVALS, message });
}
