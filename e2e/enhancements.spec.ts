import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { expect, giveSign, inMotion, NOWHERE, scriptsHaveRun, test, withBasePath } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

/** What an enhancement stands on, and how it is broken in the page. */
const broken: Record<string, () => void> = {
  'the fading in': () => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('broken: IntersectionObserver');
      }
    } as unknown as typeof IntersectionObserver;
  },
  'the header': () => {
    Object.defineProperty(window, 'scrollY', {
      get() {
        throw new Error('broken: scrollY');
      },
    });
  },
  'the announcement': () => {
    window.MutationObserver = class {
      constructor() {
        throw new Error('broken: MutationObserver');
      }
    } as unknown as typeof MutationObserver;
  },
  'the focus': () => {
    HTMLElement.prototype.focus = () => {
      throw new Error('broken: focus');
    };
  },
  'what is stored': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new Error(`broken: ${name}`);
        },
      });
    }
  },
  'the times of loading': () => {
    performance.getEntriesByType = () => {
      throw new Error('broken: getEntriesByType');
    };
  },
  'the transition of pages': () => {
    Document.prototype.startViewTransition = () => {
      throw new Error('broken: startViewTransition');
    };
    Document.prototype.getAnimations = () => {
      throw new Error('broken: getAnimations');
    };
  },
  'the connection': () => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get() {
        throw new Error('broken: connection');
      },
    });
  },
};

/** What keeps the framework's scripts from running, so that the page stays as its HTML makes it. */
const KEEPS_SCRIPTS = new Set(['the fading in']);

/** Between them they have every enhancement there is. */
const PAGES = [routes.home, routes.contact, NOWHERE];

for (const [name, breakIt] of Object.entries(broken)) {
  test(`no page is lost when this throws: ${name}`, async ({ page, visit }) => {
    await page.addInitScript(breakIt);
    for (const path of PAGES) {
      visit.messages.length = 0;
      await page.goto(withBasePath(path));
      const words = await page.getByRole('heading', { level: 1 }).textContent();
      if (KEEPS_SCRIPTS.has(name)) await letScriptsFail(page, visit.messages);
      else await scriptsHaveRun(page);
      await pressEverything(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
      await expect(page.locator('body')).not.toContainText(/Unexpected Application Error|couldn.t load/);
      await expect(page.getByRole('banner').getByRole('link', { name: content.profile.name })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: content.pages.notFound.link }).click();
    await expect(page).toHaveURL(withBasePath(routes.home));
    await page.locator(`footer nav a[href="${withBasePath(routes.about)}"]`).click();
    await expect(page).toHaveURL(withBasePath(routes.about));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
  });
}

/** Interacts with the page, and waits until what keeps the scripts from running has thrown. */
async function letScriptsFail(page: Page, messages: readonly string[]) {
  await giveSign(page);
  await expect.poll(() => messages.filter((message) => message.includes('broken: '))).not.toEqual([]);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
}

/** Hovers and presses what has a script behind it. */
async function pressEverything(page: Page) {
  const menu = page.getByRole('button', { name: words.header.menu });
  await page.getByRole('button', { name: THEME_NAMES }).hover();
  await page.getByRole('button', { name: THEME_NAMES }).click();
  await menu.click();
  await menu.click();
  await page.mouse.wheel(0, 600);
}
