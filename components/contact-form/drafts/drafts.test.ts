import { EMPTY_MESSAGE } from '../message';
import { type Draft, forgetDraft, markDraft, readDrafts, writeDrafts } from './drafts';

const DRAFT: Draft = { message: { ...EMPTY_MESSAGE, message: 'Half a thought' }, mayBeSent: false };
const OTHER: Draft = { message: { ...EMPTY_MESSAGE, name: 'Sara' }, mayBeSent: true };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps drafts in their order, without blank ones', () => {
  writeDrafts([DRAFT, { message: { ...EMPTY_MESSAGE, name: '  ' }, mayBeSent: false }, OTHER]);
  expect(readDrafts()).toEqual([DRAFT, OTHER]);
});

test('leaves nothing behind when there is nothing to keep', () => {
  writeDrafts([DRAFT]);
  writeDrafts([]);
  expect(sessionStorage).toHaveLength(0);
});

test('forgets the one that was sent', () => {
  writeDrafts([DRAFT, OTHER]);
  forgetDraft(DRAFT.message);
  expect(readDrafts()).toEqual([OTHER]);
});

test.each(['', '{', 'null', '7', '{}', '[null,1,{"message":{}}]', '[{"message":{"name":1},"mayBeSent":true}]'])(
  'finds no draft in %j',
  (stored) => {
    sessionStorage.setItem('contact-drafts', stored);
    expect(readDrafts()).toEqual([]);
  },
);

test('notes of the one that was sent whether it may have arrived', () => {
  writeDrafts([DRAFT, OTHER]);
  markDraft(DRAFT.message, true);
  expect(readDrafts()).toEqual([{ ...DRAFT, mayBeSent: true }, OTHER]);
});

test('keeps the drafts while the page lasts when the storage throws', () => {
  writeDrafts([OTHER]);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDrafts([DRAFT]);
  expect(readDrafts()).toEqual([DRAFT]);
  expect(sessionStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  expect(() => writeDrafts([DRAFT, OTHER])).not.toThrow();
  expect(readDrafts()).toEqual([DRAFT, OTHER]);
  full.mockRestore();
  jest.restoreAllMocks();
  writeDrafts([]);
  expect(readDrafts()).toEqual([]);
});
