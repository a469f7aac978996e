// The headers and caching rules behind the configuration files of all hosts.

/** A year, in seconds. */
const YEAR = 31_536_000;

/** Headers of every response. Pages have their policy in a meta element, except for what browsers ignore there. */
export const RESPONSE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // No includeSubDomains: subdomains may not have HTTPS, and browsers remember this for a year.
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  // Form services check which site a message comes from, and a stricter policy hides that.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files in this folder never change, because their names contain a hash of their content. */
export const VERSIONED = '/_next/static/';

/** `Cache-Control` of versioned files, and of all others. */
export const CACHING = {
  versioned: `public, max-age=${YEAR}, immutable`,
  others: 'public, max-age=0, must-revalidate',
};

/** Files and folders that only hosts read. Most hosts answer 404 for them. */
export const FOR_HOSTS = ['_headers', '_redirects', 'vercel.json', '.nojekyll', '.htaccess', '.assetsignore', '.host'];

/** The not-found page, from the export's root. */
export const PAGE_FOR_WRONG_ADDRESSES = '/404.html';
