import type { Locator, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { originOf } from '@/lib/content/address-fields';
import { CV_PATH } from '@/lib/routes';
import { sheetsOf } from '@/scripts/cv/pdf';
import { printCv } from '@/scripts/cv/print';
import { describeAvailability } from '@/site/availability';
import { basePath, content } from '../support/compiled-site';
import { brightness, expect, pages, test, withBasePath } from '../support/site';
import { sites } from '../support/sites';

const { profile, links, words } = content;

/** Opens a page in dark colours and emulates print. */
async function print(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(withBasePath(path));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** What each of these elements writes in a pseudo-element. */
function contentOf(elements: Locator, pseudo: string): Promise<string[]> {
  return elements.evaluateAll((all, part) => all.map((it) => getComputedStyle(it, part).content), pseudo);
}

async function expectDarkText(page: Page, text: string) {
  const shown = page.getByText(text, { exact: true }).filter({ visible: true }).first();
  expect(brightness(await shown.evaluate((it) => getComputedStyle(it).color))).toBeLessThan(80);
}

test('printed pages are light, without header and closing band, and show the URLs of links', { tag: '@ci' }, async ({
  page,
}) => {
  await print(page, pages.services);
  await expectDarkText(page, content.pages.services.heading);
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByText(describeAvailability(content)?.closing.heading ?? '')).toBeHidden();
  await print(page, pages.contact);
  const availability = page.getByRole('region', { name: content.pages.contact.availability }).locator('p');
  expect(brightness(await availability.evaluate((it) => getComputedStyle(it).color))).toBeLessThan(80);
  for (const path of [pages.home, pages.projects]) {
    await print(page, path);
    const written = await page
      .locator('main a:not([href^="#"], [href*="/tags/"], [href*="/with/"], :is(h2, h3) *)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((it) => [it.getAttribute('href') ?? '', getComputedStyle(it, '::after').content]));
    expect(written.length).toBeGreaterThan(0);
    for (const [link = '', text] of written) {
      expect(text).toContain(link.startsWith('/') ? originOf(content.site.address) + link : link);
      expect(text).not.toContain(words.links.newTab);
    }
    const icons = page.locator('main a[data-tooltip]');
    const names = await icons.evaluateAll((all) => all.map((it) => `"${it.dataset.tooltip}"`));
    expect(await contentOf(icons, '::before')).toEqual(names);
    // An address after a card's title would be written over the card.
    const others = page.locator('main article :is(h2, h3) a, main a:is([href*="/tags/"], [href*="/with/"])');
    expect((await contentOf(others.filter({ visible: true }), '::after')).join()).not.toContain('(');
    const whole = await page
      .locator('main :is(li, figure)')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).breakInside));
    expect(new Set(whole), `no entry of ${path} is split between sheets`).toEqual(new Set(['avoid']));
  }
});

