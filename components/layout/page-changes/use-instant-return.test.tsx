import { fireEvent, renderHook } from '@testing-library/react';
import { useInstantReturn } from './use-instant-return';

jest.mock('next/navigation', () => ({ usePathname: () => '/about/' }));

const { style } = document.documentElement;

test('a way back to another page scrolls at once, one within the page and every press as the style sheet says', () => {
  window.history.replaceState(null, '', '/about/');
  renderHook(useInstantReturn);
  window.history.replaceState(null, '', '/about/#skills');
  fireEvent.popState(window);
  expect(style.scrollBehavior).toBe('');
  window.history.replaceState(null, '', '/');
  fireEvent.popState(window);
  expect(style.scrollBehavior).toBe('auto');
  fireEvent.click(document.body);
  expect(style.scrollBehavior).toBe('');
});
