import { type FocusEvent, type RefObject, useRef } from 'react';

/** What a toast is dismissed with. */
export type DismissedBy = 'pointer' | 'keys';

/**
 * Knows where the focus goes when the toast that has it goes.
 *
 * @param stack the toasts' box; `onFocus` is for it.
 */
export function useFocusReturn(stack: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(undefined);

  return {
    onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    /**
     * Before a toast goes: moves the focus, if it is on it, to the next toast, or back to
     * where it came from. Whoever dismisses with the pointer does not walk along the
     * toasts, and has it back first.
     */
    restoreFocus(id: string, by: DismissedBy) {
      const standing = stack.current?.querySelectorAll<HTMLElement>('[data-toast][data-leaving="false"]') ?? [];
      const cards = [...standing].filter(({ hidden, dataset }) => !hidden || dataset.toast === id);
      const card = cards.find(({ dataset }) => dataset.toast === id);
      if (!card?.contains(document.activeElement)) return;
      const index = cards.indexOf(card);
      const next = (cards[index + 1] ?? cards[index - 1])?.querySelector<HTMLElement>('button[aria-label]');
      const origin = cameFrom.current?.isConnected ? cameFrom.current : undefined;
      const target = by === 'keys' ? (next ?? origin) : (origin ?? next);
      target?.focus({ preventScroll: true });
    },
  };
}
