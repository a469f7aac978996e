'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipsProps } from './tooltips';

/** Controls that show nothing but an icon carry this attribute. */
const TRIGGER = '[data-tooltip]';

/**
 * Shows tooltips for every icon-only control of the page. Radix is loaded when the first of them
 * is hovered or focused. No control depends on it: each has a name of its own.
 */
export function TooltipLayer() {
  const [triggers, setTriggers] = useState<readonly HTMLElement[]>([]);
  const [layer, setLayer] = useState<{ Tooltips: ComponentType<TooltipsProps> }>();

  useEffect(() => {
    function notice(event: Event) {
      const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>(TRIGGER) : null;
      if (!trigger || !asksForTooltip(event, trigger)) return;
      setTriggers((known) => (known.includes(trigger) ? known : [...known.filter((it) => it.isConnected), trigger]));
      // Without the network there are no tooltips; each control still has its name.
      import('./tooltips').then(setLayer, () => {});
    }
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);

  return layer ? <layer.Tooltips triggers={triggers} /> : null;
}

/** Touch opens no tooltip: a tap hovers and focuses the control too, and the tooltip would stay open. */
function asksForTooltip(event: Event, trigger: HTMLElement): boolean {
  return event instanceof PointerEvent ? event.pointerType !== 'touch' : trigger.matches(':focus-visible');
}
