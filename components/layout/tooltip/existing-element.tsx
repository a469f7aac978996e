import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';

interface ExistingElementProps extends ComponentPropsWithRef<'button'> {
  /** An element that is already in the document. */
  element: HTMLElement;
}

/** The handlers Radix gives a tooltip's trigger, by the DOM's names of their events. */
const EVENTS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/**
 * Makes an element that is already on the page the trigger of a Radix tooltip. Rendering it anew
 * inside the trigger would take its focus and lose the press under way. Renders nothing itself.
 */
export function ExistingElement({ element, ref, ...handlers }: ExistingElementProps) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      ref(element as HTMLButtonElement);
      return () => {
        ref(null);
      };
    }
    if (ref) ref.current = element as HTMLButtonElement;
  }, [element, ref]);

  useEffect(() => {
    const call = (name: (typeof EVENTS)[keyof typeof EVENTS], event: Event) =>
      (latest.current[name] as ((event: Event) => void) | undefined)?.(event);
    const listeners = Object.entries(EVENTS).map(([type, name]) => {
      const listener = (event: Event) => {
        // After a tap the focus comes once the finger is up, and Radix would take it for the keyboard's and open.
        if (type === 'focus' && !element.matches(':focus-visible')) return;
        call(name, event);
      };
      element.addEventListener(type, listener);
      return () => element.removeEventListener(type, listener);
    });
    // The hover or focus that loaded the tooltips was before these listeners, so it is told to Radix again.
    if (element.matches(':focus-visible')) call('onFocus', new FocusEvent('focus'));
    else if (element.matches(':hover'))
      call('onPointerMove', new PointerEvent('pointermove', { pointerType: 'mouse' }));
    return () => {
      for (const remove of listeners) remove();
    };
  }, [element]);

  return null;
}
