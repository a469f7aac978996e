'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Lead } from '@/components/ui/text';
import { figures } from '@/lib/brand/geometry';
import { media } from '@/styles/theme';
import { PageFigure, TextBesideFigure, Top } from './page-header';
import { PostFacts, type PostFactsProps } from './post-facts';

interface TextHeaderProps {
  heading: ReactNode;
  text: ReactNode;
  /** The dates, reading time and tags of a post, above its title. */
  facts?: PostFactsProps;
}

/** The top of a page that is made from Markdown: its figure is smaller, and ends where the text begins. */
export function TextHeader({ heading, text, facts }: TextHeaderProps) {
  return (
    <Top>
      <SmallFigure {...figures.added} />
      <TextBesideFigure>
        {facts && <PostFacts {...facts} />}
        <Title as="h1" $size="h1">
          {heading}
        </Title>
        <Lead>{text}</Lead>
      </TextBesideFigure>
    </Top>
  );
}

const SmallFigure = styled(PageFigure)`
  ${media.wide} {
    top: 8rem;
    width: min(21rem, (100vw - 2rem - var(--start)) * 1.2);
    -webkit-mask-image: linear-gradient(#000 56%, transparent 90%);
  }
`;

const Title = styled(Heading)`
  font-size: clamp(2.5rem, 1.5rem + 4vw, 4.25rem);

  ${media.print} {
    font-size: 22pt;
  }
`;
