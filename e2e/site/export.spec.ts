import sharp from 'sharp';
import { DESCRIPTION_LENGTH } from '@/lib/content/fields';
import { scriptsOf } from '@/lib/language/writing-systems';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { findDeadLinks } from '@/scripts/check/finished-links';
import { PREVIEW_SIZE } from '@/site/preview/previews';
import { basePath, content } from '../support/compiled-site';
import { type ExportedPage, meta, readExport, readFileAt, structuredData } from '../support/exported-site';
import { test } from '../support/site';
import { fieldOf, findFiles, findPages, isAdded, isNotFound, reportFaults, type SitePage } from './site-pages';

type ReadPage = SitePage & ExportedPage;

// One worker reads the export only once.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof readExport>>;
let files: Set<string>;
let pages: ReadPage[];
/** The pages that search engines may index. */
let indexable: ReadPage[];

const { origin } = new URL(content.site.address);
const { least, most } = DESCRIPTION_LENGTH;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await readExport(LOCAL_FOLDER, basePath);
  files = new Set(findFiles(LOCAL_FOLDER));
  const read = new Map(site.pages.map((page) => [page.file, page]));
  pages = findPages().map((page) => ({ ...(read.get(page.file) as ExportedPage), ...page }));
  indexable = pages.filter((page) => site.indexable.includes(read.get(page.file) as ExportedPage));
});

test('each page has a title, one h1 and a description of its own, in its language', () => {
  const faults: string[] = [];
  for (const { path, source, document } of pages) {
    const headings = [...document.querySelectorAll('h1')];
    const texts = headings.map((heading) => JSON.stringify(heading.textContent.trim())).join(' and ');
    if (headings.length > 1) faults.push(`${path} has ${headings.length} h1: ${texts}. Keep one of them in ${source}.`);
    else if (!headings[0]?.matches(':not(:empty)'))
      faults.push(`${path} has no h1: give it one in ${source}, for example with PageHeader.`);
  }
  const seen = new Map<string, SitePage>();
  // Added pages last, because they are often made from a copy of another page.
  const described = [...indexable, ...pages.filter(isNotFound)];
  for (const page of described.sort((one, other) => Number(isAdded(one)) - Number(isAdded(other)))) {
    const { path, language, document } = page;
    for (const [name, value] of Object.entries({ title: document.title, description: meta(document, 'description') })) {
      const field = fieldOf(page, name as 'title' | 'description');
      const length = name === 'description' ? `, ${least} to ${most} characters` : '';
      const earlier = seen.get(language + name + value);
      seen.set(language + name + value, page);
      if (!value?.trim()) faults.push(`${path} has no ${name}: write ${field}${length}.`);
      else if (earlier) faults.push(`${path} has the ${name} of ${earlier.path}: write its own as ${field}${length}.`);
      else if (name === 'description' && !isTranslated(page, value))
        faults.push(
          `${path} has a description in another language: translate ${field}, or name its script in the language's tag, such as sr-Latn.`,
        );
    }
  }
  reportFaults(faults);
});

/** Whether a text is in the page's language, as far as its letters and the main language's page tell. */
function isTranslated(page: ReadPage, description: string): boolean {
  // The template has no way of its own to translate pages that the owner added.
  if (isAdded(page)) return true;
  const { language, route, document } = page;
  const { documentElement } = document;
  const letters = new RegExp(
    `[${scriptsOf(documentElement.lang)
      .map((it) => `\\p{Script=${it}}`)
      .join('')}]`,
    'u',
  );
  const main = language && pages.find((page) => !page.language && page.route === route);
  const isSameLanguage =
    main && main.document.documentElement.lang.split('-')[0] === documentElement.lang.split('-')[0];
  const isCopy = main && !isSameLanguage && meta(main.document, 'description') === description;
  return letters.test(description) && !isCopy;
}

test('links and files lead to pages and files that exist', async ({ baseURL }) => {
  const addresses = new Map(pages.map((page) => [baseURL + encodeURI(page.path), page]));
  const found = [...addresses].flatMap(([address, page]) => (isNotFound(page) ? [] : address));
  // Whole addresses, also those below the site's own, are requested by npm run check -- --links.
  const { dead } = await findDeadLinks(found, (url) => !url.startsWith(`${baseURL}/`));
  const faults = dead.map(({ url, page }) => {
    const { path = page, source } = addresses.get(page) ?? {};
    const target = decodeURI(url.slice(baseURL?.length));
    const why = `${target}/`.startsWith(`${basePath}/`)
      ? 'where there is no page and no file (capital letters count)'
      : `which is outside the site’s folder ${basePath} (withBasePath in site/addresses.ts adds it)`;
    return `${path} leads to ${target}, ${why}: correct it in content/ or in ${source}.`;
  });
  reportFaults(faults);
});

