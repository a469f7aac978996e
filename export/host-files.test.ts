import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedSite, pageOf, temporaryFolder } from '../e2e/support/export-folder';
import { CACHING, FOR_HOSTS, RESPONSE_HEADERS, VERSIONED } from '../lib/headers';
import type { Site } from '../lib/site';
import { writeHostFiles, writeLanguageFile } from './host-files';

const { exported, folder, list, read, write } = temporaryFolder();

test('the configuration of every host has the security headers', async () => {
  await write({ 'index.html': pageOf() });
  await writeHostFiles(exported);
  const files = ['_headers', '.htaccess', '.host/nginx-site.conf', '.host/caddy-snippets.conf'];
  for (const file of files) expect(await read(file)).toContain("frame-ancestors 'none'");
  expect(await read('.nojekyll')).toBe('');
  // Cloudflare has to be sent the files that it reads.
  const unsent = FOR_HOSTS.filter((name) => !['_headers', '_redirects', '.assetsignore'].includes(name));
  expect(await read('.assetsignore')).toBe(['*.br', '*.gz', ...unsent].join('\n'));
  for (const line of ['AddType image/avif .avif', 'AddEncoding br .br', 'AddEncoding gzip .gz'])
    expect(await read('.htaccess')).toContain(` ${line}\n`);
  expect(await read('.host/caddy-snippets.conf')).toContain('{\n\trewrite * /404.html\n}');
  expect((await list('.')).filter((name) => name !== 'index.html').sort()).toEqual(
    // The key with which search engines are told of changes is the rich owner's.
    [...FOR_HOSTS.filter((name) => !['vercel.json', '_redirects'].includes(name)), 'ines-0f0f0f0f.txt'].sort(),
  );
  for (const name of FOR_HOSTS)
    for (const file of ['.htaccess', '.host/nginx-site.conf', '.host/caddy-snippets.conf'])
      expect((await read(file)).replaceAll('\\', '')).toContain(name);
});

test('Vercel has the same headers, of an uploaded export and of the repository, whatever its languages', async () => {
  await writeHostFiles({ ...exported, project: process.cwd() });
  const { buildCommand, outputDirectory, ...rules } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect([buildCommand, outputDirectory, rules.framework]).toEqual(['npm run build', 'out', null]);
  expect(JSON.parse(await read('vercel.json'))).toEqual(rules);
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  expect(rules.headers).toEqual([
    { source: '/(.*)', headers: list({ ...RESPONSE_HEADERS, 'Cache-Control': CACHING.others }) },
    { source: `/:folder*${VERSIONED}(.*)`, headers: list({ 'Cache-Control': CACHING.versioned }) },
  ]);
});

test('caching and the not-found page include the base path', async () => {
  await write({ 'index.html': pageOf() });
  const aliases = [
    { from: '/2019/old.html', to: '/blog/new/' },
    { from: '/größe/', to: '/blog/größe/' },
  ];
  const languages = ['', '/ar'].map((end) => ({
    basePath: `/portfolio${end}`,
    aliases,
  })) as unknown as Site['languages'];
  await writeHostFiles({
    ...exported,
    project: process.cwd(),
    site: exportedSite({ basePath: '/portfolio', languages }),
  });
  expect(await read('_headers')).toMatch(/^\/portfolio\/_next\/static\/\*\n {2}Cache-Control: .*immutable$/m);
  expect(await read('.host/nginx-caching.conf')).toContain('"~^/portfolio/ar/_next/static/"');
  expect(await read('.host/nginx-site.conf')).toMatch(
    /^error_page 403 =404 \/portfolio\/404\.html;\nerror_page 404 \//m,
  );
  expect(await read('.host/caddy-snippets.conf')).toContain(
    '@versioned path /portfolio/_next/static/* /portfolio/ar/_next/static/*\n',
  );
  expect(await read('.host/nginx-site.conf')).toContain(
    '\nlocation "/portfolio/ar/" { error_page 403 =404 /portfolio/ar/404.html; error_page 404 /portfolio/ar/404.html; }\n',
  );
  const caddy = await read('.host/caddy-snippets.conf');
  expect(caddy).toContain('@language-0 path /portfolio/ar/*\n\trewrite @language-0 /portfolio/ar/404.html\n');
  expect(caddy).toContain('@elsewhere not path /portfolio/ar/*\n\trewrite @elsewhere /portfolio/404.html\n');
  expect(await read('.htaccess')).toContain('ErrorDocument 404 /portfolio/404.html');
  expect(await read('.htaccess')).toContain('RewriteBase /portfolio/\n');
  expect(await read('.htaccess')).toContain('=~ m#^/portfolio/_next/static/#');
  const gone = [
    '2019/old.html /portfolio/blog/new',
    ...['/', ''].map((end) => `gr%C3%B6%C3%9Fe${end} /portfolio/blog/gr%C3%B6%C3%9Fe`),
  ];
  expect(await read('_redirects')).toMatch(`${gone.map((rule) => `/portfolio/${rule}/ 301\n`).join('')}/portfolio/ar/`);
});

test('a further language’s folder has its not-found page on Apache and Netlify, whose rule Cloudflare does not get', async () => {
  const languages = ['', '/ar'].map((basePath) => ({ basePath, aliases: [] })) as unknown as Site['languages'];
  const site = exportedSite({ languages, basePath: '/ar' });
  await write({ 'ar/index.html': pageOf() });
  await writeLanguageFile({ ...exported, folder: path.join(folder, 'ar'), site });
  expect(await read('ar/.htaccess')).toMatch(/^ErrorDocument 403 \/ar\/404\.html\nErrorDocument 404 \/ar\/404\.html$/m);
  await writeHostFiles({ ...exported, site: exportedSite({ languages }) });
  expect(await list()).not.toContain('_redirects');
  process.env.NETLIFY = 'true';
  await writeHostFiles({ ...exported, site: exportedSite({ languages }) });
  delete process.env.NETLIFY;
  expect(await read('_redirects')).toBe('/ar/* /ar/404.html 404\n');
});

test('an owner’s _headers and .htaccess are appended to the site’s rules', async () => {
  await write({ 'index.html': pageOf() });
  await writeHostFiles(exported);
  const [headers, apache] = [await read('_headers'), await read('.htaccess')];
  await write({
    _headers: '/fonts/*\n  Cache-Control: max-age=60\n',
    '.htaccess': 'Redirect 301 /cv /cv.pdf\n',
    'vercel.json': '{}',
  });
  await writeHostFiles({ ...exported, ownFiles: new Set(['_headers', '.htaccess', 'vercel.json']) });
  expect(await read('_headers')).toBe(`${headers}\n# From public/_headers:\n/fonts/*\n  Cache-Control: max-age=60\n`);
  expect(await read('.htaccess')).toBe(`${apache}\n# From public/.htaccess:\nRedirect 301 /cv /cv.pdf\n`);
  expect(await read('vercel.json')).toBe('{}');
});
