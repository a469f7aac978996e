import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { PAGE_IDS } from '@/lib/markdown/markdown';
import { toPageElements } from '@/lib/markdown/page-elements';
import { basePath } from '../support/compiled-site';
import { type ExportedSite, fileFor, readExport, readFileAt, structuredData } from '../support/exported-site';
import { DESKTOP, expect, PHONE, scriptsHaveRun, test, withBasePath } from '../support/site';
import { arabic, english, sites } from '../support/sites';

const root = new URL(english.content.site.address).origin + basePath;
const LONG = '/blog/a-year-of-tides/';
const TRANSLATED = '/blog/small-steps/';
const { writing } = english.content.words;

let site: ExportedSite;

/** A page of the export, by its path without the base path. */
function pageAt(pagePath: string) {
  const found = site.pages.find((page) => page.path === basePath + pagePath);
  if (!found) throw new Error(`There is no page ${pagePath}.`);
  return found;
}

test.describe('the export', () => {
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    site = await readExport(LOCAL_FOLDER, basePath);
  });

  test('a draft and a post of the future are in no file of the export', async () => {
    const files = await readdir(LOCAL_FOLDER, { recursive: true, withFileTypes: true });
    const mentions = async (word: RegExp) => {
      const found: string[] = [];
      for (const file of files.filter((entry) => entry.isFile())) {
        const name = path.join(file.parentPath, file.name);
        if (word.test(name) || word.test(await readFile(name, 'latin1'))) found.push(name);
      }
      return found;
    };
    expect((await mentions(/two lamps|lamps\./i)).length).toBeGreaterThan(5);
    expect(await mentions(/(?:unfinished|unborn)[- ]lighthouse|tags\/lighthouse/i)).toEqual([]);
  });

  test('the feed of each language has its posts with their whole texts and whole addresses', async () => {
    const { JSDOM } = await import('jsdom');
    const expected = {
      '': { posts: ['small-steps', 'lamps', 'a-year-of-tides'], end: 'In euros, without tax.' },
      '/ar': { posts: ['small-steps'], end: 'from left to right' },
    };
    for (const { folder } of sites) {
      const address = `${root}${folder}/feed.xml`;
      for (const page of site.indexable.filter(({ file }) => file.startsWith('ar/') === (folder === '/ar'))) {
        const link = page.document.querySelector('link[type="application/atom+xml"]');
        expect(link?.getAttribute('href'), page.path).toBe(address);
      }
      const xml = await readFileAt(site, `${basePath}${folder}/feed.xml`);
      const { documentElement: feed } = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
      const textOf = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent ?? '';
      expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(address);
      const entries = [...feed.getElementsByTagName('entry')];
      expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(
        expected[folder].posts.map((slug) => `${root}${folder}/blog/${slug}/`),
      );
      expect(entries[0]?.querySelector('category')?.getAttribute('term')).toBe(folder ? 'دفاتر' : 'Ledgers');
      for (const entry of entries) {
        for (const name of ['title', 'updated', 'published', 'summary']) expect(textOf(entry, name)).not.toBe('');
        const { document } = new JSDOM(textOf(entry, 'content')).window;
        for (const element of document.querySelectorAll('[href], [src], [poster]')) {
          const target =
            element.getAttribute('poster') ?? element.getAttribute('href') ?? element.getAttribute('src') ?? '';
          expect(target).toMatch(/^(?:https:\/\/|mailto:)/);
          const own = target.startsWith(new URL(root).origin) && new URL(target).pathname;
          if (own) expect(fileFor(site, own), target).toBeDefined();
        }
      }
      expect(entries.map((entry) => textOf(entry, 'content')).join()).toContain(expected[folder].end);
    }
  });

  test('each post is an article for search engines, and in Markdown for other programs', async () => {
    for (const { folder, content } of sites) {
      const posting = structuredData(pageAt(folder + TRANSLATED)).find((it) => it['@type'] === 'BlogPosting');
      expect(posting).toMatchObject({
        datePublished: folder ? '2026-03-15' : '2026-03-14',
        dateModified: folder ? '2026-03-15' : '2026-04-02',
        inLanguage: content.site.language,
        author: { '@id': expect.stringContaining(root) },
      });
      const times = [...pageAt(folder + TRANSLATED).document.querySelectorAll('article time')];
      expect(times.at(-1)?.getAttribute('datetime')).toBe(posting?.dateModified);
      const summary = await readFileAt(site, `${basePath}${folder}/llms.txt`);
      expect(summary).toContain(`(${root}${folder}/blog/small-steps/index.md)`);
    }
    // A page in another language than its folder.
    const ofPage = structuredData(pageAt('/reading/')).map(({ inLanguage }) => inLanguage);
    expect(ofPage.filter(Boolean)).toContain('ar');
    const markdown = await readFileAt(site, `${basePath}/blog/small-steps/index.md`);
    for (const { document } of site.pages)
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="?subject="]'))
        expect(new URL(link.href).searchParams.get('subject')).toBe(document.querySelector('h1')?.textContent);
    expect(markdown).toContain(`[the case study](${root}/projects/harbour-ledger/)`);
  });

  test('a post leads to its translation, and a post without one to the home page', async () => {
    const alternates = (pagePath: string) =>
      [...pageAt(pagePath).document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href'));
    expect(alternates(TRANSLATED)).toEqual([root + TRANSLATED, `${root}/ar${TRANSLATED}`, root + TRANSLATED]);
    expect(alternates(LONG)).toEqual([]);
    const links = (pagePath: string) =>
      [...pageAt(pagePath).document.querySelectorAll('footer a[lang="ar"]')].map((link) => link.getAttribute('href'));
    expect([links(TRANSLATED), links(LONG)]).toEqual([[`${basePath}/ar${TRANSLATED}`], [`${basePath}/ar/`]]);
    // A page and a case study that are not translated are there in the main language.
    for (const pagePath of ['/uses/', '/projects/clinic-timetable/'])
      expect(pageAt(`/ar${pagePath}`).document.querySelector('main [lang="en"] > p'), pagePath).not.toBeNull();
    const headings = [...pageAt('/ar/uses/').document.querySelectorAll('main h2, main nav a[href^="#"]')].slice(0, 6);
    expect(headings.map((it) => it.closest('[lang]')?.getAttribute('lang'))).toEqual(Array(6).fill('en'));
  });

  test('the home page and the lists show the posts, newest first', () => {
    const titles = [
      'Small steps: how a harbour changed its ledger',
      'Two lamps & a wall',
      'A year of tides in three hundred kilobytes',
    ];
    for (const [pagePath, shown] of [
      ['/', titles],
      ['/blog/', titles],
      ['/blog/tags/ledgers/', titles.slice(0, 2)],
    ] as const) {
      const headings = pageAt(pagePath).document.querySelectorAll('main h3 a[href*="/blog/"]');
      expect([...headings].map((heading) => heading.textContent)).toEqual(shown);
    }
    const years = pageAt('/blog/').document.querySelectorAll('main h2');
    expect([...years].map((year) => year.textContent).filter((text) => /^\d+$/.test(text))).toEqual(['2026', '2025']);
    const current = pageAt('/blog/tags/ledgers/').document.querySelectorAll('main nav [aria-current]');
    expect([...current].map((link) => link.textContent)).toEqual(['Ledgers']);
    expect(pageAt('/blog/tags/ledgers/').document.querySelector('h1')?.textContent).toBe('Entries on Ledgers');
  });

  test('headings keep away from every id that the page of a text has', () => {
    const isOfText = (element: Element) =>
      element.closest('[data-footnotes], sup') || element.querySelector(`:scope > a[href="#${element.id}"]`);
    for (const pagePath of [LONG, '/uses/', '/projects/harbour-ledger/', '/privacy/']) {
      const elements = [...pageAt(pagePath).document.querySelectorAll('body [id]')].filter((it) => !isOfText(it));
      const others = elements.map(({ id }) => id).filter((id) => id === id.toLowerCase());
      expect(others.filter((id) => !PAGE_IDS.includes(id))).toEqual([]);
    }
  });

  test('the font of formulas is on the pages that have some, and on no other', () => {
    const withFont = site.pages.filter(({ document }) => /mathFont|noto-sans-math/.test(document.head.outerHTML));
    const withFormulas = site.pages.filter(({ document }) => document.querySelector('math'));
    expect(withFont.map((page) => page.path)).toEqual(withFormulas.map((page) => page.path));
    expect(withFont.length).toBeGreaterThan(0);
  });

  test('a post has no more scripts than other pages', () => {
    const countScripts = (pagePath: string) => pageAt(pagePath).document.querySelectorAll('script[data-src]').length;
    expect(countScripts(LONG)).toBeGreaterThan(0);
    expect(countScripts(LONG)).toBe(countScripts('/about/'));
  });
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a long post has facts, contents, notes, coloured code, neighbours, pictures and tables', async ({ page }) => {
    await page.goto(withBasePath(LONG));
    const article = page.getByRole('article');
    await expect(article.getByRole('time')).toHaveText('1 June 2025');
    // 3,000 words at 220 a minute.
    await expect(article.getByText(/^\d+ min$/)).toHaveText('15 min');
    const contents = article.getByRole('navigation', { name: writing.contents });
    expect(await contents.getByRole('link').count()).toBe(0);
    await contents.getByText(writing.contents).first().click();
    await expect(contents.getByRole('link')).toHaveCount(12);
    await contents.getByRole('link', { name: 'Tables' }).click();
    await expect(article.getByRole('heading', { name: 'Tables' })).toBeInViewport();
    expect(page.url()).toMatch(/#tables$/);
    await article.getByRole('link', { name: '1', exact: true }).click();
    await expect(article.getByText('There is a longer one')).toBeInViewport();
    await article.getByRole('link', { name: fill(writing.backToText, '1') }).click();
    await expect(article.getByText('That is the short version.')).toBeInViewport();
    for (const name of ['TypeScript', 'Python', 'SQL', 'Go', 'CSS']) {
      const parts = article.getByRole('group', { name }).locator('[data-code]');
      const colors = await parts.evaluateAll((all) => all.map((it) => getComputedStyle(it).color));
      expect(new Set(colors).size, name).toBeGreaterThan(2);
    }
    await expect(article.getByRole('link', { name: writing.reply })).toHaveAttribute('href', /^mailto:.*=A%20year/);
    await expect(page.getByRole('navigation', { name: writing.neighbours }).getByRole('link')).toHaveText([
      `${writing.newer}Two lamps & a wall`,
    ]);

    const pictures = article.getByRole('figure');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveText('The quay on the day of the first release');
    for (const picture of await article.getByRole('img').all()) {
      expect(await picture.getAttribute('width')).toMatch(/^\d+$/);
      expect(await picture.getAttribute('height')).toMatch(/^\d+$/);
    }
    const table = article.getByRole('group', { name: writing.table });
    expect(await table.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true);
    await expect(table).toHaveCSS('mask-image', /gradient/);
    await table.evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }));
    await expect(table).toHaveCSS('mask-image', 'none');
    await page.setViewportSize(DESKTOP);
    await table.scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport();
  });

  test('pictures stand in a row, follow theme and motion, and are shown larger; a film waits', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(withBasePath('/blog/lamps/'));
    const article = page.getByRole('article');
    const upright = [article.getByAltText('The inner lamp, on'), article.getByAltText('The outer lamp, off')];
    const boxes = await Promise.all(upright.map((picture) => picture.boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(boxes[0]?.height).toBeCloseTo(boxes[1]?.height ?? 0, -1);
    await expect(article.getByRole('figure', { name: 'Both lamps at noon' })).toHaveCount(1);
    // Beside an upright picture a wide one would be small.
    const mixed = ['A lamp again', 'The quay again'].map((name) => article.getByAltText(name).boundingBox());
    const [one, other] = await Promise.all(mixed);
    expect(other?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0));

    const levels = article.getByAltText('Water levels at the wall');
    await article.getByRole('button', { name: 'Water levels at the wall' }).scrollIntoViewIfNeeded();
    await expect(levels.last()).toBeVisible();
    await expect(levels.first()).toBeHidden();
    // Browsers load a hidden picture that is lazy only where scripts are off.
    await expect(levels.first()).toHaveAttribute('loading', 'lazy');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(levels.first()).toBeVisible();
    await expect(levels.last()).toBeHidden();

    const blinking = article.getByAltText('A lamp that blinks');
    await blinking.scrollIntoViewIfNeeded();
    await expect.poll(() => blinking.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/480\.\w+$/);
    const mark = article.getByRole('link', { name: 'The mark of the lamp keepers' });
    await expect(mark).toHaveAttribute('href', withBasePath('/about/'));

    const [film, loop] = [article.locator('video').first(), article.locator('video').last()];
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster', /\.(?:webp|png)$/);
    await expect(film.locator('track')).toHaveAttribute('srclang', 'en');
    expect(requested.filter((address) => address.endsWith('.webm'))).toEqual([]);
    await expect(film).toHaveJSProperty('error', null);
    await expect(loop).toHaveAttribute('controls');
  });

  test('on an Arabic page, code is written from left to right and as wide as the text, and nothing is slanted', async ({
    page,
  }) => {
    await page.goto(withBasePath(`${arabic.folder}${TRANSLATED}`));
    await expect(page.getByRole('emphasis')).toHaveCSS('font-style', 'normal');
    const code = page.getByRole('group', { name: 'TypeScript' });
    await expect(code).toHaveCSS('direction', 'ltr');
    await page.setViewportSize(DESKTOP);
    const heading = await page.getByRole('heading', { name: 'الرموز' }).boundingBox();
    // Its border is that of the box around it.
    const box = await code.locator('..').boundingBox();
    const rightOf = (it: typeof box) => Math.round((it?.x ?? 0) + (it?.width ?? 0));
    expect([box?.x, rightOf(box)]).toEqual([heading?.x, rightOf(heading)]);
  });

  test('on an Arabic page, a cell with Latin words and numbers alone keeps their order', async () => {
    const table = '| و | و |\n| --- | --- |\n| 2 m 10 s | 43 s بعد |';
    const tree = await toPageElements(table, { language: 'ar' }, arabic.content.words.writing);
    const cells = '<td><bdi dir="ltr">2 m 10 s</bdi></td>\n<td>43 <bdi dir="ltr">s</bdi> بعد</td>';
    expect(toHtml(tree)).toContain(cells);
  });
});

