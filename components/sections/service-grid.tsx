'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardGrid } from '@/components/ui/card';
import { renderList } from '@/components/ui/list';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { Container, Heading, Text } from '@/components/ui/section';
import { drawMark } from '@/lib/brand/geometry';
import type { Service } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media, theme } from '@/styles/theme';

type ShownService = Localized<Pick<Service, 'title' | 'description' | 'icon'>> & { offer?: ReactNode };

/** The owner's services, two cards in a row on wide screens; the last of an odd number has a row to itself. */
export function ServiceGrid({ services }: { services: readonly ShownService[] }) {
  if (services.length === 0) return null;
  return (
    <Container>
      <CardGrid>
        {renderList(services, ({ title, description, icon, offer }, index) => (
          <Reveal as="li" $from={index % 2 === 0 ? 'left' : 'right'} $delay={REVEAL_DELAYS[index % 4]}>
            <ServiceCard>
              <Drawing viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
                {DRAWINGS[icon]}
              </Drawing>
              <Title as="h2" $size="h3">
                {title}
              </Title>
              <Text>{description}</Text>
              {offer}
            </ServiceCard>
          </Reveal>
        ))}
      </CardGrid>
    </Container>
  );
}

const ServiceCard = styled(Card)`
  height: 100%;
  padding: clamp(24px, 3vw, 2.2rem);

  ${media.print} {
    padding: 0.4cm;
  }
`;

const Title = styled(Heading)`
  margin-block: 1.6rem 0.7rem;

  ${media.print} {
    margin-top: 0.7rem;
  }
`;

const Spark = styled.path`
  stroke: ${theme.color.secondAccent};
`;

/** The services' drawings, each with the owner's star among its lines. */
const DRAWINGS = {
  desktop: (
    <>
      <rect x="5" y="9" width="54" height="36" rx="3" />
      <path d="M32 45v9M21 54.5h22M5 37.5h54" />
      <Spark d={drawMark(8.5, [32, 23.5])} />
    </>
  ),
  database: (
    <>
      <ellipse cx="32" cy="13" rx="22" ry="7" />
      <path d="M10 13v38c0 3.9 9.8 7 22 7s22-3.1 22-7V13M10 32c0 3.9 9.8 7 22 7s22-3.1 22-7" />
      <Spark d={drawMark(5, [32, 48.5])} />
    </>
  ),
  api: (
    <>
      <circle cx="10" cy="32" r="5.5" />
      <circle cx="53" cy="12" r="5.5" />
      <circle cx="53" cy="52" r="5.5" />
      <path d="M15.5 32h9M38 26.5l10.5-10.5M38 37.5l10.5 10.5" />
      <Spark d={drawMark(8, [32, 32])} />
    </>
  ),
  web: (
    <>
      <rect x="5" y="9" width="54" height="46" rx="3" />
      <path d="M5 20h54M22 20v35M10 14.5h2M16 14.5h2" />
      <Spark d={drawMark(9, [40.5, 37.5])} />
    </>
  ),
} satisfies Record<Service['icon'], ReactNode>;

const Drawing = styled.svg`
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
