import { readFile } from 'node:fs/promises';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { CV_PATH, type RouteId, routes } from '@/lib/routes';
import { basePath, content } from '../support/compiled-site';
import * as exported from '../support/exported-site';
import { expect, test } from '../support/site';
import { siteOf, sites } from '../support/sites';

// One worker reads the export only once.
test.describe.configure({ mode: 'default' });

let site: exported.ExportedSite;

test.beforeAll(async () => {
  site = await exported.readExport(LOCAL_FOLDER, basePath);
});

const { origin } = new URL(content.site.address);
const root = origin + basePath;

/** Pages that the navigation does not list. */
const UNLISTED = [
  '/about/publications/',
  '/cv/',
  '/imprint/',
  '/notes/old-code/',
  '/notes/small-steps/',
  '/privacy/',
  '/letter/',
  '/projects/clinic-timetable/',
  '/projects/harbour-ledger/',
  '/projects/with/typescript/',
  '/projects/with/سينما/',
  '/reading/',
];

/** The pages of posts and their tags, which each language has for itself; without those of drafts. */
const POSTS: Record<string, string[]> = {
  '': ['a-year-of-tides', 'lamps', 'small-steps', 'tags/ledgers', 'tags/offline', 'tags/old-code', 'tags/البحر'],
  '/ar': ['small-steps', 'tags/دفاتر'],
};

/** The last change of pages of Markdown files, and of the privacy notice. */
const CHANGES: Record<string, string> = {
  '/blog/a-year-of-tides/': '2025-06-01',
  '/blog/lamps/': '2025-11-02',
  '/blog/small-steps/': '2026-04-02',
  '/ar/blog/small-steps/': '2026-03-15',
  '/privacy/': '2026-10-01',
  '/projects/harbour-ledger/': '2026-05-01',
  '/uses/': '2026-02-03',
};

/** The paths of all pages in a language, without those in `lib/routes.ts`. */
function ownPaths(folder: string): string[] {
  const listed = content.navigation
    .map(({ path }) => path)
    .filter((path) => !Object.values<string>(routes).includes(path));
  return [...listed, ...UNLISTED, ...(POSTS[folder] ?? []).map((slug) => `/blog/${slug}/`)];
}

test('each page has its own preview and canonical URL', async () => {
  const { indexable, notFound } = site;
  const paths = sites.flatMap(({ folder }) =>
    [...Object.values(routes), ...ownPaths(folder)].map((path) => basePath + folder + path),
  );
  expect(indexable.map(({ path }) => path).sort()).toEqual(paths.sort());
  const images = new Set();
  for (const { document, path, file } of indexable) {
    const { profile, site: owned } = siteOf(file).content;
    const description = exported.meta(document, 'description');
    const address = encodeURI(origin + path);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href'), file).toBe(address);
    expect(exported.meta(document, 'robots'), file).not.toContain('noindex');
    const image = exported.meta(document, 'og:image') ?? '';
    for (const [name, value] of Object.entries({
      'og:url': address,
      'og:type': /(?:^|\/)(?:blog|projects)\/(?!tags\/|with\/|index)/.test(file) ? 'article' : 'website',
      'og:locale': owned.locale,
      'og:site_name': profile.name,
      'og:title': document.title,
      'og:description': description,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': exported.meta(document, 'twitter:image:alt'),
      'twitter:card': 'summary_large_image',
      'twitter:title': document.title,
      'twitter:description': description,
      'twitter:image': image,
      referrer: 'strict-origin-when-cross-origin',
    })) {
      expect(exported.meta(document, name), `${name} of ${file}`).toBe(value);
    }
    expect(exported.meta(document, 'og:image:alt')).toContain(profile.name);
    const png = await readFile(exported.fileFor(site, image.slice(origin.length)) ?? image);
    // Messengers don't show larger images.
    expect(png.length, file).toBeLessThanOrEqual(250 * 1024);
    images.add(png.toString('base64'));
  }
  expect(images.size).toBe(indexable.length);
  expect(exported.meta(notFound.document, 'robots')).toContain('noindex');
  for (const found of ['link[rel="canonical"]', 'meta[property^="og:"]'])
    expect(notFound.document.querySelector(found)).toBeNull();
});

function pageAt(path: string): exported.ExportedPage {
  const page = site.pages.find((candidate) => candidate.path === basePath + path);
  if (!page) throw new Error(`The export has no page ${path}.`);
  return page;
}

function only(entities: readonly exported.Entity[], type: string): exported.Entity | undefined {
  const found = entities.filter((entity) => entity['@type'] === type && Object.keys(entity).length > 2);
  expect(found, `one ${type}`).toHaveLength(1);
  return found[0];
}

test('structured data has breadcrumbs, and defines each entity once', async () => {
  const { indexable, notFound } = site;
  expect(exported.structuredData(notFound)).toEqual([]);
  for (const page of indexable) {
    const entities = exported.structuredData(page);
    const defined = entities.filter((entity) => '@id' in entity && '@type' in entity).map((entity) => entity['@id']);
    expect(new Set(defined).size, page.file).toBe(defined.length);
    const home = root + siteOf(page.file).folder + routes.home;
    if (origin + page.path === home) continue;
    const crumbs = only(entities, 'BreadcrumbList')?.itemListElement as exported.Entity[];
    expect(crumbs[0], page.file).toMatchObject({ position: 1, item: home });
    expect(new Set(crumbs.map(({ item }) => item)).size, page.file).toBe(crumbs.length);
    expect(crumbs.at(-1), page.file).toMatchObject({ position: crumbs.length, item: encodeURI(origin + page.path) });
  }
});

