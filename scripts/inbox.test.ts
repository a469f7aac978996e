import { type Inbox, printMessage, startInbox } from './inbox';

const FIELDS = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\ntwo' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const onMessage = jest.fn();
let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox(undefined, 0, onMessage);
});

afterEach(() => inbox.clear());

afterAll(() => inbox.close());

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(inbox.endpoint, { method: 'POST', body, headers });
}

test('keeps a message that a script sends from another origin', async () => {
  const preflight = await fetch(inbox.endpoint, { method: 'OPTIONS' });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  const answer = await post(JSON.stringify(FIELDS), { ...JSON_TYPE, Accept: 'application/json' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ ok: true, success: true });
  expect(inbox.messages).toEqual([{ way: 'json', ...FIELDS }]);
  expect(onMessage).toHaveBeenCalledWith({ way: 'json', ...FIELDS });
});

test.each([
  ['urlencoded', new URLSearchParams()],
  ['multipart', new FormData()],
])('keeps a message that a form submission sends, %s', async (_, body) => {
  for (const [name, value] of Object.entries(FIELDS)) body.set(name, value.replace('\n', '\r\n'));
  const answer = await fetch(inbox.endpoint, { method: 'POST', body });
  expect(await answer.text()).toContain('Thank you');
  expect(inbox.messages).toEqual([{ way: 'form', ...FIELDS }]);
});

test.each(['', '{', 'null'])('keeps running after a body that is not a message: %j', async (body) => {
  expect((await post(body, JSON_TYPE)).status).toBeGreaterThanOrEqual(200);
  expect((await post('x', { 'Content-Type': 'image/png' })).status).toBe(400);
});

test('prints a message without terminal control sequences', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  printMessage({ way: 'json', ...FIELDS, message: 'One\u001b[2Jtwo' });
  expect(print).toHaveBeenCalledWith(expect.stringContaining('A message from Sara <sara@example.org>: A desk'));
  expect(print).toHaveBeenCalledWith(expect.stringContaining('  Onetwo'));
  print.mockRestore();
});
