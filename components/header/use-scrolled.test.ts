import { act, renderHook } from '@testing-library/react';
import { useScrolled } from './use-scrolled';

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

test.each([
  [0, false],
  [10, false],
  [10.5, true],
  [11, true],
  [4000, true],
])('at %p px says %p', (top, scrolled) => {
  const { result } = renderHook(useScrolled);
  scrollTo(top);
  expect(result.current).toBe(scrolled);
});

test('goes back once the page is at its top again', () => {
  const { result } = renderHook(useScrolled);
  scrollTo(11);
  scrollTo(10);
  expect(result.current).toBe(false);
});

test('stops listening with its component', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = renderHook(useScrolled);
  unmount();
  expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function));
});
