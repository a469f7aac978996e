import { existsSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES } from '../export/headers';
import { UserError } from '../lib/user-error';
import { readHeaderRules } from './header-rules';
import { LOOPBACK } from './network';
import { listen, readPort } from './port';

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
 * A server for an exported site that behaves as Netlify and Cloudflare Pages do: the headers of `_headers`, caching
 * included, compressed copies, `/about` to `/about/`, and the 404 page with its status.
 *
 * @param site.folder path of the exported folder.
 * @param site.basePath the path under which it is served, for example `/portfolio`.
 * @returns a server that does not listen yet.
 */
export function createSiteServer({ folder, basePath = '' }: { folder: string; basePath?: string }): Server {
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

  function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const writeHead = response.writeHead.bind(response);
    request.url = PAGE_FOR_WRONG_ADDRESSES;
    // A part of the page, or a 304, would be an answer about another address.
    delete request.headers.range;
    delete request.headers['if-none-match'];
    // There may be a file tomorrow, at an address with a version in it too.
    response.setHeader('Cache-Control', CACHING.others);
    // sirv always answers with 200.
    response.writeHead = (_status: number, headers: unknown) => writeHead(404, headers as OutgoingHttpHeaders);
    sendFile(request, response, () => {
      response.writeHead(404).end();
    });
  }

  return createServer((request, response) => {
    const { address, query } = splitTarget(request.url ?? '/');
    // What these hosts send by default; a rule of `_headers` replaces it.
    response.setHeader('Cache-Control', CACHING.others);
    for (const [name, value] of headersOf(address)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = withinBase(address, basePath);
    if (pathname === undefined || !isPublicPath(pathname)) {
      sendNotFound(request, response);
      return;
    }
    const isFolder = !pathname.endsWith('/') && existsSync(path.join(folder, decodeURI(pathname), 'index.html'));
    if (pathname === '' || isFolder) {
      response.writeHead(308, { Location: `${address}/${query}` }).end();
      return;
    }
    request.url = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    response.setHeader('Vary', 'Accept-Encoding');
    sendFile(request, response, () => sendNotFound(request, response));
  });
}

/** @param target a request's target, such as `/about/?from=mail`. */
function splitTarget(target: string) {
  const end = target.indexOf('?');
  return end < 0 ? { address: target, query: '' } : { address: target.slice(0, end), query: target.slice(end) };
}

/** The path below the base, or `undefined` outside of it. */
function withinBase(pathname: string, basePath: string): string | undefined {
  const isWithin = basePath === '' || pathname === basePath || pathname.startsWith(`${basePath}/`);
  return isWithin ? pathname.slice(basePath.length) : undefined;
}

/**
 * Whether a path can name a page or a file: well encoded, without steps upwards, not another host's address (`//…`),
 * and neither the compressed copy of a file nor a file for hosts.
 */
function isPublicPath(pathname: string): boolean {
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

interface ServedSite {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves an exported site until the program ends.
 *
 * @param site.port the one in `PORT`, or 3000.
 * @param site.host this machine alone where it is left out.
 * @param site.basePath the one in `BASE_PATH`.
 * @throws {UserError} when there is no site or the port is taken.
 */
export async function serveSite({
  folder,
  port = readPort(),
  host = LOOPBACK,
  basePath = process.env.BASE_PATH ?? '',
}: {
  folder: string;
  port?: number;
  host?: string;
  basePath?: string;
}): Promise<ServedSite> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UserError(`There is no exported site in ${folder}; run npm run build first.`);
  }
  const server = createSiteServer({ folder, basePath });
  await listen(server, port, host);
  return { url: `http://localhost:${port}${basePath}/`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
