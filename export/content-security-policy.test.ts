import { createHash } from 'node:crypto';
import { temporaryFolder } from '../e2e/support/export-folder';
import { UserError } from '../lib/user-error';
import { addPolicies, contentSecurityPolicies } from './content-security-policy';
import { parsePage } from './pages';

const page = (body: string, file = 'index.html') => parsePage(file, `<!doctype html><html><body>${body}</body></html>`);

const { exported, read, write } = temporaryFolder();

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the first of some pages. */
function policyOf(...bodies: string[]) {
  const [first = page(''), ...others] = bodies.map((body, index) => page(body, `${index}.html`));
  return contentSecurityPolicies([first, ...others])(first);
}

/** The sources of one of its directives. */
function sourcesOf(directive: string, ...bodies: string[]) {
  const found = policyOf(...bodies)
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

test('the policy of an empty page allows only the site’s own files', () => {
  expect(policyOf('')).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${sha256('')}`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  );
});

test('the policy follows the charset and precedes everything else', async () => {
  await write({ 'index.html': '<html><head><meta charset="utf-8"><title>Home</title></head></html>' });
  await addPolicies(exported);
  expect(await read('index.html')).toMatch(/^<html><head><meta charset="utf-8"><meta http-equiv="Content-Sec/);
});

test('own scripts and styles, links that load nothing, and text like an attribute pass', () => {
  const own = '<script src="/mine.js"></script><link rel="stylesheet" href="/mine.css">';
  const named = '<link rel="canonical" href="https://example.com/"><link rel="me" href="https://social.example/@me">';
  const photograph = '<link rel="preload" as="image" href="https://images.example/a.jpg">';
  const text = '<p title="style=&quot;x&quot;">onclick="go()"</p>';
  expect(() => policyOf(own + named + photograph + text)).not.toThrow();
});

test('a policy has the page’s inline scripts and its styled-components’ styles, and all pages’ other styles', () => {
  const bodyOf = (text: string) =>
    `<style data-styled="">${text}</style><style>.${text} > p{top:0}</style><script>${text}()</script>` +
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  const styles = ['one', '.one > p{top:0}', '.other > p{top:0}'].map(sha256).sort();
  expect(sourcesOf('style-src', bodyOf('one'), bodyOf('other'))).toEqual(["'self'", sha256(''), ...styles]);
  expect(sourcesOf('script-src', bodyOf('one'), bodyOf('other'))).toEqual(["'self'", sha256('one()')]);
});

test('image hosts are found in src, srcset and SVG images', () => {
  const body = [
    '<img src="https://one.example/a.jpg?x=1&amp;y=2" srcset="/own.jpg 480w, https://two.example/a.jpg 800w">',
    '<picture><source srcset="https://three.example/a.avif"></picture>',
    '<video src="/talk.mp4" poster="https://four.example/a.jpg"></video>',
  ].join('');
  const hosts = ['four', 'one', 'three', 'two'].map((host) => `https://${host}.example`);
  expect(sourcesOf('img-src', body)).toEqual(["'self'", ...hosts]);
  expect([sourcesOf('media-src', body), sourcesOf('media-src', '')]).toEqual([["'self'"], undefined]);
});

const FORM = 'https://forms.example';

test.each([
  [`action="${FORM}/f/abc;d,e?x=1" method="post"`, ["'self'", `${FORM}/f/abc%3Bd%2Ce`], `${FORM}/f/abc%3Bd%2Ce`],
  [`action="${FORM}/a" data-endpoint="${FORM}/ajax/a"`, ["'self'", `${FORM}/a`], `${FORM}/ajax/a`],
  ['data-endpoint="/contact/"', ["'self'"], undefined],
  ['action="mailto:you@example.com"', ['mailto:'], undefined],
])('a form with %s may be submitted to %j, and its script calls %s', (attributes, actions, endpoint) => {
  const form = `<form ${attributes}></form>`;
  expect(sourcesOf('form-action', form)).toEqual(actions);
  expect(sourcesOf('connect-src', form)).toEqual(["'self'", ...(endpoint ? [endpoint] : [])]);
});

test.each([
  ['<script src="https://stats.example/a.js" async></script>', 'loads https://stats.example/a.js from another host'],
  ['<script src="//stats.example/a.js"></script>', 'loads //stats.example/a.js from another host'],
  ['<script src="http://stats.example/a.js"></script>', 'loads http://stats.example/a.js from another host'],
  ['<link rel="stylesheet" href="https://a.example/a.css">', 'loads https://a.example/a.css from another host'],
  // What next/script leaves in a page.
  ['<link rel="preload" as="script" href="https://a.example/a.js">', 'loads https://a.example/a.js from another host'],
  ['<iframe src="/demo/"></iframe>', 'has a frame, <iframe>'],
  ['<source src="https://a.example/a.mp4">', 'loads https://a.example/a.mp4 from another host'],
  ['<p style="color: red">Red</p>', 'has <p style="color: red">'],
  ['<button onclick="go()">Go</button>', 'has <button onclick="go()">'],
  ['<img src="http://one.example/a.jpg">', 'shows the image http://one.example/a.jpg'],
  ['<img src="//one.example/a.jpg">', 'shows the image //one.example/a.jpg'],
])('%s stops the build, because the policy would block it', (body, sentence) => {
  expect(() => policyOf(body)).toThrow(`0.html ${sentence}`);
});

test('what stops the build is named with the file that the page is made from', async () => {
  const [post] = exported.site.documents.posts;
  for (const [page, source] of [
    ['/about/', 'app/about/page.tsx'],
    [post?.path, post?.file],
  ]) {
    const file = `${page?.slice(1)}index.html`;
    await write({ [file]: htmlOf('<p style="color: red">Red</p>'), 'index.html': htmlOf('') });
    await expect(addPolicies(exported)).rejects.toMatchObject({
      message: expect.stringContaining(`${file} (${source}) has <p style="color: red">`),
    });
  }
});

test('analytics add the script’s URL and the hosts that it sends to', () => {
  const analytics = { script: 'https://stats.example/a.js?v=1', sendsTo: ['https://stats.example/send'] };
  const policy = contentSecurityPolicies([page('')], analytics)(page(''));
  expect(policy).toContain("script-src 'self' https://stats.example/a.js;");
  expect(policy).toContain("connect-src 'self' https://stats.example/send;");
  expect(policy).toContain('trusted-types default analytics');
});

const htmlOf = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
const MESSAGES = '<form action="https://forms.example/f/a"></form>';
const PICTURE = '<img src="https://pictures.example/a.jpg">';

/** What the build says about a site whose notice names these hosts. */
async function differencesWith(...named: string[]) {
  const entries = named.map((host) => `<li data-host="${host}">${host}</li>`);
  await write({
    'index.html': htmlOf(PICTURE),
    'contact/index.html': htmlOf(MESSAGES),
    'privacy/index.html': htmlOf(`<ul><li data-stored="theme"></li>${entries.join('')}</ul>`),
  });
  return addPolicies(exported).catch((error: unknown) => (error instanceof UserError ? error.message : error));
}

test('a notice that lacks a host, or has one that no page contacts, stops the build', async () => {
  const [forms, pictures] = ['https://forms.example', 'https://pictures.example'];
  expect(await differencesWith(forms, pictures)).toBeUndefined();
  expect(await differencesWith(forms)).toContain(
    `${pictures} is contacted by index.html, but the notice does not name it. Add { host: '${pictures}', purpose: '…' } to`,
  );
  expect(await differencesWith(pictures)).toContain(`${forms} is contacted by contact/index.html`);
  expect(await differencesWith(forms, pictures, 'https://gone.example')).toContain(
    'privacy/index.html names https://gone.example, which no page',
  );
});
