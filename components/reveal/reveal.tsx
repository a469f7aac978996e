'use client';

import { type PropsWithChildren, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';
import type { REVEAL_DELAYS } from '../limits';
import { revealOnScroll } from './reveal-on-scroll';

type Delay = (typeof REVEAL_DELAYS)[number];

interface RevealProps {
  /** Side it comes from. */
  from?: 'up' | 'left' | 'right';
  /** Pause before it shows, in ms. */
  delay?: Delay;
  /** Element to render; a block of a list is an `li`. */
  as?: 'div' | 'li' | 'article';
  className?: string;
}

/**
 * A block that fades in when it is scrolled into view. It is exported visible and
 * stays so unless the script that will show it is there to hide it first.
 */
export function Reveal({ from = 'up', delay = 100, as, className, children }: PropsWithChildren<RevealProps>) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => (block.current ? revealOnScroll(block.current) : undefined), []);

  return (
    <Block as={as} ref={block} className={className} $from={from} $delay={delay}>
      {children}
    </Block>
  );
}

const TRAVEL = {
  up: 'translateY(1.5rem)',
  left: 'translateX(-1.5rem)',
  right: 'translateX(1.5rem)',
} satisfies Record<NonNullable<RevealProps['from']>, string>;

/**
 * Keyboard focus never stays inside an invisible block. The block does not jump to its place
 * for it: a press focuses too, and the link would be gone from under the pointer before it
 * is up again.
 */
const Block = styled.div<{ $from: keyof typeof TRAVEL; $delay: Delay }>`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-reveal='hidden'] {
      opacity: 0;
      transform: ${({ $from }) => TRAVEL[$from]};
    }

    &[data-reveal='shown'] {
      transition: opacity ${theme.motion.reveal} ${theme.motion.settle}, transform ${theme.motion.reveal} ${theme.motion.settle};
      transition-delay: ${({ $delay }) => $delay}ms;
    }

    &:focus-within {
      opacity: 1;
      transition-property: transform;
    }
  }
`;
