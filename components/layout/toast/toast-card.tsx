import { Check, CircleAlert, X } from 'lucide';
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { resolveValue, type Toast, toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { Icon, iconControl } from '@/components/ui/icon';
import type { Words } from '@/lib/content/schema';
import { theme } from '@/styles/theme';

/** Duration of a toast, in ms. */
export const TOAST_DURATION = 4000;

export const TOAST_GAP = 14;

/** Minimum length of a swipe that dismisses a toast, in px. */
export const TOAST_SWIPE_THRESHOLD = 20;

/** One toast. Its timer is stopped while it is hovered or has the focus and while the tab is hidden. */
export function ToastCard({ toast: shown, words }: { toast: Toast; words: Words['toasts'] }) {
  const { id, type, message, visible } = shown;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  /** The element that had the focus before this toast. */
  const previousFocus = useRef<HTMLElement>(null);
  const swipeStart = useRef<number>(undefined);
  const isPaused = isHovered || isFocused || isHidden;

  useEffect(() => {
    if (isPaused || !visible) return;
    const timer = setTimeout(() => toast.dismiss(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, isPaused, visible]);

  function dismiss() {
    if (isFocused) previousFocus.current?.focus();
    toast.dismiss(id);
  }

  /** Moves the toast with a horizontal swipe, by script: the site's policy forbids `style` attributes in HTML. */
  function follow({ type: event, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (swipeStart.current === undefined) return;
    const distance = clientX - swipeStart.current;
    const isReleased = event !== 'pointermove';
    if (isReleased) swipeStart.current = undefined;
    if (isReleased && event !== 'pointercancel' && Math.abs(distance) > TOAST_SWIPE_THRESHOLD) dismiss();
    else currentTarget.style.translate = isReleased ? '' : `${distance}px`;
  }

  return (
    <Card
      data-toast={type}
      data-leaving={!visible}
      // Keeps the focus where it is on a press.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ button, clientX }) => {
        if (button === 0) swipeStart.current = clientX;
      }}
      onPointerMove={follow}
      onPointerUp={follow}
      onPointerLeave={follow}
      onPointerCancel={follow}
      onPointerOver={() => setIsHovered(true)}
      onPointerOut={() => setIsHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setIsFocused(true);
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setIsFocused(false)}
    >
      <Icon icon={type === 'error' ? CircleAlert : Check} size={20} />
      <Body dir="auto">{resolveValue(message, shown)}</Body>
      <Dismiss type="button" aria-label={words.dismiss} data-tooltip={words.dismiss} onClick={dismiss}>
        <Icon icon={X} />
      </Dismiss>
    </Card>
  );
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

  & + & {
    margin-top: ${TOAST_GAP}px;
  }

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

const Body = styled.div`
  flex: 1;
`;

const Dismiss = styled.button`
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
