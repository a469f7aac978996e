import type { Page } from '@playwright/test';

/** What a part that `breakPart` has broken says is wrong. */
export const MESSAGE = 'The stars are out.';

/** Makes the part of the site that shows a list throw until `window.repaired` is set: the list with an entry of these words. */
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
    [words, MESSAGE],
  );
}

declare global {
  interface Window {
    repaired?: boolean;
  }
}
