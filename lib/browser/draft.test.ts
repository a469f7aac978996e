/** @jest-environment jsdom */
import { dropDraft, EMPTY_MESSAGE, messageIn, RETURN_FRAGMENT, readDraft, restoreDraft, saveDraft } from './draft';

const MESSAGE = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };

/** A contact form with values in its fields. */
function formWith(values: Partial<typeof MESSAGE> = {}) {
  document.body.innerHTML =
    '<form><input id="name"><input id="email"><input id="subject"><textarea id="message"></textarea></form>';
  for (const [name, value] of Object.entries(values)) {
    (document.getElementById(name) as HTMLInputElement).value = value;
  }
  return document.querySelector('form') as HTMLFormElement;
}

/** Simulates the type of navigation and the fragment with which the visitor reached the page. */
function arrive(type: 'navigate' | 'back_forward', hash = '') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  window.location.hash = hash;
}

beforeEach(() => arrive('navigate'));
afterEach(dropDraft);

const DRAFT = { ...MESSAGE, subject: '' };

test.each<[string, Partial<typeof MESSAGE>, typeof MESSAGE, boolean]>([
  ['empty fields', {}, DRAFT, true],
  ['fields that the browser restored in part', { email: MESSAGE.email, message: MESSAGE.message }, DRAFT, true],
  ['fields that already hold the draft', DRAFT, DRAFT, false],
  ['text where the draft has none', { subject: 'Work' }, { ...MESSAGE, subject: 'Work' }, true],
  ['other text', { name: 'Omar' }, { ...EMPTY_MESSAGE, name: 'Omar' }, false],
])('a form with %s gets the draft if nothing else is in it', (_name, values, expected, isFilledIn) => {
  saveDraft(DRAFT);
  const form = formWith(values);
  expect(restoreDraft(form)).toBe(isFilledIn);
  expect(messageIn(form)).toEqual(expected);
});

test('once something is typed, the URL no longer says that a message was sent', () => {
  arrive('navigate', RETURN_FRAGMENT);
  saveDraft(MESSAGE);
  expect(window.location.hash).toBe('');
});

test('a blank draft is dropped', () => {
  saveDraft(MESSAGE);
  saveDraft({ ...EMPTY_MESSAGE, subject: ' ' });
  expect(readDraft()).toBeUndefined();
});

test('a draft is kept if storage is disabled', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  saveDraft(MESSAGE);
  expect(readDraft()?.message).toEqual(MESSAGE);
  dropDraft();
  expect(readDraft()).toBeUndefined();
  jest.restoreAllMocks();
});

test('a submitted draft is dropped after the form service has redirected the visitor back', () => {
  saveDraft(MESSAGE, 'posted');
  arrive('navigate', RETURN_FRAGMENT);
  expect(restoreDraft(formWith())).toBe(false);
  expect(readDraft()).toBeUndefined();
});

test.each<[string, 'navigate' | 'back_forward', string, 'posted' | undefined]>([
  ['reached with the Back button', 'back_forward', RETURN_FRAGMENT, 'posted'],
  ['without the fragment', 'navigate', '', 'posted'],
  ['whose draft the browser did not submit', 'navigate', RETURN_FRAGMENT, undefined],
])('a draft is restored on a page %s', (_name, type, hash, unconfirmed) => {
  saveDraft(MESSAGE, unconfirmed);
  arrive(type, hash);
  expect(restoreDraft(formWith())).toBe(true);
});
