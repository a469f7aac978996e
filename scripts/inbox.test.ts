import { type Inbox, printMessage, startInbox } from './inbox';

let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox();
});

afterAll(() => inbox.close());

function post(body: BodyInit, headers?: Record<string, string>) {
  return fetch(inbox.endpoint, { method: 'POST', body, headers });
}

test.each(['', '{', 'null'])('keeps running after a body that is not a message: %j', async (body) => {
  expect((await post(body, { 'Content-Type': 'application/json' })).status).toBeGreaterThanOrEqual(200);
  expect((await post('x', { 'Content-Type': 'image/png' })).status).toBe(400);
});

test('prints a message without terminal control sequences', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  printMessage({ way: 'json', name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\u001b[2Jtwo' });
  expect(print).toHaveBeenCalledWith(expect.stringContaining('A message from Sara <sara@example.org>: A desk'));
  expect(print).toHaveBeenCalledWith(expect.stringContaining('  Onetwo'));
  print.mockRestore();
});
