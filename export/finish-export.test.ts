import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { CHUNK, exportedSite, pageOf, temporaryFolder } from '../e2e/support/export-folder';
import type { Site } from '../lib/site';
import { deferScripts } from './defer-scripts';
import { finishExport } from './finish-export';
import { type Export, readPages, writePages } from './pages';

const { list, read, write, ...temporary } = temporaryFolder();
const exported: Export = { ...temporary.exported, folder: `${temporary.folder}/out` };
const { project, site } = exported;

const warn = jest.spyOn(console, 'warn');
beforeEach(() => warn.mockReset().mockImplementation());

const MODULE = '<script type="module" src="/_next/static/chunks/a.js"></script>';

test('an optimization that doesn’t recognise a page leaves all pages unchanged, and the build goes on', async () => {
  await write({
    'out/index.html': pageOf(),
    'out/about/index.html': pageOf({ head: MODULE }),
    'out/404.html': pageOf(),
  });
  await finishExport({ project, site });
  expect(warn.mock.calls.flat().join('\n')).toMatch(
    /^Skipped the optimization of scripts\. .* \(about\/index\.html has /,
  );
  for (const page of ['out/index.html', 'out/about/index.html']) {
    const html = await read(page);
    expect(html).toContain('src="/_next/static/chunks/a.js"');
    expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-/);
    expect(html).toContain('<script>(()=>{');
  }
  expect(await read('out/_headers')).toContain('frame-ancestors');
});

test('the compressed copies are those of the finished files', async () => {
  const html = pageOf({ body: '<main>Tides. </main>'.repeat(99) });
  await write({ 'out/index.html': html, 'out/long.txt': 'Tides. '.repeat(300) });
  await finishExport({ project, site });
  for (const file of ['index.html', 'long.txt'])
    expect(String(brotliDecompressSync(await readFile(`${project}/out/${file}.br`)))).toBe(await read(`out/${file}`));
});

test('a skipped optimization prints no warning', async () => {
  await write({ 'out/index.html': pageOf({ head: MODULE }), 'out/long.txt': 'Tides. '.repeat(300) });
  await finishExport({ project, site: { ...site, build: { ...site.build, skipped: ['scripts', 'compression'] } } });
  expect(warn).not.toHaveBeenCalled();
  expect(await read('out/index.html')).toContain(MODULE);
  expect(await list('out')).not.toContain('long.txt.br');
});

test('files in public/ replace generated files and are unchanged', async () => {
  const own = '<script src="https://stats.example/a.js"></script><p style="color: red">Mine</p>';
  await write({
    'public/robots.txt': 'Mine',
    'public/old/index.html': own,
    'out/index.html': pageOf(),
    'out/robots.txt': 'Allow',
    'out/_not-found/index.html': pageOf(),
  });
  await finishExport({ project, site });
  expect(await read('out/robots.txt')).toBe('Mine');
  expect(await read('out/old/index.html')).toBe(own);
  expect(await list('out')).not.toContain('_not-found');
});

test('a page of the owner’s in a file of the template stops the build, which would remove it', async () => {
  const [language] = site.languages;
  await write({ 'out/index.html': pageOf(), 'out/cv/index.html': pageOf() });
  const exported = { project, site: { ...site, languages: [{ ...language, pages: ['/'] }] as const } };
  await expect(finishExport(exported)).rejects.toThrow("app/cv/page.tsx is the template's, but has a page of yours");
  const files = {
    'out/index.html': pageOf(),
    'out/cv/index.html': pageOf({ head: CHUNK.replace('a.js', 'cv.js') }).replace('<h1>Stars</h1>', ''),
    'out/resume.json': '{}',
    ...{ 'out/_next/static/chunks/a.js': '', 'out/_next/static/chunks/cv.js': '' },
  };
  await write(files);
  await finishExport(exported);
  expect(await list('out')).toContain('resume.json');
  expect(await list('out')).not.toContain('cv');
  expect(await list('out/_next/static/chunks')).toEqual(['a.js']);
  const withoutCv = { ...exported.site, content: { ...site.content, links: { profiles: [] } } };
  for (const isOwn of [false, true]) {
    await write(files);
    if (isOwn) await write({ 'public/resume.json': '{}' });
    await finishExport({ project, site: withoutCv });
    expect((await list('out')).includes('resume.json')).toBe(isOwn);
  }
});

