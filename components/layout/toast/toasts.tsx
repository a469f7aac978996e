import { useEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TOAST_DURATION, TOAST_FADE, TOAST_LIMIT, TOAST_WIDTH } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ToastCard } from './toast-card';
import { useAvoidFocus } from './use-avoid-focus';
import { useToastPause } from './use-toast-pause';

/**
 * The page's toasts (docs/behaviour.md, "Toasts"). Both live regions are in the HTML: some screen
 * readers do not announce a region that is added together with its text (react-hot-toast#335).
 */
export function Toasts() {
  const stack = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION, removeDelay: TOAST_FADE });
  const active = toasts.filter(({ visible }) => visible);
  const inExcess = active[TOAST_LIMIT]?.id;
  const shown = toasts.filter((entry) => !active.slice(TOAST_LIMIT).includes(entry));
  const pause = useToastPause(stack, handlers);
  useAvoidFocus(stack, shown.map(({ id }) => id).join());

  // react-hot-toast puts the newest first, so the one past the limit is the oldest.
  useEffect(() => {
    if (inExcess) toast.remove(inExcess);
  }, [inExcess]);

  function render(types: readonly Toast['type'][]) {
    return shown
      .filter(({ type }) => types.includes(type))
      .map((entry) => <ToastCard key={entry.id} toast={entry} onDismiss={() => dismiss(entry.id)} />);
  }

  function dismiss(id: string) {
    pause.restoreFocus(id);
    toast.dismiss(id);
  }

  return (
    <Stack ref={stack} aria-label="Notifications" {...pause.listeners}>
      <div role="status" aria-atomic="false">
        {render(STATUS_TYPES)}
      </div>
      <div role="alert" aria-atomic="false">
        {render(ALERT_TYPES)}
      </div>
    </Stack>
  );
}

const STATUS_TYPES: readonly Toast['type'][] = ['success', 'blank', 'loading', 'custom'];
const ALERT_TYPES: readonly Toast['type'][] = ['error'];

/** On a desktop they stand left of the form, in the column of the contact details, where they cover no field. */
const Stack = styled.section`
  position: fixed;
  right: max(${theme.space.gutter}, env(safe-area-inset-right));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  z-index: ${theme.layer.toast};
  width: min(${TOAST_WIDTH}px, 100vw - 2 * ${theme.space.gutter});
  pointer-events: none;

  ${media.desktop} {
    right: auto;
    left: max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2);
  }

  &[data-side='top'] {
    top: calc(${theme.space.header} + 0.5rem);
    bottom: auto;
  }

  ${media.print} {
    display: none;
  }
`;