test.describe('what developers write', () => {
  const BLOCK = 'lib/tide.ts';

  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: PHONE });

  test('alerts have names, formulas and long lines scroll by themselves, and text on tinted lines has 7:1', async ({
    page,
  }) => {
    await page.goto(withBasePath(TRANSLATED));
    await expect(page.getByRole('note')).toHaveText([/Note.*\$5 to \$10 each/, /Warning/]);
    for (const name of [BLOCK, writing.formula]) {
      const box = page.getByRole('group', { name }).last();
      expect(await box.evaluate((it) => it.scrollWidth > it.clientWidth && it.tabIndex === 0), name).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const tints = await page
        .getByRole('group', { name: BLOCK })
        .locator('mark, ins, del')
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor));
      expect(new Set(tints).size).toBe(3);
    }
  });

  test('a press shows a picture larger, above its page, and loads it then', async ({ page }) => {
    await page.goto(withBasePath('/blog/lamps/'));
    const button = page.getByRole('article').getByRole('button', { name: 'The quay again' });
    const large = page.getByRole('dialog', { name: 'The quay again', includeHidden: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button.locator('img')).toHaveJSProperty('complete', true);
    await expect(large.locator('img')).toHaveJSProperty('naturalWidth', 0);
    for (const close of [() => page.keyboard.press('Escape'), () => large.getByRole('button').click()]) {
      await button.press('Enter');
      await expect(large.locator('img')).toHaveJSProperty('naturalWidth', 1200);
      await expect(large).toBeInViewport();
      await close();
      await expect(large).toBeHidden();
      await expect(button).toBeFocused();
    }
    expect(new URL(page.url()).pathname).toBe(withBasePath('/blog/lamps/'));
  });

  test('a button copies code without its removed lines, and moves nothing', async ({ page }) => {
    await page.goto(withBasePath(TRANSLATED));
    const code = page.getByRole('group', { name: BLOCK });
    const before = await code.boundingBox();
    const copy = page.getByRole('button', { name: `${writing.copy} ${BLOCK}` });
    expect(await copy.count()).toBe(0);
    await scriptsHaveRun(page);
    expect(await code.boundingBox()).toEqual(before);
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: english.content.words.fallback.copied })).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^export function[^[]*\[\]\) \{\n {2}const last[^\n]*\n {2}return tides.toSorted[^\n]*\n\}$/,
    );
  });
});

