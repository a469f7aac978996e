import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { CACHING, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS, VERSIONED } from '../lib/headers';
import { UserError } from '../lib/user-error';
import { LOOPBACK, listen, readPort } from './network';

/**
 * Serves an exported site like its hosts, below `basePath`, and on any free port if it is 0.
 *
 * @throws {UserError} if there is no exported site, or the port is in use.
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
}): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UserError(`There is no exported site in ${folder}. Run npm run build first.`);
  }
  const server = createSiteServer(folder, basePath);
  await listen(server, port, host);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Headers, caching, compression, the redirect from `/about` to `/about/` and the 404 page match those of hosts. */
function createSiteServer(folder: string, basePath: string): Server {
  const notFoundPage = path.join(folder, PAGE_FOR_WRONG_ADDRESSES);
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      if (pathname.startsWith(VERSIONED)) response.setHeader('Cache-Control', CACHING.versioned);
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });

  function sendNotFound({ headers }: IncomingMessage, response: ServerResponse) {
    const isCompressed = existsSync(`${notFoundPage}.br`) && String(headers['accept-encoding']).includes('br');
    if (isCompressed) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(isCompressed ? `${notFoundPage}.br` : notFoundPage));
  }

  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries({ ...SECURITY_HEADERS, 'Cache-Control': CACHING.others })));
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const isWithinBase = `${pathname}/`.startsWith(`${basePath}/`);
    const sitePath = pathname.slice(basePath.length);
    const isPage = existsSync(path.join(folder, querystring.unescape(sitePath), 'index.html'));
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (!isWithinBase) sendNotFound(request, response);
    else if (isPage && !pathname.endsWith('/')) {
      // Browsers take the name after two slashes as another host.
      response.writeHead(308, { Location: `${pathname.replace(/^\/+/, '/')}/${search}` }).end();
    } else {
      request.url = sitePath;
      sendFile(request, response, () => sendNotFound(request, response));
    }
  });
}
