/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { parsePage } from './pages.mjs';

const page = (body: string, file = 'index.html') => parsePage(file, `<!doctype html><html><body>${body}</body></html>`);

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of one directive. */
function sourcesOf(directive: string, ...bodies: string[]) {
  const { header } = contentSecurityPolicy(bodies.map((body, index) => page(body, `${index}.html`)));
  const found = header.split('; ').find((entry) => entry.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

test('a page that holds nothing may load nothing but the site’s own', () => {
  expect(contentSecurityPolicy([page('')]).header).toBe(
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
      "frame-ancestors 'none'",
    ].join('; '),
  );
});

test.each([
  ['<script src="https://stats.example/a.js" async></script>', 'loads the script https://stats.example/a.js'],
  ['<script src="//stats.example/a.js"></script>', 'loads the script //stats.example/a.js'],
  ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'loads the file https://fonts.example/a.css'],
  // What next/script leaves in a page.
  ['<link rel="preload" as="script" href="https://stats.example/a.js">', 'loads the file https://stats.example/a.js'],
  ['<style>@import url("https://fonts.example/a.css");</style>', 'imports the style https://fonts.example/a.css'],
  ['<iframe src="https://calendar.example/me"></iframe>', 'loads the frame https://calendar.example/me'],
])('%s stops the build, because the policy would refuse it in silence', (body, sentence) => {
  const refused = `index.html ${sentence} from another host, and the site's policy would refuse it`;
  expect(() => contentSecurityPolicy([page(body)])).toThrow(refused);
});

test('the site’s own scripts and styles, and links that load nothing, may name what they like', () => {
  const own = '<script src="/mine.js"></script><link rel="stylesheet" href="/mine.css">';
  const named = '<link rel="canonical" href="https://example.com/"><link rel="me" href="https://social.example/@me">';
  const photograph = '<link rel="preload" as="image" href="https://images.example/a.jpg">';
  expect(() => contentSecurityPolicy([page(own + named + photograph)])).not.toThrow();
});

test('the meta element leaves out what browsers take from headers only', () => {
  expect(contentSecurityPolicy([page('')]).metaFor(page(''))).not.toContain('frame-ancestors');
});

test('a page’s own policy leaves out the styles that styled-components writes into other pages', () => {
  const styled = (text: string) => page(`<style data-styled="">${text}</style><style>p{top:0}</style>`);
  const [one, other] = ['h1{color:red}', 'h1{color:blue}'];
  const { metaFor, header } = contentSecurityPolicy([styled(one), styled(other)]);
  for (const text of [one, other, 'p{top:0}', '']) expect(header).toContain(sha256(text));
  expect(metaFor(styled(one))).toContain([...[sha256(one), sha256('p{top:0}')].sort()].join(' '));
  expect(metaFor(styled(one))).not.toContain(sha256(other));
});

test('scripts that the export gives to some pages are named in the header, and in those pages', () => {
  const own = '<script>start()</script>';
  const some = '<script data-on-some-pages="">goUp()</script>';
  expect(sourcesOf('script-src', own, own + some)).toEqual(["'self'", ...[sha256('start()'), sha256('goUp()')].sort()]);

  // A page runs none of another's, however one goes on from it.
  const { metaFor } = contentSecurityPolicy([page(own), page(own + some)]);
  expect(metaFor(page(own))).toContain(`script-src 'self' ${sha256('start()')};`);
  expect(metaFor(page(own + some))).toContain(sha256('goUp()'));
});

test('inline scripts are named by their hash, data is not', () => {
  const body =
    '<script>start()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  expect(sourcesOf('script-src', body, body)).toEqual(["'self'", sha256('start()')]);
});

test('styles of all pages are named, for visits that begin on any of them', () => {
  const [one, other] = ['h1{color:red}', 'h1 > a{color:blue}'];
  expect(sourcesOf('style-src', `<style>${one}</style>`, `<style>${other}</style>`)).toEqual([
    "'self'",
    sha256(''),
    ...[sha256(one), sha256(other)].sort(),
  ]);
});

test('image hosts come from every way to name an image', () => {
  const body = [
    '<img src="https://one.example/a.jpg?x=1&amp;y=2" srcset="https://two.example/a.jpg 480w, /own.jpg 800w">',
    '<picture><source srcset="https://three.example/a.avif"></picture>',
  ].join('');
  expect(sourcesOf('img-src', body)).toEqual([
    "'self'",
    'https://one.example',
    'https://three.example',
    'https://two.example',
  ]);
});

test('the form’s address is the only one to send to, and may send back to the site', () => {
  const form = '<form action="https://forms.example/f/abc;d,e$f?x=1" method="post"></form>';
  const sources = ["'self'", 'https://forms.example/f/abc%3Bd%2Ce%24f'];
  expect(sourcesOf('form-action', form)).toEqual(sources);
  expect(sourcesOf('connect-src', form)).toEqual(sources);
});

test('a script’s call may go to another address than the form', () => {
  const form = '<form action="https://forms.example/abc" data-endpoint="https://forms.example/ajax/abc"></form>';
  expect(sourcesOf('form-action', form)).toEqual(["'self'", 'https://forms.example/abc']);
  expect(sourcesOf('connect-src', form)).toEqual(["'self'", 'https://forms.example/ajax/abc']);
});

test('a form that the site’s own host takes needs nobody else', () => {
  const form = '<form data-endpoint="/contact/"></form>';
  expect(sourcesOf('form-action', form)).toEqual(["'self'"]);
  expect(sourcesOf('connect-src', form)).toEqual(["'self'"]);
});

test('a form that writes a mail may do that alone', () => {
  const form = '<form action="mailto:you@example.com"></form>';
  expect(sourcesOf('form-action', form)).toEqual(['mailto:']);
  expect(sourcesOf('connect-src', form)).toEqual(["'self'"]);
});

test.each([
  ['<p style="color: red">Red</p>', 'index.html has <p style="color: red">, which a strict policy refuses'],
  ['<button onclick="go()">Go</button>', 'index.html has <button onclick="go()">, which a strict policy refuses'],
  ['<img src="http://one.example/a.jpg">', 'index.html shows the image http://one.example/a.jpg'],
  ['<form action="/send"></form>', 'index.html has a form without a whole address'],
  ['<form></form>', 'index.html has a form without a whole address'],
])('%s stops the build', (body, sentence) => {
  expect(() => contentSecurityPolicy([page(body)])).toThrow(sentence);
});

test('text that only looks like an attribute stops nothing', () => {
  expect(() => contentSecurityPolicy([page('<p title="style=&quot;x&quot;">onclick="go()"</p>')])).not.toThrow();
});

test('an inline script that not every page has stops the build', () => {
  expect(() => contentSecurityPolicy([page('<script>one()</script>'), page('', 'about/index.html')])).toThrow(
    'about/index.html lacks 1 of the inline scripts',
  );
});

test('a policy that is too long for some hosts stops the build', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `<style>h${index}{}</style>`).join('');
  expect(() => contentSecurityPolicy([page(styles)])).toThrow('some hosts take 1900 at most');
});
