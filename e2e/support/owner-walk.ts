import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { linksIn } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { findViolations } from './axe';
import { type ExportedSite, fileFor, meta, readExport } from './exported-site';
import { findMistakes } from './html-validator';
import { findLayoutFaults } from './layout-faults';
import { type RunningServer, startPreview } from './servers';
import { NOWHERE, openUrl, test } from './site';
import { buildSiteOf } from './variants';
import { DESK, PHONE } from './viewports';

/** How long a build may take, in ms: a minute on two cores, and more beside other tests. */
const BUILD_LIMIT = 180_000;

const TABLET = { width: 768, height: 1024 };

/** An owner whose site is built and walked through. */
interface Owner {
  /** The module in `e2e/owners/`; it exports the content as a function called `…Owner`. */
  name: string;
  content: Content;
  /** Folder of pages and files that the owner has added, from the repository's root. */
  files?: string;
  /** The folder the site lives in on its host, or nothing. */
  basePath: string;
  /** Where the site is served meanwhile. */
  port: number;
}

type Node = Record<string, unknown>;

/** Every object of a page's structured data, at whatever depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/**
 * Walks through the site of an owner: what holds whatever the content has, and whatever it lacks.
 * `PICTURES` names a folder for pictures of every page, in three widths, light and dark.
 *
 * @param andMore tests of this owner's alone, which are given the export once it is built.
 */
