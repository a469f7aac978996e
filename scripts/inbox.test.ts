import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Inbox, startInbox, startLocalInbox } from './inbox';
import { LOOPBACK } from './network';

const FIELDS = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\ntwo' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox();
});

afterEach(() => inbox.clear());

afterAll(() => inbox.close());

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(inbox.endpoint, { method: 'POST', body, headers });
}

test('keeps a message that a script sends from another origin', async () => {
  const asked = await fetch(inbox.endpoint, { method: 'OPTIONS' });
  expect(asked.ok).toBe(true);
  expect(asked.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  const answer = await post(JSON.stringify(FIELDS), { ...JSON_TYPE, Accept: 'application/json' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ ok: true, success: true });
  expect(inbox.messages).toEqual([{ way: 'json', ...FIELDS }]);
});

test.each([
  ['urlencoded', new URLSearchParams()],
  ['multipart', new FormData()],
])('keeps a message that the browser sends itself, %s', async (_, body) => {
  for (const [name, value] of Object.entries(FIELDS)) body.set(name, value.replace('\n', '\r\n'));
  const answer = await fetch(inbox.endpoint, { method: 'POST', body });
  expect(await answer.text()).toContain('Thank you');
  expect(inbox.messages).toEqual([{ way: 'form', ...FIELDS }]);
});

test('fails once for each fault it is given', async () => {
  inbox.answerWith('too-many', 'reset', 'cut');
  expect((await post(JSON.stringify(FIELDS), JSON_TYPE)).status).toBe(429);
  await expect(post(JSON.stringify(FIELDS), JSON_TYPE)).rejects.toThrow();
  const cut = await post(JSON.stringify(FIELDS), JSON_TYPE);
  await expect(cut.text()).rejects.toThrow();
  expect(inbox.messages).toEqual([]);
  expect((await post(JSON.stringify(FIELDS), { ...JSON_TYPE, Accept: 'application/json' })).ok).toBe(true);
});

test.each(['', '{', 'null'])('outlives a body that is no message: %j', async (body) => {
  expect((await post(body, JSON_TYPE)).status).toBeGreaterThanOrEqual(200);
  expect((await post('x', { 'Content-Type': 'image/png' })).status).toBe(400);
});

test('prints a message without what a terminal acts on, and keeps it as a file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const local = await startLocalInbox({ host: LOOPBACK }, folder);
  const message = { ...FIELDS, message: 'One\u001b[2Jtwo' };
  await fetch(local.endpoint, { method: 'POST', body: JSON.stringify(message), headers: JSON_TYPE });
  await local.close();
  expect(print).toHaveBeenCalledWith(expect.stringContaining('A message from Sara <sara@example.org>: A desk'));
  expect(print).toHaveBeenCalledWith(expect.stringContaining('  Onetwo'));
  const [file = ''] = await readdir(folder);
  expect(JSON.parse(await readFile(path.join(folder, file), 'utf8'))).toEqual({ way: 'json', ...message });
  print.mockRestore();
  await rm(folder, { recursive: true });
});
