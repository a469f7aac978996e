import { closeMenu } from './close-menu.mjs';

test('the menu is closed as the page is left, where the browser has popovers', () => {
  document.body.innerHTML = '<nav popover="auto"></nav>';
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
  closeMenu();
  leave();
  const togglePopover = jest.fn();
  Object.assign(document.body.firstElementChild ?? {}, { togglePopover });
  leave();
  expect(togglePopover.mock.calls).toEqual([[false]]);
});
