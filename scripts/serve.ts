import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { CACHING, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS, VERSIONED } from '../lib/headers';
import { UserError } from '../lib/user-error';

/** The address that only this machine reaches. */
export const LOOPBACK = '127.0.0.1';

/** Who can reach the site and its inbox. */
export interface Reach {
  /** The address on which they listen. */
  host: string;
  /** This machine's address in the local network, with `--network`. */
  address?: string;
}

/** @throws {UserError} with the option `--network`, if this machine is not connected to a network. */
export function chooseReach(isOpen = false, interfaces = networkInterfaces()): Reach {
  if (!isOpen) return { host: LOOPBACK };
  const addresses = Object.values(interfaces).flatMap((found = []) => found);
  // The machine's own interfaces precede those of containers and tunnels.
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!own) throw new UserError('This machine has no network connection. Connect it, or leave out --network.');
  return { host: '0.0.0.0', address: own.address };
}

/** A sentence that says who can open the site. */
export function describeReach(port: number, { address }: Reach, folder = process.env.BASE_PATH ?? ''): string {
  return address
    ? `Every device in your network can open it at http://${address}:${port}${folder}/`
    : 'Only this machine can open it. The option --network (after --) opens it to the devices in your network.';
}

/** @throws {UserError} if `PORT` is not a port number. */
export function readPort(value = process.env.PORT): number {
  if (!value) return 3000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new UserError(`PORT is "${value}"; write a whole number from 1 to 65535, for example PORT=4000.`);
  }
  return port;
}

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
    close: () => closeServer(server),
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

/** @throws {UserError} if the port cannot be used. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is used by another program' : `cannot be used (${message})`;
    throw new UserError(`Port ${port} ${reason}. Choose another one, for example PORT=4000.`);
  }
}

/** Ends all connections of a server, and stops it. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await once(server.close(), 'close');
}

/** @throws {UserError} if another program uses the port, so that a command fails before the build. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await closeServer(probe);
}
