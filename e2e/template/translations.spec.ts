import type { Page } from '@playwright/test';
import { tagOf } from '@/lib/language/writing-systems';
import { CV_PATH, routes } from '@/lib/routes';
import { basePath } from '../support/compiled-site';
import { SAMPLE } from '../support/contact-page';
import { findLayoutFaults, findViolations } from '../support/page-faults';
import { DESKTOP, expect, inDigits, linkTo, NOWHERE, open, PHONE, test, withBasePath } from '../support/site';
import { arabic, english } from '../support/sites';

const paths = [...Object.values(routes), CV_PATH, '/desk/', '/projects/harbour-ledger/'];

test('the language link follows page changes; on the not-found page it leads to the home page', async ({ page }) => {
  await open(page, routes.projects);
  await expect(page.locator('main [lang="ar"]').first()).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: arabic.name });
  await linkTo(page, routes.about).click();
  await expect(link).toHaveAttribute('href', withBasePath(`/ar${routes.about}`));
  await expect(link).toHaveAttribute('lang', 'ar');
  await expect(link).toHaveAttribute('hreflang', 'ar');
  await open(page, '/blog/small-steps/');
  await expect(link).toHaveAttribute('href', withBasePath('/ar/blog/small-steps/'));
  // A post that Arabic lacks, and back.
  for (const [post, translated] of [
    ['lamps', '/ar/'],
    ['small-steps', '/ar/blog/small-steps/'],
  ]) {
    await page.locator(`main a[href$="/blog/${post}/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${post}/$`));
    await expect(link).toHaveAttribute('href', withBasePath(translated as '/'));
  }
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
    // The line between two steps of the process, and the mark before an entry of a list.
    for (const list of ['ol', 'ul']) {
      const line = [...document.querySelectorAll(`main ${list} > li`)]
        .map((item) => getComputedStyle(item, '::before'))
        .find(({ content, position }) => content === '""' && position === 'absolute');
      if (line) measured.push([list, Math.round(Number.parseFloat(isMirrored ? line.right : line.left))]);
    }
    return Object.fromEntries(measured);
  }, MIRRORED);
}

/** The distances on a phone and on a desktop. */
async function distancesByWidth(page: Page) {
  const found: Record<string, number>[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    found.push(await distances(page));
  }
  return found;
}

test('the Arabic form says what is wrong, failed and sent, and sends its language', async ({ page, inbox }) => {
  const { form, outcome, toasts } = arabic.content.words;
  const send = page.getByRole('button', { name: form.send });
  const notifications = page.getByRole('region', { name: toasts.region });
  await page.setViewportSize(PHONE);
  await open(page, `/ar${routes.contact}`);
  // Their placeholders are in Arabic.
  for (const { label } of [form.fields.name, form.fields.message])
    await expect(page.getByRole('textbox', { name: label })).toHaveCSS('direction', 'rtl');
  await send.click();
  const email = page.getByRole('textbox', { name: form.fields.email.label });
  await expect(email).toHaveAccessibleDescription(form.noAddress);
  await expect(email).toHaveCSS('text-align', 'end');
  await expect(page.getByText('١٠', { exact: false })).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
  for (const [name, value] of Object.entries(SAMPLE)) {
    await page.getByRole('textbox', { name: form.fields[name as keyof typeof SAMPLE].label }).fill(value);
  }
  await page.getByRole('checkbox').check();
  inbox.answerWith('too-many');
  await send.click();
  await expect(notifications).toContainText(outcome.failed);
  await expect(page.getByRole('main')).toContainText(outcome.kept);
  // The service's reason is in English.
  await expect(page.locator('[data-outcome] > p').nth(1)).toHaveCSS('direction', 'ltr');
  expect(await findLayoutFaults(page)).toEqual([]);
  await send.click();
  await expect(notifications).toContainText(outcome.sent);
  expect(inbox.messages).toHaveLength(1);
  for (const { body } of inbox.posts) expect(JSON.parse(body)).toMatchObject({ language: 'ar' });
});

