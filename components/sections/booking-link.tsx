'use client';

import styled from 'styled-components';
import { movingIcon } from '@/components/ui/icon';
import { AppLink } from '@/components/ui/link';
import { theme } from '@/styles/theme';

/** The link to where calls are booked, below a text about taking on work. */
export const BookingLink = styled(AppLink).attrs({ newTab: true, withArrow: true })`
  display: flex;
  align-items: center;
  gap: 0.45rem;
  width: fit-content;
  min-height: ${theme.target};
  margin-top: 0.4rem;
  color: inherit;
  font-weight: 600;

  &:hover {
    text-decoration-thickness: 0.16em;
  }

  ${movingIcon}
`;
