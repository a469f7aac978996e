'use client';

import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Ground, Panel } from '@/components/ui/card';
import type { LabelledLink } from '@/components/ui/link';
import { Reveal } from '@/components/ui/reveal';
import { Container, Heading, Section } from '@/components/ui/section';
import { WaysToWrite } from '@/components/ui/ways-to-write';
import type { TextBlock } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { media, notPrinted } from '@/styles/theme';

interface ClosingBandProps extends Localized<TextBlock> {
  contact: LabelledLink;
  ways: readonly LabelledLink[];
}

/** The call to action at the end of a page. */
export function ClosingBand({ heading, text, contact, ways }: ClosingBandProps) {
  return (
    <Closing>
      <Container>
        <Reveal>
          <Band>
            <Ground />
            <div>
              <Heading>{heading}</Heading>
              <p>{text}</p>
              <WaysToWrite ways={ways} $kind="onBand" />
            </div>
            <ButtonLink {...contact} $kind="light" withArrow />
          </Band>
        </Reveal>
      </Container>
    </Closing>
  );
}

const Closing = styled(Section)`
  ${notPrinted}
`;

const Band = styled(Panel)`
  display: grid;
  align-items: center;
  gap: 2rem;
  padding: clamp(2rem, 6vw, 5rem) clamp(28px, 6vw, 5rem);

  p {
    margin-top: 1.1rem;
    max-width: 34rem;
  }

  ${ButtonLink} {
    justify-self: start;
  }
  
  ${media.wide} {
    grid-template-columns: 1fr auto;
  }
`;
