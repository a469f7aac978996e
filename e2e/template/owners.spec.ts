import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { content as sample } from '@/content/content';
import { content } from '@/lib/content/content';
import { composedPage } from '@/lib/content/pages';
import { tagOf } from '@/lib/digits';
import { basePath, type RouteId, routes } from '@/lib/routes';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { findViolations } from '../support/axe';
import { expect, field, fillIn, openContact, sendButton } from '../support/contact-page';
import { fileFor, meta, readExport } from '../support/exported-site';
import { findLayoutFaults } from '../support/layout-faults';
import { DESKTOP, inDigits, NOWHERE, open, openAndSettle, PHONE, THEME_NAMES, test } from '../support/site';

const { profile, site, words } = content;
const isArabic = site.language === 'ar';
const direction = isArabic ? 'rtl' : 'ltr';
const ids = Object.keys(routes) as RouteId[];
/** The site's pages, in the order of the navigation. */
const knownPages = content.navigation
  .flatMap(({ path }) => ids.filter((id) => routes[id] === path))
  .map((id) => composedPage(id, content));
const root = new URL(site.address).origin + basePath;

/** Widths of a small phone, a phone, a tablet and a desktop, in px. */
const WIDTHS = [320, PHONE.width, 768, DESKTOP.width];

/** All strings in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('exported pages and files have the text and language of the content', async () => {
  const built = await readExport(LOCAL_FOLDER, basePath);
  expect(built.pages.map((page) => page.path).sort()).toEqual(
    [...knownPages.map((page) => basePath + page.path), `${basePath}/404.html`].sort(),
  );
  for (const { file, path: address, document } of built.pages) {
    const page = knownPages.find((candidate) => basePath + candidate.path === address);
    const title = page?.title ?? content.pages.notFound.title;
    expect([document.documentElement.lang, document.documentElement.dir || 'ltr'], file).toEqual([
      site.language,
      direction,
    ]);
    expect(document.title, file).toContain(title);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '', file).toBe(
      page ? root + page.path : '',
    );
    const image = meta(document, 'og:image') ?? '';
    const preview = await readFile(fileFor(built, new URL(image).pathname) ?? '');
    expect(preview.subarray(1, 4).toString(), image).toBe('PNG');
    for (const script of document.querySelectorAll('script')) {
      expect(script.textContent?.trim(), file).not.toMatch(/^alert\(/);
      if (script.type === 'application/ld+json') JSON.parse(script.textContent ?? '');
    }
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, ul, ol, dl, a)')) {
      const isEmpty = !element.textContent?.trim() && !element.matches('[aria-label], :has([aria-label])');
      expect(isEmpty, `${file} has an empty ${element.outerHTML.slice(0, 80)}`).toBe(false);
    }
  }
  const read = (file: string) => readFile(path.join(LOCAL_FOLDER, file), 'utf8');
  expect(JSON.parse(await read('manifest.webmanifest'))).toMatchObject({ lang: site.language, dir: direction });
  const listed = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(knownPages.map((page) => root + page.path));
  expect(await read('llms.txt')).toContain(`# ${profile.name}\n`);
  const card = await read('contact.vcf');
  expect(card).toContain(`EMAIL:${profile.email}`);
  expect(card.includes('\nTEL')).toBe(profile.phone !== undefined);
});

for (const address of [...knownPages.map((page) => page.path), NOWHERE]) {
  test(`${address} has no layout faults, no accessibility violations and no console messages`, async ({
    page,
    visit,
  }) => {
    await openAndSettle(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
    }
    expect.soft(await findViolations(page)).toEqual([]);
    expect(visit.messages.filter((message) => !message.includes(NOWHERE) && !message.includes('404'))).toEqual([]);
  });
}

test('an Arabic site has Arabic digits and no English words', async ({ page }) => {
  test.skip(!isArabic, 'Other languages have the same script as the sample.');
  const own = new Set(textsIn(content).flatMap(latinWords));
  for (const { path: address } of knownPages) {
    await page.goto(basePath + address);
    const visibleText = await page.evaluate(() => {
      const labels = [...document.body.querySelectorAll('[aria-label], [placeholder], [alt]')].map((element) =>
        ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' '),
      );
      // biome-ignore lint/performance/useDomNodeTextContent: only the rendered text, without scripts.
      return `${document.body.innerText} ${labels.join(' ')}`;
    });
    expect(
      latinWords(visibleText).filter((word) => !own.has(word)),
      address,
    ).toEqual([]);
  }
  const year = new Intl.NumberFormat(tagOf(site.locale), { useGrouping: false }).format(new Date().getFullYear());
  await expect(page.getByRole('contentinfo')).toContainText(year);
  const percent = new Intl.NumberFormat(tagOf(site.locale), { style: 'percent' });
  await page.goto(`${basePath}/about/`);
  const levels = content.languages.map(({ proficiency }) => percent.format(proficiency / 100));
  const bars = page.locator('main svg[role=img]');
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual(levels);
});

test('headings and text are in the site’s fonts', async ({ page }) => {
  await page.goto(`${basePath}/`);
  await page.evaluate(() => document.fonts.ready);
  for (const selector of ['h1', 'main p']) {
    expect(await foreignFonts(page, selector), selector).toEqual([]);
  }
});

test('the form reports errors, failure and success in the site’s words', async ({ page, inbox }) => {
  test.skip(site.form.service === 'none', 'Without a form service the form writes an email.');
  await page.setViewportSize(PHONE);
  await openContact(page);
  await page.getByRole('button', { name: words.header.menu }).click();
  await expect(page.getByRole('navigation', { name: words.header.navigation })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: THEME_NAMES })).toBeVisible();
  await sendButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(words.form.noAddress);
  expect(await findLayoutFaults(page)).toEqual([]);

  await fillIn(page);
  inbox.answerWith('error-json');
  await sendButton(page).click();
  const notifications = page.getByRole('region', { name: words.toasts.region });
  await expect(notifications).toContainText(words.outcome.failed);
  await expect(page.getByRole('main')).toContainText(words.outcome.kept);
  expect(await findLayoutFaults(page)).toEqual([]);
  await sendButton(page).click();
  await expect(notifications).toContainText(words.outcome.sent);
  expect(inbox.messages).toHaveLength(1);
});

test('testimonials are on the home and services pages, if there are any', async ({ page }) => {
  const { pages, testimonials } = content;
  for (const { path: address } of knownPages) {
    const isShown = testimonials.length > 0 && ['/', '/services/'].includes(address);
    await page.goto(basePath + address);
    const figures = page
      .getByRole('main')
      .getByRole('figure')
      .filter({ has: page.locator('blockquote') });
    await expect(figures, address).toHaveCount(isShown ? testimonials.length : 0);
    if (!isShown) continue;
    await expect(page.getByRole('heading', { name: pages.home.testimonials })).toBeVisible();
    for (const [index, { quote, name, link }] of testimonials.entries()) {
      await expect(figures.nth(index).locator('blockquote')).toHaveText(quote);
      await expect(figures.nth(index).locator('figcaption')).toContainText(name);
      const links = figures.nth(index).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(link ? [link] : []);
    }
  }
});

test('title, cover and link of a card lead to the case study, and Back to the card', async ({ page }) => {
  const project = content.projects.find((candidate) => candidate.page);
  test.skip(!project, 'This owner has no case study.');
  const { title = '', client = '', year = 0 } = project ?? {};
  await open(page, '/projects/');
  const card = page.getByRole('article', { name: title, exact: true });
  await expect(card).toContainText(client);
  await expect(card).toContainText(inDigits(year));
  const presses = [
    () => card.getByRole('heading').getByRole('link').click(),
    () => card.click({ position: { x: 40, y: 40 } }),
    () => card.getByRole('link', { name: words.caseStudy?.link }).click(),
  ];
  for (const press of presses) {
    await press();
    await expect(page).toHaveURL(basePath + project?.page);
    await page.goBack();
    await expect(page).toHaveURL(`${basePath}/projects/`);
    await expect(card).toBeInViewport();
  }
});

test('the pages of the minimal owner have no trace of optional parts', async ({ page }) => {
  test.skip(content.skills.length > 0, 'This owner has all optional fields.');
  for (const { path: address } of knownPages) {
    await page.goto(basePath + address);
    // biome-ignore lint/performance/useDomNodeTextContent: rendered text has a line per block and no hidden text.
    const text = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
    const { skills, education, languages } = sample.pages.about;
    for (const absent of [skills?.heading, education, languages, words.links.viewCv, words.projects.technologies]) {
      expect(text, address).not.toContain(absent);
    }
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  }
});

function latinWords(text: string): string[] {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu) ?? [];
}

/** System fonts that an element is rendered with, although the site has its own fonts. */
async function foreignFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.length).toBeGreaterThan(0);
  return fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
}
