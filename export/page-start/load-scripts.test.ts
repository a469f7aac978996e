import { loadScripts } from './load-scripts.mjs';

type Site = typeof globalThis & { siteChunks?: string[]; startFramework?: () => void };

const start = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  start.mockReset();
  Object.assign(globalThis as Site, { siteChunks: undefined, startFramework: start });
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError());
});
afterEach(async () => {
  // A loader that still waited would answer the next test's sign.
  await sign();
  await end('load', '/data.js');
  await end('load', '/a.js', '/b.js');
  jest.useRealTimers();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const urls = () => scripts().map((script) => script.getAttribute('src'));

/** Starts a page that names these scripts and has been parsed. */
async function startPage() {
  document.documentElement.dataset.presses = '';
  document.head.innerHTML = '<meta name="data" content="/data.js">';
  loadScripts();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await pass();
}

const pass = () => jest.advanceTimersByTimeAsync(100);

async function sign() {
  window.dispatchEvent(new Event('wheel'));
  await pass();
}

/** Lets all requests for these scripts end so. */
async function end(how: 'load' | 'error', ...which: string[]) {
  // What the data's file does when it runs.
  if (how === 'load' && which.includes('/data.js')) (globalThis as Site).siteChunks = ['/a.js', '/b.js'];
  for (const script of scripts().filter((it) => which.includes(it.getAttribute('src') ?? ''))) {
    script.dispatchEvent(new Event(how));
  }
  await pass();
}

test('nothing is loaded before a sign', async () => {
  await startPage();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(urls()).toEqual([]);
});

test('the data comes first, then the chunks, and once all are there they are started', async () => {
  await startPage();
  await sign();
  expect(urls()).toEqual(['/data.js']);
  await end('load', '/data.js');
  expect(urls()).toEqual(['/data.js', '/a.js', '/b.js']);
  expect(scripts().every(({ async }) => async)).toBe(true);
  await end('load', '/b.js');
  expect(start).not.toHaveBeenCalled();
  await end('load', '/a.js');
  expect(start).toHaveBeenCalledTimes(1);
});

test('a sign while the page is still being parsed is not lost', async () => {
  document.head.innerHTML = '<meta name="data" content="/data.js">';
  loadScripts();
  await sign();
  expect(urls()).toEqual([]);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await pass();
  expect(urls()).toEqual(['/data.js']);
});

test('nothing is run while a press is under way', async () => {
  await startPage();
  await sign();
  await end('load', '/data.js');
  window.dispatchEvent(new Event('pointerdown'));
  await end('load', '/a.js', '/b.js');
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  await pass();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a file that fails is fetched again at once, then at the next sign; what has come stays', async () => {
  await startPage();
  await sign();
  await end('load', '/data.js');
  await end('load', '/a.js');
  await end('error', '/b.js');
  expect(urls()).toEqual(['/data.js', '/a.js', '/b.js']);
  await end('error', '/b.js');
  expect(urls()).toEqual(['/data.js', '/a.js']);
  expect(document.documentElement.dataset.presses).toBeUndefined();
  await pass();
  expect(urls()).toEqual(['/data.js', '/a.js']);
  await sign();
  expect(urls()).toEqual(['/data.js', '/a.js', '/b.js']);
  await end('load', '/b.js');
  expect(start).toHaveBeenCalledTimes(1);
});

test('the chunks wait for the data at the next sign too', async () => {
  await startPage();
  await sign();
  await end('error', '/data.js');
  await end('error', '/data.js');
  await sign();
  expect(urls()).toEqual(['/data.js']);
  await end('load', '/data.js');
  expect(urls()).toEqual(['/data.js', '/a.js', '/b.js']);
});
