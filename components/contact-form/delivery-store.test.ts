import type { Message } from '@/lib/bootstrap/draft';
import { type DeliveryEvent, type DeliveryState, IDLE, nextDelivery } from './delivery-store';

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
  send: { type: 'send', message: edited },
  submit: { type: 'submit', message: edited },
  discarded: { type: 'discarded' },
} as const satisfies Record<string, DeliveryEvent>;

const ANSWERS = ['sent', 'failed', 'unconfirmed', 'mailed'] as const;

test.each(Object.entries(states))('an answer changes the state %s only if a message is being sent', (name, state) => {
  for (const answer of ANSWERS) {
    const { message: _, ...outcome } = states[answer];
    const next = nextDelivery(state, { type: 'answered', outcome });
    if (name === 'sending') expect(next).toEqual(states[answer]);
    else expect(next).toBe(state);
  }
});

test('nothing but an answer changes the state while a message is being sent', () => {
  for (const event of Object.values(events)) expect(nextDelivery(sending, event)).toBe(sending);
});

const { sending: _, ...settled } = states;

test.each(Object.entries(settled))('from %s the visitor can send, submit or discard, or is asked', (name, state) => {
  const asks = name === 'unconfirmed' && states['unconfirmed, asked'];
  const posted = { phase: 'unconfirmed', message: edited, cause: 'posted' };
  expect(nextDelivery(state, events.send)).toEqual(asks || { phase: 'sending', message: edited });
  expect(nextDelivery(state, events.submit)).toEqual(asks || posted);
  expect(nextDelivery(state, events.discarded)).toEqual(IDLE);
});
