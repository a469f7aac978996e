import { stat } from 'node:fs/promises';
import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { documentsOf } from '@/lib/markdown/documents';
import { routes } from '@/lib/routes';
import { isSampleName } from '@/scripts/check/sample-values';
import { sheetsOf } from '@/scripts/cv/pdf';
import { basePath, content, site } from '../support/compiled-site';
import { expect, openAndSettle, pages, test, withBasePath } from '../support/site';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
test.beforeEach(({}, { project }) => test.skip(project.name === 'site' && !IS_SAMPLE, 'The content is the owner’s.'));

/**
 * The sample has smaller budgets than the rich owner, who has more text and more glyphs. Other owners have none, because
 * nothing limits their content.
 */
const IS_SAMPLE =
  isSampleName(content.profile.name) &&
  content.projects.length === 3 &&
  content.testimonials.length === 0 &&
  documentsOf(site.documents).length === 0;

/**
 * Maximum bytes of the response to a first request, headers included. The sample fits into TCP's initial congestion
 * window of ten segments of 1460 bytes; one byte more costs a round trip. Pages of other owners may also need the
 * twenty segments of the second round trip.
 */
const FIRST_RESPONSE = IS_SAMPLE ? 14_600 : 43_800;

/**
 * Maximum bytes of the scripts that a page loads, as gzip; the form's page may have more, and so may a site in another
 * language, whose words and digits may be in them.
 */
const MORE_SCRIPT = IS_SAMPLE ? 0 : 5 * 1024;
const SCRIPT_BUDGET = 177 * 1024 + MORE_SCRIPT;
const CONTACT_SCRIPT_BUDGET = 200 * 1024 + MORE_SCRIPT;

/** Maximum bytes of the fonts that a page loads. */
const FONTS_BUDGET = IS_SAMPLE ? 36_000 : 72_000;

/** Total bytes of exported files as a host sends them: compressed, unless they are small. */
async function totalSize(pathnames: readonly string[], suffix: '.br' | '.gz'): Promise<number> {
  const files = pathnames.map((pathname) => `${LOCAL_FOLDER}${pathname}`);
  const sizes = await Promise.all(files.map((file) => stat(`${file}${suffix}`).catch(() => stat(file))));
  return sizes.reduce((total, { size }) => total + size, 0);
}

/** Paths, within the export, of the scripts or fonts that the page loads. */
async function loaded(page: Page, path: string) {
  const found = { script: new Set<string>(), font: new Set<string>() };
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'font') found[type].add(new URL(request.url()).pathname.slice(basePath.length));
  });
  await openAndSettle(page, path);
  page.removeAllListeners('requestfinished');
  return { scripts: [...found.script], fonts: [...found.font] };
}

/** Bytes of the server's whole response, status line and headers included, on a new keep-alive connection. */
function responseSize(url: URL): Promise<number> {
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

test('the HTML of every page fits into the first TCP segments', async ({ baseURL }) => {
  for (const [name, path] of Object.entries(pages)) {
    expect.soft(await responseSize(new URL(withBasePath(path), baseURL)), name).toBeLessThanOrEqual(FIRST_RESPONSE);
  }
});

test('scripts and fonts of every page are within budget', async ({ page }) => {
  // The others have the scripts of one of these.
  for (const [name, path] of Object.entries(
    IS_SAMPLE ? pages : { contact: pages.contact, post: '/blog/a-year-of-tides/' },
  )) {
    const { scripts: all, fonts } = await loaded(page, path);
    if (IS_SAMPLE) expect.soft(fonts, name).toHaveLength(3);
    expect.soft(await totalSize(fonts, '.br'), name).toBeLessThanOrEqual(FONTS_BUDGET);
    // The file of inline scripts is mostly the page's text in React's hydration data.
    const scripts = all.filter((script) => !script.includes('/static/inline/'));
    expect.soft(scripts.length, name).toBeGreaterThan(0);
    expect
      .soft(await totalSize(scripts, '.gz'), name)
      .toBeLessThanOrEqual(path === routes.contact ? CONTACT_SCRIPT_BUDGET : SCRIPT_BUDGET);
  }
});

test('each page of the sample prints on one sheet of A4, and all but Home on one of Letter', async ({ page }) => {
  test.skip(!IS_SAMPLE, 'print.spec.ts counts the sheets of the rich owner.');
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(withBasePath(path));
    for (const format of path === routes.home ? ['A4'] : ['A4', 'Letter']) {
      expect.soft(sheetsOf((await page.pdf({ format })).toString('latin1')), `${name} on ${format}`).toBe(1);
    }
  }
});
