'use client';

import { ArrowDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type LabelledLink, TextLink } from '@/components/ui/link';
import { ProfileLinks, type ProfileWithIcon } from '@/components/ui/profile-links';
import { Badge, Container, Heading, HeadingFrame, Lead, limitHeadings } from '@/components/ui/section';
import { Rosette } from '@/components/ui/star/star';
import { headingFont, media, notPrinted, printedBackground, row, smallText, theme, wideColumns } from '@/styles/theme';
import { RisingPicture } from './rising-picture';

interface HeroProps {
  name: ReactNode;
  role: ReactNode;
  /** The width of the role's longest word, in em. */
  longestWord: number;
  /** The role's size on wide screens: at most that many rem, and a share of its column in percent. */
  displaySize: { rem: number; share: number };
  lead: ReactNode;
  /** Whether the owner takes on work: the dot is green and pulses, otherwise amber and hollow. */
  badge?: { text: ReactNode; isOpen: boolean };
  /** Where calls are booked, or the CV. */
  second?: LabelledLink;
  profiles: readonly ProfileWithIcon[];
  contact: LabelledLink;
  below?: LabelledLink;
  /** What rises in the star's place. */
  rising?: ComponentProps<typeof RisingPicture>;
}

/** The first screen of the home page. None of it fades in, so that its heading is painted at once. */
export function Hero({
  name,
  role,
  longestWord,
  displaySize,
  lead,
  badge,
  second,
  profiles,
  contact,
  below,
  rising,
}: HeroProps) {
  return (
    <Stage $longestWord={longestWord} $isHorizon={rising !== undefined}>
      <Columns>
        {!rising && <TurningRosette />}
        <Column>
          {badge && (
            <Badge>
              <Dot $live={badge.isOpen} aria-hidden="true" />
              {badge.text}
            </Badge>
          )}
          <HeadingFrame>
            <Name>{name}</Name>
            <Role as="h1" $size="display" $longestWord={longestWord} $displaySize={displaySize}>
              {role}
            </Role>
          </HeadingFrame>
          <Lead>{lead}</Lead>
          <Actions>
            <ButtonLink {...contact} withArrow />
            {second && <ButtonLink {...second} $kind="ghost" newTab withArrow />}
          </Actions>
          <ProfileLinks profiles={profiles} />
          {below && (
            <DownLink href={below.href}>
              <Icon icon={ArrowDown} />
              {below.label}
            </DownLink>
          )}
        </Column>
        {rising && <RisingPicture {...rising} />}
      </Columns>
    </Stage>
  );
}

/** On a phone and below a picture it ends in a hairline, where the facts begin, and the rosette is cut off there. */
const Stage = styled.section<{ $longestWord: number; $isHorizon: boolean }>`
  display: grid;
  /* The figure on a phone is as wide as the window, of which a scrollbar takes a part. */
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  margin-top: calc(-1 * ${theme.space.header});
  padding-block: calc(${theme.space.header} + 3.5rem) 2.5rem;

  ${media.narrow} {
    overflow: clip;
    padding-block: calc(${theme.space.header} + 1.25rem) 0;
    box-shadow: 0 1px ${theme.color.line};
  }

  ${({ $isHorizon }) =>
    $isHorizon &&
    `@media screen {
      overflow: clip; padding-bottom: 0; box-shadow: 0 1px ${theme.color.line};
      ${media.wide} { align-items: stretch; ${Column} { padding-bottom: 2.5rem; } }
    }`}

  ${media.desktop} {
    min-height: min(100svh - 7rem, 54rem);
  }

  ${({ $longestWord }) => limitHeadings(1 / 2, $longestWord)}

  ${media.print} {
    min-height: 0;
    margin: 0;
    padding: 0 0 0.5cm;
  }
`;

const turn = keyframes`
  to {
    transform: rotate(60deg);
  }
`;

/** Text and figure, in the two halves of the grid on wide screens. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  ${wideColumns(2)}

  ${media.print} {
    padding: 0;
  }
`;

/**
 * On a phone its upper half rises below the text; on wide screens it is whole. It rotates with the scroll position; in
 * browsers without scroll timelines the animation has no duration and no effect.
 */
const TurningRosette = styled(Rosette)`
  order: 1;
  justify-self: center;
  width: min(108vw, 34rem);
  margin: 0.75rem 0 max(-54vw, -17rem);
  animation: ${turn} linear;
  animation-timeline: scroll();

  ${media.wide} {
    justify-self: start;
    width: min(100%, max(20rem, 100svh - 11rem));
    margin: 0;
  }

  ${notPrinted}
`;

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.1rem;

  ${media.wide} {
    gap: 1.5rem;
  }

  ${media.print} {
    gap: 1.5rem;
  }
`;

const pulse = keyframes`
  from {
    opacity: 0.6;
    transform: scale(1);
  }

  to {
    opacity: 0;
    transform: scale(2.6);
  }
`;

/** The badge's dot. A live one pulses twice: motion longer than 5 s would need a way to stop it (WCAG 2.2, 2.2.2). */
const Dot = styled.span<{ $live: boolean }>`
  flex: none;
  position: relative;
  width: 0.55rem;
  height: 0.55rem;
  border-radius: 50%;
  ${({ $live }) => ($live ? `background: ${theme.color.live};` : `border: 2px solid ${theme.color.booked};`)}
  ${printedBackground}

  &::after {
    content: ${({ $live }) => ($live ? "''" : 'none')};
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: inherit;
    opacity: 0;
    animation: ${pulse} 2.4s ease-out 2;
  }
`;

const Name = styled.p`
  margin-bottom: 1.4rem;
  ${headingFont('1.5rem / 1.2', '-0.015em')}
`;

/** On wide screens its size is a share of its column, so that it breaks into the same lines in all of them. */
const Role = styled(Heading)<{ $displaySize: HeroProps['displaySize'] }>`
  /* What is above its capitals. */
  margin-top: -0.11em;

  ${media.wide} {
    --k-size-display: ${({ $displaySize: { rem, share } }) => `min(${rem}rem, ${share}cqi)`};
  }
`;

/** Two buttons of the same width, or one above the other if their labels would not fit on one line each. */
const Actions = styled.div`
  ${row('0.75rem')}
  width: min(100%, 21.2em);
  margin-top: 0.5rem;

  > * {
    flex: 1 9em;
    min-width: fit-content;
    padding-inline: 1.25rem;
  }

  > :only-child {
    flex-grow: 0;
  }

  ${media.print} {
    display: block;
    width: auto;
    margin: 0;

    > * {
      padding: 0;
    }
  }
`;

const DownLink = styled(TextLink)`
  gap: 0.5rem;
  ${smallText}
  font-weight: 500;

  &:hover {
    color: ${theme.color.ink};
    text-decoration: none;

    svg {
      transform: translateY(3px);
    }
  }

  ${notPrinted}
`;
