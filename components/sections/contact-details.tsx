'use client';

import { Download, Mail, Phone } from 'lucide';
import type { PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { Ground, Panel } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { type LabelledLink, TextLink } from '@/components/ui/link';
import { ProfileLinks, type ProfileWithIcon } from '@/components/ui/profile-links';
import { Container, Heading, Text } from '@/components/ui/section';
import { WaysToWrite } from '@/components/ui/ways-to-write';
import { mailto } from '@/lib/contact-links';
import type { Pages } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { gridColumns, media, notPrinted, stack } from '@/styles/theme';

interface ContactDetailsProps {
  copy: Localized<Pick<Pages['contact'], 'information' | 'card' | 'connect'>>;
  email: string;
  phone?: LabelledLink;
  ways: readonly LabelledLink[];
  profiles: readonly ProfileWithIcon[];
}

/** The owner's email address, phone number, contact card, other ways to write, and profiles. */
export function ContactDetails({ copy, email, phone, ways, profiles }: ContactDetailsProps) {
  return (
    <Details>
      <section aria-labelledby="contact-information">
        <Information id="contact-information" $size="h3">
          {copy.information}
        </Information>
        <TextLink href={mailto(email)}>
          <Icon icon={Mail} />
          <EmailText email={email} />
        </TextLink>
        {phone && (
          <PhoneLink href={phone.href}>
            <Icon icon={Phone} />
            {phone.label}
          </PhoneLink>
        )}
        <Card href="/contact.vcf" download>
          <Icon icon={Download} />
          {copy.card}
        </Card>
        <WaysToWrite ways={ways} $kind="small" />
      </section>
      {copy.connect && (
        <section aria-labelledby="connect">
          <Connect id="connect">{copy.connect}</Connect>
          <ProfileLinks profiles={profiles} email={email} mailInNewTab />
        </section>
      )}
    </Details>
  );
}

/** Whether the owner takes on work. */
export function AvailabilityPanel({ heading, children }: PropsWithChildren<{ heading: ReactNode }>) {
  return (
    <Availability aria-labelledby="availability">
      <Ground />
      <Heading id="availability" $size="h3">
        {heading}
      </Heading>
      <Text>{children}</Text>
    </Availability>
  );
}

const DETAILS_GAP = 'clamp(2rem, 5vw, 4.5rem)';

const Information = styled(Heading)`
  margin-bottom: 0.5rem;
`;

/** The parts of the contact page. The form, the second one, is beside the others on a desktop. */
export const ContactColumns = styled(Container)`
  ${stack(DETAILS_GAP)}

  ${media.desktop} {
    ${gridColumns(2)}
    grid-template-rows: auto 1fr;
    row-gap: 2rem;

    > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

const Details = styled.div`
  ${stack(DETAILS_GAP)}

  ${media.desktop} {
    gap: 2rem;
  }
`;

const PhoneLink = styled(TextLink)`
  display: flex;
  width: fit-content;
`;

const Card = styled(PhoneLink)`
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

/** On a desktop it ends where the form ends, with its text at the foot. */
const Availability = styled(Panel).attrs({ as: 'section' })`
  display: grid;
  align-content: end;
  padding: clamp(24px, 3vw, 2.1rem);

  ${media.desktop} {
    ${Ground} {
      mask-image: linear-gradient(#000, transparent 70%);
    }
  }

  p {
    margin-top: 1rem;
  }

  ${media.print} {
    padding: 0;
  }
`;
