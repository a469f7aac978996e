import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spellingsOf } from '../lib/content/alias';
import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES, RESPONSE_HEADERS, VERSIONED } from '../lib/headers';
import type { Site } from '../lib/site';
import { TEXT_EXTENSIONS } from './compress-files';
import type { Export } from './pages';

/** Folder of the files that the server configurations in `deploy/` include. */
const OWN_SERVERS = '.host';

/** Files to which an owner may add: the rules of a file in `public/` are appended, and override the site's. */
const EXTENDABLE_FILES = ['_headers', '_redirects', '.htaccess'];

/** The files that Cloudflare reads. */
const FOR_CLOUDFLARE = new Set(['_headers', '_redirects', '.assetsignore']);

const HEADERS = Object.entries(RESPONSE_HEADERS);

/**
 * Writes the configuration of headers and caching for each host. A file of the same name in `public/` replaces it, except
 * for the files that are joined.
 */
export async function writeHostFiles({ folder, project, ownFiles, site }: Export): Promise<void> {
  const { basePath, languages } = site;
  const { indexNow } = site.content.site;
  const versioned = languages.map((language) => language.basePath + VERSIONED);
  const page = basePath + PAGE_FOR_WRONG_ADDRESSES;
  const folders = languages.slice(1).map((language) => language.basePath);
  const files: Record<string, string> = {
    _headers: headersFile(versioned),
    ...redirectsFile(languages),
    ...(await vercelFile(project)),
    // Without this file, GitHub Pages ignores folders that begin with an underscore.
    '.nojekyll': '',
    // What Cloudflare Workers need not upload: it compresses files itself.
    '.assetsignore': formatLines(['*.br', '*.gz', ...FOR_HOSTS.filter((name) => !FOR_CLOUDFLARE.has(name))], String),
    '.htaccess': htaccess(basePath, versioned),
    [`${OWN_SERVERS}/nginx-caching.conf`]: nginxCaching(versioned),
    [`${OWN_SERVERS}/nginx-site.conf`]: nginxSite(page, folders),
    [`${OWN_SERVERS}/caddy-snippets.conf`]: caddySnippets(page, folders, versioned),
    ...(indexNow && { [`${indexNow}.txt`]: indexNow }),
  };
  await mkdir(path.join(folder, OWN_SERVERS), { recursive: true });
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = path.join(folder, name);
      if (!ownFiles.has(name)) await writeFile(file, text);
      else if (EXTENDABLE_FILES.includes(name))
        await writeFile(file, `${text}\n# From public/${name}:\n${(await readFile(file, 'utf8')).trimEnd()}\n`);
    }),
  );
}

/**
 * For Netlify and Cloudflare Pages. Both send `max-age=0, must-revalidate` by default, and Cloudflare joins the values of
 * a header that two rules set; so only versioned files have a rule for caching.
 */
function headersFile(versioned: readonly string[]): string {
  return `/*
${formatLines(HEADERS, ([name, value]) => `  ${name}: ${value}`)}
${formatLines(versioned, (folder) => `${folder}*\n  Cache-Control: ${CACHING.versioned}`)}
`;
}

/**
 * For Netlify and Cloudflare Pages, which compare addresses as browsers send them. Every other host has the small page of
 * an earlier address (`alias-pages.ts`). Cloudflare takes the nearest not-found page by itself, and no rule for it.
 */
function redirectsFile(languages: Site['languages']): Record<string, string> {
  const lines = languages.flatMap(({ aliases, basePath }) =>
    aliases.flatMap((alias) =>
      spellingsOf(alias).map((from) => `${[basePath + from, basePath + alias.to].map(encodeURI).join(' ')} 301`),
    ),
  );
  const notFound = languages.slice(1).map(({ basePath }) => `${basePath}/* ${basePath}${PAGE_FOR_WRONG_ADDRESSES} 404`);
  const all = process.env.NETLIFY ? [...lines, ...notFound] : lines;
  return all.length > 0 ? { _redirects: `${all.join('\n')}\n` } : {};
}

/** Tells Apache the not-found page of a further language's folder. */
export async function writeLanguageFile({ folder, ownFiles, site }: Export): Promise<void> {
  const file = '.htaccess';
  if (ownFiles.has(file)) return;
  await writeFile(path.join(folder, file), `# Written by the build, for Apache.\n${errorDocuments(site.basePath)}`);
}

const errorDocuments = (folder: string) =>
  [403, 404].map((status) => `ErrorDocument ${status} ${folder}${PAGE_FOR_WRONG_ADDRESSES}\n`).join('');

function formatLines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join('\n');
}

/** For Vercel, if an export is uploaded there: the rules of the repository's own file, without the settings of its build. */
async function vercelFile(project: string): Promise<Record<string, string>> {
  const ownersFile = path.join(project, 'vercel.json');
  if (!existsSync(ownersFile)) return {};
  const { buildCommand: _command, outputDirectory: _folder, ...rules } = JSON.parse(await readFile(ownersFile, 'utf8'));
  return { 'vercel.json': `${JSON.stringify(rules, null, 2)}\n` };
}

