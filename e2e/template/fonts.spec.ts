import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { cutFont, shapedAs } from '@/lib/fonts/cut-font';
import { charactersOf } from '@/lib/fonts/letters';
import { scriptCss } from '@/lib/fonts/script-css';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { basePath } from '../support/compiled-site';
import { readExport } from '../support/exported-site';
import { expect, pages, test, withBasePath } from '../support/site';
import { siteOf, sites } from '../support/sites';

/** The name ID of the licence URL in a font's name table. */
const LICENCE_ADDRESS = 14;

/** Opens a page and waits for its fonts, but not for its scripts. */
async function openInFonts(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** What a visitor may type into the form. */
const TYPED: Record<string, string> = { ar: 'مُهِمٌّ جِدًّا: ٠١٢٣٤٥٦٧٨٩', en: 'Q & Z? "x_y" (j@k.w) #37, 20%!' };

/**
 * The fonts that a page's text in one of the families is rendered with: `family: own` or, for glyphs from a
 * system font, `family: DejaVu Sans`.
 */
async function renderedFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body :not(code, :has(code))')) {
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const family = getComputedStyle(element).fontFamily.split(',')[0] ?? '';
      if (isText && element.checkVisibility() && family.endsWith('Font')) element.setAttribute('data-family', family);
    }
  });
  const session = await page.context().newCDPSession(page);
  await Promise.all([session.send('DOM.enable'), session.send('CSS.enable')]);
  const { root } = await session.send('DOM.getDocument');
  const fontNames = new Set<string>();
  for (const family of ['headingFont', 'bodyFont']) {
    const selector = `[data-family="${family}"]`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
    for (const font of used.flatMap(({ fonts }) => fonts))
      fontNames.add(`${family}: ${font.isCustomFont ? 'own' : font.familyName}`);
  }
  await session.detach();
  return [...fontNames].sort();
}

test('code and formulas in a text whose letters the fonts lack keep their own fonts', async ({ page }) => {
  const css = `code, kbd, math { font-family: mine; } ${scriptCss({ joined: '', foreign: ':lang(zh)' })}`;
  const code = '<code>a</code> <kbd>b</kbd> <math><mi>c</mi></math> <pre><code><span>d</span></code></pre>';
  await page.setContent(`<style>${css}</style><div lang="zh"><h2>字</h2>${code}</div>`);
  const familyOf = (element: Element) => getComputedStyle(element).fontFamily;
  for (const own of await page.locator('code, kbd, mi, span').all()) expect(await own.evaluate(familyOf)).toBe('mine');
  expect(await page.locator('h2').evaluate(familyOf)).toContain('system-ui');
});

for (const { folder, content: owner } of sites) {
  const { language } = owner.site;

  test(`texts, the CV and the form in ${language} use the site’s fonts`, {
    tag: '@ci',
  }, async ({ page }) => {
    for (const path of [pages.home, pages.about, pages.contact]) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await openInFonts(page, withBasePath(folder + path));
      await page.evaluate((text = '') => document.querySelector('main p')?.append(text), TYPED[language]);
      // Only the CV has text that is shown only in print.
      for (const media of path === pages.about ? (['screen', 'print'] as const) : (['screen'] as const)) {
        await page.emulateMedia({ media, colorScheme: 'dark' });
        expect.soft(await renderedFonts(page), `${path}, ${media}`).toEqual(['bodyFont: own', 'headingFont: own']);
      }
    }
  });

  test(`headings in ${language} stay where they are when the site’s fonts load`, async ({ page }) => {
    const tops = () =>
      page.locator('main :is(h1, h2, h3)').evaluateAll((all) =>
        all.map((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return Math.round(range.getBoundingClientRect().top - heading.getBoundingClientRect().top);
        }),
      );
    await openInFonts(page, withBasePath(folder + pages.home));
    const inFonts = await tops();
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    expect(await tops()).toEqual(inFonts);
  });
}

