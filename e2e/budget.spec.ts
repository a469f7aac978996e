import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '../content/navigation';
import { basePath } from '../lib/base-path';
import { LOCAL_FOLDER } from '../scripts/local-site.mjs';
import { expect, NOWHERE, openAndSettle, pages, test } from './support/site';

/** Most bytes of a page's HTML, as brotli. */
const HTML_BUDGET = 14 * 1024;

/** Most bytes of the scripts a page loads by itself, as gzip; the form's page may have more. */
const SCRIPT_BUDGET = 165 * 1024;
const CONTACT_SCRIPT_BUDGET = 200 * 1024;

const FONT_BUDGET = 2;

/** Bytes of an exported file as a host sends it; a small one is sent as it is. */
async function sentSize(pathname: string, suffix: '.br' | '.gz'): Promise<number> {
  const { size } = await stat(`${LOCAL_FOLDER}${pathname}${suffix}`).catch(() => stat(`${LOCAL_FOLDER}${pathname}`));
  return size;
}

/** Paths within the export of the scripts and the fonts that the page loads by itself. */
async function loaded(page: Page, path: string) {
  const found = { script: new Set<string>(), font: new Set<string>() };
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'font') found[type].add(new URL(request.url()).pathname.slice(basePath.length));
  });
  await openAndSettle(page, path);
  return { scripts: [...found.script], fonts: [...found.font] };
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name} keeps to its bytes of HTML`, async () => {
    expect(await sentSize(path === NOWHERE ? '/404.html' : `${path}index.html`, '.br')).toBeLessThanOrEqual(
      HTML_BUDGET,
    );
  });

  test(`${name} keeps to its bytes of scripts and loads ${FONT_BUDGET} fonts at most`, async ({ page }) => {
    const { scripts: all, fonts } = await loaded(page, path);
    expect.soft(fonts.length).toBeLessThanOrEqual(FONT_BUDGET);
    // The data that React hydrates from is the page's text, though its file is a script.
    const scripts = all.filter((script) => !script.includes('/static/flight/'));
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map((script) => sentSize(script, '.gz')));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(path === routes.contact ? CONTACT_SCRIPT_BUDGET : SCRIPT_BUDGET);
  });
}
