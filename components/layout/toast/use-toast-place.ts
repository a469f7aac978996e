import { type RefObject, useLayoutEffect } from 'react';

/** Where toasts can be: at either end of the window, or in the page. */
const PLACES = ['bottom', 'top', 'page'] as const;

/** What no toast covers: the form's outcome and button, and whatever has the focus. */
const KEPT_CLEAR = '[data-outcome], form [type="submit"], :focus:not([data-toast] *, main)';

/**
 * Keeps the toasts off what a visitor needs: they stay where they are while that is free, else they go to the other end
 * of the window, or into the page.
 *
 * @param stack the toasts' box.
 * @param shown changes with every toast that comes or goes; empty while there is none.
 */
export function useToastPlace(stack: RefObject<HTMLElement | null>, shown: string) {
  useLayoutEffect(() => {
    const box = stack.current;
    if (!box || !shown) return;
    const place = () => placeToasts(box);
    place();
    const changes = new MutationObserver(place);
    const form = document.querySelector('form[data-contact-form]');
    if (form?.parentElement) changes.observe(form.parentElement, { childList: true, subtree: true });
    document.addEventListener('focusin', place);
    document.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', place);
      document.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [stack, shown]);
}

function placeToasts(box: HTMLElement) {
  const current = box.dataset.place;
  const places = [...PLACES].sort((one, other) => Number(other === current) - Number(one === current));
  const kept = [...document.querySelectorAll(KEPT_CLEAR)].map((element) => element.getBoundingClientRect());
  for (const place of places) {
    box.dataset.place = place;
    const { top, right, bottom, left, height } = box.getBoundingClientRect();
    const isInWindow = top >= 0 && height < window.innerHeight;
    const isFree = kept.every(
      (rect) => rect.right < left || right < rect.left || rect.bottom < top || bottom < rect.top,
    );
    if (place === 'page' || (isInWindow && isFree)) return;
  }
}
