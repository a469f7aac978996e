import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { linksIn } from '@/site/links';
import { content, site } from '../support/compiled-site';
import { expect, holdScripts, linkTo, open, openAndSettle, test, watchLoading, withBasePath } from '../support/site';

const aboutLink = (page: Page) => linkTo(page, routes.about);

/** Whether a URL belongs to the About page or its data. */
const isAbout = (address: string) => new URL(address).pathname.includes(routes.about);

for (const [how, saveData] of [['hover', false] as const, ['focus', false] as const, ['hover', true] as const]) {
  const tag = how === 'hover' && !saveData ? [] : '@ci';

  test(`on ${how}, the page of a link is ${saveData ? 'not fetched (save data)' : 'fetched'}`, { tag }, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData } });
    }, saveData);
    const requested: string[] = [];
    page.on('request', (request) => isAbout(request.url()) && requested.push(request.resourceType()));
    await openAndSettle(page, routes.home);
    expect(requested).toEqual([]);
    const settled = watchLoading(page);
    await aboutLink(page)[how]();
    if (!saveData) await expect.poll(() => requested.length).toBeGreaterThan(0);
    await settled();
    expect(requested.filter((type) => type !== 'fetch' || saveData)).toEqual([]);
    await aboutLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  });
}

test('after a link, the full title of the new page is announced once, without a page load', {
  tag: '@unoptimized',
}, async ({ page }) => {
  await open(page, routes.home);
  await page.evaluate(() => {
    window.announced = [];
    const region = document.querySelector('body > [aria-live="assertive"]') as Element;
    new MutationObserver(() => window.announced.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const titles: string[] = [];
  for (const { path, label } of linksIn('footer', site).slice(-2)) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(withBasePath(path));
    titles.push(await exportedTitle(page, path));
    await expect(page.locator('body > [aria-live="assertive"]')).toHaveText(titles.at(-1) ?? '');
  }
  expect(await page.evaluate(() => window.announced)).toEqual(titles);
  // Next's own route announcer exists, but stays empty.
  await expect(page.locator('next-route-announcer')).toBeHidden();
});

async function exportedTitle(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(withBasePath(path))).text();
  return /<title>([^<]+)/.exec(html)?.[1] ?? '';
}

test('a slow page change shows a loading bar', { tag: '@ci' }, async ({ page }) => {
  const release = await holdScripts(page, /\/about\/.*\.txt/);
  await open(page, routes.home);
  const bar = () => page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').position);
  expect(await bar()).not.toBe('fixed');
  await aboutLink(page).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await bar()).toBe('fixed');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('a page whose scripts fail to load is loaded by the browser', { tag: '@ci' }, async ({ page }) => {
  await open(page, routes.services);
  await page.route('**/*.js', (route) => route.abort());
  await linkTo(page, routes.contact, 'footer').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.contact.heading);
  await expect(page.locator('form:not([novalidate])')).toBeVisible();
});

test('any link focuses main at the top, also of its own page; Back keeps the focus in the layout', {
  tag: ['@unoptimized', '@ci'],
}, async ({ page }) => {
  await open(page, routes.home);
  await page.locator('#about').getByRole('link', { name: content.pages.home.about?.link }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const entry = () => page.evaluate(() => window.navigation.currentEntry?.key);
  const before = await entry();
  await aboutLink(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await entry()).toBe(before);

  await aboutLink(page).focus();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
  await expect(aboutLink(page)).toBeFocused();
});

test('a press with a modifier key on a link in a sentence is the browser’s', { tag: '@ci' }, async ({ page }) => {
  await open(page, routes.services);
  const handled = await page.locator('main a[data-page]').evaluateAll(([link]) => {
    const prevented: boolean[] = [];
    // It comes after the router's listener, and keeps the browser from opening windows.
    const stop = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stop);
    for (const key of ['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    document.removeEventListener('click', stop);
    return prevented;
  });
  expect(handled).toEqual([false, false, false, false]);
});

declare global {
  interface Window {
    /** The announcements of the live region, in order. */
    announced: string[];
  }
}
