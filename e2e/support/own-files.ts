import { readFile, stat } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { words } from '@/content/words';
import { CACHING } from '@/export/headers';
import type { Content } from '@/lib/content/schema';
import { isOnSite } from '@/lib/content/site-paths';
import { routes } from '@/lib/routes';
import { findWholeBrowser } from '@/scripts/find-browser';
import { findServer, HOSTS_COMMAND } from '@/scripts/find-servers';
import { hostServers } from '../hosts/host-servers';
import { type ExportedSite, fileFor } from './exported-site';
import { expect, openUrl, test } from './site';
import { soon } from './soon';
import { DESK, PHONE } from './viewports';

interface OwnFiles {
  /** The export, once it is built. */
  site: () => ExportedSite;
  content: Content;
  basePath: string;
  /** Where a host serves it meanwhile. */
  hostPort: number;
}

/** What a visitor's window asks of a picture on the leading card, and on one of two in a row, by the picture's own width. */
const WINDOWS = [
  { ...PHONE, density: 1, wide: 480, half: 480 },
  { ...PHONE, density: 2, wide: 800, half: 800 },
  { width: 768, height: 1024, density: 1, wide: 800, half: 800 },
  { width: 768, height: 1024, density: 2, wide: 1600, half: 1200 },
  { ...DESK, density: 1, wide: 800, half: 800 },
  { ...DESK, density: 2, wide: 1600, half: 1200 },
] as const;

/** Most bytes that a screenshot of an office program may weigh, by its width. */
const HEAVIEST = { 480: 12_000, 800: 20_000, 1200: 30_000, 1600: 45_000 };

interface Shown {
  file: string;
  width: number;
  box: { width: number; height: number };
  frame: { width: number; height: number };
}

/** Scrolls to every picture of the site's own, and tells which copy the browser chose and how large it shows. */
async function picturesOn(page: Page): Promise<Shown[]> {
  const images = page.locator('picture img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => {
      const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });
      const [, width] = image.currentSrc.match(/-(\d+)\.avif$/) ?? [];
      return {
        file: new URL(image.currentSrc).pathname,
        width: Number(width),
        box: sizeOf(image),
        frame: sizeOf(image.closest('picture')?.parentElement as HTMLElement),
      };
    }),
  );
}

/** What holds of an owner's own CV and pictures. The first project's is a screenshot, the seventh's one of a phone. */
export function walkOwnFiles({ site, content, basePath, hostPort }: OwnFiles) {
  const own = content.projects.filter(({ image }) => image && isOnSite(image.src));

  for (const { density, wide, half, ...viewport } of WINDOWS) {
    test.describe(`at ${viewport.width} px and density ${density}`, () => {
      test.use({ viewport, deviceScaleFactor: density });

      test('each picture comes in the width that is shown', async ({ page }) => {
        await openUrl(page, basePath + routes.projects);
        const shown = await picturesOn(page);
        expect(shown).toHaveLength(own.length);
        for (const [index, { file, width, box, frame }] of shown.entries()) {
          const { image } = own[index] ?? {};
          const isPhone = image?.src.includes('Pocket');
          const asked = index === 0 ? wide : half;
          expect(width, file).toBe(isPhone ? 480 : asked);
          const { size } = await stat(fileFor(site(), file) ?? '');
          if (image?.kind !== 'screenshot') continue;
          expect(size, file).toBeLessThanOrEqual(HEAVIEST[width as keyof typeof HEAVIEST]);
          // Whole, and as large as its frame lets it be.
          const ratio = isPhone ? 780 / 1688 : 1.6;
          expect(Math.abs(box.width / box.height - ratio), file).toBeLessThan(0.03);
          expect(Math.max(box.width / frame.width, box.height / frame.height), file).toBeCloseTo(0.88, 1);
        }
      });
    });
  }

  test('keeps each card in its place before and after its picture has come', async ({ page }) => {
    const held = '**/_next/static/pictures/**';
    await page.route(held, (route) => route.abort());
    await page.goto(basePath + routes.home);
    const cards = page.getByRole('article').filter({ has: page.locator('picture') });
    const boxes = () =>
      cards.evaluateAll((all) => [
        document.documentElement.scrollHeight,
        ...(all as HTMLElement[]).flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      ]);
    const before = await boxes();
    expect(before.length).toBeGreaterThan(3);
    await page.unroute(held);
    await page.reload();
    await picturesOn(page);
    expect(await boxes()).toEqual(before);
  });

  test('has pictures in AVIF, with one in WebP for browsers without it, which may be kept for a year', async ({
    page,
    request,
  }) => {
    await page.goto(basePath + routes.projects);
    const picture = page.locator('picture').first();
    const sizes = { width: 1600, height: 1000 };
    for (const [name, value] of Object.entries(sizes)) {
      await expect(picture.locator('img')).toHaveAttribute(name, String(value));
    }
    await expect(picture.getByRole('img', { name: content.projects[0]?.image?.alt })).toBeVisible();
    const candidates = await picture.locator('source').getAttribute('srcset');
    const avif = candidates?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? [];
    expect(avif).toHaveLength(4);
    for (const address of [...avif, (await picture.locator('img').getAttribute('src')) ?? '']) {
      const response = await request.get(address);
      expect(response.headers()['content-type']).toBe(address.endsWith('.webp') ? 'image/webp' : 'image/avif');
      expect(response.headers()['cache-control']).toBe(CACHING.versioned);
    }
  });

  test('leads to its own CV from every page and file that names it', async ({ page }) => {
    const path = `${basePath}${content.links.cv}`;
    for (const [route, name] of [
      [routes.home, words.links.viewCv],
      [routes.about, words.links.downloadCv],
    ]) {
      await page.goto(`${basePath}${route}`);
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    const summary = await readFile(fileFor(site(), `${basePath}/llms.txt`) ?? '', 'utf8');
    expect(summary).toContain(`- [CV](${content.site.address}${path})`);
  });

  test('has its CV opened in the browser’s own viewer, under the headers that nginx sends', async ({
    launchOptions,
  }) => {
    test.skip(!findServer('nginx'), `nginx is not installed; ${HOSTS_COMMAND} installs it and runs this`);
    const host = await hostServers.nginx({ folder: site().folder, port: hostPort, basePath });
    // The headless shell has no viewer.
    const browser = await chromium.launch({ ...launchOptions, executablePath: findWholeBrowser() });
    try {
      const address = `${host.origin}${basePath}${content.links.cv}`;
      expect(Object.fromEntries((await fetch(address)).headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      const page = await browser.newPage();
      await page.goto(address);
      // The viewer is an extension of the browser's own; while its frame is on the way there, it cannot be asked.
      const protocol = () => page.frames()[1]?.evaluate(() => window.location.protocol);
      await soon(() => protocol()?.catch(() => 'on its way')).toBe('chrome-extension:');
    } finally {
      await browser.close();
      await host.close();
    }
  });
}
