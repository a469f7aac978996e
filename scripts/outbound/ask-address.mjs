import { NoAnswer, request, retry } from './connection.mjs';
import { MOST_REDIRECTS } from './figures.mjs';

/** @typedef {import('./connection.mjs').Connection} Connection */

/**
 * What became of an address. `says` goes on from it, as the end of a sentence.
 *
 * @typedef {object} Verdict
 * @property {'well' | 'dead' | 'moved' | 'unreachable'} kind
 * @property {string} says
 * @property {boolean} [isUnknownHost] Whether the name of the host leads nowhere, which is so for every host while
 *   this machine is offline.
 */

/** Answers that lead elsewhere, and whether for good. */
const REDIRECTS = new Map([
  [301, true],
  [302, false],
  [303, false],
  [307, false],
  [308, true],
]);

/** What is gone. */
const GONE = [404, 410];

/**
 * Where a request has led.
 *
 * @typedef {object} Walk
 * @property {Response} response The last answer; its body is not read.
 * @property {string} [movedTo] Where the address has moved for good.
 * @property {boolean} isCircle Whether it leads back to where it was.
 */

/**
 * Asks an address whether it still leads somewhere.
 *
 * @param {string} url
 * @param {Connection} connection
 * @returns {Promise<Verdict>}
 */
export async function askAddress(url, connection) {
  try {
    return judge(await retry(connection, () => walk(url, connection), { responseOf: ({ response }) => response }));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const { message, isUnknownHost } = error;
    return { kind: isUnknownHost ? 'dead' : 'unreachable', says: message, isUnknownHost };
  }
}

/**
 * @param {string} url
 * @param {Connection} connection
 * @returns {Promise<Walk>}
 */
async function walk(url, connection) {
  const first = await follow(url, 'HEAD', connection);
  // Many a host refuses HEAD, and some say of it what they would not say of GET.
  return isRefusal(first.response.status) ? follow(url, 'GET', connection) : first;
}

/**
 * @param {string} url
 * @param {'HEAD' | 'GET'} method
 * @param {Connection} connection
 * @returns {Promise<Walk>}
 */
async function follow(url, method, connection) {
  const seen = new Set();
  let movedTo;
  let isForGood = true;
  for (let at = url; ; ) {
    seen.add(at);
    const response = await request(connection, at, { method });
    await response.body?.cancel();
    const location = response.headers.get('location');
    const lasts = REDIRECTS.get(response.status);
    if (lasts === undefined || !location || !URL.canParse(location, at)) return { response, movedTo, isCircle: false };
    at = new URL(location, at).href;
    if (seen.has(at) || seen.size > MOST_REDIRECTS) return { response, isCircle: true };
    // Behind a redirect for the moment nothing is for good.
    isForGood &&= lasts;
    if (isForGood) movedTo = at;
  }
}

/**
 * @param {Walk} walked
 * @returns {Verdict}
 */
function judge({ response: { status, ok }, movedTo, isCircle }) {
  if (isCircle) return { kind: 'dead', says: 'is redirected in a circle' };
  if (GONE.includes(status)) return { kind: 'dead', says: `is gone (${status})` };
  if (ok) return movedTo ? { kind: 'moved', says: `has moved to ${movedTo}` } : { kind: 'well', says: 'is well' };
  if (isRefusal(status)) {
    return { kind: 'unreachable', says: `does not let programs in (${status})` };
  }
  return { kind: 'unreachable', says: `is in trouble (${status})` };
}

/**
 * Whether a status is about the request and not about the host's own troubles. Some hosts have numbers of their
 * own for programs, such as 999.
 *
 * @param {number} status
 */
function isRefusal(status) {
  return status === 501 || status >= 600 || (status >= 400 && status < 500 && status !== 429);
}
