// npm run pictures: takes the pictures in README.md, of the example that `npm start -- --example` serves.
import './env';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openBrowser } from './browser';
import { readOptions, root, TEST_ENDPOINT } from './command';
import { serveSite } from './serve';
import { buildExample } from './test/stage';

const FOLDER = 'docs/pictures';

/** In CSS pixels. */
const VIEWPORT = { width: 1200, height: 820 };

/** In pixels: twice the width that README.md gives a picture. */
const PICTURE_WIDTH = 880;

const PICTURES = [
  { name: 'home', page: '', colorScheme: 'light' },
  { name: 'case-study', page: 'projects/harbour-ledger/', colorScheme: 'dark' },
  { name: 'post', page: 'blog/a-year-of-tides/', colorScheme: 'light' },
  { name: 'cv', page: 'cv/', colorScheme: 'dark' },
  { name: 'services', page: 'services/', colorScheme: 'light' },
  { name: 'arabic', page: 'ar/', colorScheme: 'dark' },
] as const;

readOptions({}, 'npm run pictures takes no options.');
const browser = await openBrowser();
try {
  const site = await serveSite(await buildExample(TEST_ENDPOINT), 0, '');
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const { name, page: address, colorScheme } of PICTURES) {
    const page = await browser.newPage({ viewport: VIEWPORT, colorScheme, reducedMotion: 'reduce' });
    await page.goto(new URL(address, site.url).href, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    // The picture of the post shows its code.
    await page.evaluate(() => document.querySelector('pre')?.scrollIntoView({ block: 'center' }));
    const file = `${FOLDER}/${name}.webp`;
    const { size } = await sharp(await page.screenshot())
      .resize(PICTURE_WIDTH)
      .webp({ quality: 80 })
      .toFile(path.join(root, file));
    console.log(`${file}: ${Math.ceil(size / 1024)} KB`);
  }
  await site.close();
} finally {
  await browser.close();
}
