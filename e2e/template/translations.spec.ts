import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { content } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { type Translation, translations } from '@/lib/translations';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { arabicWords } from '../owners/arabic-words';
import { findViolations } from '../support/axe';
import { SAMPLE } from '../support/contact-page';
import { meta, readExport } from '../support/exported-site';
import { findLayoutFaults } from '../support/layout-faults';
import { expect, NOWHERE, openAndSettle, scriptsHaveRun, test } from '../support/site';

const [main, arabic] = translations as readonly [Translation, Translation];
const address = new URL(content.site.address).origin;
const paths = Object.values(routes);

const ENGLISH = 'English';
const ARABIC = 'العربية';

test('each page has alternates for both languages, in its head and in the sitemap', async () => {
  const { pages } = await readExport(LOCAL_FOLDER);
  for (const pagePath of paths) {
    const versions = { en: address + pagePath, ar: `${address}/ar${pagePath}`, 'x-default': address + pagePath };
    for (const { basePath, language, locale } of translations) {
      const { document } = pages.find((page) => page.path === basePath + pagePath) ?? {};
      if (!document) throw new Error(`There is no page ${basePath}${pagePath}.`);
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
      expect(Object.fromEntries(links.map((link) => [link.hreflang, link.href]))).toEqual(versions);
      expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(
        address + basePath + pagePath,
      );
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual(
        language === 'ar' ? ['ar', 'rtl'] : ['en', ''],
      );
      expect(meta(document, 'og:locale')).toBe(locale);
      expect(meta(document, 'og:locale:alternate')).toBe(translations.find((it) => it.locale !== locale)?.locale);
      const sitemap = await readFile(path.join(LOCAL_FOLDER, basePath, 'sitemap.xml'), 'utf8');
      for (const [tag, url] of Object.entries(versions)) {
        expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${url}" />`);
      }
    }
  }
  const robots = await readFile(path.join(LOCAL_FOLDER, 'robots.txt'), 'utf8');
  for (const { basePath } of translations) expect(robots).toContain(`Sitemap: ${address}${basePath}/sitemap.xml`);
  for (const shared of ['404.html', 'robots.txt', '_headers']) {
    expect(existsSync(path.join(LOCAL_FOLDER, arabic.basePath, shared)), shared).toBe(false);
  }
  expect(await readFile(path.join(LOCAL_FOLDER, '_headers'), 'utf8')).toContain('/ar/_next/static/*');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('header and footer link to the same page in the other language, and Back returns', async ({ page }) => {
    for (const [index, pagePath] of paths.entries()) {
      await page.goto(pagePath);
      const place = page.getByRole(index % 2 ? 'banner' : 'contentinfo');
      await place.getByRole('link', { name: ARABIC }).click();
      await expect(page).toHaveURL(arabic.basePath + pagePath);
      await place.getByRole('link', { name: ENGLISH }).click();
      await expect(page).toHaveURL(pagePath);
      await page.goBack();
      await expect(page).toHaveURL(arabic.basePath + pagePath);
    }
  });
});

test('the language link follows page changes; on the not-found page it leads to the home page', async ({ page }) => {
  await page.goto(routes.home);
  await scriptsHaveRun(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: ARABIC });
  await page.getByRole('banner').locator(`a[href="${routes.about}"]`).click();
  await expect(link).toHaveAttribute('href', `/ar${routes.about}`);
  await expect(link).toHaveAttribute('lang', 'ar');
  await expect(link).toHaveAttribute('hreflang', 'ar');
  await page.goto(NOWHERE);
  await scriptsHaveRun(page);
  await expect(link).toHaveAttribute('href', '/ar/');
});

test('a message from the Arabic form contains its language', async ({ page, inbox }) => {
  await page.goto(`${arabic.basePath}${routes.contact}`);
  await scriptsHaveRun(page);
  for (const [name, value] of Object.entries(SAMPLE)) {
    const { label } = arabicWords.form.fields[name as keyof typeof SAMPLE];
    await page.getByRole('textbox', { name: label }).fill(value);
  }
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: arabicWords.form.send }).click();
  expect((await sent).postDataJSON()).toMatchObject({ language: 'ar' });
  await expect.poll(() => inbox.messages.length).toBe(1);
});

for (const { basePath, language } of [main, arabic]) {
  test(`the pages in ${language} have no layout faults and no accessibility violations`, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: language === 'ar' ? 'dark' : 'light' });
    for (const pagePath of paths) {
      await openAndSettle(page, basePath + pagePath);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findLayoutFaults(page), `${pagePath} at ${width} px`).toEqual([]);
      }
      expect.soft(await findViolations(page), pagePath).toEqual([]);
    }
    expect(visit.messages).toEqual([]);
  });
}
