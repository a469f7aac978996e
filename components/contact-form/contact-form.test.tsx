/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { content } from '@/e2e/support/compiled-site';
import { FORM_CHOICES, formSays } from '@/e2e/support/form';
import {
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  type Message,
  type MessageField,
  RETURN_FRAGMENT,
  readDraft,
  saveDraft,
} from '@/lib/browser/draft';
import { OUTCOME_ID } from '@/lib/browser/form-settings';
import { fillIn } from '@/lib/language/fill-in';
import { formService } from '@/site/form';
import { legalLinks } from '@/site-data/browser';
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
const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

// As the bootstrap script does, without which a form that opens an email is hidden.
document.documentElement.dataset.theme = 'system';

const message: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };
const { mailForm } = content.words;
const ownerEmail = 'you@example.com';
const consent = formSays.consent?.box?.text;

function renderForm(choice: keyof typeof FORM_CHOICES, words = formSays) {
  const site = { path: '/contact/', returnTo: '', ownerEmail, mailWords: mailForm };
  const service = formService(FORM_CHOICES[choice], site);
  render(<ContactForm heading="Write" service={service} ownerEmail={ownerEmail} words={words} />);
}

test('without a form service, each press of the button opens the email app, and the form says so', async () => {
  const showToast = jest.spyOn(toast, 'error');
  renderForm('none');
  expect(screen.getByRole('form', { name: 'Write' }).textContent).toContain(mailForm.note);
  for (const field of MESSAGE_FIELDS) {
    fireEvent.change(screen.getByLabelText(formSays.fields[field].label), { target: { value: ` ${message[field]} ` } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: formSays.send }));
    await waitFor(() => expect(openMail).toHaveBeenCalledTimes(times));
    expect(openMail).toHaveBeenLastCalledWith(ownerEmail, { ...message, consent });
  }
  screen.getByText(mailForm.posted);
  expect(showToast).not.toHaveBeenCalled();
  expect(readDraft()?.message).toMatchObject({ message: ` ${message.message} ` });
  expect(readDraft()?.message).not.toHaveProperty('consent');
  const { retry, plain } = formSays.fallback;
  for (const name of [retry, plain]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByLabelText(formSays.fields.message.label)).toHaveProperty('value', ` ${message.message} `);
  const name = screen.getByLabelText(formSays.fields.name.label);
  await act(async () => fireEvent.change(name, { target: { value: 'Sami' } }));
  expect(screen.queryByText(mailForm.posted)).toBeNull();
});

const edited: Message = { ...message, message: 'A licensing desk!' };
const settings = { service: {}, ownerEmail, words: formSays };
const sent = { phase: 'sent' } as const;

/** What the store holds. */
const state = () => renderHook(useDelivery).result.current;

test('while a message is being sent, none is sent, submitted or discarded', async () => {
  discardDraft();
  let answer = (_outcome: Outcome) => {};
  jest.mocked(postMessage).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const sending = sendMessage(settings, message);
  await sendMessage(settings, edited);
  expect(startSubmission(edited)).toBe(false);
  discardDraft();
  expect(state()).toEqual({ phase: 'sending', message });
  expect(postMessage).toHaveBeenCalledTimes(1);
  answer(sent);
  await act(() => sending);
  expect(state()).toEqual({ ...sent, message, outgoing: message });
});

test('the question before a message is sent again does not cost what was typed since', async () => {
  discardDraft();
  jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(postMessage).mockReset().mockResolvedValueOnce({ phase: 'unconfirmed', cause: 'timeout' });
  await act(() => sendMessage(settings, { ...message, consent }));
  await act(() => sendMessage(settings, edited));
  expect(state()).toMatchObject({ phase: 'unconfirmed', isAsked: true });
  expect(readDraft()).toEqual({ message: edited, unconfirmed: 'timeout' });
  expect(postMessage).toHaveBeenCalledTimes(1);
});

