import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FOR_HOSTS, SECURITY_HEADERS } from '../../export/headers.mjs';
import { run } from '../../scripts/command';
import { findServer, SERVER_NAMES } from '../../scripts/find-servers';
import { createSiteServer } from '../../scripts/serve';
import { hostServers, type RunningServer, startApache, startProgram } from './host-servers';
import { HOSTING_TOOLS, netlifyFaults, vercelFaults } from './hosting-rules';

/**
 * Hosts' own software, each with the site, and what it answers: one table.
 */

/** Servers and tools from npm, none of which the site needs. */
const TOOLS = ['wrangler@4.86.0', 'serve@14.2.7', 'http-server@14.1.1', 'sirv-cli@3.0.1', ...HOSTING_TOOLS];

/** Where lighttpd is, which comes from Debian too and has no configuration in `deploy/`. */
export const LIGHTTPD = '/usr/sbin/lighttpd';

/** What a cell says when all is as it should be, and when the question does not arise. */
const RIGHT = '✓';
const NONE = '–';

/** Types by file. */
const TYPES = {
  '/about/': 'text/html',
  '/contact.vcf': 'text/vcard',
  '/manifest.webmanifest': 'application/manifest+json',
  '/site-icons/star.svg': 'image/svg+xml',
};

/** Addresses that are written in an unusual way; the cell says where they lead. */
const ODD = ['//', '///', '//about/', '/%2Fabout/', '/about%2F', '/?'];

interface Site {
  folder: string;
  basePath: string;
  texts: string[];
}

interface Answer {
  status: number;
  headers: import('node:http').IncomingHttpHeaders;
  body: string;
}

type Ask = (target: string, method?: string) => Promise<Answer>;

type Start = (site: Site, port: number) => Promise<RunningServer>;

/**
 * Asks every server that is here.
 *
 * @param sites paths
 *   of the export and of the one for a folder, that folder, and the first of the ports to use
 * @returns the table, in Markdown.
 */
export async function hostTable({
  folder,
  inFolder,
  basePath,
  port,
}: {
  folder: string;
  inFolder: string;
  basePath: string;
  port: number;
}): Promise<string> {
  const tools = await mkdtemp(path.join(tmpdir(), 'host-tools-'));
  try {
    await run('npm', ['install', '--prefix', tools, '--no-save', '--ignore-scripts', '--no-audit', ...TOOLS]);
    const [root, below] = await Promise.all([readSite(folder, ''), readSite(inFolder, basePath)]);
    const rows: Record<string, string>[] = [];
    for (const [index, [name, start]] of Object.entries(starts(tools)).entries()) {
      console.log(name);
      const own = port + index * 4;
      const answers = await withServer(start, root, own, (ask) => row(ask, root));
      const problems = await withServer(start, below, own + 2, (ask) => problemsBelow(ask, below));
      rows.push({ server: name, ...answers, [basePath]: problems.join(', ') || RIGHT });
    }
    const columns = Object.keys(rows[0] ?? {});
    rows.push({ server: 'Netlify (its rules)', headers: (await netlifyFaults(tools, folder)).join(', ') || RIGHT });
    const vercel = (await vercelFaults(tools, folder)).join(', ') || RIGHT;
    rows.push({ server: 'Vercel (its build)', page: vercel, 'wrong address': vercel, headers: vercel });
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [
      line(columns.map((name) => (name.startsWith('/') ? `\`${name}\`` : name))),
      line(columns.map(() => '---')),
      ...rows.map((cells) => line(columns.map((name) => cells[name] ?? NONE))),
    ].join('\n');
  } finally {
    await rm(tools, { recursive: true, force: true });
  }
}

/**
 * How each server is started.
 *
 * @param tools where those from npm are
 */
function starts(tools: string): Record<string, Start> {
  const tool =
    (name: string, args: (documents: string, port: number) => string[]): Start =>
    (site, port) =>
      startUnconfigured(site, port, (documents) => ({
        program: path.join(tools, 'node_modules/.bin', name),
        args: args(documents, port),
        environment: { HOME: tools, WRANGLER_SEND_METRICS: 'false', NO_UPDATE_CHECK: '1', CI: '1' },
      }));
  return {
    'npm start': startPreview,
    ...Object.fromEntries(
      SERVER_NAMES.filter(findServer).map((name): [string, Start] => [
        name,
        (site, port) => hostServers[name]({ ...site, port }),
      ]),
    ),
    ...(findServer('Apache')
      ? { 'Apache without modules': (site: Site, port: number) => startApache({ ...site, port, modules: [] }) }
      : {}),
    lighttpd: startLighttpd,
    wrangler: tool('wrangler', (documents, port) => [
      ...['pages', 'dev', documents, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(port + 1)],
      ...['--compatibility-date', '2026-01-01'],
    ]),
    serve: tool('serve', (documents, port) => ['--listen', `tcp://127.0.0.1:${port}`, documents]),
    'http-server': tool('http-server', (documents, port) => [documents, '-a', '127.0.0.1', '-p', String(port)]),
    'sirv-cli': tool('sirv', (documents, port) => [documents, '--host', '127.0.0.1', '--port', String(port)]),
    'python http.server': (site, port) =>
      startUnconfigured(site, port, (documents) => ({
        program: 'python3',
        args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', documents],
      })),
  };
}

