import type { PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { Heading } from './heading';
import { Reveal } from './reveal/reveal';

interface SectionHeadProps {
  /** The heading's `id`, by which the section is named. */
  id: string;
  heading: ReactNode;
}

/** The head of a section: its heading, and at the end of the line what is passed as children. */
export function SectionHead({ id, heading, children }: PropsWithChildren<SectionHeadProps>) {
  return (
    <Reveal>
      <Line>
        <Heading id={id}>{heading}</Heading>
        {children}
      </Line>
    </Reveal>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.25rem);

  ${media.print} {
    margin-bottom: 0.25cm;
    break-after: avoid;
  }
`;
