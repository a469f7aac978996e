import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS } from '../lib/headers';

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
export function htaccess(basePath: string, versioned: readonly string[]): string {
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
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => set(name, value)),
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
