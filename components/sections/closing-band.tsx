'use client';

import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Reveal } from '@/components/ui/reveal';
import { Container, Section } from '@/components/ui/section';
import { Lattice } from '@/components/ui/star/mark';
import { Heading } from '@/components/ui/text';
import type { TextBlock } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { forcedOutline, media, notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ClosingBandProps extends Localized<TextBlock> {
  /** The link to the Contact page, or a mail link. */
  contact: { href: string; label: string };
}

/** The call to action at the end of a page. */
export function ClosingBand({ heading, text, contact }: ClosingBandProps) {
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
            <ButtonLink $kind="light" href={contact.href} withArrow>
              {contact.label}
            </ButtonLink>
          </Band>
        </Reveal>
      </Container>
    </Closing>
  );
}

const Closing = styled(Section)`
  ${notPrinted}
`;

/** A dark panel, with the lattice in its background by `Ground`. */
export const Panel = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.band};
  color: ${theme.color.onBand};

  p {
    color: ${theme.color.onBandMuted};
  }

  ${forcedOutline}

  ${media.print} {
    overflow: visible;
    background: none;
    color: inherit;

    p {
      color: inherit;
    }
  }
`;

/** The pattern on the band. */
export const Ground = styled(Lattice)`
  z-index: -1;
  color: ${theme.color.bandLine};
  opacity: 0.75;
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