for (const { folder, content: owner } of sites) {
  const { languages, links, pages, profile, projects, services, site: owned } = owner;

  test(`structured data has the owner and the work in ${owned.language}`, () => {
    const home = only(exported.structuredData(pageAt(folder + routes.home)), 'WebSite');
    expect(home).toMatchObject({ name: profile.name, url: `${root}${folder}/` });
    const about = exported.structuredData(pageAt(folder + routes.about));
    const person = only(about, 'Person');
    expect(only(about, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': person?.['@id'] } });
    expect(only(about, 'ProfilePage')?.dateModified).toBe(pages.about.updated);
    expect(person).toMatchObject({
      name: profile.name,
      jobTitle: profile.role,
      description: profile.lead,
      sameAs: links.profiles.flatMap(({ address, button }) => (button ? [] : address)),
      knowsAbout: owner.skills.flatMap(({ skills }) => skills),
      knowsLanguage: languages.map(({ name }) => ({ name })),
      address: { addressLocality: profile.location?.city },
    });
    expect(exported.fileFor(site, String(person?.image).slice(origin.length))).toBeDefined();
    const code = exported.structuredData(pageAt(folder + routes.projects));
    const named = code.filter((it) => /SourceCode|CreativeWork/.test(String(it['@type']))).map((it) => it.name);
    expect(named).toEqual(projects.map(({ title }) => title));
    const offered = exported.structuredData(pageAt(folder + routes.services)).filter((it) => it['@type'] === 'Service');
    expect(offered.map((it) => it.name)).toEqual(services.map(({ title }) => title));
    only(exported.structuredData(pageAt(folder + routes.contact)), 'ContactPage');
  });
}

test('the CV page refers to its data and to the PDF that there is, About to the PDF, and Home to where calls are booked', async () => {
  for (const { folder, content: owner } of sites) {
    const { document } = pageAt(folder + CV_PATH);
    const [data, pdf] = ['link[rel="alternate"][type="application/json"]', 'main a[href$="/cv.pdf"]'].map((selector) =>
      document.querySelector(selector)?.getAttribute('href'),
    );
    expect(data).toBe(`${root}${folder}/resume.json`);
    const resume = JSON.parse(await exported.readFileAt(site, `${basePath}${folder}/resume.json`));
    expect(resume.basics).toMatchObject({ name: owner.profile.name, label: owner.profile.role });
    // There is no public/cv.ar.pdf.
    expect(pdf).toBe(folder ? undefined : `${basePath}/cv.pdf`);
    const { links: labels, offer } = owner.words;
    for (const [page, label, target] of [
      [routes.home, offer.booking, owner.links.booking],
      folder
        ? [routes.about, labels.viewCv, basePath + folder + CV_PATH]
        : [routes.about, labels.downloadCv, `${basePath}/cv.pdf`],
    ]) {
      const { document: linking } = pageAt(`${folder}${page}`);
      expect(linking.querySelector('link[type="application/json"]')).toBeNull();
      const link = [...linking.querySelectorAll('main a')].find(({ textContent }) => textContent === label);
      expect(link?.getAttribute('href')).toBe(target);
    }
  }
});

test('the sitemap lists exactly the indexable pages, with their last change', async () => {
  for (const { folder, content: owner } of sites) {
    const sitemap = await exported.readFileAt(site, `${basePath}${folder}/sitemap.xml`);
    const entries = [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) =>
      ['loc', 'lastmod'].map((name) => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1]),
    );
    const updated = Object.entries(routes).map(([name, path]) => [path, owner.pages[name as RouteId].updated]);
    const others = ownPaths(folder).map((path) => [path, CHANGES[folder + path] ?? CHANGES[path]]);
    const expected = [...updated, ...others].map(([path, day]) => [encodeURI(root + folder + path), day]);
    expect(entries.sort()).toEqual(expected.sort());
  }
  const robots = await exported.readFileAt(site, `${basePath}/robots.txt`);
  expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
});

test('each page has its icons, and the manifest’s icons have the sizes that it states', async () => {
  for (const { document, file } of site.pages) {
    const icons = ['icon', 'icon', 'apple-touch-icon', 'manifest'];
    const links = [...document.querySelectorAll('link:is([rel*="icon"], [rel="manifest"])')];
    expect(links.map((it) => it.getAttribute('rel')).sort(), file).toEqual(icons.sort());
    const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map((it) => it.getAttribute('media'));
    expect(colors, file).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  }
  for (const { folder, content: owner, direction } of sites) {
    const start = `${basePath}${folder}/`;
    expect(JSON.parse(await exported.readFileAt(site, `${start}manifest.webmanifest`))).toMatchObject({
      start_url: start,
      scope: start,
      short_name: owner.profile.name,
      lang: owner.site.language,
      dir: direction,
    });
  }
  const manifest = JSON.parse(await exported.readFileAt(site, `${basePath}/manifest.webmanifest`));
  const sizes: string[] = [];
  for (const icon of [...manifest.icons, { src: `${basePath}/apple-touch-icon.png`, sizes: '180x180' }]) {
    const png = await readFile(exported.fileFor(site, icon.src) ?? icon.src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
    sizes.push(`${icon.sizes} ${icon.purpose ?? 'any'}`);
  }
  expect(sizes.sort()).toEqual(['180x180 any', '192x192 any', '512x512 any', '512x512 maskable']);
  const favicon = await readFile(exported.fileFor(site, `${basePath}/favicon.ico`) ?? '');
  const widths = Array.from({ length: favicon.readUInt16LE(4) }, (_, index) => favicon.readUInt8(6 + 16 * index));
  expect(widths).toEqual([16, 32, 48]);
  expect(await exported.readFileAt(site, `${basePath}/site-icons/icon.svg`)).toContain('prefers-color-scheme:dark');
});
