'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/section';
import { Badge, Heading, Lead } from '@/components/ui/text';
import { figures, type StarPolygon } from '@/lib/brand/geometry';
import { media } from '@/styles/media';
import { PageFigure, TextBesideFigure } from './page-figure';

interface PageHeaderProps {
  badge?: ReactNode;
  heading: ReactNode;
  text: ReactNode;
  /** The default is the figure of pages that an owner adds. */
  figure?: StarPolygon;
}

/** The top of an inner page. It does not fade in, so that its heading is painted at once. */
export function PageHeader({ badge, heading, text, figure = figures.added }: PageHeaderProps) {
  return (
    <Top>
      <PageFigure {...figure} $alone={figure === figures.added} />
      <TextBesideFigure>
        {badge && <Badge>{badge}</Badge>}
        <Heading as="h1" $size="h1">
          {heading}
        </Heading>
        <Lead>{text}</Lead>
      </TextBesideFigure>
    </Top>
  );
}

/** The place of a heading at the top of a page. */
export const Top = styled(Container)`
  position: relative;
  padding-block: 4.5rem clamp(1.5rem, 3vw, 2.5rem);

  ${media.print} {
    padding-block: 0 0.5cm;
  }
`;
