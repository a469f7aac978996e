/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { root } from '../command.mjs';
import { copyContent, type TestCopy } from '../content/test-copy';
import { MOST_REDIRECTS } from '../outbound/figures.mjs';
import { startTestWeb, type TestWeb } from '../outbound/test-web';
import { bringImagesHome } from './bring-images-home.mjs';

// Esbuild and git are programs of their own, which a busy machine lets wait.
jest.setTimeout(30_000);

const HOST = 'https://pictures.dev';

/** A picture that takes as many bytes as a photograph, so that it comes in pieces. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const noise = { create: { width: 400, height: 300, channels: 3, background: 'red', noise: NOISE } } as const;

/** What a picture says of itself. */
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Layla</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';

let jpeg: Buffer;
let png: Buffer;
let web: TestWeb;
let copy: TestCopy;
let routes: Record<string, (response: ServerResponse, tried: number, headers: NodeJS.Dict<string | string[]>) => void>;
const said: string[] = [];

const send =
  (body: Buffer, headers: Record<string, string | number> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': body.length, ...headers }).end(body);
  };

beforeAll(async () => {
  jpeg = await sharp(noise).jpeg().toBuffer();
  png = await sharp(noise).png().withXmp(XMP).toBuffer();
});

beforeEach(async () => {
  routes = {};
  said.length = 0;
  const tried: Record<string, number> = {};
  web = await startTestWeb((request, response) => {
    const route = request.url ?? '';
    tried[route] = (tried[route] ?? 0) + 1;
    const answer = routes[route.replace('/pictures.dev', '')];
    if (answer) answer(response, tried[route], request.headers);
    else response.writeHead(404).end();
  });
  copy = copyContent();
  const hear = (line: unknown) => {
    said.push(String(line));
  };
  jest.spyOn(console, 'log').mockImplementation(hear);
  jest.spyOn(console, 'error').mockImplementation(hear);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await web.close();
  rmSync(copy.folder, { recursive: true });
});

/** Projects with these images, as an owner may have formatted them. */
function writeProjects(...images: string[]): string {
  const entries = images.map(
    (src, index) =>
      `  // ${HOST}/desk.jpg\n  { title: 'P${index}',description: "x",technologies: [], image: {src:${src}} },`,
  );
  const text = `import type { Project } from './types';\nconst WALL = '${HOST}/wall.png' as const;\nexport const projects: readonly Project[] = [\n${entries.join('\n')}\n];\n`;
  copy.write('content/projects.ts', text);
  return text;
}

/** Every file that git would see, with what is in it. */
function tree(folder = copy.folder): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return Object.fromEntries(
    paths
      .filter((file) => !file.startsWith('node_modules'))
      .sort()
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}

const workshop = () => readdirSync(path.join(copy.folder, 'node_modules/.cache/portfolio'));
const record = () => JSON.parse(copy.read('content/images.json'));
const bring = () => bringImagesHome(copy.folder, web);

test('brings the pictures home, points the content at them and changes nothing else in it', async () => {
  routes['/desk.jpg'] = send(jpeg, { ETag: '"1"' });
  // What the address says of the format counts for nothing.
  routes['/wall.png'] = (response) => response.writeHead(301, { Location: '/wall-2.png' }).end();
  routes['/wall-2.png'] = send(jpeg);
  routes['/team%20photo?x=1'] = send(png, { 'Content-Type': 'image/png' });
  const before = writeProjects(`'${HOST}/desk.jpg'`, 'WALL', `\`${HOST}/desk.jpg\``, `"${HOST}/team%20photo?x=1" `);
  expect(await bring()).toBe(0);
  expect(copy.read('content/projects.ts')).toBe(
    before
      .replace(`'${HOST}/wall.png'`, `'/images/wall.jpg'`)
      .replace(`{src:'${HOST}/desk.jpg'}`, `{src:'/images/desk.jpg'}`)
      .replace(`\`${HOST}/desk.jpg\``, '`/images/desk.jpg`')
      .replace(`"${HOST}/team%20photo?x=1" `, `"/images/team-photo.png" `),
  );
  expect(readFileSync(path.join(copy.folder, 'public/images/desk.jpg')).equals(jpeg)).toBe(true);
  expect(Object.keys(record())).toEqual(['/images/desk.jpg', '/images/team-photo.png', '/images/wall.jpg']);
  expect(record()['/images/desk.jpg']).toEqual({
    source: `${HOST}/desk.jpg`,
    sha256: createHash('sha256').update(jpeg).digest('hex'),
    credit: 'pictures.dev',
    etag: '"1"',
  });
  expect(record()['/images/team-photo.png'].credit).toBe('Layla');
  expect(web.requests.filter((request) => request.endsWith('/desk.jpg'))).toHaveLength(1);
  expect(workshop()).toEqual([]);
});