export function walkOwner(
  { name, content, files, basePath, port }: Owner,
  andMore?: (site: () => ExportedSite) => void,
) {
  test.describe(`the ${name} owner`, () => {
    // One worker builds, reads and serves what all these tests look at.
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: `http://localhost:${port}`, contextOptions: { reducedMotion: 'reduce' } });

    let site: ExportedSite;
    let server: RunningServer;
    const address = (path: string) => basePath + path;
    const listed = content.navigation.map((entry) => entry.path);
    /** The pages of this owner's site, by name. */
    const pages = Object.fromEntries([...listed, NOWHERE].map((path) => [path.replaceAll('/', '') || 'home', path]));

    test.beforeAll(async () => {
      test.setTimeout(BUILD_LIMIT);
      const folder = await buildSiteOf(name, basePath, files);
      site = await readExport(folder, basePath);
      site.pages = site.pages.filter(({ file }) => !existsSync(join(files ?? '', 'public', file)));
      server = await startPreview(folder, port, basePath);
    });
    test.afterAll(() => server?.close());

    test('has valid pages, whose links lead somewhere and whose heads are complete', async () => {
      expect(site.pages.map(({ path }) => path).sort()).toEqual([...listed, '/404.html'].map(address).sort());
      for (const { file, path, document } of site.pages) {
        expect(await findMistakes(await readFile(join(site.folder, file), 'utf8')), file).toEqual([]);
        for (const property of ['description', 'og:title', 'og:image', 'twitter:title']) {
          expect(meta(document, property)?.trim(), `${file}: ${property}`).toBeTruthy();
        }
        const { origin, pathname } = new URL(meta(document, 'og:image') ?? '');
        expect(fileFor(site, pathname), file).toBeDefined();
        for (const element of document.querySelectorAll('[href], [src]')) {
          const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
          const url = new URL(target, origin + path);
          if (url.origin !== origin || url.href === content.links.cv) continue;
          expect(fileFor(site, url.pathname), `${file} leads to ${target}`).toBeDefined();
          if (!url.hash) continue;
          const goal = site.pages.find((page) => page.path === url.pathname);
          expect(goal?.document.getElementById(url.hash.slice(1)), `${file} leads to ${target}`).toBeTruthy();
        }
      }
    });

    test('has the pages of its list in all that follows it, and no other', async () => {
      const root = content.site.address + basePath;
      const whole = listed.map((path) => root + path);
      const read = (file: string) => readFile(join(site.folder, file), 'utf8');
      const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
      expect(named(await read('sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(whole);
      const [, section = ''] = (await read('llms.txt')).match(/## Pages\n\n(.*?)\n\n/s) ?? [];
      expect(named(section, /\]\((.*?)\): /g)).toEqual(whole);
      const names = Object.keys(pages).map((name) => (pages[name] === NOWHERE ? 'not-found.png' : `${name}.png`));
      expect((await readdir(join(site.folder, 'og'))).sort()).toEqual(names.sort());
      for (const { file, document } of site.pages) {
        for (const place of ['header', 'footer'] as const) {
          const links = [...document.querySelectorAll(`${place} nav a`)];
          expect(
            links.map((link) => link.getAttribute('href')),
            `${file}: ${place}`,
          ).toEqual(linksIn(place, content).map(({ path }) => address(path)));
        }
        const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
        for (const url of named(graph, /"(https:[^"#]+)/g).filter((found) => found?.startsWith(root))) {
          if (!/\.(png|jpg)$/.test(url ?? '')) expect(whole, file).toContain(url);
        }
      }
    });

    test('tells search engines of nothing that is not there', () => {
      for (const { file, document } of site.pages) {
        const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')];
        const nodes = nodesIn(graphs.map((graph) => JSON.parse(graph.textContent ?? '')));
        const defined = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
        for (const node of nodes) {
          if ('@id' in node) expect(defined, file).toContain(node['@id']);
          for (const value of Object.values(node)) expect([[], '', null], file).not.toContainEqual(value);
        }
      }
    });

    test('is on a contact card with what there is of it', async () => {
      const card = ICAL.parse(await readFile(join(site.folder, 'contact.vcf'), 'utf8')) as [string, [string][]];
      const { links, profile } = content;
      expect(card[1].map(([property]) => property)).toEqual([
        'version',
        'kind',
        'uid',
        'fn',
        'n',
        'title',
        ...(profile.photo ? ['photo'] : []),
        'email',
        ...(profile.phone ? ['tel'] : []),
        ...(profile.location ? ['adr'] : []),
        'url',
        ...links.profiles.flatMap(() => ['url', 'x-ablabel']),
      ]);
    });

    test('has each profile where the list says, with rel="me"', () => {
      for (const { path, document } of site.pages) {
        const places = (selector: string) =>
          [...document.querySelectorAll(`${selector} a[rel~="me"]:not([data-letterhead] *)`)].map((link) =>
            link.getAttribute('href'),
          );
        const named = (place: 'hero' | 'footer' | 'contact') =>
          content.links.profiles
            .filter(({ iconIn = ['footer', 'contact'] }) => iconIn.includes(place))
            .map((profile) => profile.address);
        const inMain = {
          [address(routes.home)]: named('hero'),
          [address(routes.contact)]: named('contact'),
          [address(routes.about)]: content.links.profiles.filter(({ purpose }) => purpose).map((it) => it.address),
        };
        expect(places('footer'), path).toEqual(named('footer'));
        expect(places('main'), path).toEqual(inMain[path] ?? []);
      }
    });

    for (const [pageName, path] of Object.entries(pages)) {
      test(`has every word in its place on ${pageName}, and axe finds nothing`, async ({ page, visit }) => {
        await openUrl(page, address(path));
        for (const viewport of [PHONE, TABLET, DESK]) {
          await page.setViewportSize(viewport);
          const folder = process.env.PICTURES;
          for (const colorScheme of folder ? (['light', 'dark'] as const) : []) {
            await page.emulateMedia({ colorScheme });
            const picture = `${folder}/${name}-${pageName}-${viewport.width}-${colorScheme}.png`;
            await page.screenshot({ path: picture, fullPage: true });
          }
          expect.soft(await findLayoutFaults(page), `${viewport.width} px`).toEqual([]);
        }
        expect(await findViolations(page)).toEqual([]);
        await page.emulateMedia({ media: 'print', colorScheme: 'light' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(visit.strayRequests).toEqual([]);
        expect(
          visit.messages.filter((message) => !message.includes('There is no page at') && !message.includes('404')),
        ).toEqual([]);
      });
    }

    test('leaves no hole beside its cards on a desk', async ({ page }) => {
      await page.setViewportSize(DESK);
      for (const path of [routes.home, routes.projects, routes.services].filter((route) => listed.includes(route))) {
        await openUrl(page, address(path));
        const rows = await page.locator('main ul:has(> li :is(article, h2)), main dl').evaluateAll((lists) =>
          lists.map((list) => {
            const { paddingRight } = getComputedStyle(list);
            const end = list.getBoundingClientRect().right - Number.parseFloat(paddingRight);
            const ends = new Map<number, number>();
            for (const item of list.children) {
              const { top, right } = item.getBoundingClientRect();
              ends.set(top, Math.max(ends.get(top) ?? 0, right));
            }
            return [...ends.values()].filter((right) => Math.abs(right - end) > 1).length;
          }),
        );
        expect(rows.filter(Boolean), path).toEqual([]);
      }
    });

    andMore?.(() => site);
  });
}
