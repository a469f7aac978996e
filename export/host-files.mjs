import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { CACHING, securityHeaders, VERSIONED } from './headers.mjs';
import { readPages } from './pages.mjs';

/** For servers of one's own; the configurations in `deploy/` include what lies here. */
const OWN_SERVERS = '.host';

/**
 * Writes what tells each host the headers and the caching of the site's files.
 *
 * @param {string} folder Path of the exported site, whose pages are finished.
 * @param {import('./pages.mjs').Site} site
 */
export async function writeHostFiles(folder, { basePath }) {
  const { header } = contentSecurityPolicy(await readPages(folder));
  const headers = Object.entries(securityHeaders(header));
  const versioned = basePath + VERSIONED;
  /** @type {Record<string, string>} */
  const files = {
    _headers: headersFile(headers, versioned),
    'vercel.json': vercelFile(headers, versioned),
    // GitHub Pages would leave out every folder whose name begins with an underscore.
    '.nojekyll': '',
    [`${OWN_SERVERS}/nginx-headers.conf`]: nginxHeaders(headers),
    [`${OWN_SERVERS}/nginx-caching.conf`]: nginxCaching(versioned),
    [`${OWN_SERVERS}/caddy-headers.conf`]: caddySnippets(headers, versioned),
  };
  await mkdir(path.join(folder, OWN_SERVERS), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
}

/** @typedef {readonly (readonly [name: string, value: string])[]} Headers */

/**
 * For Netlify and Cloudflare Pages. Both let browsers ask each time unless told
 * otherwise, and Cloudflare joins what two rules say of one header; so only the
 * versioned files have a rule for caching.
 *
 * @param {Headers} headers
 * @param {string} versioned
 */
function headersFile(headers, versioned) {
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${versioned}*`,
    `  Cache-Control: ${CACHING.versioned}`,
    '',
  ].join('\n');
}

/**
 * For Vercel, where a later rule replaces what an earlier one said of the same header.
 *
 * @param {Headers} headers
 * @param {string} versioned
 */
function vercelFile(headers, versioned) {
  /** @param {Headers} entries */
  const list = (entries) => entries.map(([key, value]) => ({ key, value }));
  const rules = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: list([...headers, ['Cache-Control', CACHING.others]]) },
      { source: `${versioned}(.*)`, headers: list([['Cache-Control', CACHING.versioned]]) },
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

/** @param {Headers} headers */
function nginxHeaders(headers) {
  /** @type {Headers} */
  const all = [...headers, ['Cache-Control', '$cache_control']];
  return all.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}

/** @param {string} versioned */
function nginxCaching(versioned) {
  return `map $uri $cache_control {\n  default "${CACHING.others}";\n  "~^${versioned}" "${CACHING.versioned}";\n}\n`;
}

/**
 * @param {Headers} headers
 * @param {string} versioned
 */
function caddySnippets(headers, versioned) {
  return [
    '(site-headers) {',
    '\theader {',
    ...headers.map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    '}',
    '(caching) {',
    `\t@versioned path ${versioned}*`,
    `\t@others not path ${versioned}*`,
    `\theader @versioned Cache-Control "${CACHING.versioned}"`,
    `\theader @others Cache-Control "${CACHING.others}"`,
    '}',
    // Whatever the address was, there may be a file tomorrow.
    '(caching-of-errors) {',
    `\theader Cache-Control "${CACHING.others}"`,
    '}',
    '',
  ].join('\n');
}
