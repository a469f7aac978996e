import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { root } from './command';
import { LOOPBACK, originsOf, type Reach } from './network';

/** A message as it arrived. */
export interface InboxMessage {
  /** Sent by the page's script, or by the browser's own form. */
  way: 'json' | 'form';
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A form service on this machine, for `npm start` and for the tests, which make it fail as real ones do. */
export interface Inbox {
  /** Where a form sends its messages. */
  endpoint: string;
  /** What was kept, oldest first. */
  messages: InboxMessage[];
  /** Every POST that came, kept or not. */
  posts: { method: string; type: string; accept: string; body: string }[];
  /** How the next posts are answered, one fault each. */
  answerWith: (...faults: Fault[]) => void;
  /** Forgets messages, posts and faults. */
  clear: () => void;
  /** Hangs up on everybody and takes no more calls. */
  close: () => Promise<void>;
  /** Takes calls again, at the same endpoint. */
  reopen: () => Promise<void>;
}

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Hidden fields of the form services that only programs fill in. */
const HONEYPOTS = ['_gotcha', '_honey', 'bot-field', 'botcheck'];

interface Answer {
  /** 200 where it is left out. */
  status?: number;
  type?: string;
  body?: string;
  /** Where the browser goes from here. */
  location?: string;
  /** Promises more than it sends, then hangs up. */
  isCut?: boolean;
  /** Hangs up without an answer. */
  isReset?: boolean;
  /** Never answers. */
  isMissing?: boolean;
  /** Leaves out the header that lets another site's script read it. */
  hasNoCors?: boolean;
}

const THANKS = { path: '/thanks', page: html('Thank you. Your message was sent.') };

/** What every service but Netlify's calls a success; Formspree and Web3Forms read `ok` and `success`. */
const KEPT = json({ ok: true, success: true, next: THANKS.path });

/** Ways to fail. Web3Forms and FormSubmit read `message`, the others `error`. */
export const FAULTS = {
  captcha: refusal(403, 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.'),
  'not-found': refusal(404, 'Form not found'),
  'invalid-fields': refusal(422, 'Validation errors', [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'BLOCKED', field: 'message', message: 'has a blocked word' },
  ]),
  invalid: refusal(422, 'The form is inactive'),
  'too-many': refusal(429, 'Too many messages. Wait a minute.'),
  'error-json': refusal(500, 'Something broke'),
  'error-html': { status: 500, ...html('Internal Server Error') },
  'ok-html': html('Are you a robot?'),
  cut: { type: 'application/json', body: '{"ok":tr', isCut: true },
  reset: { isReset: true },
  unanswered: { isMissing: true },
  'no-cors': { ...KEPT, hasNoCors: true },
} satisfies Record<string, Answer>;

export type Fault = keyof typeof FAULTS;

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Max-Age': '0',
};

/** Longest body it keeps, in bytes. */
const LARGEST = 5_000_000;

/** Where `npm start` keeps its messages. */
const FOLDER = '.inbox';

/** What a terminal acts on: control characters, Unicode's line breaks, and changes of the writing direction. */
const TERMINAL_COMMANDS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

interface InboxOptions extends Partial<Reach> {
  /** Where it listens; any free port where it is left out. */
  port?: number;
  /** Origins of the sites whose forms send here; none where it is left out. */
  origins?: readonly string[] | 'any';
  /** Keeps each message there as a JSON file. */
  folder?: string;
  /** Called for each message that is kept. */
  onMessage?: (message: InboxMessage) => void;
}

/**
 * Starts an inbox. Every page in a browser on this machine could post to it, so a request with an `Origin` must come
 * from one of its own sites. One without comes from no page's script, and is taken.
 *
 * @param options.host where it listens, this machine alone where it is left out; `address` is the endpoint's host.
 */
