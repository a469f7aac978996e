'use client';

import { Check, CircleAlert, X } from 'lucide';
import { usePathname } from 'next/navigation';
import {
  type PointerEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { Icon, iconControl } from '@/components/ui/icon';
import type { SiteWords } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { media, notPrinted, stack, theme } from '@/styles/theme';
import { ToastOutletContext } from './toast-outlet';
import { useListeners } from './use-listeners';

/** Maximum number of visible toasts; a new one replaces the oldest. */
const TOAST_LIMIT = 3;

/** Width of a toast, in px, unless the screen is narrower. */
const TOAST_WIDTH = 356;

/** Duration of a toast, in ms. */
const TOAST_DURATION = 4000;

/** Distance between two toasts, in px. */
const TOAST_GAP = 14;

/** Minimum length of a swipe that dismisses a toast, in px. */
const TOAST_SWIPE_THRESHOLD = 20;

/** Hands the toasts to the layout, where they stay on later pages. For pages that show toasts. */
export function ToastProvider({ words }: { words: SiteWords['toasts'] }) {
  const setToasts = useContext(ToastOutletContext);
  useEffect(() => setToasts(<Toasts words={words} />), [setToasts, words]);
  return null;
}

/** The newest toasts. Their live region is in the page from the start: some screen readers ignore one that is added with its text. */
function Toasts({ words }: { words: SiteWords['toasts'] }) {
  const list = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  // Each card has its own timer, which can pause. A dismissed card is removed once it has faded.
  const removeDelay = Number.parseInt(theme.motion.quick, 10);
  const { toasts } = useToaster({ duration: Number.POSITIVE_INFINITY, removeDelay });
  useFreePlace(list, toasts.length > 0 && pathname);

  // No old toast after Back from the page cache.
  useListeners((signal) => window.addEventListener('pagehide', () => toast.remove(), { signal }));

  return (
    <ToastList
      ref={list}
      role="region"
      aria-label={words.region}
      // The form's page announces the outcomes itself.
      aria-live={pathname === routes.contact ? 'off' : 'polite'}
    >
      {toasts.slice(0, TOAST_LIMIT).map((entry) => (
        <ToastCard key={entry.id} entry={entry} words={words} />
      ))}
    </ToastList>
  );
}

/** What toasts must not cover: the form, and the control that has the focus (WCAG 2.2, 2.4.11). */
const UNCOVERED = '[data-no-toasts], :focus:not([tabindex], [data-toast] *)';

/** Moves toasts off what they must not cover, on each page anew: to the top or, without room there, into the page. */
function useFreePlace(list: RefObject<HTMLElement | null>, pathname: string | false) {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !pathname) return;
    const moveAway = () => {
      for (const name of ['bottom', 'top', 'page']) {
        if (!isInTheWay(box)) return;
        box.dataset.place = name;
      }
    };
    const resizes = new ResizeObserver(moveAway);
    resizes.observe(document.body);
    const listening = new AbortController();
    for (const type of ['scroll', 'focusin']) {
      document.addEventListener(type, moveAway, { passive: true, signal: listening.signal });
    }
    return () => {
      delete box.dataset.place;
      resizes.disconnect();
      listening.abort();
    };
  }, [list, pathname]);
}

function isInTheWay(box: HTMLElement): boolean {
  const { top, right, bottom, left } = box.getBoundingClientRect();
  return [...document.querySelectorAll(UNCOVERED)]
    .map((element) => element.getBoundingClientRect())
    .some((area) => area.left < right && left < area.right && area.top < bottom && top < area.bottom);
}

/** On a desktop beside the form, below the contact details. Not a `section`: it would be the last one of the page. */
const ToastList = styled.div`
  ${stack(`${TOAST_GAP}px`)}
  position: fixed;
  inset-inline-end: max(${theme.space.gutter}, env(safe-area-inset-left), env(safe-area-inset-right));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  z-index: ${theme.layer.toast};
  width: min(${TOAST_WIDTH}px, 100vw - 2 * ${theme.space.gutter});
  pointer-events: none;

  ${media.desktop} {
    inset-inline: max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) auto;
  }

  &[data-place='top'] {
    top: calc(${theme.space.header} + 0.5rem);
    bottom: auto;

    ${media.low} {
      top: 0.5rem;
    }
  }

  &[data-place='page'] {
    position: static;
    margin: 0 auto 1.25rem;
  }

  ${notPrinted}
`;

