import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CACHING, FOR_HOSTS, RESPONSE_HEADERS } from '@/lib/headers';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { testPort } from '@/scripts/serve';
import { basePath, content } from '../support/compiled-site';
import { NOWHERE, scriptsHaveRun } from '../support/site';
import { hosts, startHost } from './servers';

test.use({ ignoreHTTPSErrors: true });

const PORT = Number(process.env.E2E_PORT || 4173) + 1;
const HTML = 'text/html; charset=utf-8';

/** Configuration warnings of nginx and Apache, then of Caddy. The one on `http2` depends on nginx's version. */
const WARNING = /warn\](?!.*http2)|"level":"warn".*"adapter"/;

/** Status, media type and caching for each path below the site's root. */
async function expectedAnswers(folder: string) {
  const [chunk] = (await readdir(path.join(folder, '_next/static/chunks'))).filter((file) => file.endsWith('.js'));
  const missing = ['/_next/static/chunks/none.js', NOWHERE, '/404/', '/og/', '/.host/nginx-site.conf'];
  return Object.entries<readonly [status: number, type: string | RegExp, caching?: string]>({
    '/': [200, HTML],
    '/?from=mail': [200, HTML],
    '/about/': [200, HTML],
    '/contact.vcf': [200, 'text/vcard; charset=utf-8'],
    '/about/index.md': [200, /^text\/markdown; ?charset=utf-8$/],
    '/manifest.webmanifest': [200, 'application/manifest+json; charset=utf-8'],
    '/og/home.png': [200, 'image/png'],
    '/sitemap.xml': [200, /^(text|application)\/xml/],
    [`/_next/static/chunks/${chunk}`]: [200, 'text/javascript; charset=utf-8', CACHING.versioned],
    ...Object.fromEntries([...missing, ...FOR_HOSTS.map((file) => `/${file}`)].map((file) => [file, [404, HTML]])),
  });
}

for (const [name, host] of Object.entries(hosts)) {
  test(`${name} sends the expected media types, caching, headers and 404 page`, async ({ page, request }) => {
    test.skip(!process.env.CI && !existsSync(host.program), `${name} is not installed, unlike in CI.`);
    const folder = path.resolve(LOCAL_FOLDER);
    const server = await startHost(host, folder, await testPort(PORT), basePath);
    const site = server.origin + basePath;
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    try {
      const isReady = () => request.get(`${site}/`).then((answer) => answer.status(), server.output);
      await expect.poll(isReady, { timeout: 30_000 }).toBe(200);

      const notFound = await readFile(path.join(folder, '404.html'), 'utf8');
      // A file and a folder that the language does not have, and a folder without a page.
      for (const address of [`/ar${NOWHERE}`, '/ar/nothing.html', '/ar/og/']) {
        const response = await request.get(site + address);
        expect.soft(response.status(), address).toBe(404);
        expect.soft(await response.text(), address).toBe(await readFile(path.join(folder, 'ar/404.html'), 'utf8'));
      }
      for (const [address, [status, type, caching = CACHING.others]] of await expectedAnswers(folder)) {
        const response = await request.get(site + address, { maxRedirects: 0 });
        const headers = response.headers();
        // Apache denies access to this file before it reads the site's rules.
        expect.soft(address === '/.htaccess' ? [403, 404] : [status], address).toContain(response.status());
        expect.soft(headers['content-type']?.toLowerCase(), address).toMatch(type);
        for (const [header, value] of Object.entries({ ...RESPONSE_HEADERS, 'Cache-Control': caching }))
          expect.soft(headers[header.toLowerCase()], `${header} of ${address}`).toBe(value);
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

      for (const alias of ['/2019/small-steps.html', '/memos/Gr%C3%B6%C3%9Fe', '/ar/2019/small-steps.html']) {
        const language = alias.startsWith('/ar/') ? '/ar' : '';
        const response = await request.get(site + alias);
        expect.soft(response.status(), alias).toBe(200);
        expect.soft(await response.text(), alias).toContain(`url=${basePath}${language}/blog/small-steps/"`);
      }

      // Pictures of other hosts can't be reached from every machine.
      await page.route(/^(?!https:\/\/localhost:)/, (route) => route.fulfill());
      const response = await page.goto(`${site}/services/`);
      expect(await response?.httpVersion()).toBe('HTTP/2.0');
      await scriptsHaveRun(page);
      await page.getByRole('contentinfo').locator(`a[href="${basePath}/about/"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
      expect(messages).toEqual([]);
      expect(server.output()).not.toMatch(WARNING);
    } finally {
      await server.close();
    }
  });
}
