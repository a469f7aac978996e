import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** How far around an element its ring is looked for, in px. */
const MARGIN = 8;

/** How thick a ring has to be all around, in px, and how it has to differ from what was there without it. */
const THICKNESS = 2;
const CONTRAST = 3;

/** How much of such a ring may be missing: its corners are round. */
const CORNERS = 0.1;

/** What lies over the stop that has the focus, if anything does. */
export async function findCover(page: Page): Promise<string | undefined> {
  return (await page.evaluate(lookAtStop))?.hiddenBy;
}

/** What is wrong with how the stop shows that has the focus now. */
export async function findRingFaults(page: Page): Promise<string[]> {
  const place = await page.evaluate(lookAtStop);
  if (!place) return ['nothing has the focus'];
  const { x, y, width, height, hiddenBy } = place;
  if (hiddenBy) return [`${hiddenBy} lies over it`];
  const seen = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(x - MARGIN));
  const top = Math.max(0, Math.floor(y - MARGIN));
  const clip = {
    x: left,
    y: top,
    width: Math.min(seen.width, Math.ceil(x + width + MARGIN)) - left,
    height: Math.min(seen.height, Math.ceil(y + height + MARGIN)) - top,
  };
  if (clip.width <= 0 || clip.height <= 0) return ['it stands outside of the view'];
  const ringed = await takePicture(page, clip);
  await page.evaluate(showRings, false);
  const bare = await takePicture(page, clip);
  await page.evaluate(showRings, true);
  const painted = await countChanged(ringed, bare);
  // Of a box for more lines than the view has room for, browsers bring the line into view that is written in.
  const isCut = y + height > seen.height;
  const around = isCut ? width + 2 * (seen.height - y) : 2 * (width + height);
  const wanted = around * THICKNESS * (1 - CORNERS);
  return painted < wanted ? [`its ring has ${painted} px of ${CONTRAST}:1, not ${Math.round(wanted)}`] : [];
}

/** By the browser's own protocol: Playwright waits for more than a ring needs. */
async function takePicture(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  const [scroll, session] = await Promise.all([
    page.evaluate(() => ({ x: window.scrollX, y: window.scrollY })),
    sessionOf(page),
  ]);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, x: clip.x + scroll.x, y: clip.y + scroll.y, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Where the focused element is in the view, and what covers it there. */
function lookAtStop() {
  const element = document.activeElement;
  if (!element || element === document.body) return;
  const { x, y, width, height } = element.getBoundingClientRect();
  const inset = 2;
  const points = [
    [x + width / 2, y + height / 2],
    [x + inset, y + height / 2],
    [x + width - inset, y + height / 2],
    [x + width / 2, y + inset],
    [x + width / 2, y + height - inset],
  ] as const;
  const cover = points
    .map(([across, down]) => document.elementFromPoint(across, down))
    .find((top) => top && top !== element && !element.contains(top) && !top.contains(element));
  return { x, y, width, height, hiddenBy: cover?.outerHTML.slice(0, 80) };
}

/** Takes every ring away without moving the focus, or gives it back. By CSSOM, which the page's policy allows. */
function showRings(shown: boolean) {
  if (shown) {
    document.adoptedStyleSheets.pop();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':focus-visible { outline-color: transparent !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** How many pixels of two pictures differ by the contrast that a ring needs. */
async function countChanged(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!before || before.length !== after?.length) throw new Error('The pictures of a ring differ in size.');
  let changed = 0;
  for (let at = 0; at < before.length; at += 3) {
    const [brighter = 0, darker = 0] = [luminance(before, at), luminance(after, at)].sort((a, b) => b - a);
    if ((brighter + 0.05) / (darker + 0.05) >= CONTRAST) changed += 1;
  }
  return changed;
}

/** Relative luminance of a pixel, as WCAG defines it. */
function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
