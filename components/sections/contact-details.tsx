'use client';

import { Download, Mail } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ProfileWithIcon } from '@/components/layout/profile-icons';
import { ProfileLinks } from '@/components/layout/profile-links';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { TextAnchor } from '@/components/ui/text-link';
import type { Pages } from '@/lib/content/schema';
import type { LinkWords } from '@/lib/content/words-schema';
import { mailto } from '@/lib/mailto';
import type { Marked } from '@/lib/marked';
import { media } from '@/styles/media';
import { Ground, Panel } from './closing-band';

interface ContactDetailsProps {
  copy: Marked<Pages['contact']>;
  email: string;
  /** Where the vCard is. */
  cardHref: string;
  profiles: readonly ProfileWithIcon[];
  /** Whether the owner takes on work, in a sentence. */
  availability: ReactNode;
  words: Pick<LinkWords, 'newTab'>;
}

/** The owner's mail, contact card and profiles, and whether work is welcome. */
export function ContactDetails({ copy, email, cardHref, profiles, availability, words }: ContactDetailsProps) {
  return (
    <Details>
      <section aria-labelledby="contact-information">
        <Heading id="contact-information" $size="h3">
          {copy.information}
        </Heading>
        <TextAnchor href={mailto(email)}>
          <Icon icon={Mail} />
          {email}
        </TextAnchor>
        <Card href={cardHref} download>
          <Icon icon={Download} />
          {copy.card}
        </Card>
      </section>
      {copy.connect && (
        <section aria-labelledby="connect">
          <Connect id="connect">{copy.connect}</Connect>
          <ProfileLinks profiles={profiles} email={email} mailInNewTab {...words} />
        </section>
      )}
      <Availability aria-labelledby="availability">
        <Ground tile={72} />
        <Heading id="availability" $size="h3">
          {copy.availability}
        </Heading>
        <Text>{availability}</Text>
      </Availability>
    </Details>
  );
}

const Details = styled.div`
  display: grid;
  gap: 2rem;
  align-content: start;
`;

const Card = styled(TextAnchor)`
  display: flex;
  width: fit-content;

  &:hover svg {
    transform: translate(0, 3px);
  }

  ${media.print} {
    display: none;
  }
`;

const Connect = styled.h2`
  margin-bottom: 0.9rem;
  font-size: 1.1875rem;
  letter-spacing: -0.015em;
`;

const Availability = styled(Panel).attrs({ as: 'section' })`
  padding: clamp(1.5rem, 3vw, 2.1rem);

  p {
    margin-top: 1rem;
  }

  ${media.print} {
    padding: 0;
  }
`;
