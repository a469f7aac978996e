import type { Message } from '@/lib/message';
import { type DeliveryEvent, type DeliveryState, IDLE, nextDelivery } from './delivery-state';

const message: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };
const edited: Message = { ...message, message: 'A licensing desk!' };

const failed = { phase: 'failed', details: { status: 500 } } as const;
const timeout = { phase: 'unconfirmed', cause: 'timeout', details: {} } as const;
const sending = { phase: 'sending', message } as const;

const states = {
  idle: IDLE,
  sending,
  sent: { phase: 'sent', message },
  failed: { ...failed, message },
  mailed: { phase: 'mailed', message },
  unconfirmed: { ...timeout, message },
  'unconfirmed, asked': { ...timeout, message, isAsked: true },
} as const satisfies Record<string, DeliveryState>;

const events = {
  send: { type: 'send', message },
  'send the edited message': { type: 'send', message: edited },
  submit: { type: 'submit', message },
  'answered: sent': { type: 'answered', outcome: { phase: 'sent' } },
  'answered: failed': { type: 'answered', outcome: failed },
  'answered: unconfirmed': { type: 'answered', outcome: timeout },
  'answered: mailed': { type: 'answered', outcome: { phase: 'mailed' } },
  discarded: { type: 'discarded' },
} as const satisfies Record<string, DeliveryEvent>;

const UNCHANGED = 'unchanged';

/** The next states while nothing is being sent. */
const AT_REST = {
  send: sending,
  'send the edited message': { phase: 'sending', message: edited },
  submit: { phase: 'unconfirmed', message, cause: 'posted' },
  'answered: sent': UNCHANGED,
  'answered: failed': UNCHANGED,
  'answered: unconfirmed': UNCHANGED,
  'answered: mailed': UNCHANGED,
  discarded: IDLE,
};

/** The next state for every state and event; a missing entry is a type error. */
const table: Record<keyof typeof states, Record<keyof typeof events, unknown>> = {
  idle: AT_REST,
  sending: {
    send: UNCHANGED,
    'send the edited message': UNCHANGED,
    submit: UNCHANGED,
    'answered: sent': states.sent,
    'answered: failed': states.failed,
    'answered: unconfirmed': states.unconfirmed,
    'answered: mailed': states.mailed,
    discarded: UNCHANGED,
  },
  sent: AT_REST,
  failed: AT_REST,
  mailed: AT_REST,
  unconfirmed: {
    ...AT_REST,
    send: states['unconfirmed, asked'],
    'send the edited message': states['unconfirmed, asked'],
    submit: states['unconfirmed, asked'],
  },
  'unconfirmed, asked': AT_REST,
};

for (const [name, state] of Object.entries(states) as [keyof typeof states, DeliveryState][]) {
  describe(`next state from ${name}`, () => {
    test.each(Object.entries(events) as [keyof typeof events, DeliveryEvent][])('on %s', (eventName, event) => {
      const expected = table[name][eventName];
      const next = nextDelivery(state, event);
      if (expected === UNCHANGED) expect(next).toBe(state);
      else expect(next).toEqual(expected);
    });
  });
}
