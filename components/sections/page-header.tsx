'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { type FigureNumbers, figures } from '@/components/ui/khatam/figures';
import { Lead } from '@/components/ui/text';
import { media } from '@/styles/media';
import { besideFigure, PageFigure } from './page-figure';

interface PageHeaderProps {
  badge?: ReactNode;
  heading: ReactNode;
  text: ReactNode;
  /** The page's figure; without one it has that of the pages an owner adds. */
  figure?: FigureNumbers;
}

/** The head of an inner page. It does not fade in, so that its heading is painted at once. */
export function PageHeader({ badge, heading, text, figure = figures.added }: PageHeaderProps) {
  return (
    <Top>
      <PageFigure {...figure} />
      <Words>
        {badge && <Badge>{badge}</Badge>}
        <Heading as="h1" $size="h1">
          {heading}
        </Heading>
        <Lead>{text}</Lead>
      </Words>
    </Top>
  );
}

const Top = styled(Container)`
  position: relative;
  padding-block: 4.5rem clamp(1.5rem, 3vw, 2.5rem);

  ${media.print} {
    padding-block: 0 0.5cm;
  }
`;

const Words = styled.div`
  ${besideFigure}
  display: grid;
  justify-items: start;
  gap: 1.35rem;

  ${media.print} {
    gap: 0.25cm;
  }
`;
