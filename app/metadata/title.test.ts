/** @jest-environment node */
import { LONGEST_TITLE } from '@/content/field-rules';
import { pageTitle } from './title';

test('names the page first and its owner after', () => {
  expect(pageTitle('About Me', 'Your Name')).toBe('About Me · Your Name');
});

test('leaves out a name that does not fit', () => {
  expect(pageTitle('About Me', 'x'.repeat(60))).toBe('About Me');
});

test('keeps the name as long as the two fit', () => {
  const owner = 'x'.repeat(LONGEST_TITLE - 'About Me · '.length);
  expect(pageTitle('About Me', owner)).toHaveLength(LONGEST_TITLE);
  expect(pageTitle('About Me', `${owner}x`)).toBe('About Me');
});

test('cuts a title that is too long even alone behind a word', () => {
  const title = pageTitle(`${'word '.repeat(20)}end`, 'Your Name');
  expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(title).toMatch(/^(word )+word…$/);
});

test('tears no character apart where there is no word to cut behind', () => {
  const title = pageTitle('👩‍👩‍👧'.repeat(20), 'Your Name');
  expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(title).toMatch(/^(👩‍👩‍👧)+…$/u);
});
