import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { linksIn } from '../lib/content/pages';
import { expect, inMotion, open, test, withBasePath } from './support/site';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('every page starts at its top when it is reached from the end of another', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    // A full page load would lose it.
    document.documentElement.dataset.same = 'yes';
  });
  const [first, ...others] = linksIn('footer', content);
  for (const { label, path } of [...others, ...(first ? [first] : [])]) {
    const link = page
      .getByRole('navigation', { name: words.footer.links })
      .getByRole('link', { name: label, exact: true });
    await link.scrollIntoViewIfNeeded();
    // A page of the owner's may be so short that the link is in view.
    const end = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: scrollHeight, behavior: 'instant' });
      return scrollHeight - window.innerHeight;
    });
    await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(Math.min(501, end / 2));
    await link.click();
    await expect(page).toHaveURL(withBasePath(path));
    await expect.poll(() => scrollTop(page), path).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  }
});

/** Where the About Me heading and the header's lower edge are once nothing scrolls any more, in px. */
async function settled(page: Page) {
  const heading = page.getByRole('heading', { name: content.pages.home.about.heading, exact: true });
  await expect(heading).toBeInViewport();
  let last = -1;
  // Not `soon`: within a frame nothing has moved either.
  await expect
    .poll(async () => {
      const now = await scrollTop(page);
      const rests = now === last;
      last = now;
      return rests;
    })
    .toBe(true);
  const top = (await heading.boundingBox())?.y ?? Number.NaN;
  const header = await page.getByRole('banner').boundingBox();
  return { top, edge: (header?.y ?? 0) + (header?.height ?? 0) };
}

test('the anchor of the home page lands clear of the header', async ({ page }) => {
  await open(page, '/');
  await page.locator('main a[href="#about"]').click();
  const { top, edge } = await settled(page);
  expect(top).toBeGreaterThanOrEqual(edge);
  expect(top).toBeLessThan(PHONE.height / 2);
});

test('an address with the anchor lands clear of the header', async ({ page }) => {
  await open(page, '/contact/');
  await open(page, '/#about');
  const { top, edge } = await settled(page);
  expect(top).toBeGreaterThanOrEqual(edge);
  expect(top).toBeLessThan(PHONE.height / 2);
});
