import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_THRESHOLD } from '@/lib/limits';

/** How far a pointer moves sideways before it is a swipe and no longer a press, in px: fingers shake by less. */
const SLOP = 6;

/**
 * Lets an element follow a sideways swipe.
 *
 * @param onSwiped called when the element is released more than `TOAST_SWIPE_THRESHOLD` from its place.
 * @returns the listeners for the element.
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(undefined);

  /** Sets the style by script: the policy forbids `style` attributes in HTML. */
  function move(element: HTMLElement, distance: number) {
    element.style.transform = distance === 0 ? '' : `translateX(${distance}px)`;
    element.toggleAttribute('data-swiping', distance !== 0);
  }

  function end({ clientX, type, currentTarget }: PointerEvent<HTMLElement>) {
    if (start.current === undefined) return;
    const distance = clientX - start.current;
    start.current = undefined;
    const isSwiped = type === 'pointerup' && Math.abs(distance) > TOAST_SWIPE_THRESHOLD;
    if (isSwiped) onSwiped();
    else move(currentTarget, 0);
  }

  return {
    onPointerDown({ isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) start.current = clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const { clientX, buttons, pointerId, currentTarget } = event;
      const distance = clientX - start.current;
      // Released outside of the element, which was not told.
      if (buttons === 0) end(event);
      else if (Math.abs(distance) > SLOP || currentTarget.hasAttribute('data-swiping')) {
        currentTarget.setPointerCapture(pointerId);
        move(currentTarget, distance);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
