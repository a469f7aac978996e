import type { Locator, Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { CV_PATH } from '@/lib/routes';
import { availability, content } from '../../support/compiled-site';
import { DESKTOP, expect, open, PHONE, pages, test, withBasePath } from '../../support/site';

/** The computed values of some CSS properties of each element, in which forced colours are applied. */
function stylesOf(elements: Locator, ...properties: string[]): Promise<string[][]> {
  return elements.evaluateAll(
    (all, names) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => names.map((name) => getComputedStyle(element).getPropertyValue(name))),
    properties,
  );
}

/** Runs a check on a page in light and in dark forced colours. */
async function inForcedColors(page: Page, check: (canvas: string, text: string, scheme: string) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    const [[canvas = '', text = ''] = []] = await stylesOf(page.locator('body'), 'background-color', 'color');
    await check(canvas, text, colorScheme);
  }
}

test('in forced colours the current link and the bars of languages differ from others', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, pages.about);
  await page.getByRole('button', { name: words.header.menu }).click();
  const links = page.getByRole('navigation', { name: words.header.navigation }).getByRole('link');
  const bars = page.getByRole('region', { name: content.words.headings.languages }).getByRole('img');
  await expect(bars).toHaveCount(content.languages.length);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(links.first()).toBeVisible();
    await inForcedColors(page, async (canvas, _text, scheme) => {
      const message = `${scheme}, ${viewport.width} px`;
      const backgroundOf = async (selector: string) =>
        (await stylesOf(links.and(page.locator(selector)), 'background-color')).flat();
      const [current, ...more] = await backgroundOf('[aria-current="page"]');
      expect(more, message).toEqual([]);
      expect(await backgroundOf(':not([aria-current])'), message).not.toContain(current);
      expect(current, message).not.toBe(canvas);
    });
  }
  await inForcedColors(page, async (canvas, _text, scheme) => {
    const outlines = (await stylesOf(bars, 'outline-style')).flat();
    expect(outlines, scheme).toEqual(content.languages.map(() => 'solid'));
    const [tracks, filled] = await Promise.all(
      [1, 2].map(async (part) => (await stylesOf(bars.locator(`rect:nth-of-type(${part})`), 'fill')).flat()),
    );
    expect(filled, scheme).toHaveLength(content.languages.length);
    const unseen = filled?.filter((color, index) => [tracks?.[index], canvas].includes(color));
    expect(unseen, scheme).toEqual([]);
  });
});

test('in forced colours fields and buttons have a visible border', { tag: '@ci' }, async ({ page }) => {
  await page.goto(withBasePath(pages.contact));
  // Browsers draw the box for the consent themselves.
  const controls = page.getByRole('main').locator('input:not([tabindex], [type="checkbox"]), textarea, button');
  await inForcedColors(page, async (canvas, _text, scheme) => {
    const borders = await stylesOf(controls, 'border-top-width', 'border-top-color');
    expect(borders.length).toBeGreaterThanOrEqual(5);
    const missing = borders.filter(([width, color]) => width === '0px' || color === canvas);
    expect(missing, scheme).toEqual([]);
  });
});

test('in forced colours the note on the availability has a border', { tag: '@ci' }, async ({ page }) => {
  await page.goto(withBasePath(CV_PATH));
  const note = page.getByText(availability.whenClosed.sentence);
  await inForcedColors(page, async (_canvas, _text, scheme) => {
    expect((await stylesOf(note, 'border-top-style')).flat(), scheme).toEqual(['solid']);
  });
});

test('in forced colours no background hides text, and drawings have the colour of the text', async ({ page }) => {
  await page.goto(withBasePath(pages.services));
  await inForcedColors(page, async (_canvas, text, scheme) => {
    const numbers = page.getByRole('region', { name: content.words.headings.process.heading }).locator('svg text');
    expect((await stylesOf(numbers, 'fill'))[0], scheme).toEqual([text]);
  });
  await page.goto(withBasePath(pages.home));
  await inForcedColors(page, async (canvas, _text, scheme) => {
    const controls = await stylesOf(page.locator('a, button'), 'background-color', 'forced-color-adjust');
    const filled = controls.filter(([own = '']) => own !== canvas && !own.endsWith(', 0)'));
    expect(filled.length, scheme).toBeGreaterThanOrEqual(2);
    const adjusted = filled.filter(([, adjust]) => adjust !== 'none');
    expect(adjusted, scheme).toEqual([]);
  });
});
