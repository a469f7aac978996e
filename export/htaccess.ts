import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS } from './headers';

/** Types of the export's files for which Apache has another one, or none. */
const TYPES = {
  'application/manifest+json': '.webmanifest',
  'font/woff2': '.woff2',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'text/javascript': '.js',
  'text/vcard': '.vcf',
};

/** Extensions of text files, all of which are in UTF-8. */
const TEXTS = '.css .html .js .json .svg .txt .vcf .webmanifest .xml';

/**
 * The `.htaccess` for Apache and for servers that read such files. It needs no more than `AllowOverride FileInfo`: one
 * line that is not allowed makes Apache answer every request with a 500. Where a module is missing, its part is left
 * out. Nothing beside the site's folder changes.
 *
 * @param basePath The folder the site lives in on its host, or nothing.
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

/** The lines, which hold where all these modules are there. */
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

/** Only with `always` do answers with an error have the headers too. */
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

/** Sends the compressed copies of files where the browser takes them. */
function compressedCopies(): string[] {
  return [
    '# The export holds compressed copies of its files.',
    ...Object.entries({ br: 'br', gz: 'gzip' }).flatMap(([suffix, encoding]) => [
      `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `RewriteCond %{REQUEST_FILENAME}.${suffix} -f`,
      `RewriteRule ^(.+)$ $1.${suffix} [L,E=no-gzip:1,E=no-brotli:1]`,
      `AddEncoding ${encoding} .${suffix}`,
    ]),
    '# Apache takes these for Breton and for an archive.',
    'RemoveLanguage .br',
    'RemoveType .gz',
    'Header always merge Vary Accept-Encoding',
  ];
}
