import { render } from '@testing-library/react';
import { words } from '@/content/words';
import { THEME_KEY } from '@/lib/storage';
import { SiteTheme } from './site-theme';
import { ThemeToggle } from './theme-toggle';

const { dataset } = document.documentElement;

// next-themes follows the device's setting, which jsdom has none of.
window.matchMedia = () => ({ matches: false, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;

test('a page that is taken over late leaves what another tab has chosen since it came up', () => {
  dataset.theme = 'system';
  localStorage.setItem(THEME_KEY, 'dark');
  // React says that a script rendered in the browser does not run: next-themes' own.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <SiteTheme>
      <ThemeToggle words={words.header.theme} />
    </SiteTheme>,
  );
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
});
