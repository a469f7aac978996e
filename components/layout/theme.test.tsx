/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { THEME_KEY } from '@/lib/browser/page-state';
import { words } from '@/lib/content/words';
import { SiteTheme, ThemeToggle } from './theme';

const { dataset } = document.documentElement;

// next-themes reads the device's setting, but jsdom has no `matchMedia`.
window.matchMedia = () => ({ matches: false, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;

/** Simulates a press of the theme button while React renders the page. */
function Press() {
  dataset.theme = 'light';
  localStorage.setItem(THEME_KEY, 'light');
  return null;
}

beforeEach(() => {
  // React warns that the inline script of next-themes does not run when rendered in the browser.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['made in another tab after the page loaded', 'dark', undefined, 'dark'],
  ['made by the theme button during hydration', 'system', Press, 'light'],
])('a choice %s is kept', (_, stored, Meanwhile, kept) => {
  dataset.theme = 'system';
  localStorage.setItem(THEME_KEY, stored);
  render(
    <SiteTheme>
      {Meanwhile && <Meanwhile />}
      <ThemeToggle words={words.header.theme} />
    </SiteTheme>,
  );
  expect([dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual([kept, kept]);
});
