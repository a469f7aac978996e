import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import type { FormChoice } from '../lib/content/schema';
import { closeServer, hostFor, LOOPBACK, listen } from './serve';

interface InboxMessage {
  /** Whether the page's script sent it (`json`) or a native form submission (`form`). */
  way: 'json' | 'form';
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A local form service for `npm start` and for the tests, which make it fail like real ones. */
export type Inbox = Awaited<ReturnType<typeof startInbox>>;

/** The page after a native form submission. */
const THANKS = html('Thank you. Your message was sent.');

/** A success for every form service's script. */
const KEPT = json({ ok: true, success: true });

/** Responses for each fault. Web3Forms and FormSubmit send the reason as `message`, the others as `error`. */
export const FAULTS = {
  captcha: refusal(403, 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.'),
  'invalid-fields': refusal(422, 'Validation errors', [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'BLOCKED', field: 'message', message: 'has a blocked word' },
    { code: 'DOMAIN', field: 'email', message: 'has no mailbox' },
  ]),
  'too-many': refusal(429, 'Too many messages. Wait a minute.'),
  'error-json': refusal(500, 'Something broke'),
  'error-html': html('Internal Server Error', 500),
  'ok-html': html('Are you a robot?'),
  unanswered: undefined,
};

export type Fault = keyof typeof FAULTS;

/** Starts an inbox, which accepts messages from every origin: on any free port if `port` is 0. */
export async function startInbox(address?: string, port = 0, onMessage?: (message: InboxMessage) => void) {
  const messages: InboxMessage[] = [];
  const posts: { method: string; type: string; accept: string; body: string }[] = [];
  let faults: Fault[] = [];

  const server = createServer(async (request, response) => {
    // Browsers repeat a request that was reset on a reused connection.
    response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
    if (request.method !== 'POST') return reply(response, THANKS);

    const { 'content-type': type = '', accept = '' } = request.headers;
    const chunks = await request.toArray().catch(() => undefined);
    // The upload was cut short.
    if (!chunks) return;
    const body: Buffer<ArrayBuffer> = Buffer.concat(chunks);
    posts.push({ method: request.method, type, accept, body: body.toString() });
    const fault = faults.shift();
    if (fault) return reply(response, FAULTS[fault]);
    const fields = await parseFields(type, body);
    if (!fields) return reply(response, refusal(400, 'The body is neither JSON nor a form'));
    const { name = '', email = '', subject = '', message = '' } = fields;
    const way = type.startsWith('application/json') ? 'json' : 'form';
    const storedMessage: InboxMessage = { way, name, email, subject, message };
    messages.push(storedMessage);
    onMessage?.(storedMessage);
    reply(response, accept.includes('application/json') ? KEPT : THANKS);
  });

  await listen(server, port, hostFor(address));
  return {
    /** The URL to which the form sends its messages. */
    endpoint: `http://${address ?? LOOPBACK}:${(server.address() as AddressInfo).port}/f/inbox`,
    /** The accepted messages, oldest first. */
    messages,
    /** Every POST request, accepted or not. */
    posts,
    /** Makes the next POST requests fail, one fault each. */
    answerWith(...next: Fault[]) {
      faults = next;
    },
    /** Clears messages, posts and faults. */
    clear() {
      messages.length = 0;
      posts.length = 0;
      faults = [];
    },
    /** Ends all connections and stops listening. */
    close: () => closeServer(server),
  };
}

/** A sentence for the terminal on where messages from the form go. */
export function describeInbox({ endpoint }: Inbox, service: FormChoice['service'], formEndpoint?: string): string {
  if (service === 'none') return 'Its form opens the email app of the visitor, with the message filled in';
  return formEndpoint
    ? `Messages from its form go to ${formEndpoint}`
    : `Messages from its form go to ${new URL(endpoint).origin} and are printed here`;
}

/** Prints a message without terminal control sequences. */
export function printMessage({ name, email, subject, message }: InboxMessage): void {
  const text = `\nA message from ${name} <${email}>: ${subject}\n\n  ${message.replaceAll('\n', '\n  ')}\n`;
  console.log(stripVTControlCharacters(text));
}

function refusal(status: number, error: string, errors?: readonly object[]) {
  return json({ error, message: error, errors }, status);
}

function json(value: unknown, status = 200) {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

function html(body: string, status = 200) {
  const page = `<!doctype html><title>Form</title><p>${body}</p>`;
  return { status, type: 'text/html; charset=utf-8', body: page };
}

function reply(response: ServerResponse, answer?: ReturnType<typeof html>) {
  if (answer) response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
}

/** Parses JSON or form data, in which line breaks are CRLF, into texts; `undefined` if it is neither. */
async function parseFields(type: string, body: Buffer<ArrayBuffer>): Promise<Record<string, string> | undefined> {
  try {
    const isJson = type.startsWith('application/json');
    if (isJson) return JSON.parse(body.toString(), (name, value) => (name ? String(value) : Object(value)));
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
  } catch {
    return undefined;
  }
}
