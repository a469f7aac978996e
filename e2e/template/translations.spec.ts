import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { basePath } from '@/lib/built';
import { content } from '@/lib/content/load';
import { CV_PATH, routes } from '@/lib/routes';
import { tagOf } from '@/lib/writing-systems';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { findViolations } from '../support/axe';
import { SAMPLE } from '../support/contact-page';
import { meta, readExport } from '../support/exported-site';
import { findLayoutFaults } from '../support/layout-faults';
import {
  DESKTOP,
  expect,
  inDigits,
  linkTo,
  NOWHERE,
  open,
  openAndSettle,
  PHONE,
  test,
  withBasePath,
} from '../support/site';
import { arabic, english, sites } from '../support/sites';

const root = new URL(content.site.address).origin + basePath;
const paths = [...Object.values(routes), CV_PATH, '/desk/', '/projects/harbour-ledger/'];

test('each page has alternates for both languages, in its head and in the sitemap', async () => {
  const { pages } = await readExport(LOCAL_FOLDER, basePath);
  for (const pagePath of paths) {
    const [main, further] = sites.map(({ folder }) => root + folder + pagePath);
    const versions = { en: main, ar: further, 'x-default': main };
    for (const { folder, content } of sites) {
      const { document } = pages.find((page) => page.path === basePath + folder + pagePath) ?? {};
      if (!document) throw new Error(`There is no page ${folder}${pagePath}.`);
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
      expect(Object.fromEntries(links.map((link) => [link.hreflang, link.href]))).toEqual(versions);
      expect(meta(document, 'og:locale:alternate')).toBe(
        sites.map((site) => site.content.site.locale).find((it) => it !== content.site.locale),
      );
      const sitemap = await readFile(path.join(LOCAL_FOLDER, folder, 'sitemap.xml'), 'utf8');
      for (const [tag, url] of Object.entries(versions)) {
        expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${url}" />`);
      }
    }
  }
  const robots = await readFile(path.join(LOCAL_FOLDER, 'robots.txt'), 'utf8');
  for (const { folder } of sites) expect(robots).toContain(`Sitemap: ${root}${folder}/sitemap.xml`);
  for (const shared of ['404.html', 'robots.txt', '_headers']) {
    expect(existsSync(path.join(LOCAL_FOLDER, 'ar', shared)), shared).toBe(false);
  }
  expect(await readFile(path.join(LOCAL_FOLDER, '_headers'), 'utf8')).toContain('/ar/_next/static/*');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('header and footer link to the same page in the other language, and Back returns', async ({ page }) => {
    for (const [index, pagePath] of paths.entries()) {
      await page.goto(withBasePath(pagePath));
      const place = page.getByRole(index % 2 ? 'banner' : 'contentinfo');
      await place.getByRole('link', { name: arabic.name }).click();
      await expect(page).toHaveURL(withBasePath(`/ar${pagePath}`));
      await place.getByRole('link', { name: english.name }).click();
      await expect(page).toHaveURL(withBasePath(pagePath));
    }
    await page.goBack();
    await expect(page).toHaveURL(withBasePath(`/ar${paths.at(-1)}`));
  });
});

test('the language link follows page changes; on the not-found page it leads to the home page', async ({ page }) => {
  await open(page, routes.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: arabic.name });
  await linkTo(page, routes.about).click();
  await expect(link).toHaveAttribute('href', withBasePath(`/ar${routes.about}`));
  await expect(link).toHaveAttribute('lang', 'ar');
  await expect(link).toHaveAttribute('hreflang', 'ar');
  await open(page, NOWHERE);
  await expect(link).toHaveAttribute('href', withBasePath('/ar/'));
});

/** Elements by the edge of the window from which their distance is the same in both directions. */
const MIRRORED = {
  start: ['header a', 'main h1', 'main h2', 'main article', 'main dt', 'main label', 'main textarea'],
  end: ['[data-theme-button]', 'main [aria-hidden="true"]:has(> svg + svg)'],
};

