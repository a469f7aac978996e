import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { CACHING, FOR_HOSTS } from '../../export/headers';
import { NOWHERE } from './site';

/** Files of which the export has compressed copies. */
const COMPRESSED = /\/(about\/.*|nowhere\/|_next\/static\/chunks\/.*)$/;

const CHUNKS = '_next/static/chunks';

const HTML = 'text/html; charset=utf-8';

/** Headers that every answer of the site has, whatever its status. */
const ALWAYS = ['content-security-policy', 'strict-transport-security', 'x-frame-options', 'referrer-policy'];

/** What Apache forbids by itself, before it reads what the site tells it. */
const FORBIDDEN = new Set(['/.htaccess']);

/** A site on a server. */
interface Hosted {
  /** The server's URL, without a slash at the end. */
  origin: string;
  /** Path of the exported site. */
  folder: string;
  /** The folder the site lives in on the server, or nothing. */
  basePath: string;
}

/**
 * Asks a server for everything that a host can get wrong, and compares its answers with
 * export/headers.ts: types, caching, headers on pages and errors, the query, compressed
 * copies, files for hosts, folders without a page, and methods that pages do not take.
 */
export async function expectAnswers({ origin, folder, basePath }: Hosted) {
  const home = origin + basePath;
  const [about, notFound] = await Promise.all(
    ['about/index.html', '404.html'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const chunks = (await readdir(path.join(folder, CHUNKS))).filter((file) => file.endsWith('.js'));
  // Hosts compress nothing small, and some chunks are.
  const sizes = await Promise.all(chunks.map(async (file) => (await stat(path.join(folder, CHUNKS, file))).size));
  const chunk = chunks[sizes.indexOf(Math.max(...sizes))];
  const missing = [404, HTML, CACHING.others] as const;
  const expected: Record<string, readonly [status: number, type: string, caching: string]> = {
    '/': [200, HTML, CACHING.others],
    '/?from=mail': [200, HTML, CACHING.others],
    '/about/': [200, HTML, CACHING.others],
    '/about/index.txt': [200, 'text/plain; charset=utf-8', CACHING.others],
    '/contact.vcf': [200, 'text/vcard; charset=utf-8', CACHING.others],
    '/manifest.webmanifest': [200, 'application/manifest+json; charset=utf-8', CACHING.others],
    '/og/home.png': [200, 'image/png', CACHING.others],
    '/site-icons/star.svg': [200, 'image/svg+xml', CACHING.others],
    [`/${CHUNKS}/${chunk}`]: [200, 'text/javascript; charset=utf-8', CACHING.versioned],
    '/_next/static/chunks/none.js': missing,
    [NOWHERE]: missing,
    '/404/': missing,
    '/og/': missing,
    '/_next/static/': missing,
    '/.host/nginx-site.conf': missing,
    '/.host/': missing,
    ...Object.fromEntries(FOR_HOSTS.map((file) => [`/${file}`, missing])),
  };
  for (const [asked, [status, type, caching]] of Object.entries(expected)) {
    const response = await fetch(home + asked, { redirect: 'manual' });
    expect(FORBIDDEN.has(asked) ? [403, 404] : [status], asked).toContain(response.status);
    // XML is in UTF-8 by default, so the charset may be missing.
    expect(
      response.headers
        .get('content-type')
        ?.toLowerCase()
        .replace(/(\+xml);.*/, '$1'),
      asked,
    ).toBe(type);
    expect(response.headers.get('cache-control'), asked).toBe(caching);
    expect(response.headers.get('x-content-type-options'), asked).toBe('nosniff');
    for (const name of ALWAYS) expect(response.headers.get(name), `${name} of ${asked}`).toBeTruthy();
    const text = await response.text();
    if (status === 404) expect(text === notFound, `${asked} has the page for wrong addresses`).toBe(true);
    if (asked === '/about/') expect(text === about, `${asked} has its page`).toBe(true);
    if (COMPRESSED.test(asked)) {
      expect(['br', 'gzip'], asked).toContain(response.headers.get('content-encoding'));
      expect(response.headers.get('vary'), asked).toMatch(/accept-encoding/i);
    }
  }

  for (const query of ['', '?x=1&y=%2F']) {
    const response = await fetch(`${home}/about${query}`, { redirect: 'manual' });
    expect([301, 308]).toContain(response.status);
    expect(response.headers.get('x-content-type-options'), 'sniffing at a redirect').toBe('nosniff');
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, origin).href).toBe(`${home}/about/${query}`);
  }

  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await fetch(`${home}/about/`, { method });
    expect(response.status, method).toBe(405);
    expect(response.headers.get('x-content-type-options'), `sniffing at ${method}`).toBe('nosniff');
  }
}
