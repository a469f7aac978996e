/** Closes the menu as the page is left: out of the browser's page cache it would come back open. */
export function closeMenu() {
  addEventListener('pagehide', () => {
    // Never `hidePopover()`, which throws in some browsers where the menu is closed.
    /** @type {HTMLElement | null} */ (document.querySelector('[popover]'))?.togglePopover?.(false);
  });
}
