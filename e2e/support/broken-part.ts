import type { Page } from '@playwright/test';

/** The message of the error that `breakPart` causes. */
export const MESSAGE = 'The stars are out.';

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
    [words, MESSAGE],
  );
}

declare global {
  interface Window {
    repaired?: boolean;
  }
}