export async function startInbox({
  host = LOOPBACK,
  address = host,
  port: wantedPort = 0,
  origins = [],
  folder,
  onMessage,
}: InboxOptions = {}): Promise<Inbox> {
  const messages: InboxMessage[] = [];
  const posts: Inbox['posts'] = [];
  let faults: Fault[] = [];

  const server = createServer(async (request, response) => {
    // On a connection that was used before, a browser repeats a request that was reset.
    response.setHeader('Connection', 'close');
    const { pathname } = new URL(request.url ?? '/', 'http://inbox');
    if (pathname === THANKS.path) return reply(response, THANKS.page);
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (origins !== 'any' && !origins.includes(origin)) return reply(response, refuseOrigin(origin, origins));
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      if (faults[0] === 'no-cors') response.removeHeader('Access-Control-Allow-Origin');
      return response.writeHead(204, faults[0] === 'no-cors' ? {} : PREFLIGHT).end();
    }
    if (request.method !== 'POST') return reply(response, { status: 405, ...json({ error: 'Only POST is taken' }) });

    const { 'content-type': type = '', accept = '' } = request.headers;
    const body = await readBody(request);
    posts.push({ method: request.method, type, accept, body: body.toString() });
    const fields = await parseFields(type, body);
    const fault = faults.shift();
    if (fault) return reply(response, FAULTS[fault]);
    const missing = FIELDS.filter((field) => !String(fields[field] ?? '').trim());
    if (missing.length > 0) return reply(response, refuseFields(missing));
    if (!HONEYPOTS.some((field) => fields[field])) keep(fields, isJson(type) ? 'json' : 'form');
    if (accept.includes('application/json')) return reply(response, KEPT);
    // Netlify answers with a page, and the others lead to the address that the form names.
    if ('form-name' in fields) return reply(response, THANKS.page);
    const back = String(fields.redirect ?? fields._next ?? THANKS.path);
    return reply(response, { status: 303, location: localAddress(back, origin) });
  });

  function keep(fields: Record<string, unknown>, way: InboxMessage['way']) {
    const [name = '', email = '', subject = '', message = ''] = FIELDS.map((field) => String(fields[field]));
    const kept = { way, name, email, subject, message };
    messages.push(kept);
    if (folder) {
      mkdirSync(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}-${randomUUID().slice(0, 8)}.json`);
      writeFileSync(file, `${escapeCommands(JSON.stringify(kept, null, 2))}\n`);
    }
    onMessage?.(kept);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, host, resolve));
  await listen(wantedPort);
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;

  return {
    endpoint: `http://${address}:${port}/f/inbox`,
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
    reopen: () => listen(port),
  };
}

/** The inbox of a site on this machine: it prints each message and keeps it. */
export function startLocalInbox(sitePort: number, reach: Reach): Promise<Inbox> {
  const origins = originsOf(sitePort, reach);
  return startInbox({ ...reach, origins, folder: path.join(root, FOLDER), onMessage: printMessage });
}

/** Where the form's messages go, in a sentence. */
export function describeInbox({ endpoint }: Inbox): string {
  return process.env.FORM_ENDPOINT
    ? `Messages from its form go to ${process.env.FORM_ENDPOINT}`
    : `Messages from its form go to ${new URL(endpoint).origin}, are printed here, and are kept in ${FOLDER}/`;
}

/** Prints a message to the terminal, without any of the control characters in it. */
export function printMessage({ name, email, subject, message }: InboxMessage): void {
  const [from, address, about] = [name, email, subject].map((text) => escapeCommands(text, ''));
  const lines = escapeCommands(message.replace(/\r\n?/g, '\n')).split('\n');
  console.log(`\nA message from ${from} <${address}>: ${about}\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

/** Writes what a terminal would act on as JSON writes it, `\u001b`, except for the characters to keep. */
function escapeCommands(text: string, kept = '\n\t'): string {
  return text.replace(TERMINAL_COMMANDS, (character) =>
    kept.includes(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function refuseOrigin(origin: string, origins: readonly string[]): Answer {
  const taken = origins.join(', ') || 'no site';
  return { status: 403, ...json({ error: `This inbox takes messages from ${taken}, and not from ${origin}` }) };
}

function refuseFields(fields: readonly string[]) {
  const errors = fields.map((field) => ({ code: 'REQUIRED_FIELD_MISSING', field, message: 'is required' }));
  return refusal(422, 'Validation errors', errors);
}

function refusal(status: number, error: string, errors?: readonly object[]) {
  return { status, ...json({ error, message: error, errors }) };
}

function json(value: unknown) {
  return { type: 'application/json', body: JSON.stringify(value) };
}

function html(body: string) {
  return { type: 'text/html; charset=utf-8', body: `<!doctype html><title>Form</title><p>${body}</p>` };
}

/** The site is tried out at another origin than the one it was built for. */
function localAddress(address: string, origin = ''): string {
  if (!URL.canParse(address) || !URL.canParse(origin)) return address;
  const { pathname, search, hash } = new URL(address);
  return origin + pathname + search + hash;
}

function reply(response: ServerResponse, answer: Answer) {
  const { status = 200, type = 'text/plain', body = '', location, isCut, isReset, isMissing, hasNoCors } = answer;
  if (isMissing) return;
  if (isReset) {
    response.socket?.resetAndDestroy();
    return;
  }
  const bytes = Buffer.from(body);
  const headers = { 'Content-Type': type, 'Content-Length': bytes.length * (isCut ? 2 : 1) };
  if (hasNoCors) response.removeHeader('Access-Control-Allow-Origin');
  response.writeHead(status, location ? { ...headers, Location: location } : headers);
  if (isCut) response.write(bytes, () => response.socket?.destroy());
  else response.end(bytes);
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads JSON, and the two ways in which a browser sends a form; it writes the visitor's line breaks as CRLF. */
async function parseFields(type: string, body: Buffer<ArrayBuffer>): Promise<Record<string, unknown>> {
  try {
    if (isJson(type)) {
      const value = JSON.parse(body.toString());
      return Object(value);
    }
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
  } catch {
    return {};
  }
}

function isJson(type: string): boolean {
  return type.startsWith('application/json');
}
