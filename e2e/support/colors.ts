import type { Page } from '@playwright/test';

/** How bright the page's ground is: the mean of its colour's channels, 0 to 255. */
export async function backgroundBrightness(page: Page): Promise<number> {
  return brightness(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
}

/** The mean of the channels of a computed `rgb()` colour, 0 to 255. */
export function brightness(color: string): number {
  const channels =
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  if (channels.length !== 3) throw new Error(`${color} is not a colour in rgb().`);
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
}
