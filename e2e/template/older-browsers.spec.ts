import type { Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { linksIn } from '@/site/links';
import { content, site } from '../support/compiled-site';
import { failureToast, fillIn, sendButton, successToast } from '../support/contact-page';
import {
  backgroundBrightness,
  expect,
  inMotion,
  linkTo,
  open,
  otherLanguages,
  PHONE,
  pages,
  scriptsHaveRun,
  THEME_NAMES,
  test,
  withBasePath,
} from '../support/site';

test.use({ viewport: PHONE });

const button = (page: Page) => page.getByRole('button', { name: words.header.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation });

/** Texts that are hidden or transparent, except in popovers, closed lists, print-only parts and thanks for a message. */
function hiddenTexts(page: Page) {
  return page.locator('main, footer').evaluateAll((parts) =>
    parts
      .flatMap((part) => [
        ...part.querySelectorAll(
          ':not([data-letterhead] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *, #sent)',
        ),
      ])
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
}

test.describe('without scripts', () => {
  test.use({ ...inMotion, javaScriptEnabled: false });

  test('all text of every page is visible, in the colours of the device, and the menu works', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(withBasePath(routes.home));
    expect(await backgroundBrightness(page)).toBeLessThan(50);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await backgroundBrightness(page)).toBeGreaterThan(200);
    await expect(page.getByRole('button', { name: THEME_NAMES })).toBeHidden();
    // Text never shows through the links.
    const opacity = await page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').opacity);
    expect(opacity).toBe('1');
    await button(page).click();
    await linkTo(page, routes.about).click();
    await expect(page).toHaveURL(withBasePath(routes.about));
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(withBasePath(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await hiddenTexts(page), name).toEqual([]);
    }
  });
});

/** CSS features from after early 2023, each with an unknown name that replaces it. */
const CSS = {
  ':popover-open': ':popover-none',
  ':has(': ':hat(',
  'color-mix(': 'color-max(',
  'animation-timeline': 'animation-timeless',
  '@view-transition': '@void-transition',
};

/** Removes web platform features from after early 2023 that the site or its packages could use. */
async function removeNewerFeatures(page: Page) {
  await page.addInitScript((selectors) => {
    const aria = Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)).filter((name) =>
      /^(aria|role$)/.test(name),
    );
    const newer: [owner: object, names: string[]][] = [
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction', 'command', 'commandForElement']],
      [Element.prototype, [...aria, 'checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore']],
      [Document.prototype, ['startViewTransition']],
      [URL, ['canParse', 'parse']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator', 'CloseWatcher']],
    ];
    for (const [owner, names] of newer) {
      for (const name of names) delete (owner as Record<string, unknown>)[name];
    }
    for (const owner of [Element.prototype, Document.prototype]) {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const search = Reflect.get(owner, name);
        if (!search) continue;
        Reflect.set(owner, name, function (this: unknown, selector: string) {
          const unknown = selectors.find((part) => selector.includes(part));
          if (unknown) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
          return search.call(this, selector);
        });
      }
    }
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  }, Object.keys(CSS));

  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/ popover(?:target)?="[^"]*"/gi, '');
      const body = Object.entries(CSS).reduce((text, [known, unknown]) => text.replaceAll(known, unknown), html);
      await route.fulfill({ response, body });
    },
  );
}

test.describe('in a browser of early 2023', () => {
  // The policy has the hash of the original style sheet, not of the changed one. Chromium treats a page from
  // `route.fulfill` as public, which needs a permission for requests to this machine.
  test.use({ bypassCSP: true, permissions: ['local-network-access'] });

  test.beforeEach(({ page }) => removeNewerFeatures(page));

  test('menu, header, tooltips, links, Back and the form work', { tag: '@ci' }, async ({ page, visit, inbox }) => {
    await page.goto(withBasePath(routes.home));
    await expect(button(page)).toBeHidden();
    await expect(menu(page).getByRole('link')).toHaveText([
      ...linksIn('header', site).map(({ label }) => label),
      ...otherLanguages,
    ]);
    const [brand, row] = [
      await page.getByRole('banner').getByRole('link').first().boundingBox(),
      await menu(page).boundingBox(),
    ];
    expect(row?.y).toBeGreaterThanOrEqual((brand?.y ?? 0) + (brand?.height ?? 0));
    expect(row?.height).toBeLessThan(80);
    await scriptsHaveRun(page);
    await page.getByRole('button', { name: THEME_NAMES }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(words.header.theme.system);
    for (const [path, heading] of [
      [routes.about, content.pages.about.heading],
      [routes.projects, content.pages.projects.heading],
    ] as const) {
      await linkTo(page, path).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)', { pseudo: 'before' });
    expect(visit.messages).toEqual([]);
    await open(page, routes.contact);
    await fillIn(page);
    inbox.answerWith('error-json');
    await sendButton(page).click();
    await expect(failureToast(page)).toBeVisible();
    await sendButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
  });
});
