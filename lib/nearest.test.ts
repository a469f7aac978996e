import { nearest } from './nearest';

const FIELDS = 'title description technologies repository liveLink codeNote image name role phone'.split(' ');

test.each<[written: string, meant: string | undefined]>([
  ['live', 'liveLink'],
  ['link', 'liveLink'],
  ['titel', 'title'],
  ['desc', 'description'],
  ['tech', 'technologies'],
  ['repo', 'repository'],
  ['img', 'image'],
  ['fone', 'phone'],
  ['Title', 'title'],
  ['stars', undefined],
  ['url', undefined],
])('%s was probably meant to be %s', (written, meant) => {
  expect(nearest(written, FIELDS)).toBe(meant);
});

test('the most similar path of a file wins', () => {
  expect(nearest('/Me.JPG', ['/me.png', '/team/me.jpg', '/me.jpg'])).toBe('/me.jpg');
  expect(nearest('/public/me.jpg', ['/cv.pdf', '/me.jpg'])).toBe('/me.jpg');
});
