/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPolicy } from './add-policy.mjs';
import { writeHostFiles } from './host-files.mjs';
import { moveFlightData } from './move-flight-data.mjs';
import { edit } from './pages.mjs';
import { removeCopies } from './remove-copies.mjs';
import { removeUnusedChunks } from './remove-unused-chunks.mjs';
import { startPage } from './start-page.mjs';

const RUNTIME = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';

interface Parts {
  head?: string;
  runtime?: string;
  opening?: string;
  data?: string[];
  body?: string;
}

/** A page as Next writes it, in the parts that matter here. */
function pageOf({ head = CHUNK, runtime = RUNTIME, opening = OPENING, data = ['Home'], body = '' }: Parts = {}) {
  const flight = data.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('');
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>h1{margin:0}</style>${head}</head>`,
    `<body><script>theme()</script><h1>Stars</h1>${body}`,
    `<script id="_R_">${runtime}</script><script>${opening}</script>${flight}</body></html>`,
  ].join('');
}

const site = { basePath: '' };
let folder: string;

async function write(pages: Record<string, string>) {
  for (const [file, html] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), html);
  }
}
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-steps-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the data of a page moves to a deferred file before its chunks', async () => {
  await write({ 'index.html': pageOf({ data: ['One', 'Two'] }) });
  await moveFlightData(folder, site);
  const html = await read('index.html');
  const [, file = ''] = /<script src="\/([^"]+)" defer=""><\/script><script src="[^"]+chunks/.exec(html) ?? [];
  expect(html).not.toMatch(/__next_f|TURBOPACK/);
  expect(html).toContain('<script>theme()</script><h1>Stars</h1>');
  expect((await read(file)).split('\n')).toEqual([
    RUNTIME,
    `${OPENING};`,
    'self.__next_f.push([1,"One"]);',
    'self.__next_f.push([1,"Two"]);',
    '',
  ]);
});

test('pages with the same data share its file, and others have their own', async () => {
  await write({
    'index.html': pageOf(),
    'about/index.html': pageOf({ data: ['About'] }),
    '404.html': pageOf({ data: ['About'] }),
  });
  await moveFlightData(folder, site);
  expect(await readdir(path.join(folder, '_next/static/flight'))).toHaveLength(2);
});

test('the data is found below the folder the site lives in', async () => {
  await write({ 'index.html': pageOf({ head: CHUNK.replace('/_next', '/portfolio/_next') }) });
  await moveFlightData(folder, { basePath: '/portfolio' });
  expect(await read('index.html')).toMatch(/<script src="\/portfolio\/_next\/static\/flight\/[0-9a-f]{16}\.js" defer/);
});

test.each([
  ['no data', { data: [] }],
  ['data in another form', { opening: 'self.__next_f={}' }],
  ['a runtime in another form', { runtime: 'start(globalThis.TURBOPACK)' }],
  ['a second runtime', { body: `<script>${RUNTIME}</script>` }],
  ['one more script that uses the data', { body: '<script>count(self.__next_f)</script>' }],
])('%s stops the build', async (_, parts) => {
  await write({ 'index.html': pageOf(parts) });
  await expect(moveFlightData(folder, site)).rejects.toThrow(
    /^index\.html holds .*bring export\/move-flight-data\.mjs up to it\.$/,
  );
});

test('a page without chunks stops the build', async () => {
  await write({ 'index.html': pageOf({ head: '' }) });
  await expect(moveFlightData(folder, site)).rejects.toThrow('index.html loads no chunk from /_next/static/chunks/');
});

test('a folder without pages stops every step that reads them', async () => {
  for (const step of [moveFlightData, addPolicy, writeHostFiles]) {
    await expect(step(folder, site)).rejects.toThrow(`There is no index.html in ${folder}`);
  }
});

test('the policy stands behind the charset and before everything else', async () => {
  await write({ 'index.html': pageOf() });
  await moveFlightData(folder, site);
  await addPolicy(folder, site);
  expect(await read('index.html')).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"\/><script>self\.trustedTypes/,
  );
});

test('a page that begins with something else stops the build', async () => {
  await write({ 'index.html': pageOf().replace('<meta charSet="utf-8"/>', '<title>Home</title>') });
  await moveFlightData(folder, site);
  await expect(addPolicy(folder, site)).rejects.toThrow('index.html does not begin with its charset');
});

test('every host is told the same policy as the pages, and to forbid frames', async () => {
  await write({ 'index.html': pageOf() });
  await moveFlightData(folder, site);
  await addPolicy(folder, site);
  await writeHostFiles(folder, site);
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await read('index.html')) ?? [];
  const files = ['_headers', 'vercel.json', '.htaccess', '.host/nginx-site.conf', '.host/caddy-snippets.conf'];
  for (const file of files) {
    expect(await read(file)).toContain(`${policy}; frame-ancestors 'none'`);
  }
  expect(await read('.nojekyll')).toBe('');
});

test('Apache is told what it would list, and reads a percent sign as one', async () => {
  const form = '<form action="https://forms.example/f/a;b" method="post"></form>';
  await write({ 'index.html': pageOf({ body: form }), 'about/index.html': pageOf({ body: form }), 'og/home.png': '' });
  await writeHostFiles(folder, site);
  const text = await read('.htaccess');
  expect(text).toContain('RedirectMatch 404 "^/(?:og)/$"');
  expect(text).toContain('|vercel\\.json|');
  expect(text).toContain('https://forms.example/f/a%%3Bb');
});

test('caching and the page for wrong addresses are told for the folder the site lives in', async () => {
  await write({ 'index.html': pageOf() });
  await writeHostFiles(folder, { basePath: '/portfolio' });
  expect(await read('_headers')).toMatch(/^\/portfolio\/_next\/static\/\*\n {2}Cache-Control: .*immutable$/m);
  expect(await read('vercel.json')).toContain('"/portfolio/_next/static/(.*)"');
  expect(await read('.host/nginx-caching.conf')).toContain('"~^/portfolio/_next/static/"');
  expect(await read('.host/nginx-site.conf')).toContain('error_page 404 /portfolio/404.html;');
  expect(await read('.host/caddy-snippets.conf')).toContain('path /portfolio/_next/static/*');
  expect(await read('.host/caddy-snippets.conf')).toContain('rewrite * /portfolio/404.html');
  expect(await read('.htaccess')).toContain('ErrorDocument 404 /portfolio/404.html');
  expect(await read('.htaccess')).toContain('=~ m#^/portfolio/_next/static/#');
});

test('the page for wrong addresses stays at one place', async () => {
  await write({ '404.html': 'Lost', '404/index.html': 'Lost', '_not-found/index.html': 'Lost', 'index.html': 'Home' });
  await removeCopies(folder);
  expect((await readdir(folder)).sort()).toEqual(['404.html', 'index.html']);
});

test('a copy that is no copy, or no page at all, stops the build', async () => {
  await expect(removeCopies(folder)).rejects.toThrow('There is no 404.html');
  await write({ '404.html': 'Lost', '404/index.html': 'Something else' });
  await expect(removeCopies(folder)).rejects.toThrow('404/index.html is not the same page as 404.html');
});

test('a chunk that no page leads to goes, with what it alone names', async () => {
  await write({
    'index.html': '<script src="/_next/static/chunks/a.js"></script>',
    'index.txt': '"/_next/static/chunks/b.css"',
    '_next/static/chunks/a.js': 'load("static/chunks/c.js")',
    '_next/static/chunks/b.css': '',
    '_next/static/chunks/c.js': 'load("static/chunks/a.js")',
    '_next/static/chunks/d.js': 'load("static/chunks/a.js", "static/chunks/e.js")',
    '_next/static/chunks/e.js': 'load("static/chunks/d.js")',
  });
  await removeUnusedChunks(folder);
  expect((await readdir(path.join(folder, '_next/static/chunks'))).sort()).toEqual(['a.js', 'b.css', 'c.js']);
});

test('chunks that nothing names stop the build, since they are then named in another way', async () => {
  await write({ 'index.html': 'Home', '_next/static/chunks/a.js': '' });
  await expect(removeUnusedChunks(folder)).rejects.toThrow('names a chunk of _next/static/chunks');
});

test('a page names its scripts, the data first, and loads none before it is painted', async () => {
  const preload = '<link rel="preload" as="script" href="/_next/static/chunks/b.js"/>';
  const more = '<script src="/_next/static/chunks/b.js" async=""></script>';
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  await write({ 'index.html': pageOf({ head: preload + CHUNK + old, body: more }) });
  await moveFlightData(folder, site);
  await startPage(folder, site);
  const html = await read('index.html');
  expect(html).toMatch(
    /<meta name="scripts" content="\/_next\/static\/flight\/\w+\.js \/_next\/static\/chunks\/a\.js \/_next\/static\/chunks\/b\.js"\/>/,
  );
  expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual(['<script src="/_next/static/chunks/old.js" noModule="">']);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('<h1>Stars</h1>');
});

test('a page whose data is not its first script stops the build', async () => {
  await write({ 'index.html': pageOf({ head: `${CHUNK}<script src="/_next/static/chunks/b.js" async=""></script>` }) });
  await expect(startPage(folder, site)).rejects.toThrow('its data was expected first');
});

test('what is put in before a part that goes stays, in whatever order the edits are named', () => {
  const added = { start: 1, end: 1, text: 'new' };
  const removed = { start: 1, end: 4 };
  expect(edit('(old)', [added, removed])).toBe('(new)');
  expect(edit('(old)', [removed, added])).toBe('(new)');
});
