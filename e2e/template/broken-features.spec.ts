import type { Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import {
  BROKEN,
  backgroundBrightness,
  breakPart,
  expect,
  inMotion,
  interact,
  linkTo,
  PHONE,
  repair,
  scriptsHaveRun,
  THEME_NAMES,
  test,
  withBasePath,
} from '../support/site';

test.use({ viewport: PHONE });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('in motion', () => {
  test.use(inMotion);

  test('pages, links and Back work if the browser APIs of optional parts throw', { tag: '@ci' }, async ({
    page,
    visit,
  }) => {
    // They throw in some browsers or with some extensions.
    await page.addInitScript(() => {
      const get = () => {
        throw new Error('broken');
      };
      Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
      Object.defineProperty(Navigator.prototype, 'connection', { get });
      performance.getEntriesByType = get;
      Document.prototype.startViewTransition = get;
      Document.prototype.getAnimations = get;
      HTMLElement.prototype.focus = get;
      // An arrow function is no constructor.
      Object.assign(window, { MutationObserver: get });
    });
    await page.goto(withBasePath(routes.home));
    await page.getByRole('button', { name: THEME_NAMES }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    // The click has started the scripts.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.getByRole('button', { name: THEME_NAMES }).hover();
    await page.getByRole('button', { name: THEME_NAMES }).click();
    await page.getByRole('button', { name: words.header.menu }).click();
    await page.mouse.wheel(0, 600);
    await expect(heading(page)).toHaveText(content.profile.role);
    await linkTo(page, routes.contact, 'footer').click();
    await expect(heading(page)).toHaveText(content.pages.contact.heading);
    await page.goBack();
    await expect(heading(page)).toHaveText(content.profile.role);
    await expect(page.getByRole('banner').getByRole('link', { name: content.profile.name })).toBeVisible();
    // Blocked storage is a setting of browsers, and no error.
    expect(visit.messages.filter((message) => message.includes('Storage'))).toEqual([]);
  });

  test('a page whose scripts throw keeps its HTML', async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('broken: IntersectionObserver');
        }
      } as unknown as typeof IntersectionObserver;
    });
    await page.goto(withBasePath(routes.home));
    await interact(page);
    await expect.poll(() => visit.messages.join()).toContain('broken: ');
    await expect(heading(page)).toHaveText(content.profile.role);
    await page.getByRole('button', { name: THEME_NAMES }).click();
    await expect(page.getByRole('button', { name: THEME_NAMES })).not.toHaveAccessibleName(words.header.theme.system);
    await linkTo(page, routes.about, 'footer').click();
    await expect(heading(page)).toHaveText(content.pages.about.heading);
  });
});

test('an error in the layout shows an error screen in both colour schemes, and Retry recovers', { tag: '@ci' }, async ({
  page,
}) => {
  await breakPart(page, content.navigation[0]?.label ?? '');
  await page.goto(withBasePath(routes.services));
  await scriptsHaveRun(page);
  await expect(heading(page)).toHaveText(words.error.heading);
  await expect(page.getByText(BROKEN)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await backgroundBrightness(page)) < 50, colorScheme).toBe(colorScheme === 'dark');
  }
  await repair(page);
  await expect(heading(page)).toHaveText(content.pages.services.heading);
});
