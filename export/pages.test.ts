/** @jest-environment node */
import { edit } from './pages';

test('what is put in before a part that goes stays, in whatever order the edits are named', () => {
  const added = { start: 1, end: 1, text: 'new' };
  const removed = { start: 1, end: 4 };
  expect(edit('(old)', [added, removed])).toBe('(new)');
  expect(edit('(old)', [removed, added])).toBe('(new)');
});
