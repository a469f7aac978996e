import { expect } from '@playwright/test';

/** When to look, in ms after the time before; the last for all that follow. */
const INTERVALS = [20, 50, 100];

/**
 * `expect.poll` for what comes in a moment: Playwright's own looks after 100 ms, then after 250 and 500, and most of
 * what a journey waits for would be there long before. Where a look meets a page that is being left, the next page is
 * looked at.
 */
export function soon<Value>(look: () => Value | Promise<Value>, message?: string) {
  const lookAtPage = async (): Promise<Value> => {
    try {
      return await look();
    } catch (error) {
      if (!hasBeenLeft(error)) throw error;
      return lookAtPage();
    }
  };
  return expect.poll(lookAtPage, { intervals: INTERVALS, message });
}

/** Whether a page was left while it was being asked: it takes the answer with it. */
export function hasBeenLeft(error: unknown): boolean {
  return String(error).includes('Execution context was destroyed');
}
