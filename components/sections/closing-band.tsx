'use client';

import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Ground, Panel } from '@/components/ui/card';
import type { LabelledLink } from '@/components/ui/link';
import { Reveal } from '@/components/ui/reveal';
import { Container, Heading, Section } from '@/components/ui/section';
import type { TextBlock } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { notPrinted, wideColumns } from '@/styles/theme';

/** The call to action at the end of a page. */
export function ClosingBand({ heading, text, contact }: Localized<TextBlock> & { contact: LabelledLink }) {
  return (
    <Closing>
      <Container>
        <Reveal>
          <Band>
            <Ground />
            <div>
              <Heading>{heading}</Heading>
              <p>{text}</p>
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
  ${wideColumns('1fr auto')}
`;
