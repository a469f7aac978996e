import type { Page } from '@playwright/test';
import { content } from '../lib/content/content';
import { availabilityCopy } from '../lib/content/pages';
import { SHEETS, type Sheet, sheetsOf } from './support/paper';
import { expect, open, pages, test } from './support/site';

/** Opens a page in dark colours and brings it to paper. */
async function print(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test('paper has neither the header nor the closing band', async ({ page }) => {
  await print(page, pages.services);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByText(availabilityCopy(content.availability).closing.heading)).toBeHidden();
});

test('paper spells out where links lead', async ({ page }) => {
  await print(page, pages.projects);
  const links = page.locator('main a[href^="http"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const written = await link.evaluate((it) => getComputedStyle(it, '::after').content);
    expect(written).toContain(await link.getAttribute('href'));
  }
});

test('paper is light whatever the theme', async ({ page }) => {
  await print(page, pages.home);
  const ink = await page
    .getByRole('heading', { name: content.profile.role, level: 1 })
    .evaluate((it) => getComputedStyle(it).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(80);
});

const { profile, links, experience, education, projects, services, process } = content;

/** How many sheets hold each page: one, for content of the sample's length. */
const most = {
  about: experience.length + education.length > 4 ? 2 : 1,
  projects: Math.ceil(projects.length / 7),
  services: Math.ceil((services.length + process.length) / 10),
  contact: 1,
};

for (const [name, sheets] of Object.entries(most)) {
  test(`paper needs no more than ${sheets} of a size for ${name}`, async ({ page }) => {
    await open(page, pages[name as keyof typeof most]);
    const needed: [Sheet, number][] = [];
    for (const sheet of SHEETS) needed.push([sheet, await sheetsOf(page, sheet)]);
    expect(needed).toEqual(SHEETS.map((sheet) => [sheet, sheets]));
  });
}

test('the about page is a CV on paper, light where the visitor chose dark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await print(page, pages.about);
  const name = page.locator('main').getByText(profile.name, { exact: true });
  const written = [
    profile.role,
    profile.email,
    ...(profile.phone ? [profile.phone] : []),
    ...links.profiles.map(({ address }) => address.replace('https://', '')),
  ];
  const details = written.map((text) =>
    page.locator('main').getByText(text, { exact: true }).filter({ visible: true }),
  );
  await expect(name.filter({ visible: true })).toHaveCount(1);
  for (const detail of details) await expect(detail).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const { contact, downloadCv, viewCv } = content.words.links;
  for (const link of [contact, downloadCv, viewCv]) await expect(page.getByRole('link', { name: link })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const ink = await name.first().evaluate((it) => getComputedStyle(it).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(80);

  await page.emulateMedia({ media: 'screen' });
  await expect(details[0] ?? name).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
