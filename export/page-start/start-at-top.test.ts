import { startAtTop } from './start-at-top.mjs';

/** Where the page is, in px. */
let top = 0;
Object.defineProperty(window, 'scrollY', { get: () => top });
jest.spyOn(window, 'scrollTo').mockImplementation((...[to]: [ScrollToOptions?] | [number, number]) => {
  if (typeof to === 'object') top = to.top ?? top;
});

beforeEach(() => {
  jest.useFakeTimers();
  top = 0;
});
afterEach(() => {
  // The page before listens no more.
  window.dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

function startPage({ type = 'reload', hash = '' } = {}) {
  window.history.replaceState(null, '', `/${hash}`);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  startAtTop();
}

/** The browser puts the page back to where it was, and paints. */
function restoreAndPaint() {
  top = 600;
  jest.advanceTimersToNextFrame();
}

test('a marked page that is reloaded is at its top in each frame, until shortly after it has loaded', () => {
  startPage();
  for (const _frame of [1, 2, 3, 4, 5, 6]) {
    restoreAndPaint();
    expect(top).toBe(0);
  }
  window.dispatchEvent(new Event('load'));
  for (const _frame of [1, 2, 3]) {
    restoreAndPaint();
    expect(top).toBe(0);
  }
  jest.advanceTimersToNextFrame();
  restoreAndPaint();
  expect(top).toBe(600);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s: the visitor scrolls, and it stops', (type) => {
  startPage();
  restoreAndPaint();
  expect(top).toBe(0);
  window.dispatchEvent(new Event(type));
  restoreAndPaint();
  expect(top).toBe(600);
});

test.each([
  ['a page that one comes back to', { type: 'back_forward' }],
  ['a page that is opened', { type: 'navigate' }],
  ['a part of the page', { hash: '#skills' }],
])('%s stays where the browser puts it', (_, page) => {
  startPage(page);
  restoreAndPaint();
  expect(top).toBe(600);
});
