import { usePathname } from 'next/navigation';
import { type RefObject, useEffect } from 'react';
import { WIDE } from '@/styles/media';

interface MenuBehaviourProps {
  button: RefObject<HTMLButtonElement | null>;
  menu: RefObject<HTMLElement | null>;
}

/**
 * What the menu does beyond opening and closing by its button, which is HTML's own. It tells
 * on the button whether it is open, and closes when the page changes, when the window grows
 * and when the focus goes on to what follows it.
 *
 * A browser without popovers (before Chrome 114, Firefox 125, Safari 17) gets the whole of it
 * from here: the button, Escape and a press outside.
 */
export function MenuBehaviour({ button, menu }: MenuBehaviourProps) {
  const pathname = usePathname();

  useEffect(() => {
    if (!button.current || !menu.current) return;
    const parts: MenuParts = { button: button.current, menu: menu.current };
    const stop = hasPopovers() ? followPopover(parts) : replacePopover(parts);
    const close = () => closeMenu(parts.menu);
    const wide = window.matchMedia(WIDE);
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      const goesOn = relatedTarget instanceof Node && relatedTarget !== parts.button;
      if (goesOn && !parts.menu.contains(relatedTarget)) close();
    };
    wide.addEventListener('change', close);
    parts.menu.addEventListener('focusout', closeBehindFocus);
    return () => {
      stop();
      wide.removeEventListener('change', close);
      parts.menu.removeEventListener('focusout', closeBehindFocus);
    };
  }, [button, menu]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => closeMenu(menu.current), [pathname]);

  return null;
}

interface MenuParts {
  button: HTMLElement;
  menu: HTMLElement;
}

/** Closes the menu where it is open. */
export function closeMenu(menu: HTMLElement | null) {
  if (!menu || !isOpen(menu)) return;
  if (hasPopovers()) menu.hidePopover();
  else menu.removeAttribute(OPEN_WITHOUT_POPOVER);
}

/** Marks the open menu where the browser itself knows of none. */
export const OPEN_WITHOUT_POPOVER = 'data-open';

function hasPopovers(): boolean {
  return typeof HTMLElement.prototype.hidePopover === 'function';
}

/** A selector that a browser does not know makes `matches` throw. */
function isOpen(menu: HTMLElement): boolean {
  return hasPopovers() ? menu.matches(':popover-open') : menu.hasAttribute(OPEN_WITHOUT_POPOVER);
}

/** @returns a function that ends it, as those below do. */
function followPopover({ button, menu }: MenuParts): () => void {
  const tell = () => button.setAttribute('aria-expanded', String(isOpen(menu)));
  tell();
  menu.addEventListener('toggle', tell);
  return () => menu.removeEventListener('toggle', tell);
}

function replacePopover({ button, menu }: MenuParts): () => void {
  const tell = () => button.setAttribute('aria-expanded', String(isOpen(menu)));
  const observer = new MutationObserver(tell);
  const toggle = () => menu.toggleAttribute(OPEN_WITHOUT_POPOVER);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen(menu)) return;
    closeMenu(menu);
    button.focus();
  };
  const closeOnPressOutside = ({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) closeMenu(menu);
  };
  tell();
  observer.observe(menu, { attributeFilter: [OPEN_WITHOUT_POPOVER] });
  button.addEventListener('click', toggle);
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeOnPressOutside);
  return () => {
    observer.disconnect();
    button.removeEventListener('click', toggle);
    document.removeEventListener('keydown', closeOnEscape);
    document.removeEventListener('pointerdown', closeOnPressOutside);
    // The style sheet shows the button only while there is somebody who answers it.
    button.removeAttribute('aria-expanded');
  };
}
