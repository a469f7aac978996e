import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type NetworkInterfaceInfo, networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '../export/compress-files';
import { RESPONSE_HEADERS } from '../lib/headers';
import { describeInbox, printMessage, startInbox } from './inbox';
import { describeSite, freePort, LOOPBACK, networkAddress, serveSite } from './serve';

const filler = '<p>Stars and lattices.</p>'.repeat(100);
const files = {
  'index.html': `Home ${filler}`,
  'about/index.html': `About ${filler}`,
  'about/index.txt': `Data ${filler}`,
  '404.html': `Not found ${filler}`,
  'ar/404.html': `Missing ${filler}`,
  '_next/static/chunks/a1.js': `'${filler}'`,
  'ar/_next/static/a2.js': '',
  'contact.vcf': 'BEGIN:VCARD',
  'favicon.ico': 'Star',
  _headers: '/*',
  'مرحبا/index.html': 'Hello',
};

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;
let siteInFolder: typeof site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await compressFiles(folder);
  site = await serveSite(folder, 0, '');
  siteInFolder = await serveSite(folder, 0, '/portfolio');
});

afterAll(async () => {
  await Promise.all([site.close(), siteInFolder.close()]);
  await rm(folder, { recursive: true });
});

/** Requests a path exactly as written; `fetch` would normalize it. */
function ask(target: string, headers: Record<string, string> = {}, { url } = site) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path: target, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'index.html', 'text/html;charset=utf-8'],
  ['/about/', 'about/index.html', 'text/html;charset=utf-8'],
  ['/about/index.txt', 'about/index.txt', 'text/plain; charset=utf-8'],
  ['/contact.vcf', 'contact.vcf', 'text/vcard; charset=utf-8'],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon'],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/', 'مرحبا/index.html', 'text/html;charset=utf-8'],
] as const)('%s is %s with its type', async (target, name, type) => {
  const { status, headers, body } = await ask(target);
  expect([status, headers['content-type'], body.toString()]).toEqual([200, type, files[name]]);
});

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])('a browser that accepts %s receives the copy in %s', async (accepted, sent, decode) => {
  const { headers, body } = await ask('/about/', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': sent, vary: 'Accept-Encoding' });
  expect(decode(body).toString()).toBe(files['about/index.html']);
});

test.each([
  ['/_next/static/chunks/a1.js', 'public, max-age=31536000, immutable'],
  ['/ar/_next/static/a2.js', 'public, max-age=31536000, immutable'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/_next/static/chunks/none.js', 'public, max-age=0, must-revalidate'],
])('%s has the caching and the security headers of the hosts', async (target, caching) => {
  const { headers } = await ask(target);
  expect(headers['cache-control']).toBe(caching);
  for (const [name, value] of Object.entries(RESPONSE_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
});

test('the not-found page is that of the language’s folder', async () => {
  for (const [target, page] of [
    ['/ar/nowhere', 'ar/404.html'],
    ['/ar', 'ar/404.html'],
    ['/arabic/', '404.html'],
  ] as const) {
    const { status, body } = await ask(target);
    expect([status, body.toString()]).toEqual([404, files[page]]);
  }
});

const NOWHERE =
  '/nowhere /nowhere/ /404 /404/ /_headers /_next /%E0%A4%A /%00 /../package.json //example.com /.htaccess';

test.each<[target: string, status: number, location?: string, folder?: string]>([
  ['/about?a=1&b=/x', 308, '/about/?a=1&b=/x'],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', 308, '/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/'],
  ['//about', 308, '/about/'],
  ...NOWHERE.split(' ').map((target): [string, number] => [target, 404]),
  ['/portfolio?a=1', 308, '/portfolio/?a=1', 'in a folder'],
  ['/portfolio/about', 308, '/portfolio/about/', 'in a folder'],
  ['/portfolio/about/', 200, undefined, 'in a folder'],
  ['/', 404, undefined, 'in a folder'],
  ['/portfolios/', 404, undefined, 'in a folder'],
])('%s is answered with %i', async (target, status, ...[location, folder]) => {
  const answer = await ask(target, {}, folder ? siteInFolder : site);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(answer.body.toString() === files['404.html']).toBe(status === 404);
});

test('by default, only this machine can reach the site', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) => found);
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    await expect(fetch(`http://${address}:${new URL(site.url).port}/`)).rejects.toThrow();
  }
});

const wifi = { address: '192.168.1.5', family: 'IPv4', internal: false } as NetworkInterfaceInfo;
const docker = { ...wifi, address: '172.17.0.1' };
const loopback = { ...wifi, address: LOOPBACK, internal: true };

test('with --network, the address is the first one that other devices can reach', () => {
  expect(networkAddress()).toBeUndefined();
  expect(networkAddress(true, { lo: [loopback], wlan0: [wifi], docker0: [docker] })).toBe('192.168.1.5');
  expect(describeSite(80, '/ar', wifi.address)).toMatch(/localhost:80\/ar\/ .*\n.* http:\/\/192.168.1.5:80\/ar\/$/);
  expect(() => networkAddress(true, { lo: [loopback] })).toThrow('This machine has no network connection.');
});

test('reports a port that another program uses, and what is no port', async () => {
  const port = Number(new URL(site.url).port);
  await expect(freePort(port)).rejects.toThrow(`Port ${port} is used by another program. Choose another one`);
  await expect(freePort(65536)).rejects.toThrow('Port 65536 cannot be used');
  process.env.PORT = 'http';
  await expect(freePort()).rejects.toThrow('PORT is "http"; write a whole number from 1 to 65535');
  delete process.env.PORT;
});

test('the inbox keeps running after an upload that is cut short, and a body that is not a message', async () => {
  const inbox = await startInbox(undefined, 0, ({ message }) => void message.trim());
  const upload = request(inbox.endpoint, { method: 'POST', headers: { 'Content-Length': 9 } });
  upload.write('{', () => upload.destroy());
  await new Promise((resolve) => upload.on('error', resolve));
  const post = (body: string, type: string) =>
    fetch(inbox.endpoint, { method: 'POST', body, headers: { 'Content-Type': type } });
  for (const body of ['', '{', 'null', '{"message":1}']) {
    expect((await post(body, 'application/json')).status).toBeGreaterThanOrEqual(200);
    expect((await post('x', 'image/png')).status).toBe(400);
  }
  await inbox.close();
});

test('the terminal says where messages of a form go', async () => {
  const inbox = await startInbox();
  expect(describeInbox(inbox, 'formspree')).toMatch(/go to http:\/\/127\.0\.0\.1:\d+ and are printed here/);
  expect(describeInbox(inbox, 'own', 'https://forms.example/')).toMatch(/go to https:\/\/forms\.example\/$/);
  expect(describeInbox(inbox, 'none')).toMatch(/email app/);
  await inbox.close();
});

test('the inbox prints a message without terminal control sequences', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  printMessage({ way: 'json', name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\u001b[2Jtwo' });
  expect(print.mock.calls.join()).toMatch(/A message from Sara <sara@example\.org>: A desk\s+Onetwo/);
  print.mockRestore();
});
