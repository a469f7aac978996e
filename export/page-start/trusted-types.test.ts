import { type Rules, setUpTrustedTypes } from './trusted-types.mjs';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

/** The default policy as the script sets it up in a browser. */
function policyFor(basePath: string): Rules {
  const createPolicy = jest.fn<void, [name: string, rules: Rules]>();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  setUpTrustedTypes(basePath);
  const [, policy] = createPolicy.mock.calls.find(([name]) => name === 'default') ?? [];
  if (!policy) throw new Error('No default policy was created.');
  return policy;
}

test.each(['/_next/static/chunks/a.js', 'http://localhost/_next/static/chunks/a.js'])(
  '%s may be loaded, and is left as it was written',
  (url) => {
    expect(policyFor('').createScriptURL(url)).toBe(url);
  },
);

test.each([
  'https://elsewhere.example/_next/static/chunks/a.js',
  '//elsewhere.example/_next/static/a.js',
  'http://localhost.elsewhere.example/_next/static/a.js',
  '/_next/static/../../a.js',
  '/_next/static/%2e%2e/%2e%2e/a.js',
  '/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)//_next/static/',
])('%s may not', (url) => {
  expect(policyFor('').createScriptURL(url)).toBeNull();
});

test('a site in a folder loads from that folder alone', () => {
  const { createScriptURL } = policyFor('/portfolio');
  expect(createScriptURL('/portfolio/_next/static/chunks/a.js')).not.toBeNull();
  expect(createScriptURL('/_next/static/chunks/a.js')).toBeNull();
});

test('HTML may hold text and the empty script that React begins with, nothing else', () => {
  const { createHTML } = policyFor('');
  expect(createHTML('<script></script>')).toBe('<script></script>');
  expect(createHTML('theme && apply()')).toBe('theme && apply()');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML('<script>alert(1)</script>')).toBeNull();
});

test('a browser that does not know Trusted Types is left alone', () => {
  expect(() => setUpTrustedTypes('')).not.toThrow();
});
