import { FORM_CHOICES } from '@/e2e/support/form';
import type { Message } from '@/lib/browser/draft';
import { SEND_TIMEOUT } from '@/lib/browser/form-settings';
import { FAULTS } from '@/scripts/inbox';
import { formService } from '@/site/form';
import { ERROR_TEXT_MAX_LENGTH, postMessage } from './post-message';

const MESSAGE: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One & two\nthree' };

/** Every form service; the choice `none` sends nothing. */
const { none, ...choices } = FORM_CHOICES;
type Name = keyof typeof choices;
const NAMES = Object.keys(choices) as Name[];

const serviceOf = (name: Name) =>
  formService(choices[name], {
    path: '/contact/',
    returnTo: 'https://example.com/contact/#sent',
    ownerEmail: 'you@example.com',
    mailWords: { note: '', posted: '', withoutScripts: '' },
  });

/** Node's `navigator` has no `onLine`. */
const navigator = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });

const call = jest.spyOn(globalThis, 'fetch');

afterEach(() => {
  navigator.onLine = true;
  call.mockReset();
  jest.useRealTimers();
});

/** Posts a message, which is answered with the given body. */
function postAnswered(body: BodyInit, init: ResponseInit = {}, name: Name = 'formspree', message = MESSAGE) {
  call.mockResolvedValueOnce(new Response(body, init));
  return postMessage(serviceOf(name), message);
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';
const WITH_CONSENT: Message = { ...MESSAGE, consent: 'Yes.' };
const FIELDS = JSON.stringify(WITH_CONSENT);
const ENCODED =
  'form-name=contact&name=Sara&email=sara%40example.org&subject=A+desk&message=One+%26+two%0Athree&consent=Yes.';

test.each<[name: Name, address: string, type: string, body: string]>([
  ['formspree', 'https://formspree.io/f/abcde', JSON_TYPE, FIELDS],
  ['netlify', '/contact/', 'application/x-www-form-urlencoded', ENCODED],
  ['web3forms', 'https://api.web3forms.com/submit', JSON_TYPE, `{"access_key":"a-key-of-letters",${FIELDS.slice(1)}`],
])(
  'a message to %s is posted to %s as %s of the four fields, the consent and the fields of the service',
  async (name, address, type, body) => {
    await postAnswered('', {}, name, { ...WITH_CONSENT, extra: 1 } as Message);
    const headers = { 'Content-Type': type, ...(type === JSON_TYPE && { Accept: JSON_TYPE }) };
    const init = { method: 'POST', headers, body, keepalive: true, signal: expect.any(AbortSignal) };
    expect(call.mock.calls).toEqual([[address, init]]);
  },
);

test('a message that exceeds the limit of browsers is sent without keepalive', async () => {
  await postAnswered('', {}, 'own', { ...MESSAGE, message: 'é'.repeat(40_000) });
  expect(call.mock.lastCall?.[1]?.keepalive).toBe(false);
});

/** Answers with an ok status, and the services for which they mean `sent`; for the others they are unreadable. */
const ACCEPTED: [body: string, type: string, by: readonly Name[]][] = [
  ['{"ok":true,"next":"/thanks"}', JSON_TYPE, ['formspree', 'own']],
  ['{}', JSON_TYPE, ['formspree', 'own']],
  ['{"error":null,"errors":[]}', JSON_TYPE, ['formspree', 'own']],
  ['{"success":true,"message":"Sent"}', JSON_TYPE, ['formspree', 'web3forms', 'formsubmit', 'own']],
  ['', '', ['own']],
  ['ok', 'text/plain', ['own']],
  ['{"ok":tr', JSON_TYPE, []],
  ['<!doctype html><title>Thank you</title>', HTML, ['netlify']],
];

test.each(ACCEPTED)('%j of type %j with an ok status is a success for %j alone', async (body, type, by) => {
  for (const name of NAMES) {
    const outcome = await postAnswered(body, { headers: { 'Content-Type': type } }, name);
    const expected = by.includes(name) ? { phase: 'sent' } : { phase: 'unconfirmed', cause: 'unreadable' };
    expect([name, outcome]).toMatchObject([name, expected]);
  }
});

test.each([
  '{"ok":false}',
  '{"success":false}',
  '{"success":"false","message":"This form needs Activation."}',
  '{"error":"no"}',
  '{"errors":[{}]}',
  '{"errors":{"email":["is taken"]}}',
  'false',
  // The site's own page: from Netlify with form detection off, and from a host without Netlify Forms.
  '<form name="contact"><textarea name="message"></textarea></form>',
])('%s with an ok status is a failure for every service', async (body) => {
  for (const name of NAMES) {
    const outcome = await postAnswered(body, { headers: { 'Content-Type': HTML } }, name);
    expect(outcome).toMatchObject({ phase: 'failed', cause: undefined, details: { status: 200, body } });
  }
});

test('Netlify without form detection gives the owner a hint in the console', async () => {
  for (const [status, setup] of [
    [404, expect.any(String)],
    [405, expect.any(String)],
    [500, undefined],
  ] as const) {
    const { details } = (await postAnswered('', { status }, 'netlify')) as { details?: object };
    expect(details).toEqual({ setup, status, body: '' });
  }
});

test('a message that quotes the form is sent if the service sends it back', async () => {
  expect(await postAnswered('{"data":"<textarea name=\\"message\\">"}')).toEqual({ phase: 'sent' });
});

test('an answer with field errors gives the reason and the errors of known fields', async () => {
  const { body, ...init } = FAULTS['invalid-fields'];
  expect(await postAnswered(body, init)).toEqual({
    phase: 'failed',
    cause: 'fields',
    reason: 'Validation errors',
    fieldErrors: { email: 'should be an email', message: 'has a blocked word' },
    details: { status: 422, body },
  });
});

test.each([
  '{"errors":[{"field":"phone","message":"x"},{"field":"name"},null,7,{"field":"__proto__","message":"x"}]}',
  '{"errors":"all"}',
  '{"error":{"code":1}}',
  '["Too many messages."]',
  'null',
  '<!doctype html>',
])('%s with status 422 gives no reason', async (body) => {
  expect(await postAnswered(body, { status: 422, headers: { 'Content-Type': JSON_TYPE } })).toEqual({
    phase: 'failed',
    cause: 'serverError',
    reason: undefined,
    fieldErrors: {},
    details: { status: 422, body },
  });
});

test.each([
  [429, '{"error":" Too many messages. "}', 'Too many messages.'],
  [429, '{"success":false,"message":"Too many messages."}', 'Too many messages.'],
  [422, 'The inbox is full\n', 'The inbox is full'],
  [403, '{"error":"In order to submit via AJAX, reCAPTCHA must be disabled."}', undefined],
  [404, '{"error":"Form not found"}', undefined],
  [400, '{"error":"Invalid access key"}', undefined],
  [400, '{"error":"TYPE_EMAIL"}', undefined],
  [500, '{"error":"Something broke"}', undefined],
  [422, `{"error":"${'Long. '.repeat(ERROR_TEXT_MAX_LENGTH)}"}`, undefined],
])('status %s with %s shows a visitor the reason %j', async (status, body, reason) => {
  // A cause would be shown in place of the reason.
  const cause = reason === undefined ? 'serverError' : undefined;
  expect(await postAnswered(body, { status })).toMatchObject({ phase: 'failed', cause, reason });
});

test.each([
  [true, { phase: 'unconfirmed', cause: 'unreachable' }],
  [false, { phase: 'failed', cause: 'offline' }],
])('navigator.onLine %s decides the outcome of a network error', async (onLine, outcome) => {
  navigator.onLine = onLine;
  call.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await postMessage(serviceOf('formspree'), MESSAGE)).toMatchObject(outcome);
});

test.each([
  [200, { phase: 'unconfirmed', cause: 'unreadable', details: { status: 200 } }],
  [500, { phase: 'failed', cause: 'serverError', details: { status: 500 } }],
])('an incomplete answer with status %s is judged by the status', async (status, outcome) => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  expect(await postAnswered(body, { status })).toMatchObject(outcome);
});

test('a message whose answer is incomplete at the timeout is unconfirmed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  call.mockImplementationOnce(async (_, init) => {
    const abort = (stream: ReadableStreamDefaultController) => () => stream.error(new DOMException('', 'AbortError'));
    return new Response(
      new ReadableStream({ start: (stream) => init?.signal?.addEventListener('abort', abort(stream)) }),
    );
  });
  const outcome = postMessage(serviceOf('formspree'), MESSAGE);
  await jest.advanceTimersByTimeAsync(SEND_TIMEOUT);
  expect(await outcome).toMatchObject({ phase: 'unconfirmed', cause: 'timeout', details: { status: 200 } });
});
