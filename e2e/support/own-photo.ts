import type { Content } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { SHEETS, sheetsOf } from './paper';
import { expect, test } from './site';
import { DESK, PHONE } from './viewports';

/** What a visitor's window asks of a photograph that is higher than wide. */
const WINDOWS = [
  { ...PHONE, density: 1, asked: 320 },
  { ...DESK, density: 2, asked: 480 },
] as const;

/** What holds of an owner's photograph: a file of their own, higher than wide, and with no words of its own. */
export function walkPhoto({ content, basePath }: { content: Content; basePath: string }) {
  for (const { density, asked, ...viewport } of WINDOWS) {
    test.describe(`at ${viewport.width} px and density ${density}`, () => {
      test.use({ viewport, deviceScaleFactor: density });

      test('shows the photograph in the width that fits, and keeps its place free until it has come', async ({
        page,
      }) => {
        const pictures = '**/_next/static/pictures/**';
        const heading = page.getByRole('heading', { level: 1 });
        await page.route(pictures, (route) => route.abort());
        await page.goto(basePath + routes.about);
        const before = await heading.boundingBox();
        await page.unroute(pictures);
        await page.reload();

        const photo = page.getByRole('img', { name: content.profile.name });
        await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
        expect(await heading.boundingBox()).toEqual(before);
        const { file, widths, frame } = await photo.evaluate((image) => {
          const { currentSrc, parentElement, offsetWidth, offsetHeight } = image as HTMLImageElement;
          return {
            file: new URL(currentSrc).pathname,
            widths: parentElement?.querySelector('source')?.srcset.match(/\d+(?=w)/g),
            frame: [offsetWidth, offsetHeight],
          };
        });
        expect(file).toMatch(new RegExp(`^${basePath}/_next/static/pictures/[0-9a-f]{16}-${asked}\\.avif$`));
        expect(widths).toEqual(['320', '480', '720', '960']);
        expect(frame[0]).toBe(frame[1]);
        expect((frame[0] ?? 0) * density).toBeLessThanOrEqual(asked);
      });
    });
  }

  test('prints as a CV of two sheets, with the photograph beside the name', async ({ page }) => {
    await page.goto(basePath + routes.about);
    await page.emulateMedia({ media: 'print' });
    const photo = await page.getByRole('img', { name: content.profile.name }).boundingBox();
    const head = await page.getByText(content.profile.role, { exact: true }).boundingBox();
    if (!photo || !head) throw new Error('Photograph or letterhead is missing on paper.');
    expect(photo.y).toBeLessThan(head.y);
    expect(photo.x).toBeGreaterThan(head.x + head.width - 1);
    for (const sheet of SHEETS) expect(await sheetsOf(page, sheet), sheet).toBe(2);
  });
}
