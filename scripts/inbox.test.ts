/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { type Inbox, type InboxMessage, printMessage, startInbox } from './inbox';
import { originsOf, readReach } from './network';

const SITE = 'http://localhost:3000';
const FIELDS = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\ntwo' };

let inbox: Inbox;
let folder: string;
const seen: InboxMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  inbox = await startInbox({ folder, origins: [SITE], onMessage: (message) => seen.push(message) });
});

afterEach(() => inbox.clear());

afterAll(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});

test('keeps a message as a file, and tells of it', async () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Origin: SITE };
  const answer = await fetch(inbox.endpoint, { method: 'POST', headers, body: JSON.stringify(FIELDS) });
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await answer.json()).toMatchObject({ ok: true, success: true });
  const [file = ''] = await readdir(folder);
  expect(JSON.parse(await readFile(path.join(folder, file), 'utf8'))).toEqual({ way: 'json', ...FIELDS });
  expect(seen).toEqual([{ way: 'json', ...FIELDS }]);
});

test('lets its site ask first', async () => {
  const answer = await fetch(inbox.endpoint, { method: 'OPTIONS', headers: { Origin: SITE } });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
});

test.each(['https://example.org', 'http://localhost:3001', 'http://localhost:3000.example.org', 'null'])(
  'takes nothing from a page of %s',
  async (origin) => {
    const asked = await fetch(inbox.endpoint, { method: 'OPTIONS', headers: { Origin: origin } });
    const posted = await fetch(inbox.endpoint, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams(FIELDS),
    });
    for (const answer of [asked, posted]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await answer.json()).toEqual({
        error: `This inbox takes messages from ${SITE}, and not from ${origin}`,
      });
    }
    expect(inbox.messages).toEqual([]);
  },
);

test.each(['urlencoded', 'multipart'])(
  'takes a form the browser sends itself, %s, and thanks a person',
  async (kind) => {
    const body = kind === 'urlencoded' ? new URLSearchParams() : new FormData();
    for (const [name, value] of Object.entries(FIELDS)) body.set(name, value.replace('\n', '\r\n'));
    const answer = await fetch(inbox.endpoint, { method: 'POST', body });
    expect(await answer.text()).toContain('Thank you');
    expect(inbox.messages).toEqual([{ way: 'form', ...FIELDS }]);
  },
);

test('keeps nothing of a program that fills in the hidden field', async () => {
  const body = new URLSearchParams({ ...FIELDS, _gotcha: 'x' });
  expect((await fetch(inbox.endpoint, { method: 'POST', body })).ok).toBe(true);
  expect(inbox.messages).toEqual([]);
});

test('names the fields that are missing', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...FIELDS, email: ' ' });
  const answer = await fetch(inbox.endpoint, { method: 'POST', headers, body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'email' }] });
});

test.each([
  ['redirect', 'https://example.com/contact/?x=1#sent', 303, `${SITE}/contact/?x=1#sent`],
  ['_next', 'https://example.com/contact/#sent', 303, `${SITE}/contact/#sent`],
  ['form-name', 'contact', 200, null],
])('leads a form with %s back to the site that is tried out', async (field, value, status, location) => {
  const body = new URLSearchParams({ ...FIELDS, [field]: value });
  const answer = await fetch(inbox.endpoint, { method: 'POST', headers: { Origin: SITE }, body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  expect(inbox.messages).toHaveLength(1);
});

test('fails as it is told, once', async () => {
  inbox.answerWith('too-many');
  const post = () => fetch(inbox.endpoint, { method: 'POST', body: new URLSearchParams(FIELDS) });
  expect((await post()).status).toBe(429);
  expect((await post()).ok).toBe(true);
  expect(inbox.messages).toHaveLength(1);
});

/** This machine's address in a network, or its loopback address where it is in none. */
function ownReach() {
  try {
    return readReach(['--network'], 'npm start');
  } catch {
    return { host: '0.0.0.0', address: '127.0.0.1' };
  }
}

test('takes calls from this machine alone', async () => {
  const { hostname, port } = new URL(inbox.endpoint);
  expect(hostname).toBe('127.0.0.1');
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) => found);
  for (const { address, family } of addresses.filter(({ internal }) => !internal)) {
    const host = family === 'IPv6' ? `[${address}]` : address;
    await expect(fetch(`http://${host}:${port}/thanks`)).rejects.toThrow();
  }
});

test('takes calls from the local network when it is told to', async () => {
  const reach = ownReach();
  const origins = originsOf(3000, reach);
  const open = await startInbox({ ...reach, origins });
  const body = new URLSearchParams(FIELDS);
  const answer = await fetch(open.endpoint, { method: 'POST', headers: { Origin: origins.at(-1) ?? '' }, body });
  expect(new URL(open.endpoint).hostname).toBe(reach.address);
  expect(answer.status).toBe(200);
  expect(open.messages).toHaveLength(1);
  await open.close();
});

test('what a sender writes gives the terminal no command', async () => {
  const commands = '\u001b[2J\u009b31m\u0007\b\u202e\u2028';
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((text) => lines.push(text));
  printMessage({
    way: 'json',
    name: `Sara\nA message from you${commands}`,
    email: `sara@example.org\t${commands}`,
    subject: `A desk\r${commands}`,
    message: `مرحبا\u200f\r\nOne\ttwo\rthree${commands}`,
  });
  log.mockRestore();
  const printed = lines.join('');
  expect(printed).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
  expect(printed.split('\n')).toHaveLength(7);
  expect(printed).toContain('  مرحبا\u200f\n  One\ttwo\n  three\\u001b[2J\\u009b31m\\u0007\\u0008\\u202e\\u2028');
});

test('a kept message is whole, and its file gives the terminal no command either', async () => {
  const message = 'One\u001b[2J\u009b31m\u202e two';
  const headers = { 'Content-Type': 'application/json' };
  await fetch(inbox.endpoint, { method: 'POST', headers, body: JSON.stringify({ ...FIELDS, message }) });
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')));
  const text = texts.find((found) => found.includes('2J')) ?? '';
  expect(JSON.parse(text).message).toBe(message);
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});