/** One toast. Its timer is stopped while it is hovered or has the focus and while the tab is hidden. */
function ToastCard({ entry, words }: { entry: Toast; words: SiteWords['toasts'] }) {
  const { id, type, message, visible } = entry;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const isPaused = isHovered || isFocused || isHidden;
  /** The element that had the focus before this toast. */
  const previousFocus = useRef<HTMLElement>(null);
  const swipe = useSwipe(dismiss);

  useEffect(() => {
    if (isPaused || !visible) return;
    const timer = setTimeout(() => toast.dismiss(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, isPaused, visible]);

  function dismiss() {
    if (isFocused) previousFocus.current?.focus();
    toast.dismiss(id);
  }

  return (
    <Card
      {...swipe}
      data-toast={type}
      data-leaving={!visible}
      // Keeps the focus where it is on a press.
      onMouseDown={(event) => event.preventDefault()}
      onPointerOver={() => setIsHovered(true)}
      onPointerOut={() => setIsHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setIsFocused(true);
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setIsFocused(false)}
    >
      <Icon icon={type === 'error' ? CircleAlert : Check} size={20} />
      <Content dir="auto">{resolveValue(message, entry)}</Content>
      <DismissButton type="button" aria-label={words.dismiss} data-tooltip={words.dismiss} onClick={dismiss}>
        <Icon icon={X} />
      </DismissButton>
    </Card>
  );
}

/** Handlers that move an element with a horizontal swipe, by script: the policy forbids `style` attributes in HTML. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number>(undefined);

  function follow({ type, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (startX.current === undefined) return;
    const distance = clientX - startX.current;
    const isReleased = type !== 'pointermove';
    if (isReleased) startX.current = undefined;
    if (isReleased && type !== 'pointercancel' && Math.abs(distance) > TOAST_SWIPE_THRESHOLD) onSwipe();
    else currentTarget.style.translate = isReleased ? '' : `${distance}px`;
  }

  return {
    onPointerDown({ button, clientX }: PointerEvent) {
      if (button === 0) startX.current = clientX;
    },
    onPointerMove: follow,
    onPointerUp: follow,
    onPointerLeave: follow,
    onPointerCancel: follow,
  };
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`;

/** By `touch-action`, the script gets horizontal swipes and the browser keeps vertical scrolling. */
const Card = styled.div`
  --tone: ${theme.color.accent};
  display: flex;
  gap: 0.75rem;
  padding-block: 0.9rem 0.95rem;
  padding-inline: 1rem 0.4rem;
  border: 1px solid var(--tone);
  border-radius: ${theme.radius.field};
  background: ${theme.color.surface};
  box-shadow: 0 1.25rem 2.5rem -1.25rem rgb(0 0 0 / 45%);
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.45;
  pointer-events: auto;
  touch-action: pan-y;
  -webkit-user-select: none;
  user-select: none;
  animation: ${arrive} ${theme.motion.quick} ${theme.motion.settle};
  transition: ${theme.motion.quick};
  transition-property: opacity, visibility, translate;

  > svg {
    margin-top: 0.1rem;
    color: var(--tone);
  }

  &[data-toast='error'] {
    --tone: ${theme.color.danger};
  }

  &[data-leaving='true'] {
    visibility: hidden;
    opacity: 0;
  }

  &:active {
    transition: none;
  }
`;

const Content = styled.div`
  flex: 1;
`;

const DismissButton = styled.button`
  ${iconControl}
  margin: -0.55rem 0;
  border: 0;
  color: ${theme.color.muted};

  &:hover {
    color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: -5px;
  }
`;
