'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * The tooltip of the icon-only control (`[data-tooltip]`) that the pointer rests on or the keyboard has reached. It
 * repeats the control's name for those who see the icon alone, and stays while the pointer is on it (WCAG 1.4.13).
 */
export function Tooltip() {
  const [control, setControl] = useState<HTMLElement>();
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hovered: HTMLElement | null = null;
    let isOpen = false;
    let closedAt = Number.NEGATIVE_INFINITY;

    function open(next: HTMLElement) {
      isOpen = true;
      setControl(next);
    }

    function close() {
      clearTimeout(timer);
      if (isOpen) closedAt = performance.now();
      isOpen = false;
      setControl(undefined);
    }

    function handlePointer({ type, target, pointerType }: PointerEvent) {
      const isOnBubble = target instanceof Node && bubble.current?.contains(target);
      const next = target instanceof Element && type === 'pointerover' ? target.closest<HTMLElement>(CONTROL) : null;
      if (pointerType === 'touch' || isOnBubble || next === hovered) return;
      hovered = next;
      close();
      if (!next) return;
      const isSoon = performance.now() - closedAt < TOOLTIP_SKIP_DELAY;
      timer = setTimeout(open, isSoon ? 0 : TOOLTIP_DELAY, next);
    }

    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || !target.matches(CONTROL) || !target.matches(':focus-visible')) return;
      close();
      open(target);
    }

    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', handlePointer, options);
    document.documentElement.addEventListener('pointerleave', handlePointer, { signal: listening.signal });
    document.addEventListener('focusin', handleFocus, options);
    document.addEventListener('pointerdown', close, options);
    document.addEventListener('keydown', close, options);
    // A scroll takes the control away from the bubble, and is no reason not to open one.
    document.addEventListener('scroll', () => isOpen && close(), options);
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

  if (!control) return null;
  // In the control's landmark: accessibility checkers report text outside of all landmarks.
  const landmark = control.closest('header, main, footer') ?? document.body;
  return createPortal(
    <Bubble ref={bubble} role="tooltip">
      {nameOf(control)}
    </Bubble>,
    landmark,
  );
}

const CONTROL = '[data-tooltip]';

/** Distance of the bubble from its control and from the window's edges, in px. */
const GAP = 8;

/** The attribute's text, or else the control's own name as it reads at this moment. */
function nameOf(control: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: of the theme button's faces only the one that shows is its name
  return control.dataset.tooltip || control.getAttribute('aria-label') || control.innerText.trim();
}

/** The `::before` fills the gap, so that the pointer can move from the control onto the bubble. */
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
