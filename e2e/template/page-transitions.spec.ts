import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import { expect, goThroughHistory, holdScripts, inMotion, linkTo, open, test, withBasePath } from '../support/site';

test.use(inMotion);

/** Maximum duration of a transition's animations, in ms. */
const LONGEST = 200;

const expectHeading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const transitions = (page: Page) => page.evaluate(() => window.transitions);

/** Records the view transitions of a document: what they animate, and what is shown while they run. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    window.transitions = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const seen = { from: document.querySelector('h1')?.textContent, animated: [] as [string, number][], hit: '' };
      window.transitions.push(seen);
      const transition = start.call(this, update);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) continue;
            for (const name of effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
              if (!/offset|easing|composite/i.test(name))
                seen.animated.push([name, Number(effect.getComputedTiming().endTime)]);
          }
          const { x = 0, y = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
          seen.hit = document.elementFromPoint(x + 5, y + 5)?.localName ?? '';
        },
        () => {},
      );
      return transition;
    };
  });
}

test('a link changes the page with one short fade after the fetch, and Back without one', { tag: '@ci' }, async ({
  page,
  visit,
}) => {
  await watchTransitions(page);
  await open(page, routes.about);
  await page.evaluate(() => {
    window.titles = [];
    const record = () => {
      if (window.titles.at(-1) !== document.title) window.titles.push(document.title);
      requestAnimationFrame(record);
    };
    record();
  });
  const release = await holdScripts(page, /\/services\/.*\.txt/);
  await linkTo(page, routes.services).click();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  expect(await transitions(page)).toEqual([]);
  release();
  await expectHeading(page, content.pages.services.heading);
  await expect.poll(async () => (await transitions(page))[0]?.animated).not.toEqual([]);
  await expect
    .poll(() => page.evaluate(() => window.titles))
    .toEqual([
      expect.stringContaining(content.pages.about.title),
      expect.stringContaining(content.pages.services.title),
    ]);
  const [shown, ...more] = await transitions(page);
  expect(more).toEqual([]);
  // A press during the transition hits the new page.
  expect(shown).toMatchObject({ from: content.pages.about.heading, hit: 'h1' });
  for (const [property, end] of shown?.animated ?? []) {
    expect(property).toBe('opacity');
    expect(end).toBeLessThanOrEqual(LONGEST);
  }
  // The next link works at once, even if the last transition is still running.
  await linkTo(page, routes.contact).click();
  await expectHeading(page, content.pages.contact.heading);
  await expect.poll(async () => (await transitions(page)).length).toBe(2);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await goThroughHistory(page, -1);
  await expectHeading(page, content.pages.services.heading);
  expect(await transitions(page)).toHaveLength(2);
  expect(visit.messages).toEqual([]);
});

test('a transition interrupted by the next link, a resized window or a file logs no error', { tag: '@ci' }, async ({
  page,
  visit,
}) => {
  await watchTransitions(page);
  await open(page, routes.about);

  async function begin(path: string) {
    const started = (await transitions(page)).length;
    await linkTo(page, path).hover();
    const began = page.waitForFunction((count) => window.transitions.length > count, started, { polling: 5 });
    await linkTo(page, path).click();
    await began;
  }

  await begin(routes.services);
  await linkTo(page, routes.projects).click();
  await expectHeading(page, content.pages.projects.heading);
  await begin(routes.services);
  await page.setViewportSize({ width: 900, height: 600 });
  await expectHeading(page, content.pages.services.heading);
  await begin(routes.about);
  await page.goto(withBasePath('/robots.txt'));
  expect(visit.messages).toEqual([]);
});

test('with reduced motion neither a link nor a page load has a transition', { tag: '@ci' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await open(page, routes.services);
  await linkTo(page, routes.about).click();
  await expectHeading(page, content.pages.about.heading);
  expect(await transitions(page)).toEqual([]);
  // The style sheet asks for those of page loads, which browsers skip if they are busy.
  const rules = () =>
    page.evaluate(() => {
      const rulesIn = (all: CSSRuleList): CSSRule[] =>
        [...all].flatMap((rule) => (rule instanceof CSSMediaRule ? shownIn(rule) : rule));
      const shownIn = ({ media, cssRules }: CSSMediaRule) =>
        matchMedia(media.mediaText).matches ? rulesIn(cssRules) : [];
      const all = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
      return all.filter(({ cssText }) => cssText.startsWith('@view-transition')).length;
    });
  expect(await rules()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await rules()).toBe(1);
});

declare global {
  interface Window {
    /** Each title of the tab that was shown in a frame. */
    titles: string[];
    transitions: {
      /** Heading of the page that was shown at the start. */
      from?: string | null;
      /** Each animated property, and when its animation ends, in ms. */
      animated: [string, number][];
      /** The element that a press hits while it runs. */
      hit: string;
    }[];
  }
}
