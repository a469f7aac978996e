'use client';

import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}

const Skip = styled.a`
  position: fixed;
  z-index: ${theme.layer.skip};
  top: 0.75rem;
  left: 0.75rem;
  padding: 0.7rem 1.2rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.ink};
  color: ${theme.color.page};
  font-weight: 600;

  &:not(:focus) {
    translate: 0 -200%;
  }

  ${media.print} {
    display: none;
  }
`;
