/**
 * What a host sends with the site's files: the one table behind the files for every host.
 */

/** A year, in seconds: the longest that `max-age` is of use. */
const YEAR = 31_536_000;

/**
 * Headers of every response. Each page has its whole policy in a meta element; the header says what browsers take from
 * headers alone.
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // No includeSubDomains: they may belong to somebody else, and browsers keep to this for a year.
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors in a policy.
  'X-Frame-Options': 'DENY',
  // Form services accept a message by the site it comes from; a stricter rule hides that.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files below this folder have a hash of their content in their name, so they never change. */
export const VERSIONED = '/_next/static/';

/** `Cache-Control` of versioned files, and of all others. */
export const CACHING = {
  versioned: `public, max-age=${YEAR}, immutable`,
  others: 'public, max-age=0, must-revalidate',
};

/** Files and folders of an export that only its host reads; good hosts answer 404 for them. */
export const FOR_HOSTS = ['_headers', 'vercel.json', '.nojekyll', '.htaccess', '.host'];

/** The page for wrong addresses, from the export's root. */
export const PAGE_FOR_WRONG_ADDRESSES = '/404.html';
