import { expect, type Page } from '@playwright/test';
import { contrastOf } from '@/lib/brand/contrast';
import { brightness } from '../support/colors';
import { open } from '../support/site';
import { accessOwners, originOf, pagesOf } from './access-owners';
import { test } from './access-test';
import { findFaintText } from './faint-text';
import { DESK, PHONE } from './page-states';
import { tell } from './page-states-reporter';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What a visitor may ask the device for. */
interface Preference {
  media: Media;
  /** What of the page does not follow, a finding each. */
  find: (page: Page) => Promise<string[]>;
}

/** WCAG's AA: with colours that are the system's, the site can promise no more. */
const AA = { text: 4.5, large: 3 };

/** The contrast of a line that is seen (1.4.11). */
const LINE = 3;

const PREFERENCES: Record<string, Preference> = {
  light: { media: { colorScheme: 'light' }, find: (page) => findWrongGround(page, 'light') },
  dark: { media: { colorScheme: 'dark' }, find: (page) => findWrongGround(page, 'dark') },
  'less motion': { media: { reducedMotion: 'reduce' }, find: findMotion },
  'more contrast': { media: { contrast: 'more' }, find: findFaintLines },
  'more contrast, dark': { media: { contrast: 'more', colorScheme: 'dark' }, find: findFaintLines },
  'less transparency': { media: {}, find: findTransparency },
  'forced colours': { media: { forcedColors: 'active' }, find: (page) => findFaintText(page, AA) },
  'forced colours, dark': {
    media: { forcedColors: 'active', colorScheme: 'dark' },
    find: (page) => findFaintText(page, AA),
  },
  paper: {
    media: { media: 'print', colorScheme: 'dark' },
    find: async (page) => [...(await findWrongGround(page, 'light')), ...(await findFaintText(page, AA))],
  },
};

/** What holds unless a preference says otherwise. In motion a colour would be on its way when it is looked at. */
const USUAL: Media = {
  media: 'screen',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  contrast: 'no-preference',
  forcedColors: 'none',
};

async function findWrongGround(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const ink = brightness(await page.evaluate(() => getComputedStyle(document.body).color));
  return ink < 128 === (scheme === 'light') ? [] : [`the text's brightness is ${ink} of 255 on a ${scheme} ground`];
}

/** The longest that something may move by itself without a way to stop it, in s (2.2.2). */
const LONGEST_MOTION = 5;

/** What moves by itself for longer than that, what follows the visitor's scrolling aside. */
function findLongMotion(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const seconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time));
    const parts = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => ({ element, part })),
    );
    const faults = parts.flatMap(({ element, part }) => {
      const style = getComputedStyle(element, part);
      if (style.animationName === 'none' || style.animationTimeline !== 'auto') return [];
      const counts = style.animationIterationCount
        .split(', ')
        .map((count) => Number(count.replace('infinite', 'Infinity')));
      const delays = seconds(style.animationDelay);
      const ends = seconds(style.animationDuration).map(
        (time, index) => (delays[index] ?? 0) + time * (counts[index] ?? 1),
      );
      const last = Math.max(...ends);
      return last > longest ? [`moves for ${last} s: ${element.outerHTML.slice(0, 80)}`] : [];
    });
    return faults;
  }, LONGEST_MOTION);
}

/** What moves, or would, or is hidden until it has moved. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const elements = [...document.querySelectorAll('*')];
    const moving = document
      .getAnimations()
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `moves: ${effect.target?.outerHTML.slice(0, 80)}` : 'something moves',
      );
    const named = (what: string, found: Element[]) => found.map((it) => `${what}: ${it.outerHTML.slice(0, 80)}`);
    return [
      ...moving,
      ...named(
        'is hidden',
        elements.filter((it) => it.matches('[data-reveal]') && getComputedStyle(it).opacity !== '1'),
      ),
      ...named(
        'would change slowly',
        elements.filter((it) => getComputedStyle(it).transitionDuration !== '0s'),
      ),
      ...named(
        'scrolls smoothly',
        elements.filter((it) => getComputedStyle(it).scrollBehavior === 'smooth'),
      ),
    ];
  });
}

/** Borders that do not stand out of the page's ground. */
async function findFaintLines(page: Page): Promise<string[]> {
  const { ground, lines } = await page.evaluate(() => {
    const visible = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (it) => it instanceof HTMLElement && it.checkVisibility() && !it.closest('[aria-hidden="true"]'),
    );
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      lines: visible.flatMap((it) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(it);
        const isSeen = borderTopWidth !== '0px' && !borderTopColor.endsWith(', 0)');
        return isSeen ? [{ color: borderTopColor, of: it.outerHTML.slice(0, 80) }] : [];
      }),
    };
  });
  if (lines.length === 0) return ['no line is to be found'];
  return lines
    .filter(({ color }) => contrastOf(color, ground) < LINE)
    .map(({ color, of }) => `a line in ${color} on ${ground}: ${of}`);
}

/** A header through which the page is seen, once it has scrolled. Playwright does not know of the preference. */
async function findTransparency(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const grounds: string[] = [];
  for (const value of ['no-preference', 'reduce']) {
    await browser.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value }],
    });
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    const header = page.locator('header[data-scrolled="true"]');
    grounds.push(await header.evaluate((it) => getComputedStyle(it, '::before').backgroundColor));
  }
  await browser.detach();
  const [usual, plain = ''] = grounds;
  const isSeenThrough = (color: string) => /(\/ 0\.\d+|, 0(\.\d+)?)\)$/.test(color);
  return [
    ...(usual && isSeenThrough(usual) ? [] : [`the header's usual ground is ${usual}: nothing is asked of it here`]),
    ...(isSeenThrough(plain) ? [`the header's ground is ${plain}`] : []),
  ];
}

for (const owner of accessOwners) {
  test.describe(owner.name, () => {
    test.use({ baseURL: originOf(owner), viewport: PHONE });

    for (const [name, path] of Object.entries(pagesOf(owner))) {
      test(`follows what its visitor prefers: ${name}`, async ({ page }, { annotations }) => {
        const findings: string[] = [];
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await open(page, path);
        findings.push(...(await findLongMotion(page)));
        for (const [preference, { media, find }] of Object.entries(PREFERENCES)) {
          for (const viewport of [PHONE, DESK]) {
            await page.emulateMedia({ ...USUAL, ...media });
            await page.setViewportSize(viewport);
            await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
            const found = await find(page);
            findings.push(...found.map((finding) => `${preference}, ${viewport.width} px: ${finding}`));
            await takePicture(page, `${owner.name} ${preference} ${name} ${viewport.width}`);
          }
        }
        const states = Object.keys(PREFERENCES).length * 2;
        annotations.push(tell('states', states), tell('findings', findings.length));
        expect(findings).toEqual([]);
      });
    }
  });
}

/** `PICTURES` names the folder for them. */
async function takePicture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, '-')}.png`, fullPage: true });
}
