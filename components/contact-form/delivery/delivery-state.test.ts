/** @jest-environment node */
import type { Message } from '../message';
import type { Failure, FailureReason } from './deliver-message';
import { type DeliveryEvent, type DeliveryState, IDLE, mayHaveBeenSent, nextDelivery } from './delivery-state';

const message: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };
const other: Message = { ...message, message: 'Another desk.' };

const failure = (reason: FailureReason): Failure => ({ sent: false, reason, fieldErrors: {}, cause: reason });
const [refused, lost, late] = [failure('status'), failure('unreachable'), failure('timeout')];

const states = {
  idle: IDLE,
  sending: { phase: 'sending', message, wasLeft: false },
  'sending, left': { phase: 'sending', message, wasLeft: true },
  failed: { phase: 'failed', message, failure: refused },
  uncertain: { phase: 'uncertain', message, failure: late, isWarned: false },
  'uncertain, warned': { phase: 'uncertain', message, failure: late, isWarned: true },
  sent: { phase: 'sent', message },
} as const satisfies Record<string, DeliveryState>;

const events = {
  'send the same': { type: 'send', message },
  'send another': { type: 'send', message: other },
  'it is taken': { type: 'answered', delivery: { sent: true } },
  'it is refused': { type: 'answered', delivery: refused },
  'the call is lost': { type: 'answered', delivery: lost },
  'no answer in time': { type: 'answered', delivery: late },
  'an answer nobody can read': { type: 'answered', delivery: failure('unreadable') },
  'it is declined': { type: 'answered', delivery: failure('declined') },
  'the page is left': { type: 'left' },
  'the browser posts it': { type: 'posted', message },
  'found in the fields': { type: 'found', message },
  'another found': { type: 'found', message: other },
} as const satisfies Record<string, DeliveryEvent>;

const SAME = 'as it was';
const SENDS = { phase: 'sending', message, wasLeft: false };
const SENDS_ANOTHER = { ...SENDS, message: other };
const POSTED = { phase: 'uncertain', message, isWarned: false };
const OTHER_FOUND = { ...POSTED, message: other };
const failedWith = (reason: FailureReason) => ({ phase: 'failed', message, failure: failure(reason) });
const uncertainWith = (reason: FailureReason) => ({
  phase: 'uncertain',
  message,
  failure: failure(reason),
  isWarned: false,
});

/** A call that was under way when the page was left may have got through although it was lost. */
const ANSWERS = (isLeft: boolean) => ({
  'it is taken': { phase: 'sent', message },
  'it is refused': failedWith('status'),
  'the call is lost': isLeft ? uncertainWith('unreachable') : failedWith('unreachable'),
  'no answer in time': uncertainWith('timeout'),
  'an answer nobody can read': uncertainWith('unreadable'),
  'it is declined': failedWith('declined'),
});

const UNASKED = {
  'it is taken': SAME,
  'it is refused': SAME,
  'the call is lost': SAME,
  'no answer in time': SAME,
  'an answer nobody can read': SAME,
  'it is declined': SAME,
  'the page is left': SAME,
} as const;

/** Every state, every event. A pair without an entry does not compile. */
const table: Record<keyof typeof states, Record<keyof typeof events, unknown>> = {
  idle: {
    'send the same': SENDS,
    'send another': SENDS_ANOTHER,
    ...UNASKED,
    'the browser posts it': POSTED,
    'found in the fields': POSTED,
    'another found': OTHER_FOUND,
  },
  sending: {
    'send the same': SAME,
    'send another': SAME,
    ...ANSWERS(false),
    'the page is left': { ...SENDS, wasLeft: true },
    'the browser posts it': SAME,
    'found in the fields': SAME,
    'another found': SAME,
  },
  'sending, left': {
    'send the same': SAME,
    'send another': SAME,
    ...ANSWERS(true),
    'the page is left': SAME,
    'the browser posts it': SAME,
    'found in the fields': SAME,
    'another found': SAME,
  },
  failed: {
    'send the same': SENDS,
    'send another': SENDS_ANOTHER,
    ...UNASKED,
    'the browser posts it': POSTED,
    'found in the fields': SAME,
    'another found': OTHER_FOUND,
  },
  uncertain: {
    'send the same': states['uncertain, warned'],
    'send another': SENDS_ANOTHER,
    ...UNASKED,
    'the browser posts it': POSTED,
    'found in the fields': SAME,
    'another found': OTHER_FOUND,
  },
  'uncertain, warned': {
    'send the same': SENDS,
    'send another': SENDS_ANOTHER,
    ...UNASKED,
    'the browser posts it': POSTED,
    'found in the fields': SAME,
    'another found': OTHER_FOUND,
  },
  sent: {
    'send the same': SENDS,
    'send another': SENDS_ANOTHER,
    ...UNASKED,
    'the browser posts it': POSTED,
    'found in the fields': SAME,
    'another found': OTHER_FOUND,
  },
};

for (const [name, state] of Object.entries(states) as [keyof typeof states, DeliveryState][]) {
  describe(name, () => {
    test.each(Object.entries(events) as [keyof typeof events, DeliveryEvent][])('%s', (happening, event) => {
      const expected = table[name][happening];
      const next = nextDelivery(state, event);
      if (expected === SAME) expect(next).toBe(state);
      else expect(next).toEqual(expected);
    });
  });
}

test.each([
  ['idle', false],
  ['sending', true],
  ['sending, left', true],
  ['failed', false],
  ['uncertain', true],
  ['uncertain, warned', true],
  ['sent', false],
] as const)('%s: the message may have been sent already: %p', (name, may) => {
  expect(mayHaveBeenSent(states[name], message)).toBe(may);
  expect(mayHaveBeenSent(states[name], other)).toBe(false);
});
