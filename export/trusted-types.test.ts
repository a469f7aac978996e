/** @jest-environment jsdom */
import { trustedTypesScript } from './trusted-types.mjs';

interface Policy {
  createScriptURL: (text: string) => string | null;
  createHTML: (text: string) => string | null;
}

/** The default policy as the script sets it up in a browser. */
function policyFor(basePath: string): Policy {
  let created: Policy | undefined;
  const trustedTypes = {
    createPolicy(name: string, policy: Policy) {
      if (name === 'default') created = policy;
    },
  };
  new Function('self', 'trustedTypes', trustedTypesScript(basePath))({ trustedTypes }, trustedTypes);
  if (!created) throw new Error('No default policy was created.');
  return created;
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
  expect(() => new Function('self', trustedTypesScript(''))({})).not.toThrow();
});
