import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { transform } from 'esbuild';
import { cutFonts } from '../export/cut-fonts.mjs';
import { charactersOf, readFont } from '../export/font-file.mjs';
import { routes } from '../lib/routes';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { bodyFiles, type FontFile, headingFiles } from '../styles/font-files.mjs';
import { IS_SAMPLE } from './support/is-sample';
import { expect, pages, test, withBasePath } from './support/site';
import { soon } from './support/soon';

const MEDIA = '_next/static/media';

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
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media, colorScheme: 'dark' });
      expect.soft(await drawnIn(page), `${name}, ${media}`).toEqual(['bodyFont: own', 'headingFont: own']);
      expect.soft(await askedInVain(page), `${name}, ${media}`).toEqual([]);
    }
  }
});

test('bolder text is wider, and letters move together where they should', async ({ page }) => {
  await openInFonts(page, withBasePath('/'));
  const { weights, kerned } = await page.evaluate(() => {
    const line = document.body.appendChild(document.createElement('span'));
    line.style.whiteSpace = 'nowrap';
    line.style.position = 'absolute';
    // Large, since letters may be set in whole pixels.
    const width = (text: string, font: string, kerning = 'normal') => {
      line.textContent = text;
      line.style.font = font;
      line.style.fontKerning = kerning;
      return line.getBoundingClientRect().width;
    };
    return {
      weights: [400, 500, 550, 600].map((weight) => width('n', `${weight} 1000px bodyFont`)),
      kerned: ['400 1000px bodyFont', '640 1000px headingFont'].map((font) => [
        width('AV', font),
        width('AV', font, 'none'),
      ]),
    };
  });
  expect([...new Set(weights)].toSorted((one, other) => one - other)).toEqual(weights);
  for (const [kern = 0, loose = 0] of kerned) {
    if (IS_SAMPLE) expect(kern).toBeLessThan(loose);
    // A font of the owner's need not move these two.
    else expect(kern).toBeLessThanOrEqual(loose);
  }
});

test("what a visitor types comes from the text's further file, and in the family all the same", async ({ page }) => {
  test.skip(!IS_SAMPLE, 'An owner’s page may show these signs, or letters of a further file, from the start.');
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') loaded.push(new URL(request.url()).pathname);
  });
  await openInFonts(page, withBasePath(routes.contact));
  expect(loaded.splice(0)).toHaveLength(2);
  // A shown text stands for the field: what is in a field is no node of the page.
  await page.evaluate(() => {
    document.querySelector('p')?.replaceChildren('{"a": [1 * 2]} ~ $3 `<b>` ^ a|b = \\');
    return document.fonts.ready;
  });
  await soon(() => loaded).toHaveLength(1);
  expect(await drawnIn(page)).toEqual(['bodyFont: own', 'headingFont: own']);
});

test('the fonts hold every character of the sources that they had when they were whole', async () => {
  const names = await readdir(join(LOCAL_FOLDER, MEDIA));
  const families = await Promise.all(
    [headingFiles.latin, bodyFiles.latin].map(async (file) => {
      // Next writes the names of packages in other signs.
      const own = names.filter((name) => name.replaceAll('_', '-').startsWith(file.file.split('/')[0] ?? ''));
      const sets = await Promise.all(
        own.map(async (name) => charactersOf(await readFile(join(LOCAL_FOLDER, MEDIA, name)))),
      );
      return { whole: (await readFont(file)).covers, cut: new Set(sets.flatMap((set) => [...set])) };
    }),
  );

  const sources = (
    await Promise.all(
      ['app', 'components', 'content'].map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((file) => join(folder, file)),
      ),
    )
  )
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const said = new Set<string>();
  for (const file of sources) {
    // Without its comments, and with its escapes as the characters they stand for.
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'tsx', charset: 'utf8', minify: true });
    for (const character of code) if (character > '\x7f') said.add(character);
  }
  expect(said).toContain('·');
  for (const { whole, cut } of families) {
    expect([...said].filter((character) => whole.has(character) && !cut.has(character))).toEqual([]);
  }
});

/** The names of the files, besides each family's own, that have these scripts. */
function furtherFiles(...scripts: string[]): string[] {
  return [headingFiles, bodyFiles].flatMap((files) => {
    const [own] = Object.keys(files);
    return scripts
      .filter((script) => script !== own && files[script])
      .map((script) => basename(files[script]?.file ?? '', '.woff2'));
  });
}

test('characters that the fonts lack come from further files, on the pages that show them alone', async ({
  page,
}, testInfo) => {
  test.skip(Object.keys(headingFiles)[0] !== 'latin', 'Latin letters are in a further file.');
  const folder = testInfo.outputPath('site');
  const rules = Object.entries({ headingFont: ['heading', '640'], bodyFont: ['body', '400 600'] }).map(
    ([family, [file, weight]]) =>
      `@font-face{font-family:${family};src:url(/further/${MEDIA}/${file}.1iqnhac4m3hwo.woff2)format("woff2");font-weight:${weight}}`,
  );
  const pageWith = (text: string) =>
    `<!doctype html><meta charset="utf-8"><style>${rules.join('')}h1{font:640 2em headingFont}p{font:1em bodyFont}</style><h1>${text}</h1><p>${text}</p>`;
  await mkdir(join(folder, MEDIA), { recursive: true });
  await mkdir(join(folder, 'plain'));
  await writeFile(join(folder, 'index.html'), pageWith('Łukasz Şen سارة'));
  await writeFile(join(folder, 'plain/index.html'), pageWith('Sara'));
  const families = { heading: Object.values(headingFiles), body: Object.values(bodyFiles) };
  for (const [name, [own]] of Object.entries(families)) {
    const { file } = own as FontFile;
    await copyFile(join('node_modules/@fontsource-variable', file), join(folder, MEDIA, `${name}.1iqnhac4m3hwo.woff2`));
  }
  await cutFonts(folder);

  const loaded: string[] = [];
  await page.route('/further/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.woff2')) loaded.push(pathname.split('/').at(-1)?.split('.')[0] ?? '');
    return route.fulfill({ path: join(folder, pathname.slice('/further'.length).replace(/\/$/, '/index.html')) });
  });
  await openInFonts(page, '/further/plain/');
  expect(loaded.splice(0).sort()).toEqual(['body', 'heading', ...furtherFiles('latin')].sort());
  expect(await drawnIn(page)).toEqual(['bodyFont: own', 'headingFont: own']);

  await openInFonts(page, '/further/');
  expect(loaded.sort()).toEqual(['body', 'heading', ...furtherFiles('latin', 'latinExt', 'arabic')].sort());
  expect(await drawnIn(page)).toEqual(['bodyFont: own', 'headingFont: own']);
});
