import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ExistingElement } from './existing-element';

export interface TooltipsProps {
  /** The controls that have been hovered or focused so far. */
  triggers: readonly HTMLElement[];
}

/** A Radix tooltip for each control, all under one provider, so that the skip delay holds between them. */
export function Tooltips({ triggers }: TooltipsProps) {
  return (
    <Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {triggers.map((trigger) => (
        <Tooltip key={keyOf(trigger)} trigger={trigger} />
      ))}
    </Provider>
  );
}

function Tooltip({ trigger }: { trigger: HTMLElement }) {
  const [label, setLabel] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  function change(open: boolean) {
    if (open) setLabel(labelOf(trigger));
    setIsOpen(open && trigger.isConnected);
  }

  // The pointer does not leave a control that is gone, and no key closes it.
  useEffect(() => {
    if (!isOpen) return;
    const observer = new MutationObserver(() => trigger.isConnected || setIsOpen(false));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen, trigger]);

  return (
    <Root open={isOpen} onOpenChange={change}>
      <Trigger asChild>
        <ExistingElement element={trigger} />
      </Trigger>
      {/* In the control's landmark: accessibility checkers report text outside of all landmarks. */}
      <Portal container={trigger.closest<HTMLElement>('header, main, footer')}>
        <Bubble sideOffset={8} collisionPadding={8}>
          {label}
        </Bubble>
      </Portal>
    </Root>
  );
}

/** The attribute's text, or else the control's own name as it reads at this moment. */
function labelOf(trigger: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: of the theme button's faces only the one that shows is its name
  return trigger.dataset.tooltip || trigger.getAttribute('aria-label') || trigger.innerText.trim();
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(trigger: HTMLElement): number {
  const key = keys.get(trigger) ?? ++lastKey;
  keys.set(trigger, key);
  return key;
}

/** It comes after the toasts in the document, and so lies on them. */
const Bubble = styled(Content)`
  z-index: ${theme.layer.toast};
  padding: 0.3rem 0.75rem;
  border-radius: ${theme.radius.chip};
  background: ${theme.color.ink};
  color: ${theme.color.page};
  font-size: ${theme.size.small};
  line-height: 1.5;
  max-width: min(20rem, 100vw - 1rem);

  ${media.forced} {
    outline: 1px solid;
  }
`;
