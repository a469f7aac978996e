import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Timers {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the toasts' timers while the pointer or the focus is on the toasts and while the tab is
 * in the background, and moves the focus on when a toast that has it is dismissed.
 *
 * @param stack the toasts' box.
 * @param timers of react-hot-toast's `useToaster`.
 */
export function useToastPause(stack: RefObject<HTMLElement | null>, { startPause, endPause }: Timers) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isPageHidden, setIsPageHidden] = useState(false);
  const previousFocus = useRef<HTMLElement>(undefined);
  const isPaused = isHovered || isFocused || isPageHidden;

  useEffect(() => {
    const update = () => setIsPageHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  // react-hot-toast's `endPause` does nothing in a render older than the pause, so the latest pair
  // is called. As dependencies of the effect they would end and begin the pause when they change.
  const timers = useRef({ startPause, endPause });
  useEffect(() => {
    timers.current = { startPause, endPause };
  });
  useEffect(() => {
    if (!isPaused) return;
    timers.current.startPause();
    return () => timers.current.endPause();
  }, [isPaused]);

  return {
    listeners: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
        setIsFocused(true);
        if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      },
      onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
        if (!stack.current?.contains(relatedTarget)) setIsFocused(false);
      },
    },
    /** To be called before a toast is dismissed: if it has the focus, moves it to the next toast, or back to where it was before the toasts. */
    restoreFocus(id: string) {
      const cards = [...(stack.current?.querySelectorAll<HTMLElement>('[data-toast][data-leaving="false"]') ?? [])];
      const card = cards.find(({ dataset }) => dataset.toast === id);
      if (!card?.contains(document.activeElement)) return;
      const index = cards.indexOf(card);
      const next = cards[index + 1] ?? cards[index - 1];
      const button = next?.querySelector<HTMLElement>('button[aria-label]');
      const target = button ?? (previousFocus.current?.isConnected ? previousFocus.current : undefined);
      target?.focus({ preventScroll: true });
    },
  };
}
