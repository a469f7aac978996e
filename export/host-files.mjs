import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { CACHING, PAGE_FOR_WRONG_ADDRESSES, securityHeaders, VERSIONED } from './headers.mjs';
import { htaccess } from './htaccess.mjs';
import { readPages } from './pages.mjs';

/** Folder of the files for one's own server, which the configurations in `deploy/` include. */
const OWN_SERVERS = '.host';

/**
 * Writes what tells each host the headers and the caching of the site's files.
 *
 * @param {string} folder Path of the exported site, whose pages are finished.
 * @param {import('./pages.mjs').Site} site
 */
export async function writeHostFiles(folder, { basePath }) {
  const pages = await readPages(folder);
  const { header } = contentSecurityPolicy(pages);
  const headers = Object.entries(securityHeaders(header));
  const versioned = basePath + VERSIONED;
  /** @type {Record<string, string>} */
  const files = {
    _headers: headersFile(headers, versioned),
    'vercel.json': vercelFile(headers, versioned),
    // GitHub Pages would leave out every folder whose name begins with an underscore.
    '.nojekyll': '',
    '.htaccess': htaccess({ headers, basePath, unlisted: await foldersWithoutPage(folder, pages) }),
    [`${OWN_SERVERS}/nginx-caching.conf`]: nginxCaching(versioned),
    [`${OWN_SERVERS}/nginx-site.conf`]: nginxSite(headers, basePath),
    [`${OWN_SERVERS}/caddy-snippets.conf`]: caddySnippets(headers, basePath),
  };
  await mkdir(path.join(folder, OWN_SERVERS), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
}

/** @typedef {readonly (readonly [name: string, value: string])[]} Headers */

/**
 * @param {string} folder
 * @param {readonly import('./pages.mjs').Page[]} pages
 * @returns {Promise<string[]>} the folders without a page, which some hosts list, from the
 *   export's root and without a slash at either end.
 */
async function foldersWithoutPage(folder, pages) {
  const withPage = new Set(pages.map(({ file }) => path.posix.dirname(file)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !withPage.has(name) && name !== OWN_SERVERS)
    .sort();
}

/**
 * For Netlify and Cloudflare Pages. By default both send `max-age=0, must-revalidate`, and
 * Cloudflare joins the values when two rules set one header; so only the versioned files
 * have a rule for caching.
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

/**
 * @param {Headers} headers
 * @param {string} basePath
 */
function nginxSite(headers, basePath) {
  const page = basePath + PAGE_FOR_WRONG_ADDRESSES;
  /** @type {Headers} */
  const all = [...headers, ['Cache-Control', '$cache_control']];
  return [
    ...all.map(([name, value]) => `add_header ${name} "${value}" always;`),
    // nginx answers 403 for a folder without a page.
    `error_page 403 =404 ${page};`,
    `error_page 404 ${page};`,
    '',
  ].join('\n');
}

/** @param {string} versioned */
function nginxCaching(versioned) {
  return `map $uri $cache_control {\n  default "${CACHING.others}";\n  "~^${versioned}" "${CACHING.versioned}";\n}\n`;
}

/**
 * @param {Headers} headers
 * @param {string} basePath
 */
function caddySnippets(headers, basePath) {
  const versioned = basePath + VERSIONED;
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
    // An error is never kept for a year: at the next export there may be a file.
    '(caching-of-errors) {',
    `\theader Cache-Control "${CACHING.others}"`,
    '}',
    '(page-for-wrong-addresses) {',
    `\trewrite * ${basePath}${PAGE_FOR_WRONG_ADDRESSES}`,
    '}',
    '',
  ].join('\n');
}
