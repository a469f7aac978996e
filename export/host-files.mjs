import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { CACHING, PAGE_FOR_WRONG_ADDRESSES, securityHeaders, VERSIONED } from './headers.mjs';
import { htaccess } from './htaccess.mjs';
import { MERGED } from './own-files.mjs';
import { readPages } from './pages.mjs';

/** Folder of the files for one's own server, which the configurations in `deploy/` include. */
const OWN_SERVERS = '.host';

/**
 * Writes what tells each host the headers and the caching of the site's files. What the owner
 * has in a file of the same name comes behind the site's rules, and holds where the two differ.
 *
 * @param {string} folder Path of the exported site, whose pages are finished.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a file of the owner's cannot be read as what it is.
 */
export async function writeHostFiles(folder, { basePath, ownFiles = new Set() }) {
  const pages = await readPages(folder, ownFiles);
  const { header } = contentSecurityPolicy(pages);
  const headers = Object.entries(securityHeaders(header));
  const versioned = basePath + VERSIONED;
  /** @type {Record<string, string>} */
  const files = {
    _headers: headersFile(headers, versioned),
    'vercel.json': vercelFile(headers, versioned),
    // GitHub Pages would leave out every folder whose name begins with an underscore.
    '.nojekyll': '',
    '.htaccess': htaccess({ headers, basePath, unlisted: await foldersWithoutPage(folder) }),
    [`${OWN_SERVERS}/nginx-caching.conf`]: nginxCaching(versioned),
    [`${OWN_SERVERS}/nginx-site.conf`]: nginxSite(headers, basePath),
    [`${OWN_SERVERS}/caddy-snippets.conf`]: caddySnippets(headers, basePath),
  };
  const merged = MERGED.filter((name) => ownFiles.has(name));
  for (const name of merged) {
    files[name] = merge(name, files[name] ?? '', await readFile(path.join(folder, name), 'utf8'));
  }
  if (merged.length > 0) console.log(`Added to the site's own: ${merged.join(', ')} from public/.`);
  await mkdir(path.join(folder, OWN_SERVERS), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
}

/** @typedef {readonly (readonly [name: string, value: string])[]} Headers */

/**
 * @param {string} name
 * @param {string} site The site's rules.
 * @param {string} own The owner's.
 * @returns {string} both, in the file's own language.
 */
function merge(name, site, own) {
  if (name === 'vercel.json') return mergeVercel(JSON.parse(site), own);
  return `${site}\n# From public/${name}.\n${own.trimEnd()}\n`;
}

/**
 * @param {Record<string, unknown>} site
 * @param {string} own
 * @throws {Error} when the owner's text is no group of fields.
 */
function mergeVercel(site, own) {
  const rules = readObject(own);
  if (!rules) throw new Error('public/vercel.json is no JSON with its fields in braces; correct it, or remove it.');
  const headers = [site.headers, rules.headers ?? []].flat();
  return `${JSON.stringify({ ...site, ...rules, headers }, null, 2)}\n`;
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | undefined}
 */
function readObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the folders without a page, which some hosts list, from the
 *   export's root and without a slash at either end.
 */
async function foldersWithoutPage(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const withPage = new Set(
    entries
      .filter((entry) => entry.name.endsWith('.html'))
      .map((entry) =>
        path
          .relative(folder, entry.parentPath ?? entry.path)
          .split(path.sep)
          .join('/'),
      ),
  );
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
