import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Timers {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the toasts' timers while the pointer or the focus rests on them and while
 * nobody looks at the page, and knows where the focus goes when one is dismissed.
 */
export function useToastPause(stack: RefObject<HTMLElement | null>, { startPause, endPause }: Timers) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const cameFrom = useRef<HTMLElement>(undefined);
  const isHeld = isHovered || isFocused || isAway;

  useEffect(() => {
    const look = () => setIsAway(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  // A ref-free pair: the pause is told once, its end once.
  const timers = useRef({ startPause, endPause });
  useEffect(() => {
    timers.current = { startPause, endPause };
  });
  useEffect(() => {
    if (!isHeld) return;
    timers.current.startPause();
    return () => timers.current.endPause();
  }, [isHeld]);

  return {
    listeners: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
        setIsFocused(true);
        if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      },
      onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
        if (!stack.current?.contains(relatedTarget)) setIsFocused(false);
      },
    },
    /** Before a toast goes: moves the focus, if it is on it, to the next toast, or back to where it came from. */
    giveBackFocus(id: string) {
      const cards = [...(stack.current?.querySelectorAll<HTMLElement>('[data-toast][data-leaving="false"]') ?? [])];
      const card = cards.find(({ dataset }) => dataset.toast === id);
      if (!card?.contains(document.activeElement)) return;
      const index = cards.indexOf(card);
      const next = cards[index + 1] ?? cards[index - 1];
      const button = next?.querySelector<HTMLElement>('button[aria-label]');
      const target = button ?? (cameFrom.current?.isConnected ? cameFrom.current : undefined);
      target?.focus({ preventScroll: true });
    },
  };
}
