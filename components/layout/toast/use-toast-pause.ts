import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Toast, toast, useToasterStore } from 'react-hot-toast/headless';

interface Timers {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the toasts' timers while the pointer or the focus rests on one that stands and
 * while nobody looks at the page.
 *
 * Whether that is so is read off the page whenever it may have changed. Counting arrivals
 * and departures would not do: nothing leaves an element that is gone, and a page that lay
 * in the browser's cache has missed what happened meanwhile.
 *
 * The library's `endPause` (2.6.1) does nothing in a render that does not know of the pause
 * yet, and takes all time since 1970 for a pause when it ends one twice. So the store's own
 * word, `pausedAt`, is compared with what is wanted after every render, until they agree.
 *
 * @param stack the toasts' box.
 * @param toasts all there are, those that are leaving included.
 */
export function useToastPause(
  stack: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  { startPause, endPause }: Timers,
) {
  const { pausedAt } = useToasterStore();
  const [isHeld, setIsHeld] = useState(false);
  const pointed = useRef<Element>(undefined);
  const ended = useRef<Timers['endPause']>(undefined);

  function look() {
    const isOn = (card: Element | null | undefined) => card instanceof HTMLElement && stands(card, stack.current);
    setIsHeld(document.hidden || isOn(pointed.current) || isOn(cardOf(document.activeElement)));
  }

  const onPointer = useEffectEvent((event: PointerEvent) => {
    if (!event.isPrimary) return;
    pointed.current = pointedBy(event, pointed.current);
    look();
  });
  const onFocus = useEffectEvent(look);
  // At once: React's next turn would come after the page has been frozen.
  const onVisibility = useEffectEvent(() => flushSync(look));
  const onPageHide = useEffectEvent(() => {
    pointed.current = undefined;
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of POINTER_EVENTS) document.addEventListener(type, onPointer, { signal, capture: true });
    for (const type of FOCUS_EVENTS) document.addEventListener(type, onFocus, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', onVisibility, { signal });
    return () => stop.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that comes or goes changes what the page shows
  useLayoutEffect(look, [toasts]);

  const endOnce = useEffectEvent((since: number) => {
    if (ended.current === endPause) return;
    ended.current = endPause;
    endPause();
    for (const entry of toasts) if (entry.visible && entry.createdAt > since) restart(entry);
  });

  useLayoutEffect(() => {
    if (isHeld && !pausedAt) startPause();
    if (!isHeld && pausedAt) endOnce(pausedAt);
  }, [isHeld, pausedAt, startPause]);
}

const POINTER_EVENTS = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'pointerout'] as const;
const FOCUS_EVENTS = ['focusin', 'focusout'] as const;

function cardOf(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest('[data-toast]') : null;
}

function stands(card: HTMLElement, stack: HTMLElement | null): boolean {
  return card.dataset.leaving === 'false' && Boolean(stack?.contains(card));
}

/**
 * The toast the pointer is on. It has to have moved there: one that comes up under a
 * pointer at rest, where the last one was dismissed perhaps, is not being read with it.
 *
 * @param before the toast it was on before this event.
 */
function pointedBy(event: PointerEvent, before: Element | undefined): Element | undefined {
  switch (event.type) {
    case 'pointercancel':
      return undefined;
    case 'pointerup':
      return event.pointerType === 'touch' ? undefined : before;
    case 'pointerout':
      return cardOf(event.relatedTarget) === before ? before : undefined;
    default:
      return cardOf(event.target) ?? undefined;
  }
}

/**
 * Lets a toast begin anew. One that came while the timers rested would get the whole pause
 * on top of its time, that from before it came included.
 */
function restart({ id, type, message }: Toast) {
  const raise = type === 'blank' ? toast : toast[type];
  raise(message, { id });
}
