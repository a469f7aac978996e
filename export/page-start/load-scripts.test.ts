import { loadScripts } from './load-scripts.mjs';

const listen = jest.spyOn(window, 'addEventListener');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  jest.useRealTimers();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const urls = () => scripts().map((script) => script.getAttribute('src'));

/** Starts a page that names these scripts, and lets it come as far as its first paint. */
function startPage(names: string) {
  document.head.innerHTML = `<meta name="scripts" content="${names}">`;
  loadScripts();
  expect(urls()).toEqual([]);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersToNextFrame();
}

test('nothing is loaded before the page is painted', () => {
  startPage('/data.js /a.js');
  expect(urls()).toEqual([]);
  jest.runAllTimers();
  expect(urls()).toEqual(['/data.js']);
});

test('the chunks come once the data is there, in whatever order the network has', () => {
  startPage('/data.js /a.js /b.js');
  jest.runAllTimers();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(urls()).toEqual(['/data.js', '/a.js', '/b.js']);
  expect(scripts().every(({ async }) => async)).toBe(true);
});

test('without its data a page stays what its HTML makes it', () => {
  startPage('/data.js /a.js');
  jest.runAllTimers();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(urls()).toEqual(['/data.js']);
});
