import { readFile } from 'node:fs/promises';
import { content } from '@/lib/content/content';
import { availabilityCopy } from '@/lib/content/pages';
import { basePath, routes } from '@/lib/routes';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { type ExportedPage, type ExportedSite, fileFor, meta, readExport, readFileAt } from './support/exported-site';
import { expect, test } from './support/site';

const { languages, pages, profile, projects, services } = content;
const availability = availabilityCopy(content.availability);

// One worker reads the export only once.
test.describe.configure({ mode: 'default' });

let site: ExportedSite;

test.beforeAll(async () => {
  site = await readExport(LOCAL_FOLDER, basePath);
});

const { origin } = new URL(content.site.address);
const root = origin + basePath;

test('each page has its own title, description, preview and canonical URL', async () => {
  const { indexable, notFound } = site;
  expect(indexable.map(({ path }) => path).sort()).toEqual(
    content.navigation.map(({ path }) => basePath + path).sort(),
  );
  const seen = { titles: new Set(), descriptions: new Set(), images: new Set() };
  for (const { document, path, file } of [...indexable, notFound]) {
    const description = meta(document, 'description');
    const address = document === notFound.document ? undefined : origin + path;
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href'), file).toBe(address);
    expect(meta(document, 'robots')?.includes('noindex'), file).toBe(!address);
    const image = meta(document, 'og:image') ?? '';
    for (const [name, value] of Object.entries({
      'og:url': address,
      'og:type': 'website',
      'og:locale': content.site.locale,
      'og:site_name': profile.name,
      'og:title': document.title,
      'og:description': description,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': meta(document, 'twitter:image:alt'),
      'twitter:card': 'summary_large_image',
      'twitter:title': document.title,
      'twitter:description': description,
      'twitter:image': image,
      referrer: 'strict-origin-when-cross-origin',
    })) {
      expect(meta(document, name), `${name} of ${file}`).toBe(value);
    }
    expect(meta(document, 'og:image:alt')).toContain(profile.name);
    const png = await readFile(fileFor(site, image.slice(origin.length)) ?? image);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    // Messengers don't show larger images.
    expect(png.length, file).toBeLessThanOrEqual(250 * 1024);
    seen.titles.add(document.title);
    seen.descriptions.add(description);
    seen.images.add(png.toString('base64'));
  }
  expect(Object.values(seen).map(({ size }) => size)).toEqual(Array(3).fill(indexable.length + 1));
  expect(meta(pageAt(routes.home).document, 'description')).toBe(availability.homeDescription);
});

function pageAt(path: string): ExportedPage {
  const page = site.pages.find((candidate) => candidate.path === basePath + path);
  if (!page) throw new Error(`The export has no page ${path}.`);
  return page;
}

type Entity = Record<string, unknown>;

/** Every object in a page's structured data, nested ones included. */
function structuredData({ document }: ExportedPage): Entity[] {
  const entitiesIn = (value: unknown): Entity[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.values(value).flatMap(entitiesIn);
    return Array.isArray(value) ? inside : [value as Entity, ...inside];
  };
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => entitiesIn(JSON.parse(script.textContent ?? '')));
}

function only(entities: readonly Entity[], type: string): Entity | undefined {
  const found = entities.filter((entity) => entity['@type'] === type && Object.keys(entity).length > 2);
  expect(found, `one ${type}`).toHaveLength(1);
  return found[0];
}