test('a page that one of two languages leaves out is not exported there, the main language included', async () => {
  const languages = [
    {
      language: 'en',
      locale: 'en_US',
      basePath: '',
      navigation: [],
      pages: ['/', '/about/', '/about/one/', '/services/one/'],
      aliases: [],
    },
    {
      language: 'ar',
      locale: 'ar_EG',
      basePath: '/ar',
      navigation: [],
      pages: ['/', '/services/', '/about/one/'],
      aliases: [],
    },
  ] as unknown as Site['languages'];
  await write({ '.next/_next/static/pictures/a.avif': 'cache/a', 'cache/a': '' });
  for (const [basePath, left, kept, own] of [
    ['', 'services', 'about', ['price list.pdf', 'prices.pdf', 'terms.pdf']],
    // A further language has only the files that it refers to, and those whose names may be written in several ways.
    ['/ar', 'about', 'services', ['price list.pdf', 'prices.pdf']],
  ] as const) {
    const pages = ['index.html', '404.html', `${left}/index.html`, `${left}/one/index.html`, `${kept}/index.html`];
    await write(Object.fromEntries(pages.map((file) => [`out${basePath}/${file}`, pageOf()])));
    await write({ [`out${basePath}/index.html`]: pageOf({ body: '<a href="prices.pdf"></a>' }) });
    for (const name of ['prices', 'price list', 'terms']) await write({ [`public/${left}/${name}.pdf`]: 'Mine' });
    await finishExport({
      project,
      site: { ...site, basePath, languages, build: { ...site.build, outDir: `out${basePath}` } },
    });
    expect(await list(`out${basePath}`)).toContain(kept);
    expect(await list(`out${basePath}/${left}`)).toEqual(['one', ...own]);
    expect(await list('out/_next/static/pictures')).toEqual(['a.avif']);
    expect((await list(`out${basePath}/_next/static`)).includes('pictures')).toBe(basePath === '');
  }
});

const pageAt = (address: string, host = exportedSite().content.site.address) =>
  pageOf({
    head: `<link rel="icon" href="/icon.svg"/><link rel="canonical" href="${new URL(host).origin}${address}"/>`,
  });

test('a page with another page’s canonical address stops the build, and one with its own or none does not', async () => {
  const inFolder = { project, site: exportedSite({ basePath: '/portfolio' }) };
  const home = pageAt('/portfolio/');
  await write({
    'out/index.html': home.replace('</body>', '<nav>Menu</nav><main>Stars, and <a href="/tides/">tides</a>.</main>$&'),
    'out/مرحبا/index.html': pageAt('/portfolio/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/'),
    'out/elsewhere/index.html': pageAt('/first/', 'https://elsewhere.dev'),
    'out/hidden/index.html': pageAt('/portfolio/hidden/').replace(
      '</head>',
      '<meta name="robots" content="noindex"/>$&',
    ),
    'out/404.html': pageOf(),
  });
  await expect(finishExport(inFolder)).resolves.toBeUndefined();
  // What search engines may show has a copy in Markdown.
  const copied = ['out', 'out/مرحبا', 'out/hidden'].map(async (page) => (await list(page)).includes('index.md'));
  expect(await Promise.all(copied)).toEqual([true, true, false]);
  expect(await read('out/index.md')).toBe('Stars, and [tides](https://ines-duarte.dev/tides/).\n');
  await write({ 'out/uses/index.html': home });
  await expect(finishExport(inFolder)).rejects.toThrow('/portfolio/; give it its own metadata in app/uses/page.tsx.');
});

async function defer(one: Export) {
  const pages = await readPages(one);
  await writePages(one.folder, pages, [await deferScripts(one, pages)]);
}

const pageWith = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test('scripts are deferred in document order, with inline scripts in one file first, and data blocks stay', async () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  await write({
    'out/index.html': pageWith(
      '<link rel="preload" as="script" href="/a.js"/><script src="/old.js" nomodule=""></script><script src="/a.js" async="" id="a"></script>',
      `<script>one() // first</script>${data}<p>Stars</p><script src="/b.js" defer=""></script><script id="_R_">two()</script>`,
    ),
  });
  await defer({ ...exported, site: exportedSite({ basePath: '/portfolio' }) });
  const [file = ''] = await list('out/_next/static/inline');
  expect(await read(`out/_next/static/inline/${file}`)).toBe('one() // first\n;two()\n;');
  expect(await read('out/index.html')).toBe(
    pageWith(
      `<script data-src="/portfolio/_next/static/inline/${file}"></script><script data-src="/a.js" id="a"></script>`,
      `<script></script>${data}<p>Stars</p><script data-src="/b.js"></script><script id="_R_"></script>`,
    ),
  );
});

test.each([
  '<script type="module" src="/a.js"></script>',
  '<script type="module">one()</script>',
  '<script src="/a.js"></script>',
])('%s is not deferred, because its order would change', async (script) => {
  await write({ 'out/index.html': pageWith(script, '') });
  await expect(defer(exported)).rejects.toThrow("index.html has a script that can't be deferred: <script ");
});
