import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { TOAST_GAP } from '@/lib/limits';

/**
 * Keeps the toasts from covering the field or the line that has the focus: they stand at the
 * bottom, else at the top, and where both would cover it the page scrolls.
 *
 * @param stack the toasts' box.
 * @param shown names the toasts that show, so that it changes with each that comes or goes; empty while there is none.
 */
export function useAvoidFocus(stack: RefObject<HTMLElement | null>, shown: string) {
  const place = useEffectEvent((mayScroll: boolean) => {
    const box = stack.current;
    const focused = document.activeElement;
    if (!box || !shown || !focused || box.contains(focused) || !isInForm(focused)) return;
    if (isClear(box, focused)) return;
    box.dataset.side = box.dataset.side === 'top' ? 'bottom' : 'top';
    if (isClear(box, focused)) return;
    box.dataset.side = 'top';
    if (mayScroll) scrollBelow(box, focused);
  });

  useLayoutEffect(() => {
    if (!shown) return;
    place(true);
    const onRest = () => place(true);
    const onMove = () => place(false);
    document.addEventListener('focusin', onRest);
    document.addEventListener('scroll', onMove, { passive: true });
    document.addEventListener('scrollend', onRest);
    window.visualViewport?.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('focusin', onRest);
      document.removeEventListener('scroll', onMove);
      document.removeEventListener('scrollend', onRest);
      window.visualViewport?.removeEventListener('resize', onMove);
    };
  }, [shown]);

  useEffect(() => {
    if (!shown && stack.current) delete stack.current.dataset.side;
  }, [shown, stack]);
}

/** Room the focus ring takes around a field, in px: 3 of outline and 3 of offset (`GlobalStyle`). */
const FOCUS_RING = 6;

function isInForm(element: Element): boolean {
  return element.closest('form, [role="status"]') !== null;
}

/** Whether the box neither covers the element nor lies under a phone's keyboard, which the visual viewport ends above. */
function isClear(box: HTMLElement, element: Element): boolean {
  const toasts = box.getBoundingClientRect();
  const field = element.getBoundingClientRect();
  const view = window.visualViewport;
  const seen = view && view.scale === 1 ? view.offsetTop + view.height : window.innerHeight;
  const isBeside = toasts.right <= field.left || field.right <= toasts.left;
  const isAbove = toasts.bottom + FOCUS_RING <= field.top;
  const isBelow = field.bottom + FOCUS_RING <= toasts.top;
  return (isBeside || isAbove || isBelow) && toasts.top < seen;
}

function scrollBelow(box: HTMLElement, element: Element) {
  const distance = element.getBoundingClientRect().top - box.getBoundingClientRect().bottom - TOAST_GAP;
  window.scrollBy({ top: distance, behavior: 'instant' });
}
