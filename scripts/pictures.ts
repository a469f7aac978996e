// npm run pictures: takes the pictures in README.md, of the example that `npm start -- --example` serves; with --looks,
// those in docs/looks.md, of the example in each look.
import './env';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openBrowser } from './browser';
import { buildSite, readOptions, root, run, TEST_ENDPOINT } from './command';
import { LOOKS } from './new/looks';
import { serveSite } from './serve';
import { buildExample, buildOf, EXAMPLE, stage } from './test/stage';

const SCREENSHOTS_FOLDER = 'docs/pictures';

/** The width of a window, in CSS pixels. A picture is narrower by `SCALE`: twice as wide as README.md shows it. */
const DESKTOP = 1200;
const SCALE = 760 / DESKTOP;

/** The pages by the name of their picture: an address, the element in the middle, and the width. */
const PICTURES: Readonly<Record<string, { page: string; shown?: string; width?: number }>> = {
  home: { page: '' },
  'case-study': { page: 'projects/slipway/' },
  post: { page: 'blog/money-is-not-a-float/', shown: 'pre' },
  cv: { page: 'cv/' },
  services: { page: 'services/' },
  arabic: { page: 'ar/' },
  phone: { page: '', width: 390 },
};

const { looks } = readOptions({ looks: { type: 'boolean' } }, 'npm run pictures takes --looks and no other option.');
const browser = await openBrowser();
mkdirSync(path.join(root, SCREENSHOTS_FOLDER), { recursive: true });
if (!looks) await takePictures(await buildExample(TEST_ENDPOINT), PICTURES);
for (const look of looks ? Object.keys(LOOKS) : []) {
  const cwd = await stage(EXAMPLE);
  // The fonts of a look have to be installed.
  if ((await run('tsx', ['scripts/new.ts', `--look=${look}`, '--yes'], { cwd })) !== 0) process.exit(1);
  await takePictures(await buildSite(buildOf(EXAMPLE), cwd), { [look]: { page: '' } });
}
await browser.close();

/** Takes each page in both themes: GitHub shows visitors the one that they use. */
async function takePictures(folder: string, pictures: typeof PICTURES) {
  const site = await serveSite(folder, 0, '');
  for (const [name, { page: address, shown = 'header', width = DESKTOP }] of Object.entries(pictures))
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: 820 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      await page.goto(new URL(address, site.url).href, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      // The header is always at the top.
      await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }), shown);
      const picture = sharp(await page.screenshot())
        .resize(Math.round(width * SCALE))
        .webp({ quality: 74 });
      await picture.toFile(path.join(root, SCREENSHOTS_FOLDER, `${name}.${colorScheme}.webp`));
      await page.close();
    }
  await site.close();
}
