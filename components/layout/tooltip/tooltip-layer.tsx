'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipsProps } from './tooltips';

/** Controls that show nothing but an icon carry this attribute. */
const TRIGGER = '[data-tooltip]';

/**
 * Shows tooltips for every icon-only control of the page. Nothing of it is loaded
 * until the first of them is hovered or focused, and no control waits for it: its
 * name is its own.
 */
export function TooltipLayer() {
  const [triggers, setTriggers] = useState<readonly HTMLElement[]>([]);
  const [layer, setLayer] = useState<{ Tooltips: ComponentType<TooltipsProps> }>();

  useEffect(() => {
    function notice(event: Event) {
      const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>(TRIGGER) : null;
      if (!trigger || !asksForTooltip(event, trigger)) return;
      setTriggers((known) => (known.includes(trigger) ? known : [...known.filter((it) => it.isConnected), trigger]));
      // Without the network there are no tooltips, and nothing is missing.
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

/** A finger asks for no tooltip: its tap hovers and focuses a control too, and would leave one standing. */
function asksForTooltip(event: Event, trigger: HTMLElement): boolean {
  return event instanceof PointerEvent ? event.pointerType !== 'touch' : trigger.matches(':focus-visible');
}
