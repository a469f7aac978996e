import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { wholeUrl } from '@/app/metadata/urls';
import { assertValidContent } from '@/lib/content/check';
import { content as owned } from '@/lib/content/content';
import { availabilityCopy } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { basePath as ownBasePath, routes } from '@/lib/routes';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { type ExportedPage, type ExportedSite, fileFor, meta, readExport } from './support/exported-site';
import { findMistakes } from './support/html-validator';
import { expect, test } from './support/site';

/** Largest preview image in bytes: messengers show no larger ones. */
const LARGEST_PREVIEW = 250 * 1024;

interface Subject {
  name: string;
  content: Content;
  basePath: string;
  build: () => Promise<string>;
}

const subjects: Subject[] = [
  { name: 'the export', content: owned, basePath: ownBasePath, build: async () => LOCAL_FOLDER },
];

type Node = Record<string, unknown>;

/** Every object of a page's structured data, at whatever depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function structuredData({ document }: ExportedPage): Node[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return blocks.flatMap((block) => nodesIn(JSON.parse(block.textContent ?? '')));
}

function only(nodes: readonly Node[], type: string): Node {
  const found = nodes.filter((node) => node['@type'] === type && Object.keys(node).length > 2);
  expect(found, `one ${type}`).toHaveLength(1);
  return found[0] as Node;
}

for (const { name, content, basePath, build } of subjects) {
  test.describe(name, () => {
    // One worker builds and reads once what all these tests look at.
    test.describe.configure({ mode: 'default' });

    let site: ExportedSite;
    const { origin } = new URL(content.site.address);
    const root = `${origin}${basePath}`;
    const cv = content.links.cv && new URL(content.links.cv).href;
    const pathsOf = (path: string) => path.slice(origin.length);
    const pageAt = (path: string) => {
      const page = site.pages.find((candidate) => candidate.path === basePath + path);
      if (!page) throw new Error(`The export has no page ${path}.`);
      return page;
    };

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      assertValidContent(content);
      site = await readExport(await build(), basePath);
    });

    test('gives every page a title and a description of its own, in the length that is shown', () => {
      const pages = [...site.indexable, site.notFound];
      const titles = pages.map(({ document }) => document.title);
      const descriptions = pages.map(({ document }) => meta(document, 'description') ?? '');
      for (const title of titles) {
        expect(title.trim()).not.toBe('');
        expect(title.length, title).toBeLessThanOrEqual(60);
      }
      for (const description of descriptions) {
        expect(description.length, description).toBeGreaterThanOrEqual(70);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
      expect(new Set(titles).size).toBe(pages.length);
      expect(new Set(descriptions).size).toBe(pages.length);
      expect(meta(pageAt(routes.home).document, 'description')).toBe(
        availabilityCopy(content.availability).homeDescription,
      );
      for (const { document } of pages) expect(document.querySelectorAll('head title')).toHaveLength(1);
    });

    test('is valid HTML on every page', async () => {
      for (const { file } of site.pages) {
        expect(await findMistakes(await readFile(join(site.folder, file), 'utf8')), file).toEqual([]);
      }
    });

    test('names the address of every page, and none for the page that is not there', () => {
      expect(site.indexable.map(({ path }) => path).sort()).toEqual(
        content.navigation.map(({ path }) => basePath + path).sort(),
      );
      for (const { document, path } of site.indexable) {
        const canonical = [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
          link.getAttribute('href'),
        );
        expect(canonical).toEqual([origin + path]);
        expect(meta(document, 'og:url')).toBe(origin + path);
      }
      expect(meta(site.notFound.document, 'robots')).toContain('noindex');
      expect(site.notFound.document.querySelector('link[rel="canonical"]')).toBeNull();
      expect(meta(site.notFound.document, 'og:url')).toBeUndefined();
    });

    test('completes the card of every page', () => {
      for (const { document } of [...site.indexable, site.notFound]) {
        const title = document.title;
        const description = meta(document, 'description');
        const image = meta(document, 'og:image');
        expect(meta(document, 'og:type')).toBe('website');
        expect(meta(document, 'og:locale')).toBe(content.site.locale);
        expect(meta(document, 'og:site_name')).toBe(content.profile.name);
        expect(meta(document, 'og:title')).toBe(title);
        expect(meta(document, 'og:description')).toBe(description);
        expect(meta(document, 'og:image:type')).toBe('image/png');
        expect(meta(document, 'og:image:width')).toBe('1200');
        expect(meta(document, 'og:image:height')).toBe('630');
        expect(meta(document, 'og:image:alt')).toContain(content.profile.name);
        expect(meta(document, 'twitter:card')).toBe('summary_large_image');
        expect(meta(document, 'twitter:title')).toBe(title);
        expect(meta(document, 'twitter:description')).toBe(description);
        expect(meta(document, 'twitter:image')).toBe(image);
        expect(meta(document, 'twitter:image:alt')).toBe(meta(document, 'og:image:alt'));
      }
    });

    test('draws an image for every page, as large as previews want and as light as messengers take', async () => {
      const images = new Set<string>();
      for (const { document, file } of [...site.indexable, site.notFound]) {
        const address = meta(document, 'og:image') ?? '';
        expect(address.startsWith(`${root}/og/`) && address.endsWith('.png'), `${file}: ${address}`).toBe(true);
        const image = await readFile(fileFor(site, pathsOf(address)) ?? address);
        expect([...image.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
        expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(image.length).toBeLessThanOrEqual(LARGEST_PREVIEW);
        images.add(image.toString('base64'));
      }
      expect(images.size).toBe(site.indexable.length + 1);
    });

    test('refers in its structured data to nothing that is not there', () => {
      for (const page of site.indexable) {
        const nodes = structuredData(page);
        const defined = nodes.filter((node) => '@id' in node && '@type' in node).map((node) => node['@id']);
        const referred = nodes.filter((node) => '@id' in node && !('@type' in node)).map((node) => node['@id']);
        expect(nodes.length, page.file).toBeGreaterThan(0);
        expect(new Set(defined).size, page.file).toBe(defined.length);
        for (const id of referred) expect(defined, page.file).toContain(id);
        for (const id of defined) expect(String(id).startsWith(`${root}/`)).toBe(true);
      }
      expect(site.notFound.document.querySelector('script[type="application/ld+json"]')).toBeNull();
    });

    test('tells search engines whose site it is', () => {
      expect(only(structuredData(pageAt(routes.home)), 'WebSite')).toMatchObject({
        name: content.profile.name,
        url: `${root}/`,
        alternateName: expect.any(String),
      });
      const about = structuredData(pageAt(routes.about));
      const person = only(about, 'Person');
      expect(only(about, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': person['@id'] } });
      expect(only(about, 'ProfilePage').dateModified).toBe(content.pages.about.updated);
      expect(person).toMatchObject({
        name: content.profile.name,
        jobTitle: content.profile.role,
        description: content.profile.lead,
        image: expect.stringMatching(/^https:.*\.png$/),
        sameAs: content.links.profiles.map(({ address }) => wholeUrl(address, content)),
        knowsAbout: content.skills.flatMap(({ skills }) => skills),
        knowsLanguage: content.languages.map((language) => expect.objectContaining({ name: language.name })),
        alumniOf: content.education
          .filter(({ university }) => university)
          .map(({ organization }) => expect.objectContaining({ name: organization })),
        address: expect.objectContaining({ addressLocality: content.profile.location?.city }),
      });
      expect(fileFor(site, pathsOf(String(person.image)))).toBeDefined();
    });

    test('tells search engines what is offered and what was made', () => {
      const projects = structuredData(pageAt(routes.projects));
      only(projects, 'CollectionPage');
      const code = projects.filter((node) => node['@type'] === 'SoftwareSourceCode');
      expect(code.map((node) => [node.name, node.codeRepository])).toEqual(
        content.projects.map(({ title, repository }) => [title, repository && wholeUrl(repository, content)]),
      );
      const services = structuredData(pageAt(routes.services));
      only(services, 'ItemList');
      const offered = services.filter((node) => node['@type'] === 'Service');
      expect(offered.map((node) => node.name)).toEqual(content.services.map(({ title }) => title));
      for (const service of offered) expect('offers' in service).toBe(content.availability.open);
      only(structuredData(pageAt(routes.contact)), 'ContactPage');
    });

    test('leads from the home page to every inner page', () => {
      for (const page of site.indexable.filter(({ path }) => path !== `${basePath}/`)) {
        const { itemListElement } = only(structuredData(page), 'BreadcrumbList');
        expect(itemListElement).toEqual([
          expect.objectContaining({ position: 1, name: expect.stringMatching(/\S/), item: `${root}/` }),
          expect.objectContaining({
            position: 2,
            name: expect.stringMatching(/\S/),
            item: origin + page.path,
          }),
        ]);
      }
    });

    test('lists in the sitemap exactly the pages that may be found', async () => {
      const sitemap = await readFile(join(site.folder, 'sitemap.xml'), 'utf8');
      const entries = [...sitemap.matchAll(/<url>\s*<loc>(.*?)<\/loc>\s*(?:<lastmod>(.*?)<\/lastmod>)?/g)];
      expect(entries.map(([, address]) => address).sort()).toEqual(
        site.indexable.map(({ path }) => origin + path).sort(),
      );
      const dates = Object.fromEntries(entries.map(([, address, day]) => [address, day]));
      for (const page of ['home', 'about', 'projects', 'services', 'contact'] as const) {
        expect(dates[root + routes[page]]).toBe(content.pages[page].updated);
      }
      const robots = await readFile(join(site.folder, 'robots.txt'), 'utf8');
      expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`);
      expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
    });

    test('carries its icons in the sizes it names', async () => {
      for (const { document } of site.pages) {
        for (const link of document.querySelectorAll(
          'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
        )) {
          expect(fileFor(site, link.getAttribute('href') ?? ''), link.outerHTML).toBeDefined();
        }
        expect(document.querySelectorAll('link[rel="manifest"]')).toHaveLength(1);
        expect(document.querySelectorAll('link[rel="icon"]')).toHaveLength(2);
        expect(document.querySelectorAll('link[rel="apple-touch-icon"]')).toHaveLength(1);
        const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map((color) =>
          color.getAttribute('media'),
        );
        expect(colors).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
      }
      const manifest = JSON.parse(await readFile(join(site.folder, 'manifest.webmanifest'), 'utf8'));
      expect(manifest).toMatchObject({
        start_url: `${basePath}/`,
        scope: `${basePath}/`,
        short_name: content.profile.name,
      });
      expect(manifest.icons.map(({ sizes, purpose = 'any' }: Node) => `${sizes} ${purpose}`).sort()).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src, sizes } of manifest.icons) {
        const { width, height, format } = await sharp(fileFor(site, src)).metadata();
        expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
      }
      const touch = await sharp(fileFor(site, `${basePath}/apple-touch-icon.png`)).metadata();
      expect([touch.width, touch.height, touch.format]).toEqual([180, 180, 'png']);
      const favicon = await readFile(join(site.folder, 'favicon.ico'));
      const count = favicon.readUInt16LE(4);
      expect([favicon.readUInt16LE(0), favicon.readUInt16LE(2)]).toEqual([0, 1]);
      expect(Array.from({ length: count }, (_, index) => favicon.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
      expect(await readFile(join(site.folder, 'site-icons/star.svg'), 'utf8')).toContain('prefers-color-scheme:dark');
    });

    test('shares its address with care and its profiles with pride', () => {
      for (const { document } of site.pages) {
        expect(meta(document, 'referrer')).toBe('strict-origin-when-cross-origin');
        expect(meta(document, 'format-detection')).toContain('telephone=no');
      }
      const profiles = content.links.profiles.map(({ address }) => address as string);
      const links = site.indexable.flatMap(({ document }) => [...document.querySelectorAll('a')]);
      const toProfiles = links.filter((link) => profiles.includes(link.getAttribute('href') ?? ''));
      expect(toProfiles.length).toBeGreaterThan(0);
      for (const link of toProfiles) expect(link.rel.split(' ')).toContain('me');
    });

    test('resolves every link and anchor within it', async () => {
      let checked = 0;
      for (const page of site.pages) {
        const here = new URL(page.path, content.site.address);
        for (const element of page.document.querySelectorAll('[href]:not([rel=preconnect]), [src], [action]')) {
          const target =
            element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '';
          const address = new URL(target, here);
          if (address.origin !== here.origin) continue;
          // The sample document stands on the sample site's host.
          if (address.href === cv) continue;
          checked++;
          const file = fileFor(site, address.pathname);
          expect(file, `${page.file} leads to ${target}`).toBeDefined();
          if (address.hash.length < 2 || element.tagName !== 'A') continue;
          const id = decodeURIComponent(address.hash.slice(1));
          const goal = site.pages.find((candidate) => fileFor(site, candidate.path) === file);
          expect(goal?.document.getElementById(id), `${page.file} leads to ${target}`).toBeTruthy();
        }
      }
      expect(checked).toBeGreaterThan(site.pages.length * 10);
    });

    test('hands out the contact card and a summary whose links lead somewhere', async () => {
      const card = await readFile(join(site.folder, 'contact.vcf'), 'utf8');
      expect(card.startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\n')).toBe(true);
      const link = pageAt(routes.contact).document.querySelector('a[download]');
      expect(link?.textContent).toBe(content.pages.contact.card);
      expect(fileFor(site, link?.getAttribute('href') ?? '')).toBe(join(site.folder, 'contact.vcf'));
      const summary = await readFile(join(site.folder, 'llms.txt'), 'utf8');
      const inside = [...summary.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address ?? '');
      for (const address of inside.filter((found) => found.startsWith(`${root}/`) && found !== cv)) {
        expect(fileFor(site, pathsOf(address)), address).toBeDefined();
      }
      expect(inside.filter((found) => found.startsWith(`${root}/`)).length).toBeGreaterThanOrEqual(
        site.indexable.length,
      );
    });
  });
}
