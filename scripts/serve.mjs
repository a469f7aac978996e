import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES } from '../export/headers.mjs';
import { readHeaderRules } from './header-rules.mjs';
import { LOOPBACK } from './network.mjs';
import { listen, readPort } from './port.mjs';

/** Types a host sends by a file's extension, where sirv's own lack the charset. */
const CONTENT_TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vcf', 'text/vcard; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
]);

/**
 * A server for an exported site that behaves as Netlify and Cloudflare Pages do: what
 * `_headers` says, caching included, compressed copies, `/about` to `/about/`, and the 404
 * page with its status.
 *
 * @param {{ folder: string, basePath?: string }} site Path of the exported folder, and
 *   the path under which it is served, for example `/portfolio`.
 * @returns {import('node:http').Server} a server that does not listen yet.
 */
export function createSiteServer({ folder, basePath = '' }) {
  const headersOf = readHeaderRules(folder);
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      const type = CONTENT_TYPES.get(path.extname(pathname));
      if (type) response.setHeader('Content-Type', type);
    },
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  function sendNotFound(request, response) {
    const writeHead = response.writeHead.bind(response);
    request.url = PAGE_FOR_WRONG_ADDRESSES;
    // A part of the page, or a 304, would be an answer about another address.
    delete request.headers.range;
    delete request.headers['if-none-match'];
    // There may be a file tomorrow, at an address with a version in it too.
    response.setHeader('Cache-Control', CACHING.others);
    // sirv always answers with 200.
    response.writeHead = (/** @type {number} */ _status, /** @type {any} */ headers) => writeHead(404, headers);
    sendFile(request, response, () => {
      response.writeHead(404).end();
    });
  }

  return createServer((request, response) => {
    const [address = '/', query] = splitQuery(request.url ?? '/');
    // What these hosts send by themselves; a rule of `_headers` replaces it.
    response.setHeader('Cache-Control', CACHING.others);
    for (const [name, value] of headersOf(address)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = basePath ? withinBase(address, basePath) : address;
    if (pathname === undefined || !isPlain(pathname)) return sendNotFound(request, response);
    if (
      pathname === '' ||
      (!pathname.endsWith('/') && existsSync(path.join(folder, decodeURI(pathname), 'index.html')))
    ) {
      response.writeHead(308, { Location: `${address}/${query}` }).end();
      return;
    }
    request.url = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    response.setHeader('Vary', 'Accept-Encoding');
    sendFile(request, response, () => sendNotFound(request, response));
  });
}

/** @param {string} url A request's target. */
function splitQuery(url) {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/**
 * The path below the base, or `undefined` outside of it.
 *
 * @param {string} pathname
 * @param {string} basePath
 */
function withinBase(pathname, basePath) {
  return pathname === basePath || pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}

/**
 * Whether a path can name a page or a file: well encoded, without steps upwards, not
 * another host's address (`//…`), and neither the compressed copy of a file nor what is for
 * hosts.
 *
 * @param {string} pathname
 */
function isPlain(pathname) {
  try {
    const name = decodeURI(pathname);
    return (
      path.posix.normalize(`/${name}`) === (name || '/') &&
      !/[\\\0]|\.(br|gz)$/.test(name) &&
      !FOR_HOSTS.includes(name.split('/')[1] ?? '')
    );
  } catch {
    return false;
  }
}

/**
 * Serves an exported site until the program ends.
 *
 * @param {{ folder?: string, port?: number, host?: string, basePath?: string }} [options] By
 *   default `out/`, the port in `PORT` (3000 without one) for this machine alone, and the
 *   path in `BASE_PATH`.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} once it listens.
 * @throws {Error} when there is no site or the port is taken, in one sentence.
 */
export async function serveSite({
  folder = fileURLToPath(new URL('../out', import.meta.url)),
  port = readPort(process.env.PORT),
  host = LOOPBACK,
  basePath = process.env.BASE_PATH ?? '',
} = {}) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no exported site in ${folder}; run npm run build first.`);
  }
  const server = createSiteServer({ folder, basePath });
  await listen(server, port, host);
  return {
    url: `http://localhost:${port}${basePath}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