/** nginx answers 403 for folders without a page. */
function nginxSite(page: string, folders: readonly string[]): string {
  const headers = [...HEADERS, ['Cache-Control', '$cache_control'] as const];
  return `${formatLines(headers, ([name, value]) => `add_header ${name} "${value}" always;`)}
error_page 403 =404 ${page};
error_page 404 ${page};
${folders
  .map((folder) => {
    const own = folder + PAGE_FOR_WRONG_ADDRESSES;
    return `location "${folder}/" { error_page 403 =404 ${own}; error_page 404 ${own}; }\n`;
  })
  .join('')}# Files for hosts, not for visitors.
location ~ "/(${FOR_HOSTS.map(escapeRegExp).join('|')})(/|$)" { return 404; }
`;
}

function nginxCaching(versioned: readonly string[]): string {
  return `map $uri $cache_control {
  default "${CACHING.others}";
${formatLines(versioned, (folder) => `  "~^${folder}" "${CACHING.versioned}";`)}
}
`;
}

/**
 * Errors are not cached: the file may exist after the next upload. The rules for addresses are in the snippet that only
 * pages have.
 */
function caddySnippets(page: string, folders: readonly string[], versioned: readonly string[]): string {
  const paths = versioned.map((folder) => `${folder}*`).join(' ');
  const inFolders = folders.map((folder, index) => {
    return `\t@language-${index} path ${folder}/*\n\trewrite @language-${index} ${folder}${PAGE_FOR_WRONG_ADDRESSES}\n`;
  });
  const elsewhere = folders.length > 0 ? '@elsewhere' : '*';
  return `(site-headers) {
\theader {
${formatLines(HEADERS, ([name, value]) => `\t\t${name} "${value}"`)}
\t}
}
(caching) {
\t@versioned path ${paths}
\t@others not path ${paths}
\theader @versioned Cache-Control "${CACHING.versioned}"
\theader @others Cache-Control "${CACHING.others}"
\t# Files for hosts, not for visitors.
\t@files-for-hosts path ${FOR_HOSTS.flatMap((name) => [`*/${name}`, `*/${name}/*`]).join(' ')}
\terror @files-for-hosts 404
}
(caching-of-errors) {
\theader Cache-Control "${CACHING.others}"
}
(page-for-wrong-addresses) {
${inFolders.join('')}${folders.length > 0 ? `\t@elsewhere not path ${folders.map((folder) => `${folder}/*`).join(' ')}\n` : ''}\trewrite ${elsewhere} ${page}
}
`;
}

/** Media types that Apache's defaults lack or have differently. */
const APACHE_MEDIA_TYPES = {
  'application/manifest+json': '.webmanifest',
  'font/woff2': '.woff2',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'text/javascript': '.js',
  'text/markdown': '.md',
  'text/vcard': '.vcf',
};

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The `.htaccess` for Apache and compatible servers. It needs only `AllowOverride FileInfo`: a line that isn't allowed
 * makes Apache answer every request with 500. Lines for a missing module have no effect. With `always`, responses with
 * errors have the headers too.
 */
function htaccess(basePath: string, versioned: readonly string[]): string {
  const set = (name: string, value: string) => `  Header always set ${name} "${value}"`;
  const setIn = (folder: string) =>
    `${set('Cache-Control', CACHING.versioned)} "expr=%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}#"`;
  return `# Written by the build, for Apache.
${errorDocuments(basePath)}
<IfModule mod_mime.c>
${formatLines(Object.entries(APACHE_MEDIA_TYPES), ([type, extension]) => `  AddType ${type} ${extension}`)}
  AddCharset utf-8 ${[...TEXT_EXTENSIONS].join(' ')}
</IfModule>
<IfModule mod_headers.c>
${formatLines(HEADERS, ([name, value]) => set(name, value))}
${set('Cache-Control', CACHING.others)}
${formatLines(versioned, setIn)}
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/
  # Files for hosts, and folders without a page, which Apache would list.
  RewriteRule ^(?:${FOR_HOSTS.map(escapeRegExp).join('|')})(?:/|$) - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]
</IfModule>
<IfModule mod_rewrite.c>
  <IfModule mod_headers.c>
    <IfModule mod_mime.c>
      # Compressed copies of the files.
${formatLines(['br', 'gz'], compressedCopies)}
      # Apache takes the suffixes for a language (Breton) and an archive.
      RemoveLanguage .br
      RemoveType .gz
      Header always merge Vary Accept-Encoding
    </IfModule>
  </IfModule>
</IfModule>
`;
}

/** Sends the compressed copies of files to browsers that accept them. */
function compressedCopies(suffix: string): string {
  const encoding = suffix === 'gz' ? 'gzip' : suffix;
  return `      RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
      RewriteCond %{REQUEST_FILENAME}.${suffix} -f
      RewriteRule ^(.+)$ $1.${suffix} [L,E=no-gzip:1,E=no-brotli:1]
      AddEncoding ${encoding} .${suffix}`;
}