/** The distance of each of these elements from its edge, in px. */
function distances(page: Page): Promise<Record<string, number>> {
  return page.evaluate(({ start, end }) => {
    const isMirrored = document.documentElement.dir === 'rtl';
    const width = document.documentElement.clientWidth;
    const measure = (selector: string, fromLeft: boolean) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [[selector, Math.round(fromLeft ? box.left : width - box.right)]] : [];
    };
    const measured = [
      ...start.flatMap((selector) => measure(selector, !isMirrored)),
      ...end.flatMap((selector) => measure(selector, isMirrored)),
    ];
    // The line between two steps of the process.
    const line = [...document.querySelectorAll('main li')]
      .map((item) => getComputedStyle(item, '::before'))
      .find(({ content, position }) => content === '""' && position === 'absolute');
    if (line) measured.push(['line', Math.round(Number.parseFloat(isMirrored ? line.right : line.left))]);
    return Object.fromEntries(measured);
  }, MIRRORED);
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`the Arabic pages are the mirror image of the English ones at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const pagePath of paths) {
      await page.goto(withBasePath(pagePath));
      const expected = await distances(page);
      await page.goto(withBasePath(`/ar${pagePath}`));
      expect.soft(await distances(page), pagePath).toEqual(expected);
    }
  });
}

test('the Arabic form says what is wrong, failed and sent, and sends its language', async ({ page, inbox }) => {
  const { form, outcome, toasts } = arabic.content.words;
  const send = page.getByRole('button', { name: form.send });
  const notifications = page.getByRole('region', { name: toasts.region });
  await page.setViewportSize(PHONE);
  await open(page, `/ar${routes.contact}`);
  await send.click();
  const email = page.getByRole('textbox', { name: form.fields.email.label });
  await expect(email).toHaveAccessibleDescription(form.noAddress);
  await expect(page.getByText('١٠', { exact: false })).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
  for (const [name, value] of Object.entries(SAMPLE)) {
    await page.getByRole('textbox', { name: form.fields[name as keyof typeof SAMPLE].label }).fill(value);
  }
  inbox.answerWith('error-json');
  await send.click();
  await expect(notifications).toContainText(outcome.failed);
  await expect(page.getByRole('main')).toContainText(outcome.kept);
  expect(await findLayoutFaults(page)).toEqual([]);
  await send.click();
  await expect(notifications).toContainText(outcome.sent);
  expect(inbox.messages).toHaveLength(1);
  for (const { body } of inbox.posts) expect(JSON.parse(body)).toMatchObject({ language: 'ar' });
});

test('Arabic letters are joined', async ({ page }) => {
  await page.goto(withBasePath('/ar/'));
  await page.evaluate(() => document.fonts.ready);
  for (const selector of ['h1', 'main p']) {
    const [joined = 0, apart = 0] = await page
      .locator(selector)
      .first()
      .evaluate((element) =>
        // A zero-width non-joiner after each letter keeps it apart.
        ['برمجيات', [...'برمجيات'].join('\u200c')].map((word) => {
          const span = document.createElement('span');
          span.textContent = word;
          span.style.whiteSpace = 'nowrap';
          element.append(span);
          return span.getBoundingClientRect().width;
        }),
      );
    expect(joined, selector).toBeLessThan(0.9 * apart);
  }
});

test('the labels of the first buttons take one line each on an Arabic phone', async ({ page }) => {
  await page.goto(withBasePath('/ar/'));
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, PHONE.width, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [arabic.content.words.links.contact, arabic.content.words.links.viewCv]) {
      const link = page.getByRole('main').getByRole('link', { name }).first();
      const lines = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.firstChild ?? element);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
      });
      expect(lines, `${name} at ${width} px`).toBe(1);
    }
  }
});

/** Words in Latin letters. */
function latinWords(text: string): string[] {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu) ?? [];
}

test('the Arabic site has Arabic digits and joined letters, and no English words of the site', async ({ page }) => {
  // The CV shows the site's address.
  const own = new Set(latinWords(JSON.stringify(arabic.content) + basePath));
  for (const pagePath of paths) {
    await page.goto(withBasePath(`/ar${pagePath}`));
    const labelled = page.locator('body, [aria-label], [placeholder], [alt]');
    const texts = await labelled.evaluateAll((all) =>
      all.map((it) => {
        const labels = ['aria-label', 'placeholder', 'alt'].map((name) => it.getAttribute(name) ?? '');
        // biome-ignore lint/performance/useDomNodeTextContent: only rendered text, without scripts.
        return it instanceof HTMLBodyElement ? it.innerText : labels.join(' ');
      }),
    );
    const foreign = latinWords(texts.join(' ')).filter((word) => !own.has(word) && word !== english.name);
    expect(foreign, pagePath).toEqual([]);
    // Space between letters would tear them apart.
    const spaced = await page
      .locator('body *')
      .evaluateAll((all) =>
        all.filter(
          (it) => /^\p{sc=Arabic}/u.test(it.textContent.trim()) && getComputedStyle(it).letterSpacing !== 'normal',
        ),
      );
    expect(spaced.length, pagePath).toBe(0);
  }
  const { languages, site } = arabic.content;
  await expect(page.getByRole('contentinfo')).toContainText(inDigits(new Date().getFullYear(), site.locale));
  const percent = new Intl.NumberFormat(tagOf(site.locale), { style: 'percent' });
  await page.goto(withBasePath(`/ar${routes.about}`));
  // English skills begin at the right.
  await expect(page.locator('main li [dir="ltr"]').first()).toHaveCSS('text-align', 'right');
  await page.goto(withBasePath(`/ar${CV_PATH}`));
  await expect(page.locator('main a[href^="tel:"]')).toHaveCSS('direction', 'ltr');
  await page.goto(withBasePath(`/ar${routes.about}`));
  const bars = page.locator('main svg[role=img]');
  const levels = languages.map(({ proficiency }) => percent.format(proficiency / 100));
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual(levels);
});

test('the Arabic pages, and those that she has added, log nothing and have no faults', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The other English pages are those of access/.
  for (const pagePath of [...paths.map((it) => `/ar${it}`), ...paths.slice(-2)]) {
    await openAndSettle(page, pagePath);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutFaults(page), `${pagePath} at ${width} px`).toEqual([]);
    }
    expect.soft(await findViolations(page), pagePath).toEqual([]);
  }
  expect(visit.messages).toEqual([]);
  await openAndSettle(page, NOWHERE);
  // The browser logs the response, and the page its address.
  const logged = [expect.stringContaining('status of 404'), expect.stringMatching(/^info: /)];
  expect(visit.messages).toEqual(logged);
});
