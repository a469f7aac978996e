/**
 * What a host sends with the site's files: the one table behind the files for every host.
 */

/** A year, in seconds. */
const YEAR = 31_536_000;

/** What powerful features of the browser the site and whatever it embeds may use: none. */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response.
 *
 * @param {string} policy The Content-Security-Policy.
 * @returns {Readonly<Record<string, string>>} values by name.
 */
export function securityHeaders(policy) {
  return {
    'Content-Security-Policy': policy,
    // Without its subdomains: they may be somebody else's, and the promise holds for a year.
    'Strict-Transport-Security': `max-age=${YEAR}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Form services tell by the address of the site whether a message may be taken.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Files below this folder carry their version in their name. */
export const VERSIONED = '/_next/static/';

/** `Cache-Control` of versioned files, and of all others. */
export const CACHING = {
  versioned: `public, max-age=${YEAR}, immutable`,
  others: 'public, max-age=0, must-revalidate',
};

/** Files and folders of an export that are for its host; no visitor is sent them. */
export const FOR_HOSTS = ['_headers', 'vercel.json', '.nojekyll', '.htaccess', '.host'];

/** The page for wrong addresses, from the export's root. */
export const PAGE_FOR_WRONG_ADDRESSES = '/404.html';
