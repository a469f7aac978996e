import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';
import { WIDE } from '@/styles/media';

interface MenuBehaviourProps {
  button: RefObject<HTMLButtonElement | null>;
  menu: RefObject<HTMLElement | null>;
}

/**
 * What a popover does not do by itself: it keeps the button's `aria-expanded`, and closes the
 * menu when the page changes, when the window passes the width of `WIDE` and when the focus
 * moves on to something behind the menu.
 *
 * Where the browser has no popovers (before Chrome 114, Firefox 125, Safari 17) it also does
 * what they do: the button opens and closes the menu, Escape and a press outside close it.
 */
export function MenuBehaviour({ button, menu }: MenuBehaviourProps) {
  const pathname = usePathname();
  // While this is rendered for the first time the menu of the HTML still stands in the page.
  const [openInHtml] = useState(findOpenMenu);

  // React makes a page anew that a translator has changed, and the menu in it is closed.
  useEffect(() => {
    if (openInHtml && openInHtml !== menu.current) menu.current?.showPopover();
  }, [menu, openInHtml]);

  useEffect(() => {
    if (!button.current || !menu.current) return;
    const parts: MenuParts = { button: button.current, menu: menu.current };
    const stop = hasPopovers() ? followPopover(parts) : replacePopover(parts);
    const close = () => closeMenu(parts.menu);
    const wide = window.matchMedia(WIDE);
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      const movesOn = relatedTarget instanceof Node && relatedTarget !== parts.button;
      if (movesOn && !parts.menu.contains(relatedTarget)) close();
    };
    // The window may have grown before this came.
    if (wide.matches) close();
    wide.addEventListener('change', close);
    parts.menu.addEventListener('focusout', closeBehindFocus);
    return () => {
      stop();
      wide.removeEventListener('change', close);
      parts.menu.removeEventListener('focusout', closeBehindFocus);
    };
  }, [button, menu]);

  // As the path leaves, and not as this comes: a menu that was opened before the scripts were there stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => () => closeMenu(menu.current), [pathname]);

  return null;
}

interface MenuParts {
  button: HTMLElement;
  menu: HTMLElement;
}

/** None for the build too, and where `:popover-open` is no valid selector. */
function findOpenMenu(): Element | null {
  try {
    return document.querySelector('nav:popover-open');
  } catch {
    return null;
  }
}

/** Closes the menu if it is open. */
export function closeMenu(menu: HTMLElement | null) {
  if (!menu || !isOpen(menu)) return;
  if (hasPopovers()) menu.hidePopover();
  else menu.removeAttribute(OPEN_WITHOUT_POPOVER);
}

/** The attribute an open menu has where the browser has no popovers. */
export const OPEN_WITHOUT_POPOVER = 'data-open';

function hasPopovers(): boolean {
  return typeof HTMLElement.prototype.hidePopover === 'function';
}

/** Without popovers `:popover-open` is no valid selector, and `matches` throws at it. */
function isOpen(menu: HTMLElement): boolean {
  return hasPopovers() ? menu.matches(':popover-open') : menu.hasAttribute(OPEN_WITHOUT_POPOVER);
}

/** Follows a popover of the browser's. Returns a function that removes the listeners, as `replacePopover` does. */
function followPopover({ button, menu }: MenuParts): () => void {
  const updateExpanded = () => button.setAttribute('aria-expanded', String(isOpen(menu)));
  updateExpanded();
  menu.addEventListener('toggle', updateExpanded);
  return () => menu.removeEventListener('toggle', updateExpanded);
}

function replacePopover({ button, menu }: MenuParts): () => void {
  const updateExpanded = () => button.setAttribute('aria-expanded', String(isOpen(menu)));
  const observer = new MutationObserver(updateExpanded);
  // Without popovers Tab follows the document, where the links stand before the button.
  const toggle = () => {
    if (menu.toggleAttribute(OPEN_WITHOUT_POPOVER)) menu.querySelector('a')?.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen(menu)) return;
    closeMenu(menu);
    button.focus();
  };
  const closeOnPressOutside = ({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) closeMenu(menu);
  };
  updateExpanded();
  observer.observe(menu, { attributeFilter: [OPEN_WITHOUT_POPOVER] });
  button.addEventListener('click', toggle);
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeOnPressOutside);
  return () => {
    observer.disconnect();
    button.removeEventListener('click', toggle);
    document.removeEventListener('keydown', closeOnEscape);
    document.removeEventListener('pointerdown', closeOnPressOutside);
    // Without popovers the style sheet hides a button that lacks the attribute: no script would answer it.
    button.removeAttribute('aria-expanded');
  };
}
