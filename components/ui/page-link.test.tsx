import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

const router = { push: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.push.mockReset();
  router.prefetch.mockReset();
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', '/');
});

/** Presses a link and tells whether the browser would have followed it by itself. */
function press(props: ComponentProps<typeof PageLink>, event: MouseEventInit = {}): boolean {
  render(<PageLink {...props}>Stars</PageLink>);
  const link = screen.getByRole('link', { name: 'Stars' });
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...event });
  fireEvent(link, pressed);
  return !pressed.defaultPrevented;
}

test('a plain press is the router’s', () => {
  expect(press({ href: '/about/' })).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/about/');
});

test('a press on a part of another page is the router’s', () => {
  expect(press({ href: '/about/#skills' })).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/about/#skills');
});

test('a press on a part of this page is the browser’s', () => {
  window.history.replaceState(null, '', '/about/');
  expect(press({ href: '/about/#skills' })).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('a press on this page goes to its top and to no other entry', () => {
  window.history.replaceState(null, '', '/about/');
  expect(press({ href: '/about/' })).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a press on this page at one of its parts leads to its own address', () => {
  window.history.replaceState(null, '', '/about/#skills');
  expect(press({ href: '/about/' })).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/about/');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each<[string, MouseEventInit]>([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a press with %s is the browser’s', (_name, event) => {
  // jsdom does not follow links; it only says that it does not.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(press({ href: '/about/' }, event)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test.each<[string, ComponentProps<typeof PageLink>]>([
  ['a target of its own', { href: '/about/', target: '_blank' }],
  ['a download', { href: '/contact.vcf', download: true }],
])('a link with %s is the browser’s', (_name, props) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(press(props)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('target="_self" is no target of its own', () => {
  expect(press({ href: '/about/', target: '_self' })).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/about/');
});

test('a press that somebody has prevented is nobody’s', () => {
  expect(press({ href: '/about/', onClick: (event) => event.preventDefault() })).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['pointerEnter', 'focus'] as const)('%s fetches the page ahead', (event) => {
  render(<PageLink href="/about/">Stars</PageLink>);
  fireEvent[event](screen.getByRole('link', { name: 'Stars' }));
  expect(router.prefetch).toHaveBeenCalledWith('/about/');
});

test('nothing is fetched ahead where data is to be saved', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(<PageLink href="/about/">Stars</PageLink>);
  fireEvent.focus(screen.getByRole('link', { name: 'Stars' }));
  expect(router.prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
