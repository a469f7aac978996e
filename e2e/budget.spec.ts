import { stat } from 'node:fs/promises';
import { get } from 'node:http';
import type { Page, Request } from '@playwright/test';
import { content } from '../lib/content/content';
import { basePath, routes } from '../lib/routes';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { isSampleName } from '../scripts/sample-values';
import { expect, inMotion, openAndSettle, pages, test, withBasePath } from './support/site';

test.use(inMotion);

/** The sample has a budget of its own: another owner may have more to say, and more letters to say it in. */
const IS_SAMPLE = isSampleName(content.profile.name);

/**
 * Most bytes of what answers a browser that has nothing yet, headers included. The sample comes in the
 * ten segments of 1460 bytes that TCP sends at once; one byte more waits for the way there and back.
 * An owner may have more to say, and more letters to say it in: the next twenty segments too.
 */
const FIRST_ANSWER = IS_SAMPLE ? 14_600 : 43_800;

/**
 * Most bytes of the scripts a page loads, as gzip; the form's page may have more, and a site in another
 * language, whose words and digits may be in them.
 */
const MORE_SCRIPT = IS_SAMPLE ? 0 : 5 * 1024;
const SCRIPT_BUDGET = 168 * 1024 + MORE_SCRIPT;
const CONTACT_SCRIPT_BUDGET = 200 * 1024 + MORE_SCRIPT;

/** Most bytes of the fonts that a page loads. */
const FONTS_BUDGET = IS_SAMPLE ? 36_000 : 72_000;

/** Bytes of an exported file as a host sends it; a small one is sent as it is. */
async function sentSize(pathname: string, suffix: '.br' | '.gz'): Promise<number> {
  const { size } = await stat(`${LOCAL_FOLDER}${pathname}${suffix}`).catch(() => stat(`${LOCAL_FOLDER}${pathname}`));
  return size;
}

/** The same for several files together. */
async function sum(pathnames: readonly string[], suffix: '.br' | '.gz'): Promise<number> {
  const sizes = await Promise.all(pathnames.map((pathname) => sentSize(pathname, suffix)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Paths within the export of the scripts and the fonts that the page loads. */
async function loaded(page: Page, path: string) {
  const found = { script: new Set<string>(), font: new Set<string>() };
  const note = (request: Request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'font') found[type].add(new URL(request.url()).pathname.slice(basePath.length));
  };
  page.on('requestfinished', note);
  await openAndSettle(page, path);
  page.off('requestfinished', note);
  return { scripts: [...found.script], fonts: [...found.font] };
}

/** Bytes of the server's answer, from its first line to its last, on a new connection that may stay open as a browser's does. */
function answerSize(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Connection: 'keep-alive' };
    const request = get(url, { agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        resolve(request.socket?.bytesRead ?? 0);
        request.destroy();
      });
    }).on('error', reject);
  });
}

test('every page comes with the first segments', async ({ baseURL }) => {
  for (const [name, path] of Object.entries(pages)) {
    expect.soft(await answerSize(new URL(withBasePath(path), baseURL)), name).toBeLessThanOrEqual(FIRST_ANSWER);
  }
});

test('every page keeps to its bytes of scripts and of fonts', async ({ page }) => {
  for (const [name, path] of Object.entries(pages)) {
    const { scripts: all, fonts } = await loaded(page, path);
    if (IS_SAMPLE) expect.soft(fonts, name).toHaveLength(3);
    expect.soft(await sum(fonts, '.br'), name).toBeLessThanOrEqual(FONTS_BUDGET);
    // The file of inline scripts is mostly the page's text, from which React hydrates.
    const scripts = all.filter((script) => !script.includes('/static/inline/'));
    expect.soft(scripts.length, name).toBeGreaterThan(0);
    expect
      .soft(await sum(scripts, '.gz'), name)
      .toBeLessThanOrEqual(path === routes.contact ? CONTACT_SCRIPT_BUDGET : SCRIPT_BUDGET);
  }
});
