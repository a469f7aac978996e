import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { TOAST_GAP } from '@/lib/limits';

/**
 * Keeps the toasts off whatever has the focus, in what the keyboard of a phone leaves of the
 * view: they stand at the bottom, at the top when the focus is below them there, and when
 * neither is free the page moves. When there is no room for both, the toasts go under the keyboard.
 *
 * @param stack the toasts' box.
 * @param shown changes with every toast that comes or goes; empty while there is none.
 */
export function useAvoidFocus(stack: RefObject<HTMLElement | null>, shown: string) {
  const place = useEffectEvent((mayScroll: boolean) => {
    const box = stack.current;
    const focused = document.activeElement;
    if (!box || !shown) return;
    followView(box);
    box.toggleAttribute('data-tall', box.scrollHeight > window.innerHeight * MOST_OF_WINDOW);
    if (!focused || box.contains(focused) || !isStop(focused)) return;
    if (isClear(box, focused)) return;
    box.dataset.side = box.dataset.side === 'top' ? 'bottom' : 'top';
    if (isClear(box, focused)) return;
    box.dataset.side = 'top';
    if (hasRoomBelow(box, focused)) {
      if (mayScroll) scrollBelow(box, focused);
      return;
    }
    box.dataset.side = 'bottom';
    if (mayScroll && covers(box, focused)) scrollAbove(box, focused);
  });

  useLayoutEffect(() => {
    if (!shown) return;
    place(true);
    const onRest = () => place(true);
    const onMove = () => place(false);
    document.addEventListener('focusin', onRest);
    document.addEventListener('scroll', onMove, { passive: true });
    document.addEventListener('scrollend', onRest);
    window.visualViewport?.addEventListener('resize', onRest);
    window.visualViewport?.addEventListener('scroll', onMove);
    return () => {
      document.removeEventListener('focusin', onRest);
      document.removeEventListener('scroll', onMove);
      document.removeEventListener('scrollend', onRest);
      window.visualViewport?.removeEventListener('resize', onRest);
      window.visualViewport?.removeEventListener('scroll', onMove);
    };
  }, [shown]);

  useEffect(() => {
    if (!shown && stack.current) delete stack.current.dataset.side;
  }, [shown, stack]);
}

/** Room the ring around a focused field takes, in px. */
const FOCUS_RING = 6;

/** Toasts that take more of the window's height, in a low one or with large text, scroll in their box. Else they are not cut off by it. */
const MOST_OF_WINDOW = 2 / 3;

/** What has to be free of a field, or all of it if it is lower, in px: two lines of writing and its edge. */
const LEAST_ROOM = 88;

/** Whether the keyboard comes to it. Where a page begins, the focus is on more than the toasts could leave free. */
function isStop(element: Element): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}

/** Whether the box can be seen, not under the keyboard of a phone, and does not cover the element. */
function isClear(box: HTMLElement, element: Element): boolean {
  return box.getBoundingClientRect().top < seenBottom() && !covers(box, element);
}

function covers(box: HTMLElement, element: Element): boolean {
  const toasts = box.getBoundingClientRect();
  const field = element.getBoundingClientRect();
  const isBeside = toasts.right <= field.left || field.right <= toasts.left;
  const isAbove = toasts.bottom + FOCUS_RING <= field.top;
  const isBelow = field.bottom + FOCUS_RING <= toasts.top;
  return !(isBeside || isAbove || isBelow);
}

/** Whether the element, or as much of it as one can write in, fits between the toasts at the top and the keyboard. */
function hasRoomBelow(box: HTMLElement, element: Element): boolean {
  const room = seenBottom() - box.getBoundingClientRect().bottom - TOAST_GAP;
  return room >= Math.min(element.getBoundingClientRect().height, LEAST_ROOM);
}

/** Where the view ends, from the top of the window in px; a phone's keyboard takes from it what nothing else knows of. */
function seenBottom(): number {
  const view = unzoomedView();
  return view ? view.offsetTop + view.height : window.innerHeight;
}

/** What is seen of the page; none where the visitor has zoomed in, who looks at what they please. */
function unzoomedView(): VisualViewport | undefined {
  return window.visualViewport?.scale === 1 ? window.visualViewport : undefined;
}

/** With its keyboard up a phone moves the view within the window, to which the toasts hold. */
function followView(box: HTMLElement) {
  box.style.setProperty('--seen-top', `${unzoomedView()?.offsetTop ?? 0}px`);
}

function scrollBelow(box: HTMLElement, element: Element) {
  scrollBy(element.getBoundingClientRect().top - box.getBoundingClientRect().bottom - TOAST_GAP);
}

function scrollAbove(box: HTMLElement, element: Element) {
  const end = Math.min(box.getBoundingClientRect().top, seenBottom());
  scrollBy(element.getBoundingClientRect().bottom + TOAST_GAP - end);
}

function scrollBy(top: number) {
  window.scrollBy({ top, behavior: 'instant' });
}
