'use client';

import styled from 'styled-components';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/text';
import { media } from '@/styles/media';

interface PageHeaderProps {
  badge?: string;
  heading: string;
  text: string;
}

/** The head of an inner page. It does not fade in, so that its heading is painted at once. */
export function PageHeader({ badge, heading, text }: PageHeaderProps) {
  return (
    <Top>
      {badge && <Badge>{badge}</Badge>}
      <Heading as="h1" $size="h1">
        {heading}
      </Heading>
      <Lead>{text}</Lead>
    </Top>
  );
}

const Top = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.35rem;
  padding-block: clamp(2.5rem, 6vw, 4.5rem) clamp(1.5rem, 3vw, 2.5rem);

  ${media.print} {
    padding-block: 0;
  }
`;
