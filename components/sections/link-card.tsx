'use client';

import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { ProseLink } from './prose';

/** A link to another site that has a paragraph to itself: its picture, its words, and where it leads. */
export const LinkCard = styled(ProseLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  max-width: ${theme.width.text};
  padding: 0.9rem 1.25rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.field};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${theme.color.control};
  }

  > * {
    grid-column: 2;
  }

  > small {
    justify-self: start;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }

  > figure {
    grid-area: 1 / 1 / span 2;
    align-self: center;
    width: clamp(5rem, 26vw, 10rem);
    margin: 0;
    margin-inline-end: 1.25rem;
  }
`;
