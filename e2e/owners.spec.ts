import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { content as shipped } from '@/content/content';
import { routes } from '@/content/navigation';
import type { Content } from '@/content/types';
import { JOURNEYS_ENDPOINT } from '@/scripts/local-site.mjs';
import { maximalOwner } from './owners/maximal';
import { minimalOwner } from './owners/minimal';
import { findViolations } from './support/axe';
import { type ExportedSite, fileFor, meta, readExport } from './support/exported-site';
import { findMistakes } from './support/html-validator';
import { findLayoutFaults } from './support/layout-faults';
import { type RunningServer, startPreview } from './support/servers';
import { DESK, openUrl, PHONE, pages, test } from './support/site';
import { shareVariant } from './support/variant-build';

/** How long a build may take, in ms: a minute on two cores, and more beside other tests. */
const BUILD_LIMIT = 180_000;

const TABLET = { width: 768, height: 1024 };

interface Owner {
  name: 'minimal' | 'maximal';
  content: Content;
  basePath: string;
  port: number;
}

const firstPort = Number(process.env.E2E_PORT || 4173) + 30;

const owners: Owner[] = [
  { name: 'minimal', content: minimalOwner(shipped), basePath: '', port: firstPort },
  { name: 'maximal', content: maximalOwner(shipped), basePath: '/portfolio', port: firstPort + 1 },
];

/** What pages and files call something that the minimal owner lacks, and the sample's own words for it. */
const ABSENT = [
  /\b(?:View|Download) CV\b/,
  /\[CV\]/,
  /\btel:|^TEL|\+20 100|"telephone"|- Phone:/m,
  /Cairo|Egypt|Based in|^ADR|addressLocality/m,
  /GitHub|LinkedIn|LeetCode|your-handle|Coding practice|Connect With Me|rel="me|sameAs/,
  /Skills|knowsAbout/,
  /Experience/,
  /Education|University|alumniOf|CGPA/,
  /Languages|Arabic|knowsLanguage/,
  /How I work|Requirements Analysis/,
  /Desktop Application Development|ItemList/,
  /Live Demo|codeRepository|not public|Technologies/,
  /unsplash/,
];

/** The texts of an export, the scripts' chunks aside: they hold every part's words, whoever the owner is. */
async function textsOf({ folder }: ExportedSite): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('chunks'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.(html|txt|vcf|xml|json|webmanifest|js)$/.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

for (const { name, content, basePath, port } of owners) {
  test.describe(`the ${name} owner`, () => {
    // One worker builds, reads and serves what all these tests look at.
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: `http://localhost:${port}`, contextOptions: { reducedMotion: 'reduce' } });

    let site: ExportedSite;
    let server: RunningServer;
    const address = (path: string) => basePath + path;

    test.beforeAll(async () => {
      test.setTimeout(BUILD_LIMIT);
      const folder = await shareVariant(name, {
        env: { BASE_PATH: basePath, FORM_ENDPOINT: JOURNEYS_ENDPOINT },
        content: {
          imports: `import { ${name}Owner } from '../e2e/owners/${name}';`,
          expression: `${name}Owner(owned)`,
        },
      });
      site = await readExport(folder, basePath);
      server = await startPreview(folder, port, basePath);
    });
    test.afterAll(() => server?.close());

    test('has valid pages, whose links lead somewhere and whose heads are complete', async () => {
      expect(site.pages).toHaveLength(Object.keys(routes).length + 1);
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
          [...document.querySelectorAll(`${selector} a[rel~="me"]`)].map((link) => link.getAttribute('href'));
        const listed = (place: 'hero' | 'footer' | 'contact') =>
          content.links.profiles
            .filter(({ iconIn = ['footer', 'contact'] }) => iconIn.includes(place))
            .map((profile) => profile.address);
        const inMain = {
          [address(routes.home)]: listed('hero'),
          [address(routes.contact)]: listed('contact'),
          [address(routes.about)]: content.links.profiles.filter(({ purpose }) => purpose).map((it) => it.address),
        };
        expect(places('footer'), path).toEqual(listed('footer'));
        expect(places('main'), path).toEqual(inMain[path] ?? []);
      }
    });

    if (name === 'minimal') {
      test('leaves no trace of what is absent', async () => {
        const texts = await textsOf(site);
        expect(texts.length).toBeGreaterThan(15);
        const traces = texts.flatMap(({ file, text }) =>
          ABSENT.filter((words) => words.test(text)).map((words) => `${file}: ${text.match(words)?.[0]}`),
        );
        expect(traces).toEqual([]);
      });
    } else {
      test('has every project, the featured ones on the home page too', () => {
        const titlesOn = (path: string) =>
          [...(site.pages.find((page) => page.path === address(path))?.document.querySelectorAll('article') ?? [])].map(
            (card) => card.querySelector('h2, h3')?.textContent,
          );
        const titles = content.projects.map(({ title }) => title);
        expect(titlesOn(routes.projects)).toEqual(titles);
        expect(titlesOn(routes.home)).toEqual(
          content.projects.filter(({ featured }) => featured).map(({ title }) => title),
        );
        expect(titlesOn(routes.home)).toHaveLength(5);
      });
    }

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
      for (const path of [routes.home, routes.projects, routes.services]) {
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
        if (name === 'maximal') expect(rows.length, path).toBeGreaterThan(0);
        expect(rows.filter(Boolean), path).toEqual([]);
      }
    });
  });
}
