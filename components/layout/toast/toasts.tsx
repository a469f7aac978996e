import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import type { ToastWords } from '@/lib/content/words-schema';
import { TOAST_FADE, TOAST_LIMIT, TOAST_WIDTH } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ToastCard } from './toast-card';
import { useToastPlace } from './use-toast-place';

interface ToastsProps {
  words: ToastWords;
  /** The page that announces itself what its toasts say, without the base path. */
  quietOn: string;
}

/**
 * The toasts. Both live regions are in the document before any toast: a region that is added together with its text is not
 * announced everywhere.
 */
export function Toasts({ words, quietOn }: ToastsProps) {
  const stack = useRef<HTMLElement>(null);
  const isQuiet = usePathname() === quietOn;
  // Each card has a timer of its own, which can pause.
  const { toasts } = useToaster({ duration: Number.POSITIVE_INFINITY, removeDelay: TOAST_FADE });
  const shown = toasts.slice(0, TOAST_LIMIT);
  useToastPlace(stack, shown.map(({ id, createdAt }) => id + createdAt).join());

  // A page that comes out of the page cache has no toast of before.
  useEffect(() => {
    const removeAll = () => toast.remove();
    window.addEventListener('pagehide', removeAll);
    return () => window.removeEventListener('pagehide', removeAll);
  }, []);

  const render = (isOfRegion: (entry: Toast) => boolean) =>
    shown.filter(isOfRegion).map((entry) => <ToastCard key={entry.id + entry.createdAt} toast={entry} words={words} />);

  // In a block of its own: beside the page's sections it would be the last one of them.
  return (
    <div>
      <Stack ref={stack} aria-label={words.region}>
        <div role={isQuiet ? undefined : 'status'} aria-atomic="false">
          {render(({ type }) => type !== 'error')}
        </div>
        <div role={isQuiet ? undefined : 'alert'} aria-atomic="false">
          {render(({ type }) => type === 'error')}
        </div>
      </Stack>
    </div>
  );
}

/** On a desk beside the form, below the contact details; in the page where neither end of the window has room. */
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
