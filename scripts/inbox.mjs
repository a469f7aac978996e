import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { html, inItsWords, json, serviceFor, THANKS } from './form-services.mjs';
import { LOOPBACK } from './network.mjs';
import { visibleText } from './visible-text.mjs';

/**
 * A form service for trying the site out: it speaks as the service does that a message is meant
 * for (form-services.mjs), keeps what it is sent and, for the tests, fails in every way a real
 * one does.
 */

/**
 * @typedef {object} InboxMessage A message as it arrived.
 * @property {'json' | 'form'} way sent by the page's script, or by the browser itself
 * @property {string} name
 * @property {string} email
 * @property {string} subject
 * @property {string} message
 */

/**
 * @typedef {object} Inbox
 * @property {string} endpoint where a form sends its messages
 * @property {InboxMessage[]} messages what was kept, oldest first
 * @property {{ method: string, type: string, accept: string, body: string }[]} posts every POST that came, kept or not
 * @property {(...faults: Fault[]) => void} answerWith how the next posts are answered, one fault each
 * @property {() => void} clear forgets messages, posts and faults
 * @property {() => Promise<void>} close hangs up on everybody and takes no more calls
 * @property {() => Promise<void>} reopen takes calls again, at the same endpoint
 */

/** @typedef {keyof typeof FAULTS} Fault */

const FIELDS = /** @type {const} */ (['name', 'email', 'subject', 'message']);

/** @typedef {import('./form-services.mjs').Answer} Answer */

/**
 * Every way to answer that a test can ask for, by name, in Formspree's words; of another service the inbox
 * says the same in that one's. The last part of the path asks for one too.
 */
