import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { readSite, siteDataFolder } from '../lib/compile/site-files';
import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES, RESPONSE_HEADERS, VERSIONED } from '../lib/headers';
import { UserError } from '../lib/user-error';
import { root } from './command';

/** The address that only this machine can reach. */
export const LOOPBACK = '127.0.0.1';

/**
 * The address at which other devices in the network reach this machine; `undefined` without `--network`.
 *
 * @throws {UserError} if this machine is not connected to a network.
 */
export function networkAddress(isOpen = false, interfaces = networkInterfaces()): string | undefined {
  if (!isOpen) return undefined;
  const addresses = Object.values(interfaces).flatMap((list = []) => list);
  // The machine's own interfaces precede those of containers and tunnels.
  const external = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!external) throw new UserError('This machine has no network connection. Connect it, or leave out --network.');
  return external.address;
}

/** Where a server listens: at every address of this machine if one in the network is known, else only for itself. */
export function hostFor(address?: string): string {
  return address ? '0.0.0.0' : LOOPBACK;
}

/** Says where the site is, and who can open it. `folder` is `/portfolio`, or nothing. */
export function describeSite(port: number, folder: string, address?: string): string {
  const reach = address
    ? `Every device in your network can open it at http://${address}:${port}${folder}/`
    : 'Only this machine can open it. The option --network (after --) opens it to the devices in your network.';
  return `The site is at http://localhost:${port}${folder}/ (stop it with Ctrl+C)\n${reach}`;
}

/** @throws {UserError} if `PORT` is not a number. */
function sitePort(): number {
  const { PORT } = process.env;
  if (!PORT) return 3000;
  if (/^\d+$/.test(PORT)) return Number(PORT);
  throw new UserError(`PORT is "${PORT}"; write a whole number from 1 to 65535, for example PORT=4000.`);
}

/** The folder of the compiled site on its host; an empty text before a site is compiled. */
export function siteFolder(folder = root): string {
  return existsSync(path.join(folder, siteDataFolder())) ? readSite(undefined, folder).basePath : '';
}

/**
 * Serves an exported site like its hosts, below `basePath`, and on any free port if `port` is 0.
 *
 * @param address this machine's in the network, if other devices may open the site.
 * @throws {UserError} if there is no exported site, or the port is in use.
 */
export async function serveSite(
  folder: string,
  port = sitePort(),
  basePath = siteFolder(),
  address?: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UserError(`There is no exported site in ${folder}. Run npm run build first.`);
  }
  const server = createSiteServer(folder, basePath);
  await listen(server, port, hostFor(address));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`,
    close: () => closeServer(server),
  };
}

/** Media types of the site's files that sirv does not know. */
const SERVED_MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/** Headers, types, caching, compression, the redirect from `/about` to `/about/` and the 404 page match those of hosts. */
function createSiteServer(folder: string, basePath: string): Server {
  /** The not-found page of the language's folder that an address is in. */
  function notFoundPageFor(sitePath: string): string {
    const [, language = ''] = querystring.unescape(sitePath).split(/[/\\]/);
    const own = path.join(folder, language, PAGE_FOR_WRONG_ADDRESSES);
    return existsSync(own) ? own : path.join(folder, PAGE_FOR_WRONG_ADDRESSES);
  }
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      // Further languages have such a folder in their own.
      if (pathname.includes(VERSIONED)) response.setHeader('Cache-Control', CACHING.versioned);
      const type = SERVED_MEDIA_TYPES[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  function sendNotFound({ headers }: IncomingMessage, response: ServerResponse, sitePath: string) {
    const notFoundPage = notFoundPageFor(sitePath);
    const isCompressed = existsSync(`${notFoundPage}.br`) && String(headers['accept-encoding']).includes('br');
    if (isCompressed) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(isCompressed ? `${notFoundPage}.br` : notFoundPage));
  }

  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries({ ...RESPONSE_HEADERS, 'Cache-Control': CACHING.others })));
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const isWithinBase = `${pathname}/`.startsWith(`${basePath}/`);
    const sitePath = pathname.slice(basePath.length);
    const file = path.join(folder, querystring.unescape(sitePath));
    const isPage = existsSync(path.join(file, 'index.html'));
    // sirv would also answer /404 and /404/ with 404.html.
    const isFile = !pathname.endsWith('/') && existsSync(file) && !FOR_HOSTS.includes(sitePath.slice(1));
    if (!isWithinBase || !(isPage || isFile)) sendNotFound(request, response, isWithinBase ? sitePath : '');
    else if (isPage && !pathname.endsWith('/')) {
      // Browsers take a name after two slashes for another host.
      response.writeHead(308, { Location: `${pathname.replace(/^\/+/, '/')}/${search}` }).end();
    } else {
      request.url = sitePath;
      sendFile(request, response, () => sendNotFound(request, response, sitePath));
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

/**
 * The port of the site, so that a command fails before the build; if it is 0, any free one.
 *
 * @throws {UserError} if it cannot be used.
 */
export async function freePort(port = sitePort()): Promise<number> {
  const probe = createServer();
  await listen(probe, port);
  const { port: found } = probe.address() as AddressInfo;
  await closeServer(probe);
  return found;
}

/** A port for a test or, if a stopped run has left a server at it, any free one. */
export async function testPort(port: number): Promise<number> {
  return freePort(port).catch(() => freePort(0));
}
