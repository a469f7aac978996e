import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import type { ToastWords } from '@/lib/content/words-schema';
import { TOAST_DURATION, TOAST_FADE, TOAST_LIMIT, TOAST_WIDTH } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ToastCard } from './toast-card';
import { useAvoidFocus } from './use-avoid-focus';
import { type DismissedBy, useFocusReturn } from './use-focus-return';
import { useToastPause } from './use-toast-pause';

/**
 * The page's toasts. Both live regions stand in the document from the start: a region
 * that arrives together with its text is not announced everywhere.
 */
export function Toasts({ words }: { words: ToastWords }) {
  const stack = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION, removeDelay: TOAST_FADE });
  const standing = toasts.filter(({ visible }) => visible);
  const excess = standing.slice(TOAST_LIMIT);
  const inExcess = excess[0]?.id;
  const focus = useFocusReturn(stack);
  const shown = toasts.filter((entry) => !excess.includes(entry)).map(({ id }) => id);
  useToastPause(stack, toasts, handlers);
  useAvoidFocus(stack, shown.join());

  // The newest comes first, so what is over the limit is the oldest. It is not seen any more,
  // but still in the document, or there would be no telling that it had the focus.
  const giveWay = useEffectEvent((id: string) => {
    focus.restoreFocus(id, 'keys');
    toast.remove(id);
  });
  useLayoutEffect(() => {
    if (inExcess) giveWay(inExcess);
  }, [inExcess]);

  function render(types: readonly Toast['type'][]) {
    return toasts
      .filter(({ type }) => types.includes(type))
      .map((entry) => (
        <ToastCard
          key={entry.id}
          toast={entry}
          isInExcess={excess.includes(entry)}
          onDismiss={(by) => dismiss(entry.id, by)}
          words={words}
        />
      ));
  }

  function dismiss(id: string, by: DismissedBy) {
    focus.restoreFocus(id, by);
    toast.dismiss(id);
  }

  // In a block of its own: beside the page's parts it would be the last one of them.
  return (
    <div>
      <Stack ref={stack} aria-label={words.region} onFocus={focus.onFocus}>
        <div role="status" aria-atomic="false">
          {render(STATUS_TYPES)}
        </div>
        <div role="alert" aria-atomic="false">
          {render(ALERT_TYPES)}
        </div>
      </Stack>
    </div>
  );
}

const STATUS_TYPES: readonly Toast['type'][] = ['success', 'blank', 'loading', 'custom'];
const ALERT_TYPES: readonly Toast['type'][] = ['error'];

/** Beside the form, under the details: there a toast covers no field. */
const Stack = styled.section`
  position: fixed;
  inset-inline-end: max(${theme.space.gutter}, env(safe-area-inset-${process.env.SITE_DIRECTION === 'rtl' ? 'left' : 'right'}));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  z-index: ${theme.layer.toast};
  width: min(${TOAST_WIDTH}px, 100vw - 2 * ${theme.space.gutter});
  pointer-events: none;

  ${media.desktop} {
    inset-inline: max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) auto;
  }

  &[data-side='top'] {
    top: calc(max(${theme.space.header}, var(--seen-top, 0px)) + 0.5rem);
    bottom: auto;
  }

  &[data-tall] {
    max-height: calc(100dvh - 2.5rem);
    overflow: hidden auto;

    &[data-side='top'] {
      max-height: calc(100dvh - ${theme.space.header} - 1.75rem);
    }
  }

  ${media.low} {
    &[data-side='top'] {
      top: calc(var(--seen-top, 0px) + 0.5rem);
    }

    &[data-tall][data-side='top'] {
      max-height: calc(100dvh - 1rem);
    }
  }

  ${media.print} {
    display: none;
  }
`;
