import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';

interface ExistingElementProps extends ComponentPropsWithRef<'button'> {
  /** An element that is already in the document. */
  element: HTMLElement;
}

/** What Radix listens to on a tooltip's trigger, by the DOM's names. */
const EVENTS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/**
 * Lends an element of the page to a Radix trigger without rendering it again, which
 * would cost it its focus and the press that is under way. Renders nothing itself.
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
        // After a tap the focus comes when the finger is up again, and Radix takes it for the keyboard's.
        if (type === 'focus' && !element.matches(':focus-visible')) return;
        call(name, event);
      };
      element.addEventListener(type, listener);
      return () => element.removeEventListener(type, listener);
    });
    // The event that brought the tooltips here has passed; what it began goes on.
    if (element.matches(':focus-visible')) call('onFocus', new FocusEvent('focus'));
    else if (element.matches(':hover'))
      call('onPointerMove', new PointerEvent('pointermove', { pointerType: 'mouse' }));
    return () => {
      for (const remove of listeners) remove();
    };
  }, [element]);

  return null;
}
