import type { LaunchOptions } from '@playwright/test';
import { findWholeBrowser } from '@/scripts/find-browser.mjs';

/**
 * A browser as visitors have it, for `test.use({ launchOptions: visitorsBrowser })`: a whole one,
 * since a headless shell paints before the fonts are there and has no back/forward cache, and with
 * that cache, which Playwright turns off.
 */
export async function visitorsBrowser(
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
) {
  await use({
    ...launchOptions,
    executablePath: findWholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
