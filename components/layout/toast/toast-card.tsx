import { Check, CircleAlert, X } from 'lucide';
import type { MouseEvent } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { Icon } from '@/components/ui/icon';
import type { ToastWords } from '@/lib/content/words-schema';
import { TOAST_FADE, TOAST_GAP } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { DismissedBy } from './use-focus-return';
import { useSwipe } from './use-swipe';

interface ToastCardProps {
  toast: Toast;
  /** Whether it is about to give way to newer ones. */
  isInExcess: boolean;
  onDismiss: (by: DismissedBy) => void;
  words: Pick<ToastWords, 'dismiss'>;
}

/** One toast: its mark, its words, and the button that dismisses it. */
export function ToastCard({ toast, isInExcess, onDismiss, words }: ToastCardProps) {
  const swipe = useSwipe(() => onDismiss('pointer'));

  return (
    <Card
      data-toast={toast.id}
      data-type={toast.type}
      data-leaving={!toast.visible}
      hidden={isInExcess}
      onMouseDown={keepFocus}
      {...swipe}
    >
      <Icon icon={toast.type === 'error' ? CircleAlert : Check} size={20} />
      <Body dir="auto">{resolveValue(toast.message, toast)}</Body>
      <Dismiss
        type="button"
        aria-label={words.dismiss}
        data-tooltip=""
        onClick={({ detail }) => onDismiss(detail === 0 ? 'keys' : 'pointer')}
      >
        <Icon icon={X} />
      </Dismiss>
    </Card>
  );
}

/** A press leaves the focus in the field: on the toast it would hold it, and all others with it. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`;

/** A sideways swipe is ours, scrolling stays the browser's. */
const Card = styled.div`
  display: flex;
  gap: 0.75rem;
  padding-block: 0.9rem 0.95rem;
  padding-inline: 1rem 0.4rem;
  border: 1px solid ${theme.color.accent};
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

  & + &,
  :not(:empty) + [role] > & {
    margin-top: ${TOAST_GAP}px;
  }

  &[hidden] {
    display: none;
  }

  &[data-type='error'] {
    border-color: ${theme.color.danger};
  }

  > svg {
    flex: none;
    margin-top: 0.1rem;
    color: ${theme.color.accent};
  }

  &[data-type='error'] > svg {
    color: ${theme.color.danger};
  }

  &[data-leaving='true'] {
    visibility: hidden;
    opacity: 0;
  }

  ${media.motionOk} {
    animation: ${arrive} ${theme.motion.quick} ${theme.motion.settle};
    transition: opacity ${TOAST_FADE}ms, visibility ${TOAST_FADE}ms, transform ${TOAST_FADE}ms;

    &[data-swiping] {
      transition: none;
    }
  }
`;

/** What it offers stands in one row of words, so that three toasts fit a phone. */
const Body = styled.div`
  flex: 1;
  min-width: 0;

  svg {
    display: none;
  }

  a,
  button {
    min-height: ${theme.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.accent};
  }

  :is(a, button):hover {
    background: none;
    text-decoration: underline;
  }
`;

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.target};
  height: ${theme.target};
  margin: -0.55rem 0 -0.55rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;

  &:hover {
    background: ${theme.color.chip};
    color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: -5px;
  }
`;
