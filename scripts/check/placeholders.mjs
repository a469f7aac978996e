/**
 * What is plainly no owner's own: hosts that nobody can have, and words that stand for others. They are
 * told by their form, so that no list of the sample's values has to follow the sample.
 */

/** Hosts that are kept for examples and tests (RFC 2606, RFC 6761), with all below them. */
const SAMPLE_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/** A part of an address that stands for the owner's: `your-handle`, `your-cv.pdf`, `username`. */
const SAMPLE_PART =
  /^@?(?:your[-_.]?(?:user[-_]?)?(?:name|handle|account|profile|company|form|cv|resume|id|key|site|domain|page|repo)(?:[-_.].*)?|user[-_]?name|placeholder|todo|x{3,})$/i;

/** A name that stands for the owner's: `Your Name`, `Your University, Cairo`. */
const SAMPLE_NAME =
  /^(?:your (?:\w+ )?(?:name|university|college|school|company|client|employer|course|city)\b|(?:john|jane) doe$|lorem ipsum)/i;

/** Services whose front page says nothing of anyone. */
const SERVICES =
  /^(?:www\.)?(?:github|gitlab|bitbucket|linkedin|leetcode|stackoverflow|behance|dribbble|medium|upwork|x|twitter|instagram|facebook|youtube)\.(?:com|org)$|^codeberg\.org$|^dev\.to$/i;

/** @param {string} host */
export function isSampleHost(host) {
  return SAMPLE_HOST.test(host) || SAMPLE_PART.test(host.split('.')[0] ?? '');
}

/** @param {string} email */
export function isSampleEmail(email) {
  return /^[^@\s/]+@[^@\s/]+$/.test(email) && isSampleHost(email.slice(email.lastIndexOf('@') + 1));
}

/**
 * Whether an address leads nowhere, or to someone else's.
 *
 * @param {string} address An `https://` address.
 */
export function isSampleAddress(address) {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return isSampleHost(hostname) || pathname.split('/').some((part) => SAMPLE_PART.test(part) || isSampleEmail(part));
}

/**
 * Whether an address is that of a service, where the owner's page on it was meant.
 *
 * @param {string} address An `https://` address.
 */
export function isFrontPage(address) {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return SERVICES.test(hostname) && /^\/(?:in\/?|u\/?)?$/.test(pathname);
}

/** @param {string} name */
export function isSampleName(name) {
  return SAMPLE_NAME.test(name);
}

/**
 * Whether a phone number is one that nobody has: its last six digits are the same.
 *
 * @param {string} phone
 */
export function isSamplePhone(phone) {
  return /(\d)\1{5}$/.test(phone.replace(/\D/g, ''));
}