test('what was filled in without an event is kept and validated; a failed message is corrected and sent', async () => {
  discardDraft();
  renderForm('formspree');
  const control = (field: MessageField) => screen.getByLabelText<HTMLInputElement>(formSays.fields[field].label);
  const type = (field: MessageField, value: string) =>
    act(async () => fireEvent.change(control(field), { target: { value } }));
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  // React learns of a value by the setter of the element, but not by that of its class.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(control('name'), message.name);
  await type('subject', 'A');
  await type('message', message.message);
  expect(control('name').value).toBe(message.name);
  expect(readDraft()?.message).toEqual({ ...EMPTY_MESSAGE, subject: 'A', message: message.message });
  setValue?.call(control('email'), message.email);
  await press(formSays.send);
  await waitFor(() => expect(document.activeElement).toBe(control('subject')));
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  screen.getByText(formSays.consent?.box?.missing ?? '');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: consent })));
  await type('subject', message.subject);
  await waitFor(() => expect(document.querySelector('[aria-invalid]')).toBeNull());

  jest.spyOn(console, 'error').mockImplementation();
  const failure = { phase: 'failed', fieldErrors: { email: 'is taken' }, details: {} } as const;
  jest
    .mocked(postMessage)
    .mockResolvedValueOnce(failure)
    .mockResolvedValueOnce({ phase: 'failed', cause: 'offline', details: {} });
  await press(formSays.send);
  await waitFor(() => expect(document.activeElement).toBe(control('email')));
  expect(postMessage).toHaveBeenLastCalledWith(expect.anything(), { ...message, consent });
  screen.getByText('is taken');
  await type('email', 'sara@example.com');
  expect(screen.queryByText('is taken')).toBeNull();
  expect(screen.queryByText(formSays.outcome.notSent)).toBeNull();
  await type('email', message.email);
  const retry = await screen.findByRole('button', { name: formSays.fallback.retry });
  retry.focus();
  await press(formSays.fallback.retry);
  await screen.findByText(formSays.outcome.notSent);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: formSays.send }));
  expect(screen.queryByRole('button', { name: formSays.fallback.plain })).toBeNull();

  jest.mocked(postMessage).mockResolvedValueOnce(sent);
  await press(formSays.send);
  await waitFor(() => expect(control('message').value).toBe(''));
  await type('name', 'S');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

const { outcome, fallback } = formSays;
const WAYS = [fallback.retry, fallback.mail, fallback.copy, fallback.plain];
const thanks = fillIn(outcome.thanks, { name: '\u2068Sara\u2069', email: '\u2068sara@example.org\u2069' });
const long: Message = { ...message, message: 'Long. '.repeat(500) };

test.each<[kind: string, answer: Outcome, of: Message, sentences: readonly string[], ways: readonly string[]]>([
  [
    'may have arrived',
    { phase: 'unconfirmed', cause: 'timeout' },
    message,
    [outcome.unconfirmed, outcome.timeout],
    WAYS,
  ],
  ['was not sent', { phase: 'failed', details: {} }, message, [outcome.notSent], WAYS],
  ['is too long for an email', { phase: 'failed', details: {} }, long, [outcome.notSent], WAYS],
  ['was sent', sent, message, [thanks], []],
])(
  'back on the page, a visitor reads that a message %s, with other ways to send it',
  async (_, answer, of, why, ways) => {
    discardDraft();
    jest.spyOn(console, 'error').mockImplementation();
    jest.mocked(postMessage).mockReset().mockResolvedValueOnce(answer);
    await act(() => sendMessage(settings, of));
    renderForm('formspree');
    const panel = await screen.findByRole('group', { name: why[0] });
    const textsOf = (parts: string) => [...panel.querySelectorAll(parts)].map((part) => part.textContent);
    const notes = [answer !== sent && outcome.kept, of === long && outcome.cut].filter(Boolean);
    expect(textsOf(':scope > p')).toEqual([...why, ...notes]);
    expect(textsOf('button, a')).toEqual(ways);
    // A success is read because it gets the focus.
    expect(document.getElementById(OUTCOME_ID)?.getAttribute('aria-live')).toBe(answer === sent ? 'off' : 'polite');
  },
);

test('a form with a note in place of a box, or with neither, sends no consent, and has links to the legal pages', async () => {
  const sentence = 'I read what you write.';
  for (const consent of [{ sentence }, undefined]) {
    discardDraft();
    saveDraft(message);
    renderForm('web3forms', { ...formSays, consent });
    expect(screen.queryAllByText(sentence)).toHaveLength(consent ? 1 : 0);
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(legalLinks.map(({ label }) => label));
    // For a visitor whom the service sends back, until another message is sent.
    expect(document.getElementById(RETURN_FRAGMENT)?.textContent).toBe(outcome.sent);
    jest.mocked(postMessage).mockResolvedValueOnce({ phase: 'failed', details: {} });
    const name = screen.getByLabelText(formSays.fields.name.label);
    name.focus();
    scrollIntoView.mockClear();
    await act(async () => fireEvent.submit(screen.getByRole('form')));
    await screen.findByText(outcome.notSent);
    expect(postMessage).toHaveBeenLastCalledWith(expect.anything(), message);
    // After Enter in a field, the focus stays there, and the outcome is in view.
    expect([document.activeElement, scrollIntoView.mock.calls]).toEqual([name, [[{ block: 'nearest' }]]]);
    expect(document.getElementById(RETURN_FRAGMENT)).toBeNull();
    cleanup();
  }
});
