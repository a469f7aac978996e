'use client';

import { ArrowDown } from 'lucide';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type LabelledLink, TextLink } from '@/components/ui/link';
import { ProfileLinks, type ProfileWithIcon } from '@/components/ui/profile-links';
import { Badge, Container, fitContainer, Heading, Lead } from '@/components/ui/section';
import { Rosette } from '@/components/ui/star/star';
import { headingFont, media, notPrinted, printedBackground, row, smallText, theme } from '@/styles/theme';

interface HeroProps {
  name: ReactNode;
  role: ReactNode;
  /** The width of the role's longest word, in em. */
  longestWord: number;
  lead: ReactNode;
  /** Whether the owner takes on work: the dot is green and pulses, otherwise amber and hollow. */
  badge?: { text: ReactNode; isOpen: boolean };
  cv?: LabelledLink;
  profiles: readonly ProfileWithIcon[];
  contact: LabelledLink;
  below: LabelledLink;
}

/** The first screen of the home page. None of it fades in, so that its heading is painted at once. */
export function Hero({ name, role, longestWord, lead, badge, cv, profiles, contact, below }: HeroProps) {
  return (
    <Stage>
      <TurningRosette />
      <Column>
        {badge && (
          <Badge>
            <Dot $live={badge.isOpen} aria-hidden="true" />
            {badge.text}
          </Badge>
        )}
        <Titles>
          <Name>{name}</Name>
          <Role as="h1" $size="display" $longestWord={longestWord}>
            {role}
          </Role>
        </Titles>
        <Introduction>{lead}</Introduction>
        <Actions>
          <ButtonLink {...contact} withArrow />
          {cv && <ButtonLink {...cv} $kind="ghost" newTab withArrow />}
        </Actions>
        <ProfileLinks profiles={profiles} />
        <DownLink href={below.href}>
          <Icon icon={ArrowDown} />
          {below.label}
        </DownLink>
      </Column>
    </Stage>
  );
}

/** On a phone it ends in a hairline, where the facts begin, and the rosette is cut off there. */
const Stage = styled.section`
  position: relative;
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

  ${media.desktop} {
    min-height: min(100svh - 7rem, 54rem);
  }

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

/**
 * On a phone its upper half rises below the text; on a tablet the page's edge crops it, on a desktop it is whole. It
 * rotates with the scroll position; in browsers without scroll timelines the animation has no duration and no effect.
 */
const TurningRosette = styled(Rosette)`
  order: 1;
  justify-self: center;
  width: min(108vw, 34rem);
  margin: 1.5rem -4vw -54vw;
  animation: ${turn} linear;
  animation-timeline: scroll();

  ${media.wide} {
    position: absolute;
    width: 32rem;
    top: calc(${theme.space.header} + 1rem);
    inset-inline-end: -13rem;
    margin: 0;
  }

  ${media.desktop} {
    width: min(50vw - 8rem, clamp(22rem, 100svh - 11rem, 46rem));
    top: 50%;
    inset-inline: calc(50vw + 6.5rem) auto;
    translate: 0 calc(-50% + 1rem);
  }

  ${notPrinted}
`;

/** It ends where the figure begins, whatever the owner's words are. */
const Column = styled(Container)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 1.1rem;

  ${media.wide} {
    gap: 1.5rem;
    padding-inline-end: 19rem;
  }

  ${media.desktop} {
    padding-inline-end: min(50vw - 5.5rem, 33rem);
  }

  ${media.print} {
    gap: 1.5rem;
    padding: 0;
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

const Titles = styled.div`
  ${fitContainer}
`;

const Name = styled.p`
  margin-bottom: 0.6rem;
  ${headingFont('1.25rem / 1.3', '-0.015em')}
`;

const Role = styled(Heading)`
  max-width: max(11ch, ${({ $longestWord }) => $longestWord}em);
`;

const Introduction = styled(Lead)`
  ${media.wide} {
    max-width: 27rem;
  }

  ${media.desktop} {
    max-width: 34rem;
  }
`;

/** Two buttons of the same width, or one above the other if their labels would not fit on one line each. */
const Actions = styled.div`
  ${row('0.75rem')}
  width: min(100%, 21.2em);
  margin-top: 0.5rem;

  > * {
    flex: 1 9.65em;
    min-width: fit-content;
  }

  > :only-child {
    flex-grow: 0;
  }

  ${media.print} {
    display: block;
    width: auto;
    margin: 0;
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