test('a page loads only the font files of its scripts; each is small and keeps its licence', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.add(new URL(request.url()).pathname);
  });
  const subsets = () => [...new Set([...loaded].map((path) => /-(latin-ext|\w+)-wght/.exec(path)?.[1]))].sort();
  await openInFonts(page, withBasePath(pages['not-found']));
  expect(subsets()).toEqual(['arabic', 'latin']);
  // A company of the testimonials is in Łódź.
  await openInFonts(page, withBasePath(pages.home));
  expect(subsets()).toEqual(['arabic', 'latin', 'latin-ext']);
  for (const path of loaded) {
    const bytes = await readFile(join(LOCAL_FOLDER, path.slice(basePath.length)));
    // TCP's initial congestion window, about 14 kB.
    expect(bytes.length, path).toBeLessThan(14_000);
    const font = new Face(new Blob(await decompress(bytes)));
    expect(font.getName(LICENCE_ADDRESS, 'en'), path).toMatch(/OFL|openfontlicense/);
  }
});

test('digits in tables have one width in the site’s fonts', async ({ page }) => {
  await openInFonts(page, withBasePath('/blog/a-year-of-tides/'));
  const widths = await page
    .locator('td')
    .first()
    .evaluate((cell) =>
      ['1111', '8888'].map((digits) => {
        cell.innerHTML = `<span>${digits}</span>`;
        return cell.querySelector('span')?.getBoundingClientRect().width;
      }),
    );
  expect(widths[0]).toBe(widths[1]);
});

test('pages have no character whose glyph was cut from a font', { tag: '@ci' }, async () => {
  const { pages: all } = await readExport(LOCAL_FOLDER, basePath);
  for (const { site } of sites) {
    const fonts = Object.values(site.fonts.pageFonts).map(charactersOf);
    const texts = all
      .filter(({ file }) => siteOf(file).site === site)
      .flatMap(({ document }) => [...document.querySelectorAll('body :not(script, style, code, math *)')])
      .flatMap(({ childNodes }) =>
        [...childNodes].flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : [])),
      );
    expect(texts.join('')).toContain('Æ');
    const cut = [...new Set(texts.join(''))].filter((character) => !site.fonts.characters.includes(character));
    expect(cut.filter((character) => fonts.some((font) => font.has(character)))).toEqual([]);
  }
});

async function fontFrom(woff2: Uint8Array): Promise<Font> {
  return new Font(new Face(new Blob(await decompress(woff2))));
}

/** The outline, or 0 for a missing glyph, and the position of each glyph of a text. */
function glyphsOf(font: Font, text: string, language: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => [codepoint && font.glyphToPath(codepoint), positions[index]]);
}

const FONTS = {
  arabic: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
  hebrew: '@fontsource-variable/arimo/files/arimo-hebrew-wght-normal.woff2',
  latin: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  devanagari: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  thai: '@fontsource/itim/files/itim-thai-400-normal.woff2',
};

for (const [language, script, ...words] of [
  ['ar', 'arabic', 'مهندس', 'برمجيات', 'الله', 'إليّ', 'لا', 'يُثبَّت'],
  ['fa', 'arabic', 'می‌خواهم', 'برنامه‌نویس', 'پژوهشگاه', 'گچ'],
  ['ur', 'arabic', 'ٹیکنالوجی', 'ہے', 'بھی', 'ڑے'],
  ['he', 'hebrew', 'מפתחת', 'שָׁלוֹם', 'תוֹכְנָה', 'תל־אביב'],
  ['hi', 'devanagari', 'प्रोग्रामिंग', 'ज्ञान', 'क्षेत्र', 'हिन्दी', 'र्‍य', 'क़लम', 'विद्यार्थी'],
  ['th', 'thai', 'น้ำ', 'ทำ', 'ที่', 'ปู่', 'โปรแกรมเมอร์'],
  ['en', 'latin', 'office', 'AVATAR', 'fjord', 'Café'],
] as const) {
  const tag = ['ar', 'en'].includes(language) ? [] : '@ci';

  test(`words in ${language} have the same glyphs in the cut font as in the whole one`, { tag }, async () => {
    const whole = await readFile(join('node_modules', FONTS[script]));
    const cut = await cutFont(whole, shapedAs(`A ${words.join('')}`));
    const [wholeFont, cutOne] = [await fontFrom(whole), await fontFrom(cut)];
    for (const word of words) {
      const glyphs = glyphsOf(wholeFont, word, language);
      expect(JSON.stringify(glyphs), word).not.toContain('[0,');
      expect(glyphsOf(cutOne, word, language), word).toEqual(glyphs);
    }
  });
}
