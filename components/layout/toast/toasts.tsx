'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TOAST_FADE, TOAST_LIMIT, TOAST_WIDTH } from '@/lib/constants';
import type { Words } from '@/lib/content/words-schema';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ToastCard } from './toast-card';
import { provideToasts } from './toast-outlet';

interface ToastsProps {
  words: Words['toasts'];
  /** The page that announces itself what its toasts say, without the base path. */
  quietOn: string;
}

/** For a page that makes toasts. */
export function ToastProvider({ words, quietOn }: ToastsProps) {
  useEffect(() => provideToasts(<Toasts words={words} quietOn={quietOn} />), [words, quietOn]);
  return null;
}

/**
 * The toasts. Both live regions are in the document before any toast: a region that is added together with its text is not
 * announced everywhere.
 */
function Toasts({ words, quietOn }: ToastsProps) {
  const stack = useRef<HTMLElement>(null);
  const isQuiet = usePathname() === quietOn;
  // Each card has a timer of its own, which can pause.
  const { toasts } = useToaster({ duration: Number.POSITIVE_INFINITY, removeDelay: TOAST_FADE });
  const shown = toasts.slice(0, TOAST_LIMIT);
  useFreePlace(stack, shown.length > 0);

  // A page that comes out of the page cache has no toast of before.
  useEffect(() => {
    const removeAll = () => toast.remove();
    window.addEventListener('pagehide', removeAll);
    return () => window.removeEventListener('pagehide', removeAll);
  }, []);

  // In a block of its own: beside the page's sections it would be the last one of them.
  return (
    <div>
      <Stack ref={stack} aria-label={words.region}>
        {(['status', 'alert'] as const).map((role) => (
          <div key={role} role={isQuiet ? undefined : role} aria-atomic="false">
            {shown
              .filter(({ type }) => (type === 'error' ? 'alert' : 'status') === role)
              .map((entry) => (
                <ToastCard key={entry.id + entry.createdAt} toast={entry} words={words} />
              ))}
          </div>
        ))}
      </Stack>
    </div>
  );
}

/** What no toast covers: the form's button and outcome. */
const KEPT_CLEAR = 'form [type="submit"], [data-outcome]';

/** Moves the toasts where they are in the way: to the top of the window, or into the page where that has no room either. */
function useFreePlace(stack: RefObject<HTMLElement | null>, hasToasts: boolean) {
  useLayoutEffect(() => {
    const box = stack.current;
    if (!box || !hasToasts) return;
    const place = () => {
      for (const name of ['bottom', 'top', 'page']) {
        if (!isInTheWay(box)) return;
        box.dataset.place = name;
      }
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    document.addEventListener('scroll', place, { passive: true });
    return () => {
      delete box.dataset.place;
      sizes.disconnect();
      document.removeEventListener('scroll', place);
    };
  }, [stack, hasToasts]);
}

function isInTheWay(box: HTMLElement): boolean {
  const { top, right, bottom, left } = box.getBoundingClientRect();
  return [...document.querySelectorAll(KEPT_CLEAR)]
    .map((element) => element.getBoundingClientRect())
    .some((kept) => kept.left < right && left < kept.right && kept.top < bottom && top < kept.bottom);
}

/** On a desktop beside the form, below the contact details. */
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

  ${media.print} {
    display: none;
  }
`;
