'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { direction } from '@/lib/built';
import type { Words } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { media, notPrinted, theme } from '@/styles/theme';
import { ToastCard } from './toast-card';
import { ProvideToasts } from './toast-outlet';

/** Maximum number of visible toasts; a new one replaces the oldest. */
export const TOAST_LIMIT = 3;

/** Width of a toast, in px, unless the screen is narrower. */
export const TOAST_WIDTH = 356;

/** Adds the toasts to the layout. For pages that show toasts. */
export function ToastProvider({ words }: { words: Words['toasts'] }) {
  const provide = useContext(ProvideToasts);
  useEffect(() => provide(<Toasts words={words} />), [provide, words]);
  return null;
}

/** Two live regions, for failures and for the rest. They are empty at first, because a filled new one may stay silent. */
function Toasts({ words }: { words: Words['toasts'] }) {
  const stack = useRef<HTMLDivElement>(null);
  // The form's page announces the outcomes itself.
  const pathname = usePathname();
  const isQuiet = pathname === routes.contact;
  // Each card has its own timer, which can pause. A dismissed card is removed once it has faded.
  const removeDelay = Number.parseInt(theme.motion.quick, 10);
  const { toasts } = useToaster({ duration: Number.POSITIVE_INFINITY, removeDelay });
  useFreePlace(stack, toasts.length > 0 && pathname);

  // No old toast after Back from the page cache.
  useEffect(() => {
    const removeAll = () => toast.remove();
    window.addEventListener('pagehide', removeAll);
    return () => window.removeEventListener('pagehide', removeAll);
  }, []);

  return (
    <Stack ref={stack} role="region" aria-label={words.region}>
      {(['alert', 'status'] as const).map((role) => (
        <div key={role} role={isQuiet ? undefined : role} aria-atomic="false">
          {toasts
            .filter(({ type }, index) => index < TOAST_LIMIT && (type === 'error') === (role === 'alert'))
            .map((entry) => (
              <ToastCard key={entry.id + entry.createdAt} toast={entry} words={words} />
            ))}
        </div>
      ))}
    </Stack>
  );
}

/** What toasts must not cover: the form, and the control that has the focus (WCAG 2.2, 2.4.11). */
const KEPT_CLEAR = '[data-no-toasts], :focus:not([tabindex], [data-toast] *)';

/** Moves toasts off what they must not cover, on each page anew: to the top or, without room there, into the page. */
function useFreePlace(stack: RefObject<HTMLElement | null>, shownOn: string | false) {
  useLayoutEffect(() => {
    const box = stack.current;
    if (!box || !shownOn) return;
    const place = () => {
      for (const name of ['bottom', 'top', 'page']) {
        if (!isInTheWay(box)) return;
        box.dataset.place = name;
      }
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    const listening = new AbortController();
    for (const type of ['scroll', 'focusin']) {
      document.addEventListener(type, place, { passive: true, signal: listening.signal });
    }
    return () => {
      delete box.dataset.place;
      sizes.disconnect();
      listening.abort();
    };
  }, [stack, shownOn]);
}

function isInTheWay(box: HTMLElement): boolean {
  const { top, right, bottom, left } = box.getBoundingClientRect();
  return [...document.querySelectorAll(KEPT_CLEAR)]
    .map((element) => element.getBoundingClientRect())
    .some((kept) => kept.left < right && left < kept.right && kept.top < bottom && top < kept.bottom);
}

/** On a desktop beside the form, below the contact details. Not a `section`: it would be the last one of the page. */
const Stack = styled.div`
  position: fixed;
  inset-inline-end: max(${theme.space.gutter}, env(safe-area-inset-${direction === 'rtl' ? 'left' : 'right'}));
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
