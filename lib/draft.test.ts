/** @jest-environment jsdom */
import { dropDraft, RETURN_PART, readDraft, readFields, restoreDraft, saveDraft } from './draft';
import { EMPTY_MESSAGE, type Message } from './message';

const MESSAGE: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };

/** A contact form with something in its fields. */
function formWith(values: Partial<Message> = {}) {
  document.body.innerHTML =
    '<form><input id="name"><input id="email"><input id="subject"><textarea id="message"></textarea></form>';
  for (const [name, value] of Object.entries(values)) {
    (document.getElementById(name) as HTMLInputElement).value = value;
  }
  return document.querySelector('form');
}

/** How the visitor came to the page, and to which part of it. */
function arrive(type: 'navigate' | 'back_forward', hash = '') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  window.location.hash = hash;
}

beforeEach(() => arrive('navigate'));
afterEach(dropDraft);

test.each<[string, Partial<Message>, boolean]>([
  ['empty fields', {}, true],
  ['fields that the browser restored in part', { email: MESSAGE.email, message: MESSAGE.message }, true],
  ['fields that are the draft already', MESSAGE, false],
])('a form with %s gets the whole draft', (_name, values, isFilledIn) => {
  saveDraft(MESSAGE);
  const form = formWith(values);
  expect(restoreDraft(form)).toBe(isFilledIn);
  expect(readFields(form)).toEqual(MESSAGE);
});

test('a form with other text is left unchanged', () => {
  saveDraft(MESSAGE);
  const form = formWith({ name: 'Omar' });
  expect(restoreDraft(form)).toBe(false);
  expect(readFields(form)).toEqual({ ...EMPTY_MESSAGE, name: 'Omar' });
});

test('a blank draft is dropped', () => {
  saveDraft(MESSAGE);
  saveDraft({ ...EMPTY_MESSAGE, subject: ' ' });
  expect(readDraft()).toBeUndefined();
});

test.each(['{"', '{"message":{"name":1}}'])('storage that holds %s has no draft', (stored) => {
  sessionStorage.setItem('contact-draft', stored);
  expect(readDraft()).toBeUndefined();
});

test('a submitted draft is dropped after the form service has sent the visitor back', () => {
  arrive('navigate', RETURN_PART);
  saveDraft(MESSAGE, 'posted');
  expect(restoreDraft(formWith())).toBe(false);
  expect(readDraft()).toBeUndefined();
});

test.each<[string, 'navigate' | 'back_forward', string, 'posted' | undefined]>([
  ['that came by Back', 'back_forward', RETURN_PART, 'posted'],
  ['at another part', 'navigate', '', 'posted'],
  ['whose draft was not submitted', 'navigate', RETURN_PART, undefined],
])('a draft is restored into a page %s', (_name, type, hash, unconfirmed) => {
  arrive(type, hash);
  saveDraft(MESSAGE, unconfirmed);
  expect(restoreDraft(formWith())).toBe(true);
});
