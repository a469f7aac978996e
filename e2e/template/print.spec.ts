import type { Page } from '@playwright/test';
import { content } from '../lib/content/content';
import { availabilityCopy } from '../lib/content/pages';
import { brightness, expect, pages, test, withBasePath } from './support/site';

const { profile, links, experience, education, projects, services, process, words } = content;

/** Opens a page in dark colours and emulates print. */
async function print(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(withBasePath(path));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

async function expectDarkText(page: Page, text: string) {
  const color = await page
    .getByText(text, { exact: true })
    .filter({ visible: true })
    .first()
    .evaluate((it) => getComputedStyle(it).color);
  expect(brightness(color)).toBeLessThan(80);
}

test('printed pages are light, without header and closing band, and show the URLs of links', async ({ page }) => {
  await print(page, pages.services);
  await expectDarkText(page, content.pages.services.heading);
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByText(availabilityCopy(content.availability).closing.heading)).toBeHidden();
  await print(page, pages.projects);
  const written = await page
    .locator('main a[href^="http"]')
    .evaluateAll((all) => all.map((it) => [it.getAttribute('href') ?? '', getComputedStyle(it, '::after').content]));
  expect(written.length).toBeGreaterThan(0);
  for (const [address = '', text] of written) expect(text).toContain(address);
});

/** Sheets per page for content of the sample's length, on A4 and on Letter paper. */
const sheets = {
  about: experience.length + education.length > 4 ? 2 : 1,
  projects: Math.ceil(projects.length / 7),
  services: Math.ceil((services.length + process.length) / 10),
  contact: 1,
};

test('each page prints on as few A4 and Letter sheets as its content needs', async ({ page }) => {
  for (const [name, most] of Object.entries(sheets)) {
    await page.goto(withBasePath(pages[name as keyof typeof sheets]));
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      // Chromium doesn't compress a PDF's objects, and each sheet is one.
      const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect.soft(count, `${name} on ${format}`).toBe(most);
    }
  }
});

test('the printed about page is a CV with name and contact details, without controls', async ({ page }) => {
  await print(page, pages.about);
  await expectDarkText(page, profile.name);
  const details = [
    profile.role,
    profile.email,
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
