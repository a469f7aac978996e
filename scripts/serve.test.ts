/** @jest-environment node */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '../export/compress-files';
import { writeHostFiles } from '../export/host-files';
import { listen } from './port';
import { createSiteServer, serveSite } from './serve';

const filler = '<p>Stars and lattices.</p>'.repeat(100);
const files = {
  'index.html': `Home ${filler}`,
  'about/index.html': `About ${filler}`,
  'about/index.txt': `Data ${filler}`,
  '404.html': `Lost ${filler}`,
  '_next/static/chunks/a1.js': `'${filler}'`,
  '_next/static/media/f.woff2': 'font',
  'card.vcf': 'BEGIN:VCARD',
  'icon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'مرحبا/index.html': 'Hello',
};

let folder: string;
const servers: Server[] = [];

async function serve(basePath = '', served = folder) {
  const server = createSiteServer({ folder: served, basePath });
  servers.push(server);
  await listen(server, 0);
  return (server.address() as { port: number }).port;
}

/** Asks for a path exactly as written, which `fetch` would tidy first. */
function ask(port: number, target: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port, path: target, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await compressFiles(folder);
  // The owner's rules for a single page come after the site's.
  await writeFile(path.join(folder, '_headers'), '/\n  X-Home: yes\n');
  await writeHostFiles({ folder, project: folder, basePath: '', environment: {}, ownFiles: new Set(['_headers']) });
  port = await serve();
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/', 'index.html'],
  ['/?from=mail', 'index.html'],
  ['/about/', 'about/index.html'],
  ['/about/index.txt', 'about/index.txt'],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/', 'مرحبا/index.html'],
] as const)('serves %s', async (target, name) => {
  const { status, body } = await ask(port, target);
  expect(status).toBe(200);
  expect(body.toString()).toBe(files[name]);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])('answers %p with %s', async (accepted, sent, decode) => {
  const { headers, body } = await ask(port, '/about/', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': sent, vary: 'Accept-Encoding' });
  expect(decode(body).toString()).toBe(files['about/index.html']);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/about/index.txt', 'text/plain; charset=utf-8'],
  ['/_next/static/chunks/a1.js', 'text/javascript; charset=utf-8'],
  ['/_next/static/media/f.woff2', 'font/woff2'],
  ['/card.vcf', 'text/vcard; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('sends %s as %s', async (target, type) => {
  expect((await ask(port, target)).headers['content-type']).toBe(type);
});

test('a rule for one path is for that path alone', async () => {
  expect((await ask(port, '/')).headers).toHaveProperty('x-home', 'yes');
  expect((await ask(port, '/about/')).headers).not.toHaveProperty('x-home');
});

test.each([
  ['/_next/static/chunks/a1.js', 'public, max-age=31536000, immutable'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/about/index.txt', 'public, max-age=0, must-revalidate'],
  ['/icon.svg', 'public, max-age=0, must-revalidate'],
])('lets %s be kept: %s', async (target, rule) => {
  expect((await ask(port, target)).headers['cache-control']).toBe(rule);
});

test.each([
  ['replaces what the server sends by itself', '/about/', ['/*', '  Cache-Control: no-store'], 'no-store'],
  [
    'is joined with what another says',
    '/about/',
    ['/*', '  Cache-Control: a', '/about/*', '  Cache-Control: b'],
    'a, b',
  ],
  ['is not made up where it is missing', '/_next/static/chunks/a1.js', [], 'public, max-age=0, must-revalidate'],
])('a rule of _headers %s, right or wrong', async (_, target, lines, value) => {
  const other = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await cp(folder, other, { recursive: true });
  await writeFile(path.join(other, '_headers'), lines.join('\n'));
  expect((await ask(await serve('', other), target)).headers['cache-control']).toBe(value);
  await rm(other, { recursive: true });
});

test('answers a known version with 304 and nothing else', async () => {
  const { headers } = await ask(port, '/about/');
  const again = await ask(port, '/about/', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test.each([
  ['/about', '/about/'],
  ['/about?a=1&b=/x', '/about/?a=1&b=/x'],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', '/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/'],
])('sends %s on to %s', async (target, location) => {
  const { status, headers } = await ask(port, target);
  expect({ status, location: headers.location }).toEqual({ status: 308, location });
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/_next',
  '/%E0%A4%A',
  '/%00',
  '/../package.json',
  '/about/../../package.json',
  '/%2e%2e/package.json',
  '/..%5cpackage.json',
  '//example.com',
  '//example.com/..',
  '//example.com/%2e%2e/about',
  '/\\example.com/about',
  '/about//',
  '/./about',
  '/_headers',
  '/%5fheaders',
  '/vercel.json',
  '/.htaccess',
  '/.host/nginx-site.conf',
  '/index.html.br',
  '/about/index.html.gz',
  '/index.html/',
])('has the 404 page for %s', async (target) => {
  const { status, headers, body } = await ask(port, target, { 'accept-encoding': 'gzip', range: 'bytes=0-3' });
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(gunzipSync(body).toString()).toBe(files['404.html']);
});

test.each([
  ['/', 200],
  ['/nowhere', 404],
])('answers HEAD for %s with %i and no body', async (target, status) => {
  const answer = await ask(port, target, { method: 'HEAD' });
  expect(answer.status).toBe(status);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  expect(answer.body).toHaveLength(0);
});

test('takes no other method', async () => {
  const { status, headers } = await ask(port, '/', { method: 'POST' });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test.each([
  ['/portfolio', 308, '/portfolio/'],
  ['/portfolio?a=1', 308, '/portfolio/?a=1'],
  ['/portfolio/', 200, undefined],
  ['/portfolio/about', 308, '/portfolio/about/'],
  ['/portfolio/about/', 200, undefined],
  ['/portfolio/_headers', 404, undefined],
  ['/portfolio/vercel.json', 404, undefined],
  ['/portfolio/.htaccess', 404, undefined],
  ['/', 404, undefined],
  ['/about/', 404, undefined],
  ['/portfolios/', 404, undefined],
])('under /portfolio answers %s with %i', async (target, status, location) => {
  const answer = await ask(await serve('/portfolio'), target);
  expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location });
});

describe('a site that is served', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) => found);
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  let close: () => Promise<void>;

  afterEach(() => close());

  test.each([
    ['this machine alone', undefined, false],
    ['the networks it is in', '0.0.0.0', true],
  ] as const)('can be reached from %s', async (_, host, isOpen) => {
    const probe = createSiteServer({ folder });
    await listen(probe, 0);
    const { port: free } = probe.address() as { port: number };
    await new Promise((resolve) => probe.close(resolve));
    ({ close } = await serveSite({ folder, port: free, host }));
    const isServedAt = (address: string) =>
      fetch(`http://${address}:${free}/`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await isServedAt('127.0.0.1')).toBe(true);
    for (const { address } of outside) expect(await isServedAt(address)).toBe(isOpen);
  });
});

test('says what to do where there is no export', async () => {
  await expect(serveSite({ folder: path.join(folder, 'nothing'), port: 1 })).rejects.toThrow('run npm run build first');
});
