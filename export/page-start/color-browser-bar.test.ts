import { colorBrowserBar } from './color-browser-bar.mjs';

const colors = () =>
  [...document.head.querySelectorAll('meta')].map((meta) => `${meta.content} ${meta.getAttribute('media') ?? ''}`);

/** What the page itself names. */
const OWN = ['#FBF8F1 (prefers-color-scheme: light)', '#101418 (prefers-color-scheme: dark)'];

async function choose(theme: string) {
  document.documentElement.dataset.theme = theme;
  // A MutationObserver is told in a microtask.
  await Promise.resolve();
}

test('the chosen theme’s colour comes first, in other words, until the system’s is chosen', async () => {
  document.head.innerHTML = OWN.map((own) => {
    const [content, ...media] = own.split(' ');
    return `<meta name="theme-color" content="${content}" media="${media.join(' ')}">`;
  }).join('');
  colorBrowserBar();
  expect(colors()).toEqual(OWN);
  await choose('dark');
  expect(colors()).toEqual(['#101418ff ', ...OWN]);
  await choose('light');
  expect(colors()).toEqual(['#FBF8F1ff ', ...OWN]);
  await choose('system');
  expect(colors()).toEqual(OWN);
});
