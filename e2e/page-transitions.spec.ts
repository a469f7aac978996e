import type { Page } from '@playwright/test';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { expect, goThroughHistory, inMotion, open, test, withBasePath } from './support/site';
import { SMALL_DESK } from './support/viewports';

test.use({ ...inMotion, viewport: SMALL_DESK });

/** How long an animation of a transition may take, in ms. */
const LONGEST = 200;

const headerLink = (page: Page, path: string) => page.locator(`header nav a[href="${withBasePath(path)}"]`);
const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** Keeps what the transitions of a page's document have in them, and which page showed when each began. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    window.transitions = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const seen = { from: document.querySelector('h1')?.textContent, moved: [] as Moved[], focus: '', hit: '' };
      window.transitions.push(seen);
      const transition = start.call(this, update);
      transition.updateCallbackDone.then(() => {
        seen.focus = document.activeElement?.localName ?? '';
      });
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) continue;
            const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
            const properties = names.filter((name) => !/offset|easing|composite/i.test(name));
            seen.moved.push({ properties, end: Number(effect.getComputedTiming().endTime) });
          }
          const { x = 0, y = 0 } = document.querySelector('footer a, h1')?.getBoundingClientRect() ?? {};
          seen.hit = document.elementFromPoint(x + 5, y + 5)?.localName ?? '';
        },
        () => {},
      );
      return transition;
    };
  });
}

const transitions = (page: Page) => page.evaluate(() => window.transitions);

test('a page comes by one short transition, which nothing waits for and no press is lost to', async ({
  page,
  visit,
}) => {
  await watchTransitions(page);
  await open(page, routes.about);
  // Until the page has been fetched nothing begins.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/services\/.*\.txt/, async (route) => {
    await held;
    await route.continue();
  });
  await headerLink(page, routes.services).click();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  expect(await transitions(page)).toEqual([]);
  release();
  await heading(page, content.pages.services.heading);
  await expect.poll(async () => (await transitions(page))[0]?.moved).not.toEqual([]);
  const [shown, ...more] = await transitions(page);
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ from: content.pages.about.heading, focus: 'main', hit: 'h1' });
  for (const { properties, end } of shown?.moved ?? []) {
    expect(new Set(properties)).toEqual(new Set(['opacity']));
    expect(end).toBeLessThanOrEqual(LONGEST);
  }
  // The next link is followed at once, though the last transition may not be over.
  await headerLink(page, routes.contact).click();
  await heading(page, content.pages.contact.heading);
  await expect.poll(async () => (await transitions(page)).length).toBe(2);
  await goThroughHistory(page, -1);
  await heading(page, content.pages.services.heading);
  expect(await transitions(page)).toHaveLength(2);
  expect(visit.messages).toEqual([]);
});

test('a page that is loaded comes by one too', async ({ page, visit }) => {
  await page.addInitScript(() => {
    window.transitions = [];
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => window.transitions.push({ moved: [], focus: '', hit: '' }));
    });
  });
  const [from, to] = [withBasePath(routes.about), withBasePath(routes.services)];
  // A browser leaves a transition out where it has no picture of the last page yet, or is too busy to take one.
  await expect(async () => {
    await page.goto(from);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
    await page.evaluate((href) => window.location.assign(href), to);
    await heading(page, content.pages.services.heading);
    await expect.poll(() => transitions(page), { timeout: 2000 }).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
  expect(visit.messages).toEqual([]);
});

const cutShort: Record<string, (page: Page) => Promise<unknown>> = {
  'a resized window': (page) => page.setViewportSize({ width: 700, height: 600 }),
  Back: async (page) => {
    await page.waitForURL((url) => url.pathname.endsWith(routes.services));
    await goThroughHistory(page, -1);
  },
  'the next link': (page) => headerLink(page, routes.projects).click(),
  'a file': (page) => page.goto(withBasePath('/robots.txt')),
};

for (const [name, cut] of Object.entries(cutShort)) {
  test(`a transition that is cut short throws nothing: by ${name}`, async ({ page, visit }) => {
    await watchTransitions(page);
    await open(page, routes.about);
    for (const link of [routes.services, routes.contact]) await headerLink(page, link).hover();
    const began = page.waitForFunction(() => window.transitions.length > 0, undefined, { polling: 5 });
    await headerLink(page, routes.services).click();
    await began;
    await cut(page);
    await page.waitForTimeout(300);
    expect(visit.messages).toEqual([]);
  });
}

const without: Record<string, () => void> = {
  'the browser has none': () => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  },
  'the browser takes a function alone, as before 2024': () => {
    Document.prototype.startViewTransition = () => {
      throw new TypeError('The callback provided as parameter 1 is not a function.');
    };
  },
};

for (const [name, take] of Object.entries(without)) {
  test(`a page comes without transition where ${name}`, async ({ page, visit }) => {
    await page.addInitScript(take);
    await open(page, routes.about);
    await headerLink(page, routes.services).click();
    await heading(page, content.pages.services.heading);
    await expect(page.locator('main')).toBeFocused();
    expect(visit.messages).toEqual([]);
  });
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page comes without transition, fetched or loaded', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (viewTransition) window.transitions.push({ moved: [], focus: '', hit: '' });
      });
    });
    await watchTransitions(page);
    await open(page, routes.about);
    await headerLink(page, routes.services).click();
    await heading(page, content.pages.services.heading);
    expect(await transitions(page)).toEqual([]);
    await page.evaluate((href) => window.location.assign(href), withBasePath(routes.about));
    await heading(page, content.pages.about.heading);
    expect(await transitions(page)).toEqual([]);
  });
});

interface Moved {
  /** What the animation changes. */
  properties: string[];
  /** When it is over, in ms. */
  end: number;
}

declare global {
  interface Window {
    transitions: {
      /** Heading of the page that showed when it began. */
      from?: string | null;
      moved: Moved[];
      /** What had the focus once the new page was there. */
      focus: string;
      /** What a press meets while it runs. */
      hit: string;
    }[];
  }
}
