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

/** The name ID of the licence URL in a font's name table. */
const LICENCE_ADDRESS = 14;

/** The font families and their font files. */
const families = chooseFonts(content.brand.fonts, content.site.language);

/** Opens a page and waits for its fonts, but not for its scripts. */
async function openInFonts(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * The fonts that a page's text in one of the families is rendered with: `family: own` or, for glyphs from a
 * system font, `family: DejaVu Sans`.
 */
async function renderedFonts(page: Page): Promise<string[]> {
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
  const fontNames = new Set<string>();
  for (const family of ['headingFont', 'bodyFont']) {
    const selector = `[data-family="${family}"]`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const font of fonts) fontNames.add(`${family}: ${font.isCustomFont ? 'own' : font.familyName}`);
    }
  }
  await session.detach();
  return [...fontNames].sort();
}

/** Weights and font features that styles use but the subset fonts no longer have. */
function unavailableStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const weights = new Map([...document.fonts].map(({ family, weight }) => [family, weight.split(' ').map(Number)]));
    const found = [...document.querySelectorAll('body *')].flatMap((element) =>
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
    return [...new Set(found)];
  });
}

test('every page uses the site’s fonts, in weights that they have', async ({ page }) => {
  for (const [name, path] of Object.entries(pages)) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await openInFonts(page, withBasePath(path));
    // Only the CV has text that is shown only in print.
    for (const media of path === pages.about ? (['screen', 'print'] as const) : (['screen'] as const)) {
      await page.emulateMedia({ media, colorScheme: 'dark' });
      expect.soft(await renderedFonts(page), `${name}, ${media}`).toEqual(['bodyFont: own', 'headingFont: own']);
      expect.soft(await unavailableStyles(page), `${name}, ${media}`).toEqual([]);
    }
  }
});

/** Builds a site whose pages declare all font files, and subsets its fonts. */
async function cutSite(folder: string, texts: Record<string, string>) {
  const rules = Object.entries(families).flatMap(([family, faces]) =>
    faces.map(
      ({ file, weight, range }) =>
        `@font-face{font-family:${family};src:url(/further/${MEDIA}/${basename(file)})format("woff2");font-weight:${weight}${range ? `;unicode-range:${range}` : ''}}`,
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
  const environment = { FONTS: JSON.stringify(families) };
  await cutFonts({ folder, project: folder, basePath: '/further', environment, ownFiles: new Set() });
}

test('a page loads only the font files of its scripts; each is subset and keeps its licence', async ({
  page,
}, testInfo) => {
  test.skip(families.headingFont[0]?.subset !== 'latin', 'Latin letters are in an additional file.');
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
  expect(await renderedFonts(page)).toEqual(['bodyFont: own', 'headingFont: own']);
  for (const path of loaded) {
    const bytes = await readFile(join(folder, path.slice('/further'.length)));
    // TCP's initial congestion window, about 14 kB.
    expect(bytes.length).toBeLessThan(14_000);
    const font = new Face(new Blob(await decompress(bytes)));
    expect(font.getName(LICENCE_ADDRESS, 'en')).toMatch(/OFL|openfontlicense/);
  }

  await openInFonts(page, '/further/');
  expect(namesOf(loaded)).toEqual(namesFor('latin', 'latin-ext', 'arabic'));
  expect(await renderedFonts(page)).toEqual(['bodyFont: own', 'headingFont: own']);
});
