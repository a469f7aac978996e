import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_PAUSE, LONGEST_PAUSE, PATIENCE, RETRIES } from './figures.mjs';

/**
 * How the tools reach the web. A test brings its own clock, and leads the addresses to a server of its own.
 *
 * @typedef {object} Connection
 * @property {(url: string, init: RequestInit) => Promise<Response>} fetch Follows no redirect when asked not to.
 * @property {() => number} now In ms since 1970.
 * @property {(ms: number, signal?: AbortSignal) => Promise<unknown>} sleep
 * @property {(ms: number) => AbortSignal} deadline
 */

/** @type {Connection} */
export const web = {
  fetch: (url, init) => fetch(url, init),
  now: Date.now,
  sleep: (ms, signal) => pause(ms, undefined, { signal }),
  deadline: AbortSignal.timeout,
};

/** Says to the host what asks it. */
const HEADERS = { 'User-Agent': 'portfolio-tools/1.0 (link check and image download, run by the owner of a site)' };

/** What may be well the next time it is asked: the host is busy, or has trouble of its own. */
const PASSING = [408, 425, 429, 500, 502, 503, 504];

/** What keeps an answer from coming. */
export class NoAnswer extends Error {
  /**
   * @param {string} reason Goes on from the address: `does not answer within 15 s`.
   * @param {{ isUnknownHost?: boolean, cause?: unknown }} [more]
   */
  constructor(reason, { isUnknownHost = false, cause } = {}) {
    super(reason, { cause });
    this.isUnknownHost = isUnknownHost;
  }
}

/**
 * Makes one request, and follows no redirect.
 *
 * @param {Connection} connection
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, signal?: AbortSignal }} [init]
 * @returns {Promise<Response>}
 * @throws {NoAnswer} where none comes.
 */
export async function request(connection, url, { method = 'GET', headers = {}, signal } = {}) {
  const deadline = connection.deadline(PATIENCE);
  // The deadline is for the answer's beginning; a large body may take longer, as long as it comes.
  const late = new AbortController();
  const end = () => late.abort(deadline.reason);
  deadline.addEventListener('abort', end);
  try {
    return await connection.fetch(url, {
      method,
      headers: { ...HEADERS, ...headers },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw noAnswer(cause, deadline.aborted);
  } finally {
    deadline.removeEventListener('abort', end);
  }
}

/**
 * An answer's body, piece by piece.
 *
 * @param {Connection} connection
 * @param {Response} response
 * @param {AbortSignal} [signal] The one that the request was made with.
 * @returns {AsyncGenerator<Uint8Array>}
 * @throws {NoAnswer} where it breaks off, or stops for longer than a host may be silent.
 */
export async function* readBody(connection, { body }, signal) {
  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await inTime(reader?.read(), connection.deadline(PATIENCE))) ?? { done: true };
      if (done || !value) return;
      yield value;
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw noAnswer(cause, isTimeout(cause));
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

/**
 * @template Value
 * @param {Promise<Value> | undefined} promise
 * @param {AbortSignal} deadline
 * @returns {Promise<Value | undefined>}
 */
function inTime(promise, deadline) {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason));
    Promise.resolve(promise).then(resolve, reject);
  });
}

/** @param {unknown} error */
function isTimeout(error) {
  return property(error, 'name') === 'TimeoutError';
}

/** What the system calls it when an address cannot be reached, and what it means. */
const REASONS = new Map([
  ['ENOTFOUND', 'is at a host that does not exist'],
  ['EAI_AGAIN', 'is at a host that could not be looked up'],
  ['ECONNREFUSED', 'refuses the connection'],
  ['ECONNRESET', 'breaks the connection off'],
  ['UND_ERR_SOCKET', 'breaks the connection off'],
  ['CERT_HAS_EXPIRED', 'has a certificate that has run out'],
]);

/**
 * @param {unknown} cause
 * @param {boolean} isLate
 */
function noAnswer(cause, isLate) {
  if (isLate) return new NoAnswer(`does not answer within ${PATIENCE / 1000} s`, { cause });
  const code = codeOf(cause);
  const reason = REASONS.get(code) ?? `cannot be reached${code ? ` (${code})` : ''}`;
  return new NoAnswer(reason, { isUnknownHost: code === 'ENOTFOUND', cause });
}

/**
 * @param {unknown} error
 * @returns {string} the system's code: fetch hides it in the error's cause.
 */
function codeOf(error) {
  for (let at = error; at; at = property(at, 'cause')) {
    const code = property(at, 'code');
    if (typeof code === 'string') return code;
  }
  return '';
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
function property(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Tries until there is an answer that will not change by waiting, three more times at most. The pauses grow
 * twofold; a host that says when to come back is taken at its word, as far as the longest pause goes.
 *
 * @template Result
 * @param {Connection} connection
 * @param {() => Promise<Result>} attempt Throws NoAnswer where there is none.
 * @param {{ responseOf: (result: Result) => Response | undefined, signal?: AbortSignal }} options The answer that a result stands on.
 * @returns {Promise<Result>} the last result, whatever it is.
 * @throws {NoAnswer} where there was none to the last.
 */
export async function retry(connection, attempt, { responseOf, signal }) {
  for (let tried = 0; ; tried++) {
    const usual = Math.min(FIRST_PAUSE * 2 ** tried, LONGEST_PAUSE);
    let wait = usual;
    try {
      const result = await attempt();
      const response = responseOf(result);
      if (tried === RETRIES || !response || !PASSING.includes(response.status)) return result;
      wait = Math.min(Math.max(usual, askedPause(response, connection.now())), LONGEST_PAUSE);
    } catch (error) {
      if (tried === RETRIES || !(error instanceof NoAnswer) || error.isUnknownHost) throw error;
    }
    await connection.sleep(wait, signal);
  }
}

/**
 * @param {Response} response
 * @param {number} now
 * @returns {number} how long the host asks to wait, in ms: it says seconds, or a date.
 */
function askedPause({ headers }, now) {
  const asked = headers.get('retry-after') ?? '';
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Number.isNaN(pause) ? 0 : Math.max(pause, 0);
}
