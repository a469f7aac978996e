/** @jest-environment node */
import { TITLE_LENGTH } from '@/lib/limits';
import { pageTitle } from './title';

test('names the page first and its owner after', () => {
  expect(pageTitle('About Me', 'Your Name')).toBe('About Me · Your Name');
});

test('leaves out a name that does not fit', () => {
  expect(pageTitle('About Me', 'x'.repeat(60))).toBe('About Me');
});

test('keeps the name as long as the two fit', () => {
  const owner = 'x'.repeat(TITLE_LENGTH.most - 'About Me · '.length);
  expect(pageTitle('About Me', owner)).toHaveLength(TITLE_LENGTH.most);
  expect(pageTitle('About Me', `${owner}x`)).toBe('About Me');
});

test('cuts a title that is too long even alone behind a word', () => {
  const title = pageTitle(`${'word '.repeat(20)}end`, 'Your Name');
  expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH.most);
  expect(title).toMatch(/^(word )+word…$/);
});

test('tears no character apart where there is no word to cut behind', () => {
  const title = pageTitle('👩‍👩‍👧'.repeat(20), 'Your Name');
  expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH.most);
  expect(title).toMatch(/^(👩‍👩‍👧)+…$/u);
});
