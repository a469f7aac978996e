'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The two columns of the contact page: the details, and the form. */
export const ContactColumns = styled(Container)`
  display: grid;
  gap: clamp(2rem, 5vw, 4.5rem);
  padding-bottom: ${theme.space.section};

  ${media.desktop} {
    grid-template-columns: 1fr 1.35fr;
  }

  ${media.print} {
    padding-bottom: 0;
  }
`;