test('links to parts of pages lead to parts that exist', () => {
  const faults: string[] = [];
  for (const { path, source, document } of pages) {
    for (const link of document.querySelectorAll('a[href*="#"]')) {
      const href = link.getAttribute('href') ?? '';
      const [, target = '', id = ''] = /^(\/[^#]*|)#(.+)$/.exec(href) ?? [];
      const page = target ? pages.find((one) => encodeURI(one.path) === encodeURI(decodeURI(target))) : { document };
      if (!id || !page || page.document.getElementById(decodeURIComponent(id))) continue;
      const text = link.textContent.trim().slice(0, 60);
      faults.push(
        `${path} leads to ${href} (“${text}”), where nothing has the id ${id}: correct it in content/ or in ${source}.`,
      );
    }
  }
  reportFaults(faults);
});

/** The file in the export that a host sends for a path, also after it has added the slash to a page's. */
function findFile(pathname: string): string | undefined {
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  try {
    const name = decodeURIComponent(pathname.slice(basePath.length + 1));
    // Unlike the disks of Windows and macOS, hosts distinguish capital letters.
    return [name, `${name}index.html`, `${name}/index.html`].find((file) => files.has(file));
  } catch {
    // The path is not encoded properly.
    return undefined;
  }
}

test('sitemap and previews agree with the pages', async () => {
  const sitemaps = [...new Set(['', ...pages.map(({ language }) => language)])];
  const texts = await Promise.all(sitemaps.map((language) => readFileAt(site, `${basePath}/${language}sitemap.xml`)));
  const listed = new Set(
    texts.flatMap((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).href)),
  );
  const addresses = new Map(indexable.map((page) => [new URL(page.path, origin).href, page]));
  const faults = [...listed].flatMap((url) =>
    addresses.has(url) ? [] : `The sitemap lists ${url}, where there is no page for search engines.`,
  );
  for (const [url, { path, source, document }] of addresses) {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const image = meta(document, 'og:image');
    if (!listed.has(url) || !canonical)
      faults.push(
        `${path} is not in the sitemap: give it its metadata with pageMetadata in ${source} (docs/recipes.md).`,
      );
    else if (!image) faults.push(`${path} has no preview image (og:image): take it from pageMetadata in ${source}.`);
    else faults.push(...(await findPreviewFaults(path, image)));
    // A post may name the address at which it was published first.
    if (canonical && new URL(canonical).href !== url && new URL(canonical).origin === new URL(origin).origin)
      faults.push(`${path} has the canonical address ${canonical} instead of ${url}: correct it in ${source}.`);
  }
  reportFaults(faults);
});

async function findPreviewFaults(path: string, image: string): Promise<string[]> {
  const url = new URL(image, origin);
  if (url.origin !== origin) return [];
  const file = findFile(url.pathname);
  if (!file) return [`${path} has the preview image ${image}, which does not exist.`];
  const { format, width, height } = await sharp(`${LOCAL_FOLDER}/${file}`).metadata();
  const size = `${PREVIEW_SIZE.width} x ${PREVIEW_SIZE.height} px`;
  if (format === 'png' && width === PREVIEW_SIZE.width && height === PREVIEW_SIZE.height) return [];
  return [`${path} has the preview image ${image}, a ${format} of ${width} x ${height} px: make it a PNG of ${size}.`];
}

test('structured data can be read, and refers to what it defines', () => {
  const faults: string[] = [];
  for (const page of pages) {
    const { path, source } = page;
    try {
      const entities = structuredData(page).filter((it) => '@id' in it);
      const [referred, defined] = [1, 2].map((size) =>
        entities.filter((it) => Math.min(Object.keys(it).length, 2) === size).map((it) => String(it['@id'])),
      ) as [string[], string[]];
      for (const id of referred.filter((it) => it.startsWith(origin) && !defined.includes(it)))
        faults.push(`${path} refers to ${id} in its structured data, but does not define it: correct ${source}.`);
    } catch {
      faults.push(`${path} has structured data that is not JSON: correct it in ${source}.`);
    }
  }
  reportFaults(faults);
});