test('labels of first buttons take one line each on a phone', { tag: '@ci' }, async ({ page }) => {
  await page.goto(withBasePath('/ar/'));
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, PHONE.width, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [arabic.content.words.links.contact, arabic.content.words.offer.booking]) {
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

/** Words in Latin letters that the page shows or names, and the texts in Arabic letters that space tears apart. */
async function foreignTexts(page: Page) {
  const texts = await page.locator('body, [aria-label], [placeholder], [alt]').evaluateAll((all) =>
    all.map((it) => {
      const labels = ['aria-label', 'placeholder', 'alt'].map((name) => it.getAttribute(name) ?? '');
      // biome-ignore lint/performance/useDomNodeTextContent: only rendered text, without scripts.
      return it instanceof HTMLBodyElement ? it.innerText : labels.join(' ');
    }),
  );
  const torn = await page.locator('body *').evaluateAll((all) => {
    const isArabic = (text: string) => /^\p{sc=Arabic}/u.test(text.trim());
    const isTorn = (it: CSSStyleDeclaration) => it.letterSpacing !== 'normal' || it.fontFamily.includes('mono');
    const texts = all.filter((it) => !it.closest('code') && isArabic(it.textContent));
    return texts.filter((it) => isTorn(getComputedStyle(it))).map((it) => it.textContent);
  });
  return [...latinWords(texts.join(' ')), ...torn];
}

/** The pages that have most of what can be mirrored. */
const FORMS_AND_LISTS: string[] = [routes.contact, CV_PATH];

/** Pages with a picture, a list and a form, on which axe runs. */
const WITH_AXE = ['/', routes.contact];

// The CV shows the site's address, and the owner's own page has words in Latin letters.
const ownWords = new Set([...latinWords(`${JSON.stringify(arabic.content)}${basePath} Ægir Œuvre Þing`), english.name]);

for (const pagePath of paths) {
  const tag = FORMS_AND_LISTS.includes(pagePath) ? [] : '@ci';

  test(`the Arabic ${pagePath} mirrors the English one, logs nothing and has no faults`, { tag }, async ({
    page,
    visit,
  }) => {
    await page.goto(withBasePath(pagePath));
    const expected = await distancesByWidth(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `/ar${pagePath}`);
    // The Arabic page may also have what the English one leaves to the CV.
    expect.soft(await distancesByWidth(page)).toMatchObject(expected);
    expect.soft((await foreignTexts(page)).filter((word) => !ownWords.has(word))).toEqual([]);
    const noted = page.getByRole('link', { name: arabic.content.words.links.newTab });
    expect.soft(await noted.count()).toBe(await page.locator('a[target]').filter({ visible: true }).count());
    if (WITH_AXE.includes(pagePath)) expect.soft(await findViolations(page)).toEqual([]);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
    }
    expect(visit.messages).toEqual([]);
  });
}

test('the Arabic site has Arabic digits, and English skills and numbers from left to right', { tag: '@ci' }, async ({
  page,
}) => {
  const { languages, site } = arabic.content;
  const percent = new Intl.NumberFormat(tagOf(site), { style: 'percent' });
  const arrows = () =>
    page.locator('main a > svg:last-child').evaluateAll((all) => all.map((it) => getComputedStyle(it).scale));
  await page.goto(withBasePath(routes.about));
  expect(new Set(await arrows())).toEqual(new Set(['none']));
  await page.goto(withBasePath(`/ar${routes.about}`));
  expect(new Set(await arrows())).toEqual(new Set(['-1 1']));
  await expect(page.getByRole('contentinfo')).toContainText(inDigits(new Date().getFullYear(), site));
  // English skills begin at the right.
  await expect(page.locator('main li [dir="ltr"]').first()).toHaveCSS('text-align', 'right');
  const bars = page.locator('main svg[role=img]');
  const levels = languages.map(({ proficiency }) => percent.format(proficiency / 100));
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual(levels);
  // They are filled from the right.
  const ends = await bars.evaluateAll((all) =>
    all.map((bar) => Array.from(bar.children, (part) => Math.round(part.getBoundingClientRect().right))),
  );
  for (const [track, filled] of ends) expect(filled).toBe(track);
  for (const path of [CV_PATH, '/imprint/']) {
    await page.goto(withBasePath(`/ar${path}`));
    const number = page.locator('main a[href^="tel:"]:not(:has([dir])), main a[href^="tel:"] bdi');
    for (const one of await number.all()) await expect(one).toHaveCSS('direction', 'ltr');
    expect(await number.count()).toBeGreaterThan(0);
  }
});
