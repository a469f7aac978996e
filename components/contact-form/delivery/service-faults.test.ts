/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { toast } from 'react-hot-toast/headless';
import { FORM_CHOICES } from '@/e2e/support/form-choices';
import { formSays } from '@/e2e/support/form-says';
import { SEND_TIMEOUT } from '@/lib/limits';
import { FAULTS, type Fault, type Inbox, startInbox } from '@/scripts/inbox';
import { readDrafts, writeDrafts } from '../drafts/drafts';
import type { Message } from '../message';
import { formParts } from '../services/form-parts';
import type { CallContract } from '../services/form-service';
import { contract as formspree } from '../services/formspree';
import { contract as formsubmit } from '../services/formsubmit';
import { contract as netlify } from '../services/netlify';
import { contract as own } from '../services/own';
import { contract as web3forms } from '../services/web3forms';
import type { Failure } from './deliver-message';
import { readDelivery, sendMessage } from './outbox';

// The toast is told on the page of the form.
jest.mock('next/navigation', () => ({ usePathname: () => '/contact/' }));

const MESSAGE: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One\ntwo' };
const SITE = 'http://localhost:3000';

/** What a script reads of another host's answer without CORS is a browser's matter: `npm run test:owners`. */
type ReadableFault = Exclude<Fault, 'no-cors'>;

/** What is known of a message after a fault; `sent` where it is none to this service. */
type Outcome = 'sent' | Pick<Failure, 'reason' | 'error'> | Pick<Failure, 'reason' | 'error' | 'fieldErrors'>;

/** By Formspree's contract. */
const FORMSPREE = {
  captcha: {
    reason: 'status',
    error: 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.',
  },
  'not-found': { reason: 'status', error: 'Form not found' },
  'invalid-fields': {
    reason: 'status',
    error: 'Validation errors',
    fieldErrors: { email: 'should be an email', message: 'has a blocked word' },
  },
  invalid: { reason: 'status', error: 'The form is inactive' },
  'too-many': { reason: 'status', error: 'Too many messages. Wait a minute.' },
  'error-json': { reason: 'status', error: 'Something broke' },
  'error-html': { reason: 'status' },
  'ok-html': { reason: 'unreadable' },
  'ok-empty-object': 'sent',
  'ok-false': { reason: 'declined', error: 'The form is full' },
  'success-false': { reason: 'declined' },
  'ok-error': { reason: 'declined', error: 'The message looks like spam' },
  'ok-empty': { reason: 'unreadable' },
  cut: { reason: 'unreadable' },
  reset: { reason: 'unreachable' },
  unanswered: { reason: 'timeout' },
} as const satisfies Record<ReadableFault, Outcome>;

/** `{ success, message }` knows no single fields, and takes nothing for a success that is not called one. */
const SUCCESS_AND_MESSAGE: Record<ReadableFault, Outcome> = {
  ...FORMSPREE,
  'invalid-fields': { reason: 'status', error: 'Validation errors' },
  'ok-empty-object': { reason: 'unreadable' },
};

/** A page has no words for a toast. */
const NETLIFY: Record<ReadableFault, Outcome> = {
  captcha: { reason: 'status' },
  'not-found': { reason: 'status' },
  'invalid-fields': { reason: 'status' },
  invalid: { reason: 'status' },
  'too-many': { reason: 'status' },
  'error-json': { reason: 'status' },
  'error-html': { reason: 'status' },
  'ok-html': { reason: 'declined' },
  'ok-empty-object': { reason: 'unreadable' },
  'ok-false': { reason: 'declined' },
  'success-false': { reason: 'declined' },
  'ok-error': { reason: 'declined' },
  'ok-empty': { reason: 'unreadable' },
  cut: { reason: 'unreadable' },
  reset: { reason: 'unreachable' },
  unanswered: { reason: 'timeout' },
};

interface Row {
  contract: CallContract;
  outcomes: Record<ReadableFault, Outcome>;
  /** Where the inbox takes this service's messages; at `/f/inbox` unless told. */
  path?: string;
  /** Where the browser goes after it has sent the form itself. */
  lands: string;
}

const BACK = `${SITE}/contact/#sent`;
const SERVICES = {
  formspree: { contract: formspree, outcomes: FORMSPREE, lands: '/thanks' },
  web3forms: { contract: web3forms, outcomes: SUCCESS_AND_MESSAGE, path: '/submit', lands: BACK },
  formsubmit: { contract: formsubmit, outcomes: SUCCESS_AND_MESSAGE, lands: BACK },
  netlify: { contract: netlify, outcomes: NETLIFY, lands: 'a page' },
  own: {
    contract: own,
    outcomes: { ...FORMSPREE, 'invalid-fields': { reason: 'status', error: 'Validation errors' } },
    path: '/own/inbox',
    lands: '/thanks',
  },
} satisfies Record<Exclude<keyof typeof FORM_CHOICES, 'none'>, Row>;

const NAMES = Object.keys(SERVICES) as (keyof typeof SERVICES)[];
const FAULT_NAMES = (Object.keys(FAULTS) as Fault[]).filter((fault): fault is ReadableFault => fault !== 'no-cors');

let inbox: Inbox;
const logged = jest.spyOn(console, 'error').mockImplementation();
const failureToast = jest.spyOn(toast, 'error');
const successToast = jest.spyOn(toast, 'success');

