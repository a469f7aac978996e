// npm run pictures: takes the pictures in README.md, of the example that `npm start -- --example` serves; with --looks,
// those in docs/looks.md, of the example in each look.
import './env';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { UserError } from '../lib/user-error';
import { openBrowser } from './browser';
import { buildSite, readOptions, root, run, TEST_ENDPOINT } from './command';
import { LOOKS } from './new/looks';
import { serveSite } from './serve';
import { buildExample, buildOf, EXAMPLE, stage } from './test/stage';

const FOLDER = 'docs/pictures';

/** In CSS pixels. */
const VIEWPORT = { width: 1200, height: 820 };
const PHONE = { width: 390, height: 820 };

/** In pixels: twice the width that README.md gives a picture. */
const PICTURE_WIDTH = 760;

/** `shown` is the element in the middle of the picture; without it, the picture shows the top of the page. */
const PICTURES: { name: string; page: string; shown?: string; viewport?: typeof VIEWPORT }[] = [
  { name: 'home', page: '' },
  { name: 'case-study', page: 'projects/slipway/' },
  { name: 'post', page: 'blog/money-is-not-a-float/', shown: 'pre' },
  { name: 'cv', page: 'cv/' },
  { name: 'services', page: 'services/' },
  { name: 'arabic', page: 'ar/' },
  { name: 'phone', page: '', viewport: PHONE },
];

const { looks } = readOptions({ looks: { type: 'boolean' } }, 'npm run pictures takes --looks and no other option.');
const browser = await openBrowser();
mkdirSync(path.join(root, FOLDER), { recursive: true });
try {
  if (looks)
    for (const look of Object.keys(LOOKS)) await takePictures(await buildLook(look), [{ name: look, page: '' }]);
  else await takePictures(await buildExample(TEST_ENDPOINT), PICTURES);
} finally {
  await browser.close();
}

/** Builds the example in a look, whose fonts have to be installed, and returns its path. */
async function buildLook(look: string): Promise<string> {
  const cwd = await stage(EXAMPLE);
  const isWritten = (await run('tsx', ['scripts/new.ts', `--look=${look}`, '--yes'], { cwd })) === 0;
  if (!isWritten) throw new UserError(`The look ${look} could not be written; the reason is above.`);
  return buildSite(buildOf(EXAMPLE), cwd);
}

async function takePictures(folder: string, pictures: typeof PICTURES) {
  const site = await serveSite(folder, 0, '');
  for (const picture of pictures)
    for (const colorScheme of ['light', 'dark'] as const) await takePicture(site.url, picture, colorScheme);
  await site.close();
}

/** Takes a page in one theme, which GitHub shows to visitors who use it. */
async function takePicture(url: string, picture: (typeof PICTURES)[number], colorScheme: 'light' | 'dark') {
  const { name, page: address, shown, viewport = VIEWPORT } = picture;
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (shown) {
    const element = page.locator(shown).first();
    await element.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  }
  const file = `${FOLDER}/${name}.${colorScheme}.webp`;
  const width = Math.round((PICTURE_WIDTH * viewport.width) / VIEWPORT.width);
  const { size } = await sharp(await page.screenshot())
    .resize(width)
    .webp({ quality: 74 })
    .toFile(path.join(root, file));
  console.log(`${file}: ${Math.ceil(size / 1024)} KB`);
  await page.close();
}
