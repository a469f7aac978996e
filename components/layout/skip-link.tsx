'use client';

import styled from 'styled-components';
import { ButtonAnchor } from '@/components/ui/button';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The first stop of the keyboard: it leads past the header to `main`. Out of view until it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return <Skip href="#main">{label}</Skip>;
}

const Skip = styled(ButtonAnchor)`
  position: fixed;
  z-index: ${theme.layer.skip};
  top: 0.75rem;
  inset-inline-start: 0.75rem;

  &:not(:focus) {
    translate: 0 -200%;
  }

  ${media.print} {
    display: none;
  }
`;
