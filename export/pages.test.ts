import { edit } from './pages';

test('an insertion at the start of a removed range stays, in any order of the edits', () => {
  const added = { start: 1, end: 1, text: 'new' };
  const removed = { start: 1, end: 4 };
  expect(edit('(old)', [added, removed])).toBe('(new)');
  expect(edit('(old)', [removed, added])).toBe('(new)');
});
