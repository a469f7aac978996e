import { CACHING, FOR_HOSTS, PAGE_FOR_WRONG_ADDRESSES, VERSIONED } from './headers.mjs';

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
 * The `.htaccess` for Apache and for servers that read such files. It needs no more than
 * `AllowOverride FileInfo`: one line that is not allowed makes Apache answer every request
 * with a 500. Where a module is missing, its part is left out. Nothing beside the site's
 * folder changes.
 *
 * @param {object} site
 * @param {import('./host-files.mjs').Headers} site.headers Headers of every response.
 * @param {string} site.basePath The folder the site lives in on its host, or nothing.
 * @param {readonly string[]} site.unlisted The export's folders that hold no page.
 */
export function htaccess({ headers, basePath, unlisted }) {
  return [
    '# Written by the build, for Apache.',
    `ErrorDocument 403 ${basePath}${PAGE_FOR_WRONG_ADDRESSES}`,
    `ErrorDocument 404 ${basePath}${PAGE_FOR_WRONG_ADDRESSES}`,
    '',
    ...ifModules(['alias'], wrongAddresses(basePath, unlisted)),
    ...ifModules(['mime'], types()),
    ...ifModules(['headers'], headerLines(headers, basePath)),
    ...ifModules(['rewrite'], refusals(basePath)),
    ...ifModules(['rewrite', 'headers', 'mime'], compressedCopies()),
    '',
  ].join('\n');
}

/**
 * @param {readonly string[]} modules
 * @param {readonly string[]} lines
 * @returns {string[]} the lines, which hold where all these modules are there.
 */
function ifModules(modules, lines) {
  return modules.reduceRight(
    (inner, name) => [`<IfModule mod_${name}.c>`, ...inner.map((line) => `  ${line}`), '</IfModule>'],
    [...lines],
  );
}

/** @param {string} text */
function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * @param {string} basePath
 * @param {readonly string[]} unlisted
 */
function wrongAddresses(basePath, unlisted) {
  return [
    '# What is for hosts, and folders that Apache would list.',
    `RedirectMatch 404 "^${escapeRegExp(basePath)}/(?:${FOR_HOSTS.map(escapeRegExp).join('|')})(?:/|$)"`,
    ...(unlisted.length > 0
      ? [`RedirectMatch 404 "^${escapeRegExp(basePath)}/(?:${unlisted.map(escapeRegExp).join('|')})/$"`]
      : []),
  ];
}

function types() {
  return [
    ...Object.entries(TYPES).map(([type, extension]) => `AddType ${type} ${extension}`),
    `AddCharset utf-8 ${TEXTS}`,
  ];
}

/**
 * Only with `always` do answers with an error have the headers too.
 *
 * @param {import('./host-files.mjs').Headers} headers
 * @param {string} basePath
 */
function headerLines(headers, basePath) {
  return [
    ...headers.map(([name, value]) => setHeader(name, value)),
    setHeader('Cache-Control', CACHING.others),
    `${setHeader('Cache-Control', CACHING.versioned)} "expr=%{REQUEST_URI} =~ m#^${escapeRegExp(basePath + VERSIONED)}#"`,
  ];
}

/**
 * @param {string} name
 * @param {string} value
 */
function setHeader(name, value) {
  // In a header's value Apache takes `%` for the start of a format; `%%` is the sign itself.
  return `Header always set ${name} "${value.replaceAll('%', '%%')}"`;
}

/** @param {string} basePath */
function refusals(basePath) {
  return [
    'RewriteEngine On',
    `RewriteBase ${basePath}/`,
    '# Pages take no messages; Apache would answer with the page.',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteCond %{REQUEST_FILENAME} \\.html$ [OR]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^ - [R=405,L]',
  ];
}

/** Sends the copies that lie beside the files, where the browser takes them. */
function compressedCopies() {
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
