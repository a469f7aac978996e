/** @jest-environment node */

import { ERROR_TEXT_MAX_LENGTH, SEND_TIMEOUT } from '@/lib/limits';
import type { Message } from '@/lib/message';
import { FAULTS, type Inbox, startInbox } from '@/scripts/inbox';
import { deliverMessage } from './deliver-message';
import { contract } from './services/formspree';

const MESSAGE: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'Line one\nline two' };

let inbox: Inbox;
/** Node's own does not say whether the device is online. */
const navigator = { onLine: true };

beforeAll(async () => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  inbox = await startInbox();
});

afterEach(() => {
  inbox.clear();
  jest.restoreAllMocks();
});

afterAll(() => inbox.close());

/** The sample's service, at an address. */
const to = (action: string) => ({ contract, parts: { action } });

/** Answers the next call with a body of the test's own. */
function answer(body: string, init: ResponseInit = {}) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, init));
}

test('sends the four fields and nothing else, as JSON', async () => {
  expect(await deliverMessage(to(inbox.endpoint), { ...MESSAGE, extra: 1 } as Message)).toEqual({ sent: true });
  expect(inbox.posts).toEqual([
    { method: 'POST', type: 'application/json', accept: 'application/json', body: JSON.stringify(MESSAGE) },
  ]);
  expect(inbox.messages).toEqual([{ way: 'json', ...MESSAGE }]);
});

test.each([
  '{}',
  '{"ok":true}',
  '{"success":true}',
  '{"success":"true"}',
  '{"error":null}',
  '{"errors":[]}',
  '[]',
  '1',
])('takes %s for success', async (body) => {
  answer(body);
  expect(await deliverMessage(to('/f/x'), MESSAGE)).toEqual({ sent: true });
});

test.each(['{"ok":false}', '{"success":false}', '{"success":"false"}', '{"error":"no"}', '{"errors":[{}]}', 'false'])(
  'takes %s with an ok status for a failure',
  async (body) => {
    answer(body);
    expect(await deliverMessage(to('/f/x'), MESSAGE)).toMatchObject({
      sent: false,
      reason: 'declined',
      status: 200,
      body,
    });
  },
);

test.each(['', '<!doctype html>', '{"ok":tr', 'ok'])('takes %j for no answer that can be read', async (body) => {
  answer(body);
  expect(await deliverMessage(to('/f/x'), MESSAGE)).toMatchObject({
    sent: false,
    reason: 'unreadable',
    status: 200,
    body,
  });
});

test('brings the error text and the errors of the fields it knows', async () => {
  inbox.answerWith('invalid-fields');
  expect(await deliverMessage(to(inbox.endpoint), MESSAGE)).toEqual({
    sent: false,
    reason: 'status',
    status: 422,
    error: 'Validation errors',
    fieldErrors: { email: 'should be an email', message: 'has a blocked word' },
    cause: 'The service answered with status 422.',
    body: FAULTS['invalid-fields'].body,
  });
});

test.each([
  '{"errors":[{"field":"phone","message":"x"},{"field":"name"},null,7,{"field":"__proto__","message":"x"}]}',
  '{"errors":"all"}',
  '{"error":{"code":1}}',
  'null',
])('finds no words in %s', async (body) => {
  answer(body, { status: 422 });
  expect(await deliverMessage(to('/f/x'), MESSAGE)).toMatchObject({
    reason: 'status',
    fieldErrors: {},
    error: undefined,
  });
});

test.each([
  [429, 'Too many messages. Wait a minute.', true],
  [422, 'The form is inactive', true],
  [403, 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.', false],
  [404, 'Form not found', false],
  [400, 'Invalid access key', false],
  [400, 'TYPE_EMAIL', false],
  [500, 'Something broke', false],
])('of status %s and the reason %j shows the visitor: %j', async (status, error, isShown) => {
  answer(JSON.stringify({ error }), { status });
  expect(await deliverMessage(to('/f/x'), MESSAGE)).toMatchObject({ error: isShown ? error : undefined });
});

test('tells an offline device from an unreachable server', async () => {
  navigator.onLine = false;
  inbox.answerWith('reset', 'reset');
  expect(await deliverMessage(to(inbox.endpoint), MESSAGE)).toMatchObject({ reason: 'offline' });
  navigator.onLine = true;
  expect(await deliverMessage(to(inbox.endpoint), MESSAGE)).toMatchObject({ reason: 'unreachable' });
});

test('counts an error whose body is cut off as not sent', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    return new Response(body, { status: 500 });
  });
  expect(await deliverMessage(to('/f/x'), MESSAGE)).toMatchObject({ reason: 'status', status: 500 });
});

test('shortens an endless error text', async () => {
  answer(JSON.stringify({ error: '𠮷 '.repeat(5000) }), { status: 422 });
  const delivery = await deliverMessage(to('/f/x'), MESSAGE);
  expect([...(delivery.sent ? '' : (delivery.error ?? ''))]).toHaveLength(ERROR_TEXT_MAX_LENGTH);
});

test('tells an answer cut short from none at all', async () => {
  inbox.answerWith('cut');
  expect(await deliverMessage(to(inbox.endpoint), MESSAGE)).toMatchObject({ reason: 'unreadable', status: 200 });
  inbox.answerWith('reset');
  expect(await deliverMessage(to(inbox.endpoint), MESSAGE)).toMatchObject({ reason: 'unreachable', status: undefined });
});

describe('with a clock that is turned on', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('gives up when the time is over, while it waits for the answer', async () => {
    inbox.answerWith('unanswered');
    const delivery = deliverMessage(to(inbox.endpoint), MESSAGE);
    await jest.advanceTimersByTimeAsync(SEND_TIMEOUT);
    expect(await delivery).toMatchObject({
      sent: false,
      reason: 'timeout',
      status: undefined,
      cause: { name: 'TimeoutError', message: 'No complete answer within 15 s.' },
    });
  });

  test('gives up while it reads the answer, in a browser that tells no reason', async () => {
    answerWithoutEnd();
    const delivery = deliverMessage(to('/f/x'), MESSAGE);
    await jest.advanceTimersByTimeAsync(SEND_TIMEOUT);
    expect(await delivery).toMatchObject({ reason: 'timeout', status: 200, cause: { name: 'TimeoutError' } });
  });

  test('leaves no clock running once it is over', async () => {
    answer('{}');
    await deliverMessage(to('/f/x'), MESSAGE);
    expect(jest.getTimerCount()).toBe(0);
  });
});

/** Answers the next call with a body that never ends, and ends it with an `AbortError` once the signal aborts. */
function answerWithoutEnd() {
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (_input, init) => {
    const body = new ReadableStream({
      start: (stream) =>
        init?.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError'))),
    });
    return new Response(body);
  });
}

test('never throws, whatever the address', async () => {
  expect(await deliverMessage(to('http://'), MESSAGE)).toMatchObject({ sent: false, reason: 'unreachable' });
});
