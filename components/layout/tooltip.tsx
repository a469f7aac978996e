'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '@/lib/constants';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

const CONTROL = '[data-tooltip]';

/** Distance of the tooltip from its control and from the window's edges, in px. */
const GAP = 8;

/**
 * The tooltip of the icon-only control (`[data-tooltip]`) that is hovered or has the keyboard's focus. It shows the
 * control's name, and stays while the pointer is on it (WCAG 1.4.13).
 */
export function Tooltip() {
  const [control, setControl] = useState<HTMLElement>();
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hovered: HTMLElement | null = null;
    let closedAt = Number.NEGATIVE_INFINITY;

    function close() {
      clearTimeout(timer);
      if (bubble.current) closedAt = performance.now();
      setControl(undefined);
    }

    function handlePointer({ type, target, pointerType }: PointerEvent) {
      if (pointerType === 'touch' || !(target instanceof Element) || bubble.current?.contains(target)) return;
      const next = type === 'pointerover' ? target.closest<HTMLElement>(CONTROL) : null;
      if (next === hovered) return;
      hovered = next;
      close();
      if (!next) return;
      const skipsDelay = performance.now() - closedAt < TOOLTIP_SKIP_DELAY;
      timer = setTimeout(setControl, skipsDelay ? 0 : TOOLTIP_DELAY, next);
    }

    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || !target.matches(`${CONTROL}:focus-visible`)) return;
      close();
      setControl(target);
    }

    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', handlePointer, options);
    document.documentElement.addEventListener('pointerleave', handlePointer, { signal: listening.signal });
    document.addEventListener('focusin', handleFocus, options);
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, close, options);
    // Not while the tooltip is closed: a scroll must not cancel the delay.
    document.addEventListener('scroll', () => bubble.current && close(), options);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  useLayoutEffect(() => {
    if (!control || !bubble.current) return;
    const { left, width, top, bottom } = control.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = bubble.current;
    const rightmost = document.documentElement.clientWidth - offsetWidth - GAP;
    const above = top - offsetHeight - GAP;
    style.left = `${Math.max(GAP, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
    style.top = `${above < GAP ? bottom + GAP : above}px`;
  }, [control]);

  return (
    control && (
      <Bubble ref={bubble} role="tooltip">
        {nameOf(control)}
      </Bubble>
    )
  );
}

function nameOf(control: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: the theme button has three texts, of which one is visible
  return control.dataset.tooltip || control.getAttribute('aria-label') || control.innerText.trim();
}

/** The `::before` fills the gap, so that the pointer can move from the control onto the tooltip. */
const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  width: max-content;
  max-width: min(20rem, 100vw - 1rem);
  padding: 0.3rem 0.75rem;
  border-radius: ${theme.radius.chip};
  background: ${theme.color.ink};
  color: ${theme.color.page};
  font-size: ${theme.size.small};
  line-height: 1.5;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -${GAP}px 0;
  }

  ${media.forced} {
    outline: 1px solid;
  }
`;
