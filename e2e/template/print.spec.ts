import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { availabilityCopy } from '@/lib/content/pages';
import { basePath } from '@/lib/routes';
import { brightness, expect, pages, test, withBasePath } from '../support/site';

const { profile, links, words } = content;

/** Opens a page in dark colours and emulates print. */
async function print(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(withBasePath(path));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

async function expectDarkText(page: Page, text: string) {
  const shown = page.getByText(text, { exact: true }).filter({ visible: true }).first();
  expect(brightness(await shown.evaluate((it) => getComputedStyle(it).color))).toBeLessThan(80);
}

test('printed pages are light, without header and closing band, and show the URLs of links', async ({ page }) => {
  await print(page, pages.services);
  await expectDarkText(page, content.pages.services.heading);
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByText(availabilityCopy(content.availability).closing.heading)).toBeHidden();
  for (const path of [pages.home, pages.projects]) {
    await print(page, path);
    const written = await page
      .locator('main a:not([href^="#"], :is(h2, h3) *)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((it) => [it.getAttribute('href') ?? '', getComputedStyle(it, '::after').content]));
    expect(written.length).toBeGreaterThan(0);
    for (const [link = '', text] of written) {
      expect(text).toContain(link.startsWith('/') ? content.site.address + link : link);
      expect(text).not.toContain(words.links.newTab);
    }
    const whole = await page
      .locator('main :is(li, figure)')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).breakInside));
    expect(new Set(whole), `no entry of ${path} is split between sheets`).toEqual(new Set(['avoid']));
  }
});

/** Sheets per page on A4 and on Letter paper, as few as the rich owner's content needs. */
const sheets = { about: [2, 2], projects: [2, 2], services: [2, 3], contact: [1, 1] };

test('each page prints on as few A4 and Letter sheets as its content needs', async ({ page }) => {
  for (const [name, most] of Object.entries(sheets)) {
    await page.goto(withBasePath(pages[name as keyof typeof sheets]));
    for (const [index, format] of ['A4', 'Letter'].entries()) {
      const pdf = await page.pdf({ format });
      // Chromium doesn't compress a PDF's objects, and each sheet is one.
      const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect.soft(count, `${name} on ${format}`).toBe(most[index]);
    }
  }
});

test('the printed about page is a CV with name and contact details, without controls', async ({ page }) => {
  await print(page, pages.about);
  await expectDarkText(page, profile.name);
  const details = [
    profile.role,
    profile.email,
    new URL(content.site.address).host + basePath,
    ...links.profiles.map(({ address }) => address.replace('https://', '')),
  ];
  for (const detail of [...details, ...(profile.phone ? [profile.phone] : [])]) {
    await expect(page.locator('main').getByText(detail, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const name of [words.links.contact, words.links.downloadCv, words.links.viewCv]) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('main').getByText(profile.role, { exact: true }).filter({ visible: true })).toHaveCount(0);
});
