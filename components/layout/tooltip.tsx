'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { forcedOutline, theme } from '@/styles/theme';
import { useListeners } from './use-listeners';

/** How long the pointer has to rest on a control before its tooltip opens, in ms. */
export const TOOLTIP_DELAY = 700;

/** How long after a tooltip has closed the next one opens without a delay, in ms. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Distance of the tooltip from its control and from the viewport's edges, in px. */
const TOOLTIP_GAP = 8;

/**
 * The tooltip of the icon-only control (`[data-tooltip]`) that is hovered or has the keyboard's focus. It shows the
 * control's name, and stays while the pointer is on it (WCAG 1.4.13).
 */
export function Tooltip() {
  const bubble = useRef<HTMLDivElement>(null);
  const target = useTarget(bubble);

  useLayoutEffect(() => {
    if (!target || !bubble.current) return;
    const { left, width, top, bottom } = target.control.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = bubble.current;
    const rightmost = document.documentElement.clientWidth - offsetWidth - TOOLTIP_GAP;
    const above = top - offsetHeight - TOOLTIP_GAP;
    style.left = `${Math.max(TOOLTIP_GAP, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
    style.top = `${above < TOOLTIP_GAP ? bottom + TOOLTIP_GAP : above}px`;
  }, [target]);

  if (!target) return null;
  const { control } = target;
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include the theme button's two hidden names
  const name = control.dataset.tooltip || control.innerText.trim();
  return (
    <Bubble ref={bubble} role="tooltip">
      {name}
    </Bubble>
  );
}

/** The control whose tooltip is open, in a new object whenever the tooltip has to be placed anew. */
function useTarget(bubble: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<{ control: HTMLElement }>();

  useListeners((signal) => {
    const options = { signal, capture: true, passive: true };
    let timer: ReturnType<typeof setTimeout>;
    let hovered: HTMLElement | null = null;
    /** Its tooltip moves along when the page scrolls, because browsers scroll to the control that gets the focus. */
    let focused: HTMLElement | null = null;
    let closedAt = Number.NEGATIVE_INFINITY;

    /** Closes the open tooltip, and opens that of the control, if there is one, after the delay, in ms. */
    function show(control: HTMLElement | null = null, delay = 0) {
      clearTimeout(timer);
      if (bubble.current) closedAt = performance.now();
      setTarget(undefined);
      const wait = performance.now() - closedAt < TOOLTIP_SKIP_DELAY ? 0 : delay;
      if (control) timer = setTimeout(setTarget, wait, { control });
    }

    function followPointer({ type, target: element, pointerType }: PointerEvent) {
      if (pointerType === 'touch' || bubble.current?.contains(element as Element)) return;
      const control = type === 'pointerover' ? (element as Element).closest<HTMLElement>('[data-tooltip]') : null;
      if (control !== hovered) show(control, TOOLTIP_DELAY);
      hovered = control;
    }

    function followFocus({ target: element }: FocusEvent) {
      focused = (element as Element).closest<HTMLElement>('[data-tooltip]:focus-visible');
      show(focused);
    }

    function close() {
      focused = null;
      show();
    }

    document.addEventListener('pointerover', followPointer, options);
    document.documentElement.addEventListener('pointerleave', followPointer, { signal });
    document.addEventListener('focusin', followFocus, options);
    window.addEventListener('scroll', () => (focused ? setTarget({ control: focused }) : show()), options);
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'resize'])
      window.addEventListener(type, close, options);
  });

  return target;
}

/** The `::before` fills the gap, so that the pointer can move from the control onto the tooltip. */
const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  width: max-content;
  max-width: min(20rem, 100vw - 1rem);
  padding: 0.3rem 0.75rem;
  border-radius: ${theme.radius.chip};
  ${forcedOutline}
  background: ${theme.color.ink};
  color: ${theme.color.page};
  font-size: ${theme.size.small};
  line-height: 1.5;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -${TOOLTIP_GAP}px 0;
  }
`;
