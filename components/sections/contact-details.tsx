'use client';

import { Download, Mail } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Ground, Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/link';
import { ProfileLinks, type ProfileWithIcon } from '@/components/ui/profile-links';
import { Container, Heading, Text } from '@/components/ui/section';
import { mailto } from '@/lib/contact-links';
import type { Pages } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media, notPrinted, stack, theme } from '@/styles/theme';

interface ContactDetailsProps {
  copy: Localized<Pick<Pages['contact'], 'information' | 'card' | 'connect' | 'availability'>>;
  email: string;
  profiles: readonly ProfileWithIcon[];
  availability: ReactNode;
}

/** The owner's email address, contact card and profiles, and whether the owner takes on work. */
export function ContactDetails({ copy, email, profiles, availability }: ContactDetailsProps) {
  return (
    <Details>
      <section aria-labelledby="contact-information">
        <Heading id="contact-information" $size="h3">
          {copy.information}
        </Heading>
        <TextLink href={mailto(email)}>
          <Icon icon={Mail} />
          {email}
        </TextLink>
        <Card href="/contact.vcf" download>
          <Icon icon={Download} />
          {copy.card}
        </Card>
      </section>
      {copy.connect && (
        <section aria-labelledby="connect">
          <Connect id="connect">{copy.connect}</Connect>
          <ProfileLinks profiles={profiles} email={email} mailInNewTab />
        </section>
      )}
      <Availability aria-labelledby="availability">
        <Ground />
        <Heading id="availability" $size="h3">
          {copy.availability}
        </Heading>
        <Text>{availability}</Text>
      </Availability>
    </Details>
  );
}

/** The two columns of the contact page: the details, and the form. */
export const ContactColumns = styled(Container)`
  ${stack('clamp(2rem, 5vw, 4.5rem)')}
  padding-bottom: ${theme.space.section};

  ${media.desktop} {
    grid-template-columns: 1fr 1.35fr;
  }

  ${media.print} {
    padding-bottom: 0;
  }
`;

/** On a phone its parts are items of the page's column, so that the availability can be below the form. */
const Details = styled.div`
  display: contents;

  ${media.desktop} {
    ${stack('2rem')}
    align-content: start;
  }
`;

const Card = styled(TextLink)`
  display: flex;
  width: fit-content;

  &:hover svg {
    transform: translate(0, 3px);
  }

  ${notPrinted}
`;

const Connect = styled.h2`
  margin-bottom: 0.9rem;
  font-size: 1.1875rem;
  letter-spacing: -0.015em;
`;

const Availability = styled(Panel).attrs({ as: 'section' })`
  order: 1;
  padding: clamp(24px, 3vw, 2.1rem);

  p {
    margin-top: 1rem;
  }

  ${media.print} {
    padding: 0;
  }
`;