test('structured data describes owner, work and breadcrumbs, and every reference resolves', async () => {
  const { indexable, notFound } = site;
  expect(structuredData(notFound)).toEqual([]);
  for (const page of indexable) {
    const entities = structuredData(page);
    const defined = entities.filter((entity) => '@id' in entity && '@type' in entity).map((entity) => entity['@id']);
    const referred = entities
      .filter((entity) => '@id' in entity && !('@type' in entity))
      .map((entity) => entity['@id']);
    expect(new Set(defined).size, page.file).toBe(defined.length);
    expect(defined, page.file).toEqual(expect.arrayContaining(referred));
    if (page.path === basePath + routes.home) continue;
    expect(only(entities, 'BreadcrumbList')?.itemListElement, page.file).toMatchObject([
      { position: 1, item: `${root}/` },
      { position: 2, item: origin + page.path },
    ]);
  }
  expect(only(structuredData(pageAt(routes.home)), 'WebSite')).toMatchObject({
    name: profile.name,
    url: `${root}/`,
  });
  const about = structuredData(pageAt(routes.about));
  const person = only(about, 'Person');
  expect(only(about, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': person?.['@id'] } });
  expect(only(about, 'ProfilePage')?.dateModified).toBe(pages.about.updated);
  expect(person).toMatchObject({
    name: profile.name,
    jobTitle: profile.role,
    description: profile.lead,
    sameAs: content.links.profiles.map(({ address }) => address),
    knowsAbout: content.skills.flatMap(({ skills }) => skills),
    knowsLanguage: languages.map(({ name }) => ({ name })),
    address: { addressLocality: profile.location?.city },
  });
  expect(fileFor(site, String(person?.image).slice(origin.length))).toBeDefined();
  const code = structuredData(pageAt(routes.projects)).filter((it) => it['@type'] === 'SoftwareSourceCode');
  expect(code.map((it) => it.name)).toEqual(projects.map(({ title }) => title));
  const offered = structuredData(pageAt(routes.services)).filter((it) => it['@type'] === 'Service');
  expect(offered.map((it) => it.name)).toEqual(services.map(({ title }) => title));
  only(structuredData(pageAt(routes.contact)), 'ContactPage');
});

test('structured data is in the HTML only, not in the data for navigation', async () => {
  for (const { file, html, document } of site.indexable) {
    const scripts = document.querySelector('script[data-src]')?.getAttribute('data-src') ?? '';
    expect(html, file).toContain('schema.org');
    for (const data of [scripts, `${basePath}/${file.replace('.html', '.txt')}`]) {
      expect(await readFileAt(site, data), data).not.toContain('schema.org');
    }
  }
});

test('the sitemap lists exactly the indexable pages, with their last change', async () => {
  const sitemap = await readFileAt(site, `${basePath}/sitemap.xml`);
  const entries = [...sitemap.matchAll(/<url>\s*<loc>(.*?)<\/loc>\s*(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  const updated = Object.entries(routes).map(([name, path]) => [
    root + path,
    pages[name as keyof typeof routes]?.updated,
  ]);
  expect(entries.map(([, address, day]) => [address, day]).sort()).toEqual(updated.sort());
  const robots = await readFileAt(site, `${basePath}/robots.txt`);
  expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
});

test('each page has its icons, and the manifest’s icons have the sizes that it states', async () => {
  for (const { document, file } of site.pages) {
    const icons = ['icon', 'icon', 'apple-touch-icon', 'manifest'];
    expect(
      [...document.querySelectorAll('link:is([rel*="icon"], [rel="manifest"])')]
        .map((it) => it.getAttribute('rel'))
        .sort(),
      file,
    ).toEqual(icons.sort());
    const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map((it) => it.getAttribute('media'));
    expect(colors, file).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  }
  const manifest = JSON.parse(await readFileAt(site, `${basePath}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ start_url: `${basePath}/`, scope: `${basePath}/`, short_name: profile.name });
  const sizes: string[] = [];
  for (const icon of [...manifest.icons, { src: `${basePath}/apple-touch-icon.png`, sizes: '180x180' }]) {
    const png = await readFile(fileFor(site, icon.src) ?? icon.src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
    sizes.push(`${icon.sizes} ${icon.purpose ?? 'any'}`);
  }
  expect(sizes.sort()).toEqual(['180x180 any', '192x192 any', '512x512 any', '512x512 maskable']);
  const favicon = await readFile(fileFor(site, `${basePath}/favicon.ico`) ?? '');
  const widths = Array.from({ length: favicon.readUInt16LE(4) }, (_, index) => favicon.readUInt8(6 + 16 * index));
  expect(widths).toEqual([16, 32, 48]);
  expect(await readFileAt(site, `${basePath}/site-icons/star.svg`)).toContain('prefers-color-scheme:dark');
});
