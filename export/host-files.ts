import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CACHING, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS, VERSIONED } from '../lib/headers';
import { readTranslations } from '../lib/translations';
import { htaccess } from './htaccess';
import type { Site } from './pages';

/** Folder of the files that the server configurations in `deploy/` include. */
const OWN_SERVERS = '.host';

/** Files to which an owner may add: the rules of a file in `public/` are appended, and override the site's. */
const JOINED = ['_headers', '.htaccess'];

const HEADERS = Object.entries(SECURITY_HEADERS);

/**
 * Writes the configuration of headers and caching for each host. A file of the same name in `public/` replaces it, except
 * for the files that are joined.
 */
export async function writeHostFiles({ folder, basePath, ownFiles, environment }: Site): Promise<void> {
  const [, ...further] = readTranslations(environment.TRANSLATIONS);
  const versioned = [basePath, ...further.map((it) => it.basePath)].map((base) => base + VERSIONED);
  const files: Record<string, string> = {
    _headers: headersFile(versioned),
    'vercel.json': vercelFile(versioned),
    // Without this file, GitHub Pages ignores folders that begin with an underscore.
    '.nojekyll': '',
    '.htaccess': htaccess(basePath, versioned),
    [`${OWN_SERVERS}/nginx-caching.conf`]: nginxCaching(versioned),
    [`${OWN_SERVERS}/nginx-site.conf`]: nginxSite(basePath),
    [`${OWN_SERVERS}/caddy-snippets.conf`]: caddySnippets(basePath, versioned),
  };
  await mkdir(path.join(folder, OWN_SERVERS), { recursive: true });
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = path.join(folder, name);
      if (!ownFiles.has(name)) await writeFile(file, text);
      else if (JOINED.includes(name))
        await writeFile(file, `${text}\n# From public/${name}:\n${(await readFile(file, 'utf8')).trimEnd()}\n`);
    }),
  );
}

/**
 * For Netlify and Cloudflare Pages. Both send `max-age=0, must-revalidate` by default, and Cloudflare joins the values of
 * a header that two rules set; so only versioned files have a rule for caching.
 */
function headersFile(versioned: readonly string[]): string {
  return [
    '/*',
    ...HEADERS.map(([name, value]) => `  ${name}: ${value}`),
    ...versioned.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${CACHING.versioned}`]),
    '',
  ].join('\n');
}

/** For Vercel, where later rules override earlier ones. */
function vercelFile(versioned: readonly string[]): string {
  const list = (headers: readonly (readonly [string, string])[]) => headers.map(([key, value]) => ({ key, value }));
  const rules = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: list([...HEADERS, ['Cache-Control', CACHING.others]]) },
      ...versioned.map((folder) => ({
        source: `${folder}(.*)`,
        headers: list([['Cache-Control', CACHING.versioned]]),
      })),
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

function nginxSite(basePath: string): string {
  const page = basePath + PAGE_FOR_WRONG_ADDRESSES;
  return [
    ...[...HEADERS, ['Cache-Control', '$cache_control']].map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    // nginx answers 403 for folders without a page.
    `error_page 403 =404 ${page};`,
    `error_page 404 ${page};`,
    '',
  ].join('\n');
}

function nginxCaching(versioned: readonly string[]): string {
  const rules = versioned.map((folder) => `  "~^${folder}" "${CACHING.versioned}";\n`);
  return `map $uri $cache_control {\n  default "${CACHING.others}";\n${rules.join('')}}\n`;
}

function caddySnippets(basePath: string, versioned: readonly string[]): string {
  const paths = versioned.map((folder) => `${folder}*`).join(' ');
  return [
    '(site-headers) {',
    '\theader {',
    ...HEADERS.map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    '}',
    '(caching) {',
    `\t@versioned path ${paths}`,
    `\t@others not path ${paths}`,
    `\theader @versioned Cache-Control "${CACHING.versioned}"`,
    `\theader @others Cache-Control "${CACHING.others}"`,
    '}',
    // Errors are not cached: the file may exist after the next upload.
    '(caching-of-errors) {',
    `\theader Cache-Control "${CACHING.others}"`,
    '}',
    '(page-for-wrong-addresses) {',
    `\trewrite * ${basePath}${PAGE_FOR_WRONG_ADDRESSES}`,
    '}',
    '',
  ].join('\n');
}
