/** @jest-environment node */
import type { UnconfirmedCause } from '@/lib/draft';
import type { Message } from '@/lib/message';
import type { Failure, FailureReason } from './deliver-message';
import { type DeliveryEvent, type DeliveryState, IDLE, nextDelivery } from './delivery-state';

const message: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };
const other: Message = { ...message, message: 'Another desk.' };

const failure = (reason: FailureReason): Failure => ({ sent: false, reason, fieldErrors: {}, cause: reason });
const unconfirmed = (cause: UnconfirmedCause, isAsked = false) =>
  ({ phase: 'unconfirmed', message, cause, isAsked }) as const;

const states = {
  idle: IDLE,
  sending: { phase: 'sending', message, attempt: 1, wasLeft: false },
  'sending, left': { phase: 'sending', message, attempt: 1, wasLeft: true },
  failed: { phase: 'failed', message, failure: failure('status') },
  unconfirmed: unconfirmed('timeout'),
  'unconfirmed, asked': unconfirmed('timeout', true),
  mailed: unconfirmed('mailed'),
  sent: { phase: 'sent', message },
} as const satisfies Record<string, DeliveryState>;

const answered = (reason: FailureReason) => ({ type: 'answered', attempt: 1, delivery: failure(reason) }) as const;

const events = {
  'send the same': { type: 'send', message, attempt: 2 },
  'send another': { type: 'send', message: other, attempt: 2 },
  taken: { type: 'answered', attempt: 1, delivery: { sent: true } },
  'the outcome of another attempt': { type: 'answered', attempt: 0, delivery: { sent: true } },
  status: answered('status'),
  declined: answered('declined'),
  offline: answered('offline'),
  unreachable: answered('unreachable'),
  timeout: answered('timeout'),
  unreadable: answered('unreadable'),
  left: { type: 'left' },
  posted: { type: 'hand over', message, cause: 'posted' },
  mailed: { type: 'hand over', message, cause: 'mailed' },
  restored: { type: 'restored', message, cause: 'closed' },
  'another restored': { type: 'restored', message: other, cause: 'closed' },
} as const satisfies Record<string, DeliveryEvent>;

const SAME = 'unchanged';
const SENDING = { phase: 'sending', message, attempt: 2, wasLeft: false };
const failed = (reason: FailureReason) => ({ phase: 'failed', message, failure: failure(reason) });

/** What may follow while nothing is being sent. */
const AT_REST = {
  'send the same': SENDING,
  'send another': { ...SENDING, message: other },
  taken: SAME,
  'the outcome of another attempt': SAME,
  status: SAME,
  declined: SAME,
  offline: SAME,
  unreachable: SAME,
  timeout: SAME,
  unreadable: SAME,
  left: SAME,
  posted: unconfirmed('posted'),
  mailed: unconfirmed('mailed'),
  restored: SAME,
  'another restored': { ...unconfirmed('closed'), message: other },
};

const WHILE_SENDING = {
  'send the same': SAME,
  'send another': SAME,
  taken: { phase: 'sent', message },
  'the outcome of another attempt': SAME,
  status: failed('status'),
  declined: failed('declined'),
  offline: failed('offline'),
  unreachable: unconfirmed('unreachable'),
  timeout: unconfirmed('timeout'),
  unreadable: unconfirmed('unreadable'),
  left: states['sending, left'],
  posted: SAME,
  mailed: SAME,
  restored: SAME,
  'another restored': SAME,
};

/** Every state, every event. A pair without an entry does not compile. */
const table: Record<keyof typeof states, Record<keyof typeof events, unknown>> = {
  idle: { ...AT_REST, restored: unconfirmed('closed') },
  sending: WHILE_SENDING,
  // A call that was cut off with its page may have got through.
  'sending, left': {
    ...WHILE_SENDING,
    left: SAME,
    offline: unconfirmed('closed'),
    unreachable: unconfirmed('closed'),
  },
  failed: AT_REST,
  unconfirmed: {
    ...AT_REST,
    'send the same': states['unconfirmed, asked'],
    posted: states['unconfirmed, asked'],
    mailed: states['unconfirmed, asked'],
  },
  'unconfirmed, asked': AT_REST,
  // An email app may be opened as often as the visitor likes.
  mailed: AT_REST,
  sent: AT_REST,
};

for (const [name, state] of Object.entries(states) as [keyof typeof states, DeliveryState][]) {
  describe(name, () => {
    test.each(Object.entries(events) as [keyof typeof events, DeliveryEvent][])('%s', (happening, event) => {
      const expected = table[name][happening];
      const next = nextDelivery(state, event);
      if (expected === SAME) expect(next).toBe(state);
      else expect(next).toMatchObject(expected as object);
    });
  });
}