export const FAULTS = /** @satisfies {Record<string, Answer>} */ ({
  captcha: {
    status: 403,
    ...json({ error: 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.' }),
  },
  'not-found': { status: 404, ...json({ error: 'Form not found' }) },
  'invalid-fields': {
    status: 422,
    ...json({
      error: 'Validation errors',
      errors: [
        { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
        { code: 'BLOCKED', field: 'message', message: 'has a blocked word' },
      ],
    }),
  },
  invalid: { status: 422, ...json({ error: 'The form is inactive' }) },
  'too-many': { status: 429, ...json({ error: 'Too many messages. Wait a minute.' }) },
  'error-json': { status: 500, ...json({ error: 'Something broke' }) },
  'error-html': { status: 500, ...html('Internal Server Error') },
  'ok-html': html('Are you a robot?'),
  'ok-empty-object': { ...json({}), keeps: true },
  'ok-false': json({ ok: false, error: 'The form is full' }),
  'success-false': json({ success: false }),
  'ok-error': json({ error: 'The message looks like spam' }),
  'ok-empty': { type: 'application/json', body: '' },
  cut: { type: 'application/json', body: '{"ok":tr', isCut: true },
  reset: { isReset: true },
  unanswered: { isMissing: true },
  'no-cors': { ...json({ ok: true, next: '/thanks' }), hasNoCors: true },
});

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Max-Age': '0',
};

/** Where it takes messages: each service's own kind of address, and any service's below `/f/`. */
const ADDRESSES = /^\/(?:f\/|ajax\/|own\/|submit$)/;

/** Longest body it keeps, in bytes: far more than a message needs, and no burden for memory. */
const LARGEST = 5_000_000;

/**
 * Starts an inbox.
 *
 * Every page that is open in a browser on this machine could post to it, so a request with
 * an `Origin` must come from one of its own sites. One without comes from no page's script,
 * and is taken.
 *
 * @param {object} [options]
 * @param {string} [options.host] where it listens; on the loopback interface unless told
 * @param {string} [options.address] under which name the endpoint is called; the host's unless told
 * @param {number} [options.port] any free one unless told
 * @param {readonly string[] | 'any'} [options.origins] of the sites whose forms send here; none unless told
 * @param {string} [options.folder] keeps each message there as a JSON file
 * @param {(message: InboxMessage) => void} [options.onMessage] called for each message that is kept
 * @returns {Promise<Inbox>}
 */
export async function startInbox({ host = LOOPBACK, address = host, port = 0, origins = [], folder, onMessage } = {}) {
  /** @type {InboxMessage[]} */
  const messages = [];
  /** @type {Inbox['posts']} */
  const posts = [];
  /** @type {Fault[]} */
  let faults = [];

  const server = createServer(async (request, response) => {
    // On a connection that was used before, a browser sends a request again by itself when it is reset.
    response.setHeader('Connection', 'close');
    const path = new URL(request.url ?? '/', 'http://inbox').pathname;
    if (path === THANKS.path) return reply(response, THANKS.page);
    if (!ADDRESSES.test(path)) return reply(response, { status: 404, ...json({ error: 'Form not found' }) });
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (origins !== 'any' && !origins.includes(origin)) return reply(response, foreign(origin, origins));
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      if (faults[0] === 'no-cors') response.removeHeader('Access-Control-Allow-Origin');
      return response.writeHead(204, faults[0] === 'no-cors' ? {} : PREFLIGHT).end();
    }
    if (request.method !== 'POST') return reply(response, { status: 405, ...json({ error: 'Only POST is taken' }) });

    const type = request.headers['content-type'] ?? '';
    const accept = request.headers.accept ?? '';
    const body = await readBody(request);
    posts.push({ method: request.method, type, accept, body: body.toString() });

    const found = await parse(type, body);
    const post = { path, fields: found ?? {}, wantsJson: accept.includes('application/json') };
    const service = serviceFor(post);
    const asked = path.slice(path.lastIndexOf('/') + 1);
    const fault = faults.shift() ?? (isFault(asked) ? asked : undefined);
    const answer = fault && inItsWords(service, fault, FAULTS[fault]);
    if (!answer || answer.keeps) {
      const needed = [...FIELDS, ...service.needs];
      const wrong = found && needed.filter((field) => typeof found[field] !== 'string' || found[field].trim() === '');
      if (!found || !wrong || wrong.length > 0) return reply(response, refusal(service, wrong));
      if (!found[service.honeypot]) keep(found, type);
    }
    if (answer) return reply(response, answer);
    const kept = service.kept(post);
    const back = kept.location && service.back ? post.fields[service.back] : undefined;
    return reply(response, typeof back === 'string' ? { ...kept, location: backTo(back, origin) } : kept);
  });

  /**
   * @param {Record<string, unknown>} found
   * @param {string} type
   */
  function keep(found, type) {
    const [name, email, subject, message] = FIELDS.map((field) => String(found[field]));
    const kept = /** @type {InboxMessage} */ ({ way: isJson(type) ? 'json' : 'form', name, email, subject, message });
    messages.push(kept);
    if (folder) {
      mkdirSync(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.json`);
      writeFileSync(file, `${visibleText(JSON.stringify(kept, null, 2))}\n`);
    }
    onMessage?.(kept);
  }

  /**
   * @param {number} at
   * @returns {Promise<void>}
   */
  function listen(at) {
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  }

  await listen(port);
  const listening = server.address();
  const taken = typeof listening === 'object' && listening ? listening.port : port;

  return {
    endpoint: `http://${address}:${taken}/f/inbox`,
    messages,
    posts,
    answerWith(...next) {
      faults = next;
    },
    clear() {
      messages.length = 0;
      posts.length = 0;
      faults = [];
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    reopen: () => listen(taken),
  };
}

/**
 * @param {string} origin
 * @param {readonly string[]} origins
 * @returns {Answer}
 */
function foreign(origin, origins) {
  const taken = origins.length > 0 ? origins.join(', ') : 'no site';
  return { status: 403, ...json({ error: `This inbox takes messages from ${taken}, and not from ${origin}` }) };
}

/**
 * @param {import('./form-services.mjs').FormService} service
 * @param {readonly string[] | undefined} wrong
 * @returns {Answer}
 */
function refusal(service, wrong) {
  if (!wrong) return { status: 400, ...service.refused('The form could not be read') };
  const errors = wrong.map((field) => ({ code: 'REQUIRED_FIELD_MISSING', field, message: 'is required' }));
  return { status: 422, ...service.refused('Validation errors', errors) };
}

/**
 * Where the browser goes back to. A site that is tried out is at another address than the one it was built for.
 *
 * @param {string} address
 * @param {string | undefined} origin of the site that sent the message
 */
function backTo(address, origin = '') {
  if (!URL.canParse(address) || !URL.canParse(origin)) return address;
  const { pathname, search, hash } = new URL(address);
  return origin + pathname + search + hash;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Answer} answer
 */
function reply(response, answer) {
  const { status = 200, type = 'text/plain', body = '', location, isCut, isReset, isMissing, hasNoCors } = answer;
  if (isMissing) return;
  if (isReset) {
    response.socket?.resetAndDestroy();
    return;
  }
  const bytes = Buffer.from(body);
  const length = isCut ? bytes.length * 2 : bytes.length;
  const headers = status === 204 ? {} : { 'Content-Type': type, 'Content-Length': length };
  if (hasNoCors) response.removeHeader('Access-Control-Allow-Origin');
  response.writeHead(status, location ? { ...headers, Location: location } : headers);
  if (isCut) response.write(bytes, () => response.socket?.destroy());
  else response.end(bytes);
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the three ways in which a form arrives. A browser writes the line breaks of a
 * form as CRLF (HTML, "constructing the entry list"); here they are the visitor's again.
 *
 * @param {string} type
 * @param {Buffer} body
 * @returns {Promise<Record<string, unknown> | undefined>}
 */
async function parse(type, body) {
  try {
    if (isJson(type)) {
      const value = JSON.parse(body.toString());
      return typeof value === 'object' && value !== null ? value : undefined;
    }
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
  } catch {
    return undefined;
  }
}

/** @param {string} type */
function isJson(type) {
  return type.startsWith('application/json');
}

/**
 * @param {string} name
 * @returns {name is Fault}
 */
function isFault(name) {
  return Object.hasOwn(FAULTS, name);
}

/**
 * Prints a message to the terminal, without any of the control characters in it.
 *
 * @param {InboxMessage} message
 */
export function printMessage({ name, email, subject, message }) {
  const [from, address, about] = [name, email, subject].map((text) => visibleText(text, { isLine: true }));
  const body = visibleText(message.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => `  ${line}`);
  console.log(['', `A message from ${from} <${address}>: ${about}`, '', ...body, ''].join('\n'));
}
