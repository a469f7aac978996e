import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_THRESHOLD } from '@/lib/limits';

/** How far a pointer moves sideways before it is a swipe and no longer a press, in px. */
const SLOP = 6;

/** The first button, or the finger, in an event's `buttons`. */
const PRESSED = 1;

/**
 * Lets an element follow a sideways swipe to either side.
 *
 * @param onSwiped called when it was let go further than the threshold from where it was.
 * @returns the listeners for the element.
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(undefined);

  /** Sets the style by script, which a strict policy allows; the attribute it would not. */
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
