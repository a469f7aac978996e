/** @jest-environment jsdom */

import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { content } from '@/e2e/support/compiled-site';
import { FORM_CHOICES, formSays } from '@/e2e/support/form';
import { MESSAGE_FIELDS, type Message, readDraft } from '@/lib/browser/draft';
import { formService } from '@/site/form';
import { ContactForm } from './contact-form';
import { discardDraft, sendMessage, startSubmission, useDelivery } from './delivery-store';
import { openMail } from './message';
import { type Outcome, postMessage } from './post-message';

jest.mock('./message', () => ({
  ...jest.requireActual('./message'),
  openMail: jest.fn(() => ({ phase: 'mailed' })),
}));

// The links to the legal pages below the button need the router.
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch() {} }), usePathname: () => '/contact/' }));

jest.mock('./post-message', () => ({ postMessage: jest.fn() }));

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

const message: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };
const { mailForm } = content.words;

test('without a form service, each press of the button opens the email app, and the form says so', async () => {
  const site = { path: '/contact/', returnTo: '', ownerEmail: 'you@example.com', mailWords: mailForm };
  const service = formService(FORM_CHOICES.none, site);
  render(<ContactForm heading="Write" service={service} ownerEmail="you@example.com" words={formSays} />);
  expect(screen.getByRole('form', { name: 'Write' }).textContent).toContain(mailForm.note);
  for (const field of MESSAGE_FIELDS) {
    fireEvent.change(screen.getByLabelText(formSays.fields[field].label), { target: { value: ` ${message[field]} ` } });
  }
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: formSays.send }));
    await waitFor(() => expect(openMail).toHaveBeenCalledTimes(times));
    expect(openMail).toHaveBeenLastCalledWith('you@example.com', message);
  }
  screen.getByText(mailForm.posted);
  expect(readDraft()).toEqual({ message: expect.objectContaining({ message: ` ${message.message} ` }) });
  const { retry, plain } = formSays.fallback;
  for (const name of [retry, plain]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByLabelText(formSays.fields.message.label)).toHaveProperty('value', ` ${message.message} `);
  const name = screen.getByLabelText(formSays.fields.name.label);
  await act(async () => fireEvent.change(name, { target: { value: 'Sami' } }));
  expect(screen.queryByText(mailForm.posted)).toBeNull();
});

const edited: Message = { ...message, message: 'A licensing desk!' };
const destination = { service: {}, ownerEmail: 'you@example.com', words: formSays };
const sent = { phase: 'sent' } as const;

/** What the store holds. */
const state = () => renderHook(useDelivery).result.current;

test('while a message is being sent, none is sent, submitted or discarded', async () => {
  discardDraft();
  let answer = (_outcome: Outcome) => {};
  jest.mocked(postMessage).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const sending = sendMessage(destination, message);
  await sendMessage(destination, edited);
  expect(startSubmission(edited)).toBe(false);
  discardDraft();
  expect(state()).toEqual({ phase: 'sending', message });
  expect(postMessage).toHaveBeenCalledTimes(1);
  answer(sent);
  await act(() => sending);
  expect(state()).toEqual({ ...sent, message });
});
