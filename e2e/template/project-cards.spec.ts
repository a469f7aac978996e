import type { Page } from '@playwright/test';
import { content } from '../lib/content/content';
import { expect, open, PHONE, pages, test, withBasePath } from './support/site';

const { projects, words } = content;

/** A grey PNG of 64 × 40 px. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoAQAAAABmtcFEAAAAEElEQVR42mNYBQUMowxaMgB0I9SBtITdfwAAAABJRU5ErkJggg==',
  'base64',
);

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Scrolls to each card, waits until its image is shown or removed, and returns the boxes of the cards. */
async function visitCards(page: Page, hasImages: boolean) {
  const boxes = [];
  for (const { title, image } of projects) {
    await card(page, title).scrollIntoViewIfNeeded();
    const picture = card(page, title).locator('img');
    if (image && hasImages) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    if (image) await expect(picture).toBeVisible({ visible: hasImages });
    await expect(card(page, title).locator('svg').first()).toBeVisible();
    boxes.push(
      await card(page, title).evaluate((it) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = it as HTMLElement;
        return { offsetLeft, offsetTop, offsetWidth, offsetHeight };
      }),
    );
  }
  return boxes;
}

test('a cover keeps its size if its image is blocked', async ({ page }) => {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: PICTURE }),
  );
  await page.setViewportSize(PHONE);
  await page.goto(withBasePath(pages.projects));
  const withImages = await visitCards(page, true);

  await page.unrouteAll();
  await page.route(/./, (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
  await open(page, pages.projects);
  expect(await visitCards(page, false)).toEqual(withImages);
});

test('links of a project contain its name, private code has no link, and home shows featured projects', async ({
  page,
}) => {
  await page.goto(withBasePath(pages.projects));
  for (const { title, repository, codeNote, liveLink } of projects) {
    const links = card(page, title).getByRole('link').and(page.locator('[target]'));
    const addresses = [repository, liveLink].filter(Boolean).map(String);
    expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href'))), title).toEqual(addresses);
    for (const name of [title, words.links.newTab]) {
      await expect(card(page, title).getByRole('link', { name })).toHaveCount(addresses.length);
    }
    if (codeNote) await expect(card(page, title)).toContainText(codeNote);
  }
  await page.goto(withBasePath(pages.home));
  const featured = projects.filter((project) => project.featured).map(({ title }) => title);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(featured);
});

test('projects far below the view are laid out when scrolled to or printed', async ({ page }) => {
  const isLastLaidOut = () =>
    page
      .getByRole('article')
      .last()
      .locator('p')
      .first()
      .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(withBasePath(pages.projects));
  await page
    .getByRole('article')
    .first()
    .evaluate((first) => {
      const list = first.closest('ul');
      const last = list?.lastElementChild;
      while (list && last && list.children.length < 41) list.append(last.cloneNode(true));
    });
  await expect(page.getByRole('article')).toHaveCount(41);
  await expect.poll(isLastLaidOut).toBe(false);
  // Their number is odd, and only the first takes a whole row.
  const items = page.getByRole('main').locator('li:has(> article)');
  const widths = await items.evaluateAll((all) => all.slice(1).map((it) => it.clientWidth));
  expect(new Set(widths).size).toBe(1);

  await page.emulateMedia({ media: 'print' });
  expect(await isLastLaidOut()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(isLastLaidOut).toBe(false);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(isLastLaidOut).toBe(true);
});
