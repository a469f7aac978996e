import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_THRESHOLD } from '@/lib/limits';

/** How far a pointer moves sideways before it is a swipe and no longer a press, in px: fingers shake by less. */
const SLOP = 6;

/** The first button, or the finger, in an event's `buttons`. */
const PRESSED = 1;

/**
 * Lets an element follow a sideways swipe to either side.
 *
 * @param onSwiped called when the element is let go more than `TOAST_SWIPE_THRESHOLD` from its place.
 * @returns the listeners for the element.
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(undefined);

  /** The policy forbids `style` attributes in HTML; `element.style` it allows. */
  function move(element: HTMLElement, distance: number) {
    element.style.transform = distance === 0 ? '' : `translateX(${distance}px)`;
    element.toggleAttribute('data-swiping', distance !== 0);
  }

  function end(element: HTMLElement) {
    start.current = undefined;
    element.removeAttribute('data-swiping');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && event.button === 0) start.current = event.clientX;
    },
    onPointerMove({ clientX, buttons, pointerId, isPrimary, currentTarget }: PointerEvent<HTMLElement>) {
      if (start.current === undefined || !isPrimary) return;
      // Let go where this element did not hear of it.
      if (!(buttons & PRESSED)) {
        end(currentTarget);
        move(currentTarget, 0);
        return;
      }
      const distance = clientX - start.current;
      if (Math.abs(distance) <= SLOP && !currentTarget.hasAttribute('data-swiping')) return;
      currentTarget.setPointerCapture(pointerId);
      move(currentTarget, distance);
    },
    onPointerUp({ clientX, isPrimary, currentTarget }: PointerEvent<HTMLElement>) {
      if (start.current === undefined || !isPrimary) return;
      const distance = clientX - start.current;
      end(currentTarget);
      if (Math.abs(distance) > TOAST_SWIPE_THRESHOLD) onSwiped();
      else move(currentTarget, 0);
    },
    onPointerCancel({ isPrimary, currentTarget }: PointerEvent<HTMLElement>) {
      if (!isPrimary) return;
      end(currentTarget);
      move(currentTarget, 0);
    },
  };
}
