/** @jest-environment node */
import { errorDetail } from './error-detail';

const UNKNOWN = 'Nobody knows.';

test.each([
  ['an error’s message', new Error('The stars are out.'), 'The stars are out.'],
  ['a message without the space around it', new Error('  Late.  '), 'Late.'],
  ['text that was thrown', ' Broken. ', 'Broken.'],
  ['a status with its text', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['a status alone', { status: 404 }, '404'],
  ['a status rather than a message', { status: 500, message: 'No.' }, '500'],
  ['a status’s text alone', { statusText: 'Gone' }, 'Gone'],
  ['a message beside an empty status', { status: '', message: 'No.' }, 'No.'],
  ['that nothing is known of an empty message', new Error(''), UNKNOWN],
  ['that nothing is known of empty text', '   ', UNKNOWN],
  ['that nothing is known of an empty object', {}, UNKNOWN],
  ['that nothing is known of a message that is no text', { message: { deep: true } }, UNKNOWN],
  ['that nothing is known of null', null, UNKNOWN],
  ['that nothing is known of undefined', undefined, UNKNOWN],
  ['that nothing is known of a number', 42, UNKNOWN],
])('says %s', (_name, thrown, words) => {
  expect(errorDetail(thrown, UNKNOWN)).toBe(words);
});
