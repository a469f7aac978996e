import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { LOOPBACK, type Reach } from './network';

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
  /** The messages that were kept, oldest first. */
  messages: InboxMessage[];
  /** Every POST that came, kept or not. */
  posts: { method: string; type: string; accept: string; body: string }[];
  /** Makes the next posts fail, one fault each. */
  answerWith: (...faults: Fault[]) => void;
  /** Forgets messages, posts and faults. */
  clear: () => void;
  /** Ends all connections and stops listening. */
  close: () => Promise<void>;
}

interface Answer {
  /** 200 by default. */
  status?: number;
  type: string;
  body: string;
}

/** What a browser without script shows once it has sent the form. */
const THANKS = html('Thank you. Your message was sent.');

/** What scripts read as success, whatever the form service. */
const KEPT = json({ ok: true, success: true });

/** Ways to fail, by name. Web3Forms and FormSubmit put the reason into `message`, the others into `error`. */
export const FAULTS = {
  captcha: refusal(403, 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.'),
  'invalid-fields': refusal(422, 'Validation errors', [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'BLOCKED', field: 'message', message: 'has a blocked word' },
  ]),
  'too-many': refusal(429, 'Too many messages. Wait a minute.'),
  'error-json': refusal(500, 'Something broke'),
  'error-html': { status: 500, ...html('Internal Server Error') },
  'ok-html': html('Are you a robot?'),
  unanswered: undefined,
} satisfies Record<string, Answer | undefined>;

export type Fault = keyof typeof FAULTS;

/**
 * Starts an inbox, which takes messages from every site.
 *
 * @param reach who can send messages to it; this machine alone where it is left out.
 * @param port 0 stands for any free one.
 * @param onMessage called for each message that is kept.
 */
export async function startInbox(
  { host, address = host }: Reach = { host: LOOPBACK },
  port = 0,
  onMessage?: (message: InboxMessage) => void,
): Promise<Inbox> {
  const messages: InboxMessage[] = [];
  const posts: Inbox['posts'] = [];
  let faults: Fault[] = [];

  const server = createServer(async (request, response) => {
    // A browser repeats a request that was reset on a connection that was used before.
    response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
    if (request.method !== 'POST') return reply(response, THANKS);

    const { 'content-type': type = '', accept = '' } = request.headers;
    const body: Buffer<ArrayBuffer> = Buffer.concat(await request.toArray());
    posts.push({ method: request.method, type, accept, body: body.toString() });
    const fault = faults.shift();
    if (fault) return reply(response, FAULTS[fault]);
    const fields = await parseFields(type, body);
    if (!fields) return reply(response, refusal(400, 'This is neither JSON nor a form'));
    const { name = '', email = '', subject = '', message = '' } = fields;
    const kept: InboxMessage = { way: isJson(type) ? 'json' : 'form', name, email, subject, message };
    messages.push(kept);
    onMessage?.(kept);
    reply(response, accept.includes('application/json') ? KEPT : THANKS);
  });

  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    endpoint: `http://${address}:${(server.address() as AddressInfo).port}/f/inbox`,
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
  };
}

/** Where the form's messages go, in a sentence. */
export function describeInbox({ endpoint }: Inbox): string {
  return process.env.FORM_ENDPOINT
    ? `Messages from its form go to ${process.env.FORM_ENDPOINT}`
    : `Messages from its form go to ${new URL(endpoint).origin} and are printed here`;
}

/** Prints a message without what a terminal would act on. */
export function printMessage({ name, email, subject, message }: InboxMessage): void {
  const text = `\nA message from ${name} <${email}>: ${subject}\n\n  ${message.replaceAll('\n', '\n  ')}\n`;
  console.log(stripVTControlCharacters(text));
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

function reply(response: ServerResponse, answer?: Answer) {
  if (answer) response.writeHead(answer.status ?? 200, { 'Content-Type': answer.type }).end(answer.body);
}

function isJson(type: string): boolean {
  return type.startsWith('application/json');
}

/** Reads JSON or a form that the browser sent, in which line breaks are CRLF; `undefined` where it is neither. */
async function parseFields(type: string, body: Buffer<ArrayBuffer>): Promise<Record<string, string> | undefined> {
  try {
    if (isJson(type)) return Object(JSON.parse(body.toString()));
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
  } catch {
    return undefined;
  }
}
