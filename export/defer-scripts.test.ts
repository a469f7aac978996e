import { temporaryFolder } from '../e2e/support/export-folder';
import { deferScripts } from './defer-scripts';
import { readPages, type Site, writePages } from './pages';

const { list, read, site, write } = temporaryFolder();

async function defer(site: Site) {
  const pages = await readPages(site);
  await writePages(site.folder, pages, [await deferScripts(site, pages)]);
}

const pageWith = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test('scripts are deferred in document order, with inline scripts in one file first, and data blocks stay', async () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  await write({
    'index.html': pageWith(
      '<link rel="preload" as="script" href="/a.js"/><script src="/old.js" nomodule=""></script><script src="/a.js" async="" id="a"></script>',
      `<script>one() // first</script>${data}<p>Stars</p><script src="/b.js" defer=""></script><script id="_R_">two()</script>`,
    ),
  });
  await defer({ ...site, basePath: '/portfolio' });
  const [file = ''] = await list('_next/static/inline');
  expect(await read(`_next/static/inline/${file}`)).toBe('one() // first\n;two()\n;');
  expect(await read('index.html')).toBe(
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
])('with %s on one page all pages are unchanged, because its order would change', async (script) => {
  const pages = {
    'index.html': pageWith('', '<script>one()</script>'),
    'about/index.html': pageWith(script, ''),
  };
  await write(pages);
  await expect(defer(site)).rejects.toThrow("about/index.html has a script that can't be deferred: <script ");
  for (const [file, html] of Object.entries(pages)) expect(await read(file)).toBe(html);
});
