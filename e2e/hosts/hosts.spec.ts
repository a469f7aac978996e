import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { content } from '@/content/index';
import { basePath } from '@/lib/built';
import { CACHING, FOR_HOSTS } from '@/lib/headers';
import { LOCAL_FOLDER } from '@/scripts/command';
import { NOWHERE, scriptsHaveRun } from '../support/site';
import { type HostName, hosts, startHost } from './servers';

test.use({ ignoreHTTPSErrors: true });

const FIRST_PORT = Number(process.env.E2E_PORT || 4173) + 1;
const HTML = 'text/html; charset=utf-8';

/** Headers of every response, whatever its status. */
const SECURITY = ['strict-transport-security', 'x-frame-options', 'referrer-policy', 'permissions-policy'];

/** Apache denies access to this file before it reads the site's rules. */
const FORBIDDEN = '/.htaccess';

/** Configuration warnings of nginx and Apache, then of Caddy. The one on `http2` depends on nginx's version. */
const WARNING = /warn\](?!.*http2)|"level":"warn".*"adapter"/;

/** Status, media type and caching for each path below the site's root. */
async function expectedAnswers(folder: string) {
  const chunks = (await readdir(path.join(folder, '_next/static/chunks'))).filter((file) => file.endsWith('.js'));
  const missing = [404, HTML, CACHING.others] as const;
  return {
    '/': [200, HTML, CACHING.others],
    '/?from=mail': [200, HTML, CACHING.others],
    '/about/': [200, HTML, CACHING.others],
    '/contact.vcf': [200, 'text/vcard; charset=utf-8', CACHING.others],
    '/manifest.webmanifest': [200, 'application/manifest+json; charset=utf-8', CACHING.others],
    '/og/home.png': [200, 'image/png', CACHING.others],
    '/sitemap.xml': [200, /^(text|application)\/xml/, CACHING.others],
    [`/_next/static/chunks/${chunks[0]}`]: [200, 'text/javascript; charset=utf-8', CACHING.versioned],
    '/_next/static/chunks/none.js': missing,
    [NOWHERE]: missing,
    '/404/': missing,
    '/og/': missing,
    ...Object.fromEntries([...FOR_HOSTS, '.host/nginx-site.conf'].map((file) => [`/${file}`, missing])),
  } as Record<string, readonly [status: number, type: string | RegExp, caching: string]>;
}

for (const [index, name] of (Object.keys(hosts) as HostName[]).entries()) {
  test(`${name} sends the expected media types, caching, headers and 404 page`, async ({ page, request }) => {
    test.skip(
      !existsSync(hosts[name].program) && !process.env.CI,
      `${name} is not installed; the workflow installs it and never skips this`,
    );
    const folder = path.resolve(LOCAL_FOLDER);
    const server = await startHost(name, folder, FIRST_PORT + index * 2, basePath);
    const site = server.origin + basePath;
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    try {
      const isReady = () => request.get(`${site}/`).then((answer) => answer.status(), server.output);
      await expect.poll(isReady, { timeout: 30_000 }).toBe(200);

      const notFound = await readFile(path.join(folder, '404.html'), 'utf8');
      for (const [address, [status, type, caching]] of Object.entries(await expectedAnswers(folder))) {
        const response = await request.get(site + address, { maxRedirects: 0 });
        const headers = response.headers();
        expect.soft(address === FORBIDDEN ? [403, 404] : [status], address).toContain(response.status());
        expect.soft(headers['content-type']?.toLowerCase(), address).toMatch(type);
        expect.soft(headers['cache-control'], address).toBe(caching);
        expect.soft(headers['x-content-type-options'], address).toBe('nosniff');
        for (const header of SECURITY) expect.soft(headers[header], `${header} of ${address}`).toBeTruthy();
        if (status === 404) expect.soft(await response.text(), address).toBe(notFound);
      }

      const compressed = await request.get(`${site}/about/`, { headers: { 'Accept-Encoding': 'br, gzip' } });
      expect.soft(compressed.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
      expect.soft(compressed.headers().vary).toMatch(/accept-encoding/i);

      for (const query of ['', '?x=1&y=%2F']) {
        const response = await request.get(`${site}/about${query}`, { maxRedirects: 0 });
        expect.soft([301, 308]).toContain(response.status());
        expect.soft(new URL(response.headers().location ?? '', server.origin).href).toBe(`${site}/about/${query}`);
      }

      // Pictures of other hosts can't be reached from every machine.
      await page.route(
        ({ origin }) => origin !== server.origin,
        (route) => route.fulfill(),
      );
      await page.goto(`${site}/services/`);
      await scriptsHaveRun(page);
      await page.getByRole('contentinfo').locator(`a[href="${basePath}/about/"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
      expect(messages).toEqual([]);

      expect(await statusOverHttp2(`${site}/about/`)).toBe(200);
      expect(server.output()).not.toMatch(WARNING);
    } finally {
      await server.close();
    }
  });
}

async function statusOverHttp2(url: string): Promise<number> {
  const session = connect(url, { rejectUnauthorized: false });
  const request = session.request({ ':path': new URL(url).pathname });
  const [headers] = await once(request, 'response');
  session.destroy();
  return headers[':status'];
}
