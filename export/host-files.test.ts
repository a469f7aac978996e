/** @jest-environment node */
import { addPolicy } from './add-policy.mjs';
import { writeHostFiles } from './host-files.mjs';
import { moveFlightData } from './move-flight-data.mjs';
import { pageOf, temporaryFolder } from './test-site';

const site = { basePath: '' };
const { folder, read, write } = temporaryFolder();

test('every host is told the same policy as the pages, and to forbid frames', async () => {
  await write({ 'index.html': pageOf() });
  await moveFlightData(folder, site);
  await addPolicy(folder, site);
  await writeHostFiles(folder, site);
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await read('index.html')) ?? [];
  const files = ['_headers', 'vercel.json', '.htaccess', '.host/nginx-site.conf', '.host/caddy-snippets.conf'];
  for (const file of files) {
    expect(await read(file)).toContain(`${policy}; frame-ancestors 'none'`);
  }
  expect(await read('.nojekyll')).toBe('');
});

test('Apache is told what it would list, and reads a percent sign as one', async () => {
  const form = '<form action="https://forms.example/f/a;b" method="post"></form>';
  await write({ 'index.html': pageOf({ body: form }), 'about/index.html': pageOf({ body: form }), 'og/home.png': '' });
  await writeHostFiles(folder, site);
  const text = await read('.htaccess');
  expect(text).toContain('RedirectMatch 404 "^/(?:og)/$"');
  expect(text).toContain('|vercel\\.json|');
  expect(text).toContain('https://forms.example/f/a%%3Bb');
});

test('caching and the page for wrong addresses are told for the folder the site lives in', async () => {
  await write({ 'index.html': pageOf() });
  await writeHostFiles(folder, { basePath: '/portfolio' });
  expect(await read('_headers')).toMatch(/^\/portfolio\/_next\/static\/\*\n {2}Cache-Control: .*immutable$/m);
  expect(await read('vercel.json')).toContain('"/portfolio/_next/static/(.*)"');
  expect(await read('.host/nginx-caching.conf')).toContain('"~^/portfolio/_next/static/"');
  expect(await read('.host/nginx-site.conf')).toContain('error_page 404 /portfolio/404.html;');
  expect(await read('.host/caddy-snippets.conf')).toContain('path /portfolio/_next/static/*');
  expect(await read('.host/caddy-snippets.conf')).toContain('rewrite * /portfolio/404.html');
  expect(await read('.htaccess')).toContain('ErrorDocument 404 /portfolio/404.html');
  expect(await read('.htaccess')).toContain('=~ m#^/portfolio/_next/static/#');
});

test('what the owner has for a host comes behind the site’s rules, which all stay', async () => {
  const written = jest.spyOn(console, 'log').mockImplementation();
  await write({ 'index.html': pageOf() });
  await writeHostFiles(folder, site);
  const [headers, apache] = [await read('_headers'), await read('.htaccess')];
  const vercel = JSON.parse(await read('vercel.json'));

  const cache = { source: '/fonts/(.*)', headers: [{ key: 'Cache-Control', value: 'max-age=60' }] };
  const redirects = [{ source: '/cv', destination: '/cv.pdf' }];
  await write({
    _headers: '/fonts/*\n  Cache-Control: max-age=60\n',
    '.htaccess': 'Redirect 301 /cv /cv.pdf\n',
    'vercel.json': JSON.stringify({ redirects, trailingSlash: false, headers: [cache] }),
  });
  await writeHostFiles(folder, { ...site, ownFiles: new Set(['_headers', '.htaccess', 'vercel.json']) });
  expect(await read('_headers')).toBe(`${headers}\n# From public/_headers.\n/fonts/*\n  Cache-Control: max-age=60\n`);
  expect(await read('.htaccess')).toBe(`${apache}\n# From public/.htaccess.\nRedirect 301 /cv /cv.pdf\n`);
  expect(JSON.parse(await read('vercel.json'))).toEqual({
    ...vercel,
    trailingSlash: false,
    redirects,
    headers: [...vercel.headers, cache],
  });
  expect(written.mock.calls).toEqual([["Added to the site's own: _headers, .htaccess, vercel.json from public/."]]);
});

test.each(['{', '[]', 'null'])('a vercel.json of the owner’s that is %s stops the build', async (text) => {
  await write({ 'index.html': pageOf(), 'vercel.json': text });
  const built = writeHostFiles(folder, { ...site, ownFiles: new Set(['vercel.json']) });
  await expect(built).rejects.toThrow('public/vercel.json is no JSON with its fields in braces');
});

test('a folder without pages stops the build', async () => {
  await expect(writeHostFiles(folder, site)).rejects.toThrow(`There is no index.html in ${folder}`);
});
