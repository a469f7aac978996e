'use client';

import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** The column every part of a page stands in: 72rem at most, with a gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** A part of a page, with air above and below. The toasts may come to stand behind the last one, in a block of another kind. */
export const Section = styled.section`
  padding-top: ${theme.space.section};

  &:last-of-type {
    padding-bottom: ${theme.space.section};
  }
`;
