/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Inbox, type InboxMessage, startInbox } from './inbox.mjs';

const FIELDS = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\ntwo' };

let inbox: Inbox;
let folder: string;
const seen: InboxMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  inbox = await startInbox({ folder, onMessage: (message) => seen.push(message) });
});

afterEach(() => inbox.clear());

afterAll(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});

test('keeps a message as a file, and tells of it', async () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const answer = await fetch(inbox.endpoint, { method: 'POST', headers, body: JSON.stringify(FIELDS) });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({ ok: true, next: '/thanks' });
  const [file = ''] = await readdir(folder);
  expect(JSON.parse(await readFile(path.join(folder, file), 'utf8'))).toEqual({ way: 'json', ...FIELDS });
  expect(seen).toEqual([{ way: 'json', ...FIELDS }]);
});

test('lets another site ask first', async () => {
  const answer = await fetch(inbox.endpoint, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
});

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

test('fails as its path asks', async () => {
  const answer = await fetch(new URL('/f/too-many', inbox.endpoint), { method: 'POST', body: '{}' });
  expect(answer.status).toBe(429);
});

test('takes calls from this machine alone', () => {
  expect(new URL(inbox.endpoint).hostname).toBe('127.0.0.1');
});