test('on a page from right to left, addresses are printed from left to right', async ({ page }) => {
  await print(page, `/ar${pages.projects}`);
  const directions = await page.locator('main a').evaluateAll((all) =>
    all
      .map((it) => getComputedStyle(it, '::after'))
      .filter(({ content }) => content.includes('://'))
      .map(({ direction }) => direction),
  );
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

test('the marks of lists are printed without backgrounds', async ({ page }) => {
  for (const path of [pages.services, '/projects/harbour-ledger/']) {
    await print(page, path);
    const marks = await page.locator('main li').evaluateAll((all) =>
      all
        .map((it) => getComputedStyle(it, '::before'))
        .filter(({ clipPath }) => clipPath !== 'none')
        .map((mark) => mark.getPropertyValue('-webkit-print-color-adjust')),
    );
    expect(new Set(marks), path).toEqual(new Set(['exact']));
  }
});

test('on paper a text keeps names with what they name, divides long code, and has no film without a poster', async ({
  page,
}) => {
  await print(page, '/blog/small-steps/');
  const breaks = await page.locator('main').evaluate((main) => {
    const styles = (selector: string, name: 'breakAfter' | 'breakInside') =>
      [...new Set([...main.querySelectorAll(selector)].map((it) => getComputedStyle(it)[name]))].join();
    return {
      names: styles('h2, h3, h4, [role=note] > svg + p, figcaption:has(+ div pre)', 'breakAfter'),
      code: styles('pre, figure:has(pre)', 'breakInside'),
    };
  });
  expect(breaks).toEqual({ names: 'avoid', code: 'auto' });
  // The contact lines are on the sheet of the last words.
  expect(await page.locator('footer').evaluate((it) => getComputedStyle(it).breakBefore)).toBe('avoid');
  await print(page, '/blog/lamps/');
  const film = page.locator('video').first();
  await expect(film).toBeVisible();
  await film.evaluate((it) => it.removeAttribute('poster'));
  await expect(film).toBeHidden();
  await expect(page.getByText('Eight steps')).toBeVisible();
});

/** Sheets per page on Letter paper, which is lower than A4, as few as the rich owner's content needs. */
const sheets = { cv: 3, about: 3, projects: 2, services: 4, contact: 1 };

const countSheets = (pdf: Buffer) => sheetsOf(pdf.toString('latin1'));

test('each page prints on as few sheets as its content needs', { tag: '@ci' }, async ({ page }) => {
  for (const [name, most] of Object.entries(sheets)) {
    await page.goto(withBasePath({ ...pages, cv: CV_PATH }[name as keyof typeof sheets]));
    expect.soft(countSheets(await page.pdf({ format: 'Letter' })), name).toBeLessThanOrEqual(most);
  }
});

test('the printed about page is a CV with name and contact details, without controls', async ({ page }) => {
  await print(page, pages.about);
  await expectDarkText(page, profile.name);
  const details = [
    profile.role,
    profile.email,
    new URL(content.site.address).host + basePath,
    profile.phone ?? '',
    ...links.profiles.map(({ address }) => address.replace('https://', '')),
  ];
  for (const detail of details) {
    await expect(page.locator('main').getByText(detail, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  expect(new Set(await contentOf(page.locator('[data-letterhead] a'), '::after'))).toEqual(new Set(['none']));
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const name of [words.links.contact, words.links.downloadCv, words.links.viewCv]) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('main').getByText(profile.role, { exact: true }).filter({ visible: true })).toHaveCount(0);
});

test('the CV prints black on white, no heading alone at a sheet’s end, and links as addresses', async ({ page }) => {
  await print(page, CV_PATH);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: words.cv?.download })).toBeHidden();
  const faults = await page.locator('main').evaluate((main, label) => {
    const styleOf = (element: Element) => getComputedStyle(element);
    const texts = [...main.querySelectorAll('h1, h2, h3, p, li, a')].filter((it) => it.checkVisibility());
    return [
      ...texts.filter((it) => styleOf(it).color !== 'rgb(0, 0, 0)'),
      ...[...main.querySelectorAll('h2')].filter((it) => styleOf(it).breakAfter !== 'avoid' || it.offsetHeight > 1),
      // A job may go on on the next sheet, but not within a point.
      ...[...main.querySelectorAll('li li')].filter((it) => styleOf(it).breakInside !== 'avoid'),
      ...[...main.querySelectorAll('#experience + ol > li')].filter((it) => styleOf(it).breakInside !== 'auto'),
      ...[...main.querySelectorAll('section:has(> ul)')].filter((it) => styleOf(it).breakInside !== 'avoid'),
      ...[...main.querySelectorAll('div:has(> h3):not(:last-child)')].filter(
        (it) => styleOf(it).breakAfter !== 'avoid',
      ),
      ...[...main.querySelectorAll('li li:not(:has(a))')].filter((it) => styleOf(it).listStyleType !== 'disc'),
      // The words of a link in a sentence are followed by its address.
      ...texts.filter((it) => it.matches('a:not(p a)') && getComputedStyle(it, '::after').content.includes(label)),
    ].map((it) => it.outerHTML);
  }, 'https');
  expect(faults).toEqual([]);
  const [link] = content.links.profiles;
  await expect(page.getByText(link?.address.replace('https://', '') ?? '', { exact: true })).toBeVisible();
});

test.describe('the PDF of the CV', { tag: '@ci' }, () => {
  test.use({ bypassCSP: true });

  for (const { site, folder, content } of sites) {
    test(`is small and tagged, and programs find its words (${content.site.language})`, async ({ page }) => {
      await page.goto(withBasePath(folder + CV_PATH));
      const printed = await printCv(page, site);
      const pdf = printed.toString('latin1');
      expect(pdf.length).toBeLessThan(200 * 1024);
      expect(countSheets(printed)).toBeLessThanOrEqual(sheets.cv);
      for (const part of ['/StructTreeRoot', '/S /H3', `/Lang (${content.site.language})`, '/FontFile', '/ToUnicode'])
        expect(pdf).toContain(part);
      const { found, info, outline } = await readPdf(printed);
      expect(info).toMatchObject({ Title: await page.title() });
      expect(outline.length > 0).toBe(folder === '');
      const shown = wordsIn((await page.locator('main').allInnerTexts()).join());
      const missing = shown.filter((word) => !found.has(word) && !IN_PARTS.test(word));
      expect(missing.length, missing.join()).toBeLessThan(shown.length * 0.02);
      for (const part of wordsIn(content.profile.name)) expect(found).toContain(part);
    });
  }
});

/** Arabic words with vowel marks, or with lam and alef in one letter, whose order many programs get wrong. */
const IN_PARTS = /\p{M}|\u0644[\u0622\u0623\u0625\u0627]/u;

/** The words of a text, of Arabic ones and of numbers each alone, without invisible characters. */
function wordsIn(text: string): string[] {
  const visible = text.normalize('NFKC').replace(/(?=\p{Cf}|\u00ad)./gu, '');
  return visible.match(/\p{N}+|[\p{Script=Arabic}\p{M}]+|(?:(?!\p{Script=Arabic})[\p{L}\p{M}\p{N}])+/gu) ?? [];
}

/** What a program reads in a PDF. */
async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const items: string[] = [];
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
    const { items: texts } = await (await pdf.getPage(sheet)).getTextContent();
    for (const text of texts) if ('str' in text) items.push(text.hasEOL ? `${text.str}\n` : text.str);
  }
  // Some of its texts are parts of words, others are whole.
  const found = new Set([...wordsIn(items.join('')), ...wordsIn(items.join(' '))]);
  return { found, info: (await pdf.getMetadata()).info, outline: (await pdf.getOutline()) ?? [] };
}