beforeAll(async () => {
  const { window } = new JSDOM('', { url: `${SITE}/contact/` });
  Object.assign(globalThis, { window });
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: window.sessionStorage });
  inbox = await startInbox({ origins: [SITE] });
});

afterAll(async () => {
  await inbox.close();
  jest.restoreAllMocks();
});

beforeEach(() => {
  inbox.clear();
  jest.clearAllMocks();
});

function partsOf(name: keyof typeof SERVICES) {
  const { path = '/f/inbox' }: Row = SERVICES[name];
  return formParts(FORM_CHOICES[name], {
    endpoint: new URL(path, inbox.endpoint).href,
    path: '/contact/',
    returnTo: 'https://example.com/contact/#sent',
    ownerEmail: 'you@example.com',
    mailWords: { note: '', posted: '' },
  });
}

function send(name: keyof typeof SERVICES) {
  const { contract } = SERVICES[name];
  return sendMessage(
    { contract, parts: partsOf(name), ownerEmail: 'you@example.com', words: formSays, page: '/contact/' },
    MESSAGE,
  );
}

/** The same while nobody answers. */
async function sendInVain(name: keyof typeof SERVICES) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const sending = send(name);
  await jest.advanceTimersByTimeAsync(SEND_TIMEOUT);
  await sending;
  jest.useRealTimers();
}

/** Reasons after which it may have arrived. */
const OPEN = ['timeout', 'unreadable'];

describe.each(NAMES)('%s', (name) => {
  test.each(FAULT_NAMES)('loses nothing to %s, and a second try delivers once', async (fault) => {
    const outcome: Outcome = SERVICES[name].outcomes[fault];
    writeDrafts([{ message: MESSAGE, mayBeSent: false }]);
    inbox.answerWith(fault);
    await (fault === 'unanswered' ? sendInVain(name) : send(name));
    const kept = inbox.messages.length;
    expect(inbox.posts).toHaveLength(1);
    expect(kept).toBe(fault === 'ok-empty-object' ? 1 : 0);

    if (outcome === 'sent') {
      expect(readDelivery()).toEqual({ phase: 'sent', message: MESSAGE });
    } else {
      const mayHaveArrived = OPEN.includes(outcome.reason);
      expect(readDelivery()).toMatchObject({ phase: mayHaveArrived ? 'uncertain' : 'failed', message: MESSAGE });
      expect(readFailure()).toEqual({ error: undefined, fieldErrors: {}, ...outcome });
      expect(readDrafts()).toEqual([{ message: MESSAGE, mayBeSent: mayHaveArrived }]);
      expect(logged).toHaveBeenCalledTimes(1);
      expect(failureToast).toHaveBeenCalledTimes(1);
      if (outcome.error) expect(shown()).toContain(outcome.error);

      if (mayHaveArrived) {
        await send(name);
        expect(readDelivery()).toMatchObject({ phase: 'uncertain', isWarned: true });
        expect(inbox.posts).toHaveLength(1);
      }
      await send(name);
      expect(inbox.posts).toHaveLength(2);
      expect(inbox.messages.slice(kept)).toEqual([{ way: expect.any(String), ...MESSAGE }]);
    }
    expect(readDrafts()).toEqual([]);
    expect(successToast).toHaveBeenCalledTimes(1);
  });

  test('loses nothing to a refused connection, and a second try delivers once', async () => {
    writeDrafts([{ message: MESSAGE, mayBeSent: false }]);
    await inbox.close();
    await send(name);
    expect(readDelivery()).toMatchObject({ phase: 'failed', message: MESSAGE, failure: { reason: 'unreachable' } });
    expect(readDrafts()).toEqual([{ message: MESSAGE, mayBeSent: false }]);
    await inbox.reopen();
    await send(name);
    expect(inbox.messages).toEqual([{ way: expect.any(String), ...MESSAGE }]);
    expect(readDrafts()).toEqual([]);
  });

  test('takes the form that a browser sends by itself, and says where to go from there', async () => {
    const answer = await postAsBrowser(name, '');
    expect(inbox.messages).toEqual([{ way: 'form', ...MESSAGE }]);
    const { lands } = SERVICES[name];
    expect(answer.headers.get('location') ?? 'a page').toBe(lands);
  });

  test('keeps nothing of a program that fills in the hidden field', async () => {
    expect((await postAsBrowser(name, 'on')).status).toBeLessThan(400);
    expect(inbox.messages).toEqual([]);
  });
});

/** Why it was not sent, as far as the table tells it. */
function readFailure() {
  const state = readDelivery();
  const { reason, error, fieldErrors } = ('failure' in state && state.failure) || ({} as Partial<Failure>);
  return { reason, error, fieldErrors };
}

/** The words of the toast. */
function shown(): string {
  const words = renderToStaticMarkup(failureToast.mock.calls[0]?.[0] as React.ReactElement);
  return words.replaceAll('&#x27;', "'");
}

function postAsBrowser(name: keyof typeof SERVICES, trap: string) {
  const { action = '', fields, plainFields, honeypot } = partsOf(name);
  const body = new URLSearchParams({ ...fields, ...plainFields, ...MESSAGE });
  // A box that is not ticked is not sent.
  if (honeypot && (trap || honeypot.type === 'text')) body.set(honeypot.name, trap);
  return fetch(action, { method: 'POST', headers: { Origin: SITE }, body, redirect: 'manual' });
}
