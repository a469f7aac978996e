'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { media, notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';

/** A text, and beside it on a desktop its contents, which come before it on narrower screens. */
export const ReadingColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, ${theme.width.text});
  gap: 2.25rem 6rem;
  padding-block: 1rem clamp(2rem, 5vw, 4rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, ${theme.width.text}) minmax(0, 1fr);

    > * {
      grid-column: 1;
    }

    > nav {
      grid-column: 2;
      grid-row: 1 / span 2;
      order: 1;
    }
  }

  ${media.print} {
    display: block;
  }
`;

interface ReplyProps {
  question: ReactNode;
  href: string;
  label: string;
}

/** An invitation to write to the owner about a post. */
export function Reply({ question, href, label }: ReplyProps) {
  return (
    <Line>
      {question} <TextLink href={href}>{label}</TextLink>
    </Line>
  );
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};

  ${notPrinted}
`;
