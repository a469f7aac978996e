'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import { each } from '@/components/ui/each';
import { Heading } from '@/components/ui/heading';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Text } from '@/components/ui/text';
import type { Service } from '@/lib/content/schema';
import { REVEAL_DELAYS } from '@/lib/limits';
import type { Marked } from '@/lib/marked';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ServiceIcon } from './service-icon';

/** What the owner offers, two cards in a row on wide screens; the last of an odd number has one of its own. */
export function ServiceGrid({ services }: { services: Marked<readonly Service[]> }) {
  if (services.length === 0) return null;
  return (
    <Grid $odd={services.length % 2 === 1}>
      {each(services, ({ title, description, icon }, index) => (
        <Reveal as="li" $from={index % 2 === 0 ? 'left' : 'right'} $delay={DELAYS[index % DELAYS.length]}>
          <Card>
            <ServiceIcon icon={icon} />
            <Title as="h2" $size="h3">
              {title}
            </Title>
            <Text>{description}</Text>
          </Card>
        </Reveal>
      ))}
    </Grid>
  );
}

const DELAYS = REVEAL_DELAYS.slice(0, 4);

const Grid = styled(Container).attrs({ as: 'ul', role: 'list' })<{ $odd: boolean }>`
  display: grid;
  gap: clamp(1.25rem, 2.2vw, 1.8rem);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    ${({ $odd }) => $odd && '> :last-child { grid-column: 1 / -1; }'}
  }
`;

const Card = styled.div`
  height: 100%;
  padding: clamp(1.5rem, 3vw, 2.2rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.print} {
    padding: 0.4cm;
    break-inside: avoid;
  }
`;

const Title = styled(Heading)`
  margin-block: 1.6rem 0.7rem;

  ${media.print} {
    margin-top: 0.7rem;
  }
`;