test('run again, it does only what changed', async () => {
  const changed = await sharp(noise).negate().jpeg().toBuffer();
  let isChanged = false;
  routes['/desk.jpg'] = (response, _, headers) => {
    if (!isChanged && headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else send(isChanged ? changed : jpeg, { ETag: isChanged ? '"2"' : '"1"' })(response);
  };
  writeProjects(`'${HOST}/desk.jpg'`);
  await bring();
  const entry = record()['/images/desk.jpg'];
  copy.write('content/images.json', JSON.stringify({ '/images/desk.jpg': { ...entry, credit: 'Photo: Sara' } }));
  const home = tree();
  expect(await bring()).toBe(0);
  expect(tree()).toEqual(home);

  isChanged = true;
  expect(await bring()).toBe(0);
  expect(readFileSync(path.join(copy.folder, 'public/images/desk.jpg')).equals(changed)).toBe(true);
  expect(record()['/images/desk.jpg']).toMatchObject({ etag: '"2"', credit: 'Photo: Sara' });

  rmSync(path.join(copy.folder, 'public/images/desk.jpg'));
  expect(await bring()).toBe(0);
  expect(existsSync(path.join(copy.folder, 'public/images/desk.jpg'))).toBe(true);

  writeFileSync(path.join(copy.folder, 'public/images/desk.jpg'), png);
  const asked = web.requests.length;
  expect(await bring()).toBe(0);
  expect(readFileSync(path.join(copy.folder, 'public/images/desk.jpg')).equals(png)).toBe(true);
  expect(web.requests).toHaveLength(asked);
});

test('takes the place of no file that is there', async () => {
  mkdirSync(path.join(copy.folder, 'public/images'), { recursive: true });
  writeFileSync(path.join(copy.folder, 'public/images/desk.jpg'), 'mine');
  routes['/desk.jpg'] = send(jpeg);
  writeProjects(`'${HOST}/desk.jpg'`);
  expect(await bring()).toBe(0);
  expect(copy.read('public/images/desk.jpg')).toBe('mine');
  expect(copy.read('content/projects.ts')).toContain(`'/images/desk-2.jpg'`);
});

test('says where an address is put together by code, and what to write there', async () => {
  routes['/desk.jpg'] = send(jpeg);
  const before = writeProjects(`'${HOST}' + '/desk.jpg'`);
  expect(await bring()).toBe(1);
  expect(copy.read('content/projects.ts')).toBe(before);
  expect(said.join('\n')).toContain(
    "content/projects.ts:5: projects[0].image.src is put together by code; write '/images/desk.jpg' there.",
  );
});

const SECOND = 1000;

test.each<[string, string, (response: ServerResponse, tried: number) => void, number, number[]]>([
  [
    'a page',
    'is no picture, but text/html',
    (r) => send(Buffer.from('<p>'), { 'Content-Type': 'text/html' })(r),
    1,
    [],
  ],
  [
    'a text that is said to be a picture',
    'holds nothing that the site can show',
    (r) => send(Buffer.from('text'))(r),
    1,
    [],
  ],
  ['half a picture', 'holds a picture that is not whole', (r) => send(jpeg.subarray(0, jpeg.length / 2))(r), 1, []],
  ['30 MB', 'is larger than 20 MB', (r) => send(Buffer.alloc(30e6))(r), 1, []],
  [
    '30 MB that nobody told of',
    'is larger than 20 MB',
    (r) => {
      r.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(Buffer.alloc(30e6));
    },
    1,
    [],
  ],
  ['nothing', 'answers with status 404', (r) => void r.writeHead(404).end(), 1, []],
  [
    'another host',
    'leads to elsewhere.dev, a host that the content does not name',
    (r) => void r.writeHead(302, { Location: 'https://elsewhere.dev/x.jpg' }).end(),
    1,
    [],
  ],
  [
    'a redirect to itself',
    'is redirected in a circle',
    (r) => void r.writeHead(302, { Location: `${HOST}/desk.jpg` }).end(),
    MOST_REDIRECTS + 1,
    [],
  ],
  [
    'a redirect that nobody encrypts',
    'leads to http://pictures.dev/x.jpg, which is not encrypted',
    (r) => void r.writeHead(302, { Location: 'http://pictures.dev/x.jpg' }).end(),
    1,
    [],
  ],
  [
    'a download that breaks off each time',
    'breaks the connection off',
    (r) => {
      r.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': jpeg.length }).write(jpeg.subarray(0, 999));
      setTimeout(() => r.destroy(), 5);
    },
    4,
    [SECOND, 2 * SECOND, 4 * SECOND],
  ],
  [
    'a download that stalls',
    'does not answer within 15 s',
    (r) => {
      r.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': jpeg.length }).write(jpeg.subarray(0, 999));
      // Once its beginning has come.
      setTimeout(() => web.lapse(), 20);
    },
    4,
    [SECOND, 2 * SECOND, 4 * SECOND],
  ],
  [
    'trouble without end',
    'answers with status 503',
    (r) => void r.writeHead(503, { 'Retry-After': '90' }).end(),
    4,
    [30 * SECOND, 30 * SECOND, 30 * SECOND],
  ],
])('where the host has %s, the others come, and nothing of it stays', async (_, reason, answer, tries, waits) => {
  routes['/desk.jpg'] = answer;
  routes['/well.jpg'] = send(jpeg);
  writeProjects(`'${HOST}/desk.jpg'`, `'${HOST}/well.jpg'`);
  expect(await bring()).toBe(1);
  expect(said.join('\n')).toContain(`${HOST}/desk.jpg ${reason}`);
  expect(copy.read('content/projects.ts')).toContain(`{src:'${HOST}/desk.jpg'}`);
  expect(readdirSync(path.join(copy.folder, 'public/images'))).toEqual(['well.jpg']);
  expect(Object.keys(record())).toEqual(['/images/well.jpg']);
  expect(web.requests.filter((request) => request.endsWith('desk.jpg'))).toHaveLength(tries);
  expect(web.waits).toEqual(waits);
  expect(workshop()).toEqual([]);
});

test('a download that breaks off twice comes whole at last', async () => {
  routes['/desk.jpg'] = (response, tried) => {
    if (tried > 2) return send(jpeg)(response);
    response
      .writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': jpeg.length })
      .write(jpeg.subarray(0, 999));
    setTimeout(() => response.destroy(), 5);
  };
  writeProjects(`'${HOST}/desk.jpg'`);
  expect(await bring()).toBe(0);
  expect(readFileSync(path.join(copy.folder, 'public/images/desk.jpg')).equals(jpeg)).toBe(true);
  expect(web.waits).toEqual([SECOND, 2 * SECOND]);
});

test('offline it says so, and leaves all as it was', async () => {
  writeProjects(`'https://nowhere.dev/desk.jpg'`);
  const before = tree();
  expect(await bring()).toBe(1);
  expect(tree()).toEqual(before);
  expect(said).toEqual([
    'https://nowhere.dev/desk.jpg is at a host that does not exist. Is this machine offline? Everything is as it was.',
  ]);
});

test('Ctrl-C leaves all as it was, however much has come', async () => {
  routes['/desk.jpg'] = send(jpeg);
  routes['/slow.jpg'] = (response) => {
    response
      .writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': jpeg.length })
      .write(jpeg.subarray(0, 999));
    child.kill('SIGINT');
  };
  writeProjects(`'${HOST}/desk.jpg'`, `'${HOST}/slow.jpg'`);
  const before = tree();
  // The owner's own process, but for where the addresses lead.
  const address = web.address;
  const program = `
    const { web } = await import(${JSON.stringify(pathToFileURL(path.join(root, 'scripts/outbound/connection.mjs')).href)});
    const { bringImagesHome } = await import(${JSON.stringify(pathToFileURL(path.join(root, 'scripts/images/bring-images-home.mjs')).href)});
    const to = (url) => ${JSON.stringify(address)} + '/' + new URL(url).host + new URL(url).pathname;
    process.exitCode = await bringImagesHome(${JSON.stringify(copy.folder)}, { ...web, fetch: (url, init) => fetch(to(url), init) });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, output: output.trim() }).toEqual({ code: 130, output: 'Interrupted; everything is as it was.' });
  expect(tree()).toEqual(before);
  expect(workshop()).toEqual([]);
});