test('a film that loops plays in view until it is stopped, and stands still for who wants less motion', async ({
  page,
}) => {
  const film = page.getByLabel('A walk that begins again');
  const pause = page.getByRole('button', { name: writing.pause });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(withBasePath('/blog/lamps/'));
    await scriptsHaveRun(page);
    await expect(film).toHaveJSProperty('controls', reducedMotion === 'reduce');
    expect(await film.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', reducedMotion === 'reduce');
    if (reducedMotion === 'reduce') continue;
    await expect(film).toHaveJSProperty('muted', true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(film).toHaveJSProperty('paused', true);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', false);
    await pause.click();
    await expect(film).toHaveJSProperty('paused', true);
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await pause.count()).toBe(0);
});

test('the labels of tags have one line', async ({ page }) => {
  await page.goto(withBasePath('/blog/'));
  const heights = await page
    .getByRole('main')
    .locator('a[href*="/tags/"] > span')
    .evaluateAll((all) => all.map((it) => [it.textContent, it.clientHeight > 30]));
  expect(heights.filter(([, isHigh]) => isHigh)).toEqual([]);
  expect(heights.length).toBeGreaterThan(5);
});

test('a picture in a text that cannot be loaded keeps its box and its words', async ({ page }) => {
  await page.route(/./, (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
  await page.goto(withBasePath(LONG));
  const picture = page.getByRole('img', { name: 'Ships at the quay' });
  await picture.scrollIntoViewIfNeeded();
  await scriptsHaveRun(page);
  await expect(picture).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(height / width).toBeCloseTo(2 / 3, 2);
});

function fill(sentence: string, number: string): string {
  return sentence.replace('{number}', number);
}

test('an earlier address leads to the page of its text, also without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const alias of ['/2019/small-steps.html', '/memos/Größe', '/ar/2019/small-steps.html']) {
    await page.goto(withBasePath(alias));
    const language = alias.startsWith('/ar/') ? '/ar' : '';
    await expect(page, alias).toHaveURL(withBasePath(`${language}${TRANSLATED}`));
  }
  await context.close();
  expect(await readFileAt(await readExport(LOCAL_FOLDER, basePath), `${basePath}/sitemap.xml`)).not.toContain('2019');
});
