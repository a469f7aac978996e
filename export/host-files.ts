import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS, VERSIONED } from '../lib/headers';
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
export async function writeHostFiles({ folder, basePath, ownFiles, facts }: Site): Promise<void> {
  const [, ...further] = facts.translations;
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

/** Media types that Apache's defaults lack or have differently. */
const TYPES = {
  'application/manifest+json': '.webmanifest',
  'font/woff2': '.woff2',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'text/javascript': '.js',
  'text/vcard': '.vcf',
};

/** Extensions of text files, which are all in UTF-8. */
const TEXTS = '.css .html .js .json .svg .txt .vcf .webmanifest .xml';

/**
 * The `.htaccess` for Apache and compatible servers. It needs only `AllowOverride FileInfo`: a line that isn't allowed
 * makes Apache answer every request with 500. Lines for a missing module have no effect.
 *
 * @param basePath The site's folder on its host, such as `/portfolio`, or an empty string.
 * @param versioned The folders of versioned files, one for each language.
 */
function htaccess(basePath: string, versioned: readonly string[]): string {
  return [
    '# Written by the build, for Apache.',
    `ErrorDocument 403 ${basePath}${PAGE_FOR_WRONG_ADDRESSES}`,
    `ErrorDocument 404 ${basePath}${PAGE_FOR_WRONG_ADDRESSES}`,
    '',
    ...ifModules(['mime'], types()),
    ...ifModules(['headers'], headerLines(versioned)),
    ...ifModules(['rewrite'], refusals(basePath)),
    ...ifModules(['rewrite', 'headers', 'mime'], compressedCopies()),
    '',
  ].join('\n');
}

/** The lines, which apply if Apache has all these modules. */
function ifModules(modules: readonly string[], lines: readonly string[]): string[] {
  return modules.reduceRight(
    (inner, name) => [`<IfModule mod_${name}.c>`, ...inner.map((line) => `  ${line}`), '</IfModule>'],
    [...lines],
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function types(): string[] {
  return [
    ...Object.entries(TYPES).map(([type, extension]) => `AddType ${type} ${extension}`),
    `AddCharset utf-8 ${TEXTS}`,
  ];
}

/** With `always`, responses with errors have the headers too. */
function headerLines(versioned: readonly string[]): string[] {
  const set = (name: string, value: string) => `Header always set ${name} "${value}"`;
  return [
    ...HEADERS.map(([name, value]) => set(name, value)),
    set('Cache-Control', CACHING.others),
    ...versioned.map(
      (folder) => `${set('Cache-Control', CACHING.versioned)} "expr=%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}#"`,
    ),
  ];
}

function refusals(basePath: string): string[] {
  return [
    'RewriteEngine On',
    `RewriteBase ${basePath}/`,
    '# Files for hosts, and folders without a page, which Apache would list.',
    `RewriteRule ^(?:${FOR_HOSTS.map(escapeRegExp).join('|')})(?:/|$) - [R=404,L]`,
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
  ];
}

/** Sends the compressed copies of files to browsers that accept them. */
function compressedCopies(): string[] {
  return [
    '# Compressed copies of the files.',
    ...Object.entries({ br: 'br', gz: 'gzip' }).flatMap(([suffix, encoding]) => [
      `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `RewriteCond %{REQUEST_FILENAME}.${suffix} -f`,
      `RewriteRule ^(.+)$ $1.${suffix} [L,E=no-gzip:1,E=no-brotli:1]`,
      `AddEncoding ${encoding} .${suffix}`,
    ]),
    '# Apache takes the suffixes for a language (Breton) and an archive.',
    'RemoveLanguage .br',
    'RemoveType .gz',
    'Header always merge Vary Accept-Encoding',
  ];
}
