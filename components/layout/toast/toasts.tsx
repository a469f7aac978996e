'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TOAST_FADE, TOAST_LIMIT, TOAST_WIDTH } from '@/lib/constants';
import type { Words } from '@/lib/content/words-schema';
import { media, notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ToastCard } from './toast-card';
import { ProvideToasts } from './toast-outlet';

interface ToastsProps {
  words: Words['toasts'];
  /** The page that announces itself what its toasts say, without the base path. */
  quietOn: string;
}

/** For a page that makes toasts. */
export function ToastProvider({ words, quietOn }: ToastsProps) {
  const provide = useContext(ProvideToasts);
  useEffect(() => provide(<Toasts words={words} quietOn={quietOn} />), [provide, words, quietOn]);
  return null;
}

/**
 * The toasts. The live region is in the document before any toast: one that is added together with its text is not
 * announced everywhere.
 */
function Toasts({ words, quietOn }: ToastsProps) {
  const stack = useRef<HTMLDivElement>(null);
  const isQuiet = usePathname() === quietOn;
  // Each card has a timer of its own, which can pause.
  const { toasts } = useToaster({ duration: Number.POSITIVE_INFINITY, removeDelay: TOAST_FADE });
  useFreePlace(stack, toasts.length > 0);

  // A page that comes out of the page cache has no toast of before.
  useEffect(() => {
    const removeAll = () => toast.remove();
    window.addEventListener('pagehide', removeAll);
    return () => window.removeEventListener('pagehide', removeAll);
  }, []);

  return (
    <Stack ref={stack} role="region" aria-label={words.region}>
      <div role={isQuiet ? undefined : 'status'} aria-atomic="false">
        {toasts.slice(0, TOAST_LIMIT).map((entry) => (
          <ToastCard key={entry.id + entry.createdAt} toast={entry} words={words} />
        ))}
      </div>
    </Stack>
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

/** On a desktop beside the form, below the contact details. Not a `section`: it would be the last one of the page. */
const Stack = styled.div`
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

  ${notPrinted}
`;
