'use client';

import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Card, CardGrid, CardGroup } from '@/components/ui/card';
import { shapesOf } from '@/components/ui/icon';
import { type LabelledLink, TextLink } from '@/components/ui/link';
import { Chip, renderList } from '@/components/ui/list';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { Container, Heading, Text } from '@/components/ui/section';
import { drawMark } from '@/lib/brand/geometry';
import type { DRAWN_ICONS } from '@/lib/brand/line-icons';
import type { Service } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { star } from '@/site-data/browser';
import { gridColumns, media, stack, theme, wideColumns } from '@/styles/theme';
import { ServiceOffer } from './service-offer';

type ShownService = Localized<Pick<Service, 'title' | 'description' | 'badge'>> & {
  /** The name of a drawing, or the shapes of an icon. */
  icon: string | IconNode;
  link?: LabelledLink;
  /** What it costs and includes. */
  offer?: ComponentProps<typeof ServiceOffer>;
};

interface ServiceGroupsProps {
  groups: readonly { heading?: ReactNode; services: readonly ShownService[] }[];
}

/**
 * The owner's services, each group below its heading, two cards in a row on wide screens; the last of an odd number has a
 * row to itself. If there are prices, each has a row to itself, with what it costs and includes beside its description.
 * Where some say what they include, the others are not on cards.
 */
export function ServiceGroups({ groups }: ServiceGroupsProps) {
  if (groups.length === 0) return null;
  const all = groups.flatMap(({ services }) => services);
  const areRows = all.some(({ offer }) => offer);
  const haveLists = all.some(({ offer }) => offer?.included);
  return (
    <Container>
      {renderList(groups, ({ heading, services }) => (
        <CardGroup>
          {heading && <Heading>{heading}</Heading>}
          <Cards $areRows={areRows}>
            {renderList(services, (service, index) => (
              <Reveal as="li" $from={index % 2 === 0 ? 'left' : 'right'} $delay={REVEAL_DELAYS[index % 4]}>
                {haveLists && !service.offer?.included ? (
                  <ServiceOnLine {...service} level={heading ? 'h3' : 'h2'} />
                ) : (
                  <ServiceOnCard {...service} level={heading ? 'h3' : 'h2'} isRow={areRows} />
                )}
              </Reveal>
            ))}
          </Cards>
        </CardGroup>
      ))}
    </Container>
  );
}

type ServiceProps = ShownService & { level: 'h2' | 'h3' };

function ServiceOnCard({ title, icon, offer, level, isRow, ...texts }: ServiceProps & { isRow: boolean }) {
  return (
    <ServiceCard $isRow={isRow}>
      <ServiceIcon icon={icon} />
      <ServiceTitle as={level} $size="h3">
        {title}
      </ServiceTitle>
      <ServiceText {...texts} />
      {offer && <ServiceOffer {...offer} />}
    </ServiceCard>
  );
}

/** A service between hairlines: its name, and from the page's axis on its description and what it costs. */
function ServiceOnLine({ title, offer, level, ...texts }: ServiceProps) {
  return (
    <Line>
      <Heading as={level} $size="h3">
        {title}
      </Heading>
      <div>
        <ServiceText {...texts} />
        {offer && <ServiceOffer {...offer} />}
      </div>
    </Line>
  );
}

function ServiceText({ description, badge, link }: Pick<ShownService, 'description' | 'badge' | 'link'>) {
  return (
    <div>
      {badge && <UsualChoice as="p">{badge}</UsualChoice>}
      <Text>{description}</Text>
      {link && <MoreLink {...link} newTab withArrow />}
    </div>
  );
}

function ServiceIcon({ icon }: Pick<ShownService, 'icon'>) {
  const isDrawn = typeof icon === 'string';
  return (
    <Drawing viewBox={isDrawn ? '0 0 64 64' : '0 0 24 24'} $thin={!isDrawn} width={64} height={64} aria-hidden="true">
      {isDrawn ? DRAWINGS[icon as keyof typeof DRAWINGS] : shapesOf(icon)}
    </Drawing>
  );
}

const UsualChoice = styled(Chip)`
  margin-bottom: 0.7rem;
`;

const MoreLink = styled(TextLink)`
  margin-top: 0.6rem;
`;

const Cards = styled(CardGrid)<{ $areRows: boolean }>`
  ${media.wide} {
    > * {
      grid-column: ${({ $areRows }) => $areRows && '1 / -1'};
    }
  }
`;

/** What a service costs and includes starts at the page's axis; without both, its description does. */
const offerBeside = css`
  ${media.wide} {
    ${gridColumns(2)}
    grid-template-rows: auto auto 1fr;

    > * {
      grid-column: 1;
    }

    > :last-child {
      grid-area: 2 / 2 / span 2;
      margin-top: 0.35rem;
    }
  }
`;

const ServiceCard = styled(Card)<{ $isRow: boolean }>`
  height: 100%;
  padding: clamp(24px, 3vw, 2.2rem);
  ${({ $isRow }) => $isRow && offerBeside}

  ${media.print} {
    padding: 0.4cm;
  }
`;

const Line = styled.div`
  ${wideColumns(2)}
  padding-block: 1.6rem 0.4rem;
  border-top: 1px solid ${theme.color.line};

  > * + * {
    ${stack('1.1rem')}
    margin-top: 0.7rem;

    ${media.wide} {
      margin: 0;
    }

    > * + * {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`;

const ServiceTitle = styled(Heading)`
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
      <Spark d={drawMark(8.5, star, [32, 23.5])} />
    </>
  ),
  database: (
    <>
      <ellipse cx="32" cy="13" rx="22" ry="7" />
      <path d="M10 13v38c0 3.9 9.8 7 22 7s22-3.1 22-7V13M10 32c0 3.9 9.8 7 22 7s22-3.1 22-7" />
      <Spark d={drawMark(5, star, [32, 48.5])} />
    </>
  ),
  api: (
    <>
      <circle cx="10" cy="32" r="5.5" />
      <circle cx="53" cy="12" r="5.5" />
      <circle cx="53" cy="52" r="5.5" />
      <path d="M15.5 32h9M38 26.5l10.5-10.5M38 37.5l10.5 10.5" />
      <Spark d={drawMark(8, star, [32, 32])} />
    </>
  ),
  web: (
    <>
      <rect x="5" y="9" width="54" height="46" rx="3" />
      <path d="M5 20h54M22 20v35M10 14.5h2M16 14.5h2" />
      <Spark d={drawMark(9, star, [40.5, 37.5])} />
    </>
  ),
} satisfies Record<(typeof DRAWN_ICONS)[number], ReactNode>;

/** Its lines are 1.5 px wide, whatever the units of the drawing are. */
const Drawing = styled.svg<{ $thin: boolean }>`
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: ${({ $thin }) => ($thin ? 0.5625 : 1.5)};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