async function startPreview({ folder, basePath }: Site, port: number): Promise<RunningServer> {
  const server = createSiteServer({ folder, basePath });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    origin: `http://localhost:${port}`,
    output: () => '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Lays the site out as a host has it, with `_headers` at its root, and starts a server with
 * no configuration but the folder.
 */
async function startUnconfigured(
  { folder, basePath }: Site,
  port: number,
  programOf: (documents: string) => { program: string; args: string[]; environment?: Record<string, string> },
) {
  const documents = await mkdtemp(path.join(tmpdir(), 'documents-'));
  await mkdir(path.join(documents, path.dirname(basePath || '/')), { recursive: true });
  await cp(folder, path.join(documents, basePath), { recursive: true });
  if (basePath) await cp(path.join(folder, '_headers'), path.join(documents, '_headers'));
  return startProgram({
    ...programOf(documents),
    origin: `http://localhost:${port}`,
    folder: documents,
    clean: () => rm(documents, { recursive: true, force: true }),
  });
}

async function startLighttpd(site: Site, port: number): Promise<RunningServer> {
  const own = await mkdtemp(path.join(tmpdir(), 'lighttpd-'));
  const file = path.join(own, 'lighttpd.conf');
  return startUnconfigured(site, port, (documents) => ({
    program: 'sh',
    // Its own types, and the line that docs/deploy.md names.
    args: [
      '-c',
      'printf "%s\\n" "$2" >"$1" && exec "$0" -D -f "$1"',
      LIGHTTPD,
      file,
      [
        `server.document-root = "${documents}"`,
        `server.port = ${port}`,
        'server.bind = "127.0.0.1"',
        'index-file.names = ( "index.html" )',
        'include_shell "/usr/share/lighttpd/create-mime.conf.pl"',
        `server.errorfile-prefix = "${documents}${site.basePath}/"`,
      ].join('\n'),
    ],
  }));
}

async function withServer<T>(start: Start, site: Site, port: number, use: (ask: Ask) => Promise<T>) {
  const { origin, close } = await start(site, port);
  try {
    return await use((target, method = 'GET') => ask(port, origin, target, method));
  } finally {
    await close();
  }
}

/** Asks for a target exactly as it is written. */
function ask(port: number, origin: string, target: string, method: string): Promise<Answer> {
  const host = new URL(origin).host;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers: { host }, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

async function readSite(folder: string, basePath: string): Promise<Site> {
  const files = ['index.html', 'about/index.html', '404.html'];
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return { folder, basePath, texts };
}

/** What a visitor sees of an answer. */
function describeAnswer({ status, headers, body }: Answer, { texts: [home, about, missing] }: Site) {
  if (headers.location !== undefined) return `→ \`${headers.location.replace(/^https?:\/\/[^/]*/, '')}\``;
  if (status === 404) return body === missing ? '404' : '404, not the site’s';
  if (body === missing) return `its 404, as ${status}`;
  if (body === home) return 'home';
  if (body === about) return 'page';
  return String(status);
}

/** @returns cells by column. */
async function row(ask: Ask, site: Site): Promise<Record<string, string>> {
  const [page, missing, query, post] = [
    await ask('/about/'),
    await ask('/nowhere/'),
    await ask('/about?x=1'),
    await ask('/about/', 'POST'),
  ];
  const seen = describeAnswer(page, site);
  const missed = describeAnswer(missing, site);
  const odd: Record<string, string> = {};
  for (const target of ODD) odd[target] = describeAnswer(await ask(target), site);
  return {
    page: seen === 'page' ? RIGHT : seen,
    'wrong address': missed === '404' ? RIGHT : missed,
    headers: describeHeaders(page, missing),
    types: (await wrongTypes(ask, '')).join(', ') || RIGHT,
    query: describeQuery(query),
    POST: String(post.status),
    'host files': describeFiles(await handedOut(ask, '')),
    ...odd,
  };
}

/** @returns what is wrong with the site in a folder. */
async function problemsBelow(ask: Ask, site: Site): Promise<string[]> {
  const { basePath } = site;
  const [page, missing] = [await ask(`${basePath}/about/`), await ask(`${basePath}/nowhere/`)];
  const checks = {
    page: describeAnswer(page, site) === 'page',
    'wrong addresses': describeAnswer(missing, site) === '404',
    headers: describeHeaders(page, missing) === RIGHT,
    query: [RIGHT, NONE].includes(describeQuery(await ask(`${basePath}/about?x=1`))),
    'host files': (await handedOut(ask, basePath)).length === 0,
  };
  return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [`not ${name}`]));
}

/** @param answers of a page and of a wrong address */
function describeHeaders(...answers: readonly Answer[]) {
  const names = Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase());
  const [page, missing] = answers.map(({ headers }) => names.every((name) => headers[name] !== undefined));
  return page ? (missing ? RIGHT : 'not on 404') : 'none';
}

/** @param answer to `/about?x=1` */
function describeQuery({ headers }: Answer) {
  if (headers.location === undefined) return NONE;
  return headers.location.endsWith('/about/?x=1') ? RIGHT : `→ \`${headers.location}\``;
}

async function wrongTypes(ask: Ask, basePath: string) {
  const wrong = [];
  for (const [file, type] of Object.entries(TYPES)) {
    const { headers } = await ask(basePath + file);
    const sent = headers['content-type']?.split(';')[0] || 'none';
    if (sent !== type) wrong.push(`${path.extname(file)}: ${sent}`);
  }
  return wrong;
}

/** @returns the files for hosts that a visitor is sent. */
async function handedOut(ask: Ask, basePath: string): Promise<string[]> {
  const files = FOR_HOSTS.map((name) => (name === '.host' ? '.host/nginx-site.conf' : name));
  const given = [];
  for (const file of files) {
    if ((await ask(`${basePath}/${file}`)).status === 200) given.push(`\`${file.replace(/\/.*/, '/')}\``);
  }
  return given;
}

/** @param given The files for hosts that a visitor is sent. */
function describeFiles(given: readonly string[]) {
  if (given.length === 0) return RIGHT;
  return given.length === FOR_HOSTS.length ? 'given' : `given: ${given.join(', ')}`;
}
