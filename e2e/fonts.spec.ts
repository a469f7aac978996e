import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { cutFonts } from '../export/cut-fonts';
import { content } from '../lib/content/content';
import { chooseFonts } from '../lib/fonts/choose';
import { expect, pages, test, withBasePath } from './support/site';

const MEDIA = '_next/static/media';

/** The record of the licence's address in a font's name table. */
const LICENCE_ADDRESS = 14;

const fonts = chooseFonts(content.brand.fonts, content.site.language);

/** The families, and what they are drawn from. */
const families = { headingFont: fonts.heading, bodyFont: fonts.body };

/** Opens a page with its fonts in place, its scripts not waited for. */
async function openInFonts(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * What the texts of a page are drawn in whose styles ask for one of the families, as
 * `family: own` or, for letters in a font of the system, `family: DejaVu Sans`.
 */
async function drawnIn(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const family = getComputedStyle(element).fontFamily.split(',')[0] ?? '';
      if (isText && element.checkVisibility() && family.endsWith('Font')) element.setAttribute('data-family', family);
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const drawn = new Set<string>();
  for (const family of ['headingFont', 'bodyFont']) {
    const selector = `[data-family="${family}"]`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const font of fonts) drawn.add(`${family}: ${font.isCustomFont ? 'own' : font.familyName}`);
    }
  }
  await session.detach();
  return [...drawn].sort();
}

/** What styles ask of the fonts that the cut files no longer have. */
function askedInVain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const weights = new Map([...document.fonts].map(({ family, weight }) => [family, weight.split(' ').map(Number)]));
    const asked = [...document.querySelectorAll('body *')].flatMap((element) =>
      [null, '::before', '::after', '::first-letter', '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const [least = 0, most = least] = weights.get(style.fontFamily.split(',')[0] ?? '') ?? [0, 1000];
        const weight = Number(style.fontWeight);
        const others = [style.fontFeatureSettings, style.fontVariant, style.fontStyle, style.fontStretch];
        return [
          ...(weight < least || weight > most ? [`${element.localName}: weight ${weight}`] : []),
          ...others
            .filter((value) => value !== 'normal' && value !== '100%')
            .map((value) => `${element.localName}: ${value}`),
        ];
      }),
    );
    return [...new Set(asked)];
  });
}

test('every page is drawn in the families, whole and in their weights', async ({ page }) => {
  for (const [name, path] of Object.entries(pages)) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await openInFonts(page, withBasePath(path));
    // Only the CV has texts of its own on paper.
    for (const media of path === pages.about ? (['screen', 'print'] as const) : (['screen'] as const)) {
      await page.emulateMedia({ media, colorScheme: 'dark' });
      expect.soft(await drawnIn(page), `${name}, ${media}`).toEqual(['bodyFont: own', 'headingFont: own']);
      expect.soft(await askedInVain(page), `${name}, ${media}`).toEqual([]);
    }
  }
});

/** A site whose pages name all files of the fonts, cut down. */
async function cutSite(folder: string, texts: Record<string, string>) {
  const rules = Object.entries(families).flatMap(([family, faces]) =>
    faces.map(
      ({ file, weight, range }, index) =>
        `@font-face{font-family:${family};src:url(/further/${MEDIA}/${basename(file)})format("woff2");font-weight:${weight}${index > 0 ? `;unicode-range:${range}` : ''}}`,
    ),
  );
  await mkdir(join(folder, MEDIA), { recursive: true });
  for (const { file } of Object.values(families).flat()) {
    await copyFile(join('node_modules', file), join(folder, MEDIA, basename(file)));
  }
  for (const [page, text] of Object.entries(texts)) {
    await mkdir(join(folder, page), { recursive: true });
    const styles = `<style>${rules.join('')}h1{font:640 2em headingFont}p{font:1em bodyFont}</style>`;
    await writeFile(
      join(folder, page, 'index.html'),
      `<!doctype html><meta charset="utf-8">${styles}<h1>${text}</h1><p>${text}</p>`,
    );
  }
  const environment = { FONTS: JSON.stringify(fonts) };
  await cutFonts({ folder, project: folder, basePath: '/further', environment, ownFiles: new Set() });
}

test('a page loads the font files of its own scripts alone; each is cut to what they show and keeps its licence', async ({
  page,
}, testInfo) => {
  test.skip(fonts.heading[0]?.subset !== 'latin', 'Latin letters are in a further file.');
  const folder = testInfo.outputPath('site');
  await cutSite(folder, { '.': 'Łukasz Şen سارة', plain: 'Sara' });
  const loaded = new Set<string>();
  await page.route('/further/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.woff2')) loaded.add(pathname);
    return route.fulfill({ path: join(folder, pathname.slice('/further'.length).replace(/\/$/, '/index.html')) });
  });
  const namesOf = (paths: Iterable<string>) =>
    [...new Set([...paths].map((path) => basename(path).split('.')[0]))].sort();
  const namesFor = (...subsets: string[]) =>
    namesOf(
      Object.values(families).flatMap((faces) =>
        faces.filter(({ subset }) => subsets.includes(subset)).map(({ file }) => file),
      ),
    );
  await openInFonts(page, '/further/plain/');
  expect(namesOf(loaded)).toEqual(namesFor('latin'));
  expect(await drawnIn(page)).toEqual(['bodyFont: own', 'headingFont: own']);
  for (const path of loaded) {
    const bytes = await readFile(join(folder, path.slice('/further'.length)));
    // What a host's first answer carries.
    expect(bytes.length).toBeLessThan(14_000);
    const font = new Face(new Blob(await decompress(bytes)));
    expect(font.getName(LICENCE_ADDRESS, 'en')).toMatch(/OFL|openfontlicense/);
  }

  await openInFonts(page, '/further/');
  expect(namesOf(loaded)).toEqual(namesFor('latin', 'latin-ext', 'arabic'));
  expect(await drawnIn(page)).toEqual(['bodyFont: own', 'headingFont: own']);
});
