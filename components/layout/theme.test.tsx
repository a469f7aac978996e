/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { words } from '@/content/words';
import { THEME_KEY } from '@/lib/theme-choice';

import { SiteTheme, ThemeToggle } from './theme';

const { dataset } = document.documentElement;

// next-themes follows the device's setting, which jsdom has none of.
window.matchMedia = () => ({ matches: false, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;

/** A press that comes while React renders the page. */
function Press() {
  dataset.theme = 'light';
  localStorage.setItem(THEME_KEY, 'light');
  return null;
}

beforeEach(() => {
  // React says that a script rendered in the browser does not run: next-themes' own.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** Takes the page over, as far as its theme goes. */
function takeOver(meanwhile?: ReactElement) {
  render(
    <SiteTheme>
      {meanwhile}
      <ThemeToggle words={words.header.theme} />
    </SiteTheme>,
  );
}

test('a page that is taken over late leaves what another tab has chosen since it came up', () => {
  dataset.theme = 'system';
  localStorage.setItem(THEME_KEY, 'dark');
  takeOver();
  expect([dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark']);
});

test('a press while the page is being taken over holds', () => {
  dataset.theme = 'system';
  localStorage.setItem(THEME_KEY, 'system');
  takeOver(<Press />);
  expect([dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual(['light', 'light']);
});
