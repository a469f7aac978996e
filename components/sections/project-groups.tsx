'use client';

import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { CardGroup } from '@/components/ui/card';
import { AppLink, PageLink, quietLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { Picture } from '@/components/ui/picture';
import { Container, Heading, Text } from '@/components/ui/section';
import { logoBackground } from '@/components/ui/star/cover';
import type { ProjectImage } from '@/lib/content/schema';
import type { LogoGround } from '@/lib/picture';
import {
  gridColumns,
  headingFont,
  laidOutLater,
  media,
  noPrintedAddress,
  notPrinted,
  row,
  smallText,
  stack,
  theme,
} from '@/styles/theme';
import { LinkRow, ProjectGrid, ProjectLinks, type ShownProject } from './project-card';

interface ProjectGroup {
  /** The heading's `id`. */
  id?: string;
  heading?: ReactNode;
  /** Those with a cover. */
  cards: readonly ShownProject[];
  /** The others, below the cards. */
  rows: readonly ShownProject[];
}

interface ProjectGroupsProps extends Pick<ComponentProps<typeof ProjectGrid>, 'words'> {
  groups: readonly ProjectGroup[];
}

/** Projects, each group below its heading. The first card of all has a row to itself. */
export function ProjectGroups({ groups, words }: ProjectGroupsProps) {
  const leading = groups.find(({ cards }) => cards.length > 0);
  return (
    <Container>
      {renderList(groups, (group) => {
        const { id, heading, cards, rows } = group;
        const level = heading ? 'h3' : 'h2';
        return (
          <CardGroup as="section" aria-labelledby={id}>
            {heading && <Heading id={id}>{heading}</Heading>}
            <ProjectGrid projects={cards} level={level} leading={group === leading} words={words} />
            <ProjectRows projects={rows} level={level} words={words} />
          </CardGroup>
        );
      })}
    </Container>
  );
}

/** Projects as a list to look through, without covers, but with small pictures. */
export function ProjectRows({ projects, level, words }: ComponentProps<typeof ProjectGrid>) {
  if (projects.length === 0) return null;
  return (
    <Rows>
      {renderList(projects, (project) => {
        const { title, heading = title, byline, description, technologies, technologyPages = [], page } = project;
        const { repository, codeNote, liveLink, links = [], image, picture, ground } = project;
        const linkCount = [repository, codeNote, liveLink, ...links].filter(Boolean).length;
        return (
          <li data-links-below={linkCount > 1 ? '' : undefined} data-picture={image && ''}>
            <Heading as={level}>{page ? <AppLink href={page} label={heading} newTab /> : heading}</Heading>
            {/* The title leads to the case study, too. */}
            <ProjectLinks project={project} words={words} page={linkCount > 0 ? undefined : page} />
            <Text>{description}</Text>
            {(byline || technologies.length > 0) && (
              <Facts>
                {byline && <li>{byline}</li>}
                {renderList(technologies, (technology, index) => {
                  const href = technologyPages[index];
                  return <li>{href ? <PageLink href={href}>{technology}</PageLink> : technology}</li>;
                })}
              </Facts>
            )}
            {image && (
              <SmallPicture $kind={image.kind} $ground={ground}>
                <Picture src={image.src} picture={picture} {...SMALL} />
              </SmallPicture>
            )}
          </li>
        );
      })}
    </Rows>
  );
}

/** What all small pictures have in common; a title says what each shows. */
const SMALL = { box: { width: 112, height: 70 }, sizesOf: () => '7rem', alt: '', loading: 'lazy' } as const;

/** Below cards, the rows begin with a hairline of their own. */
const Rows = styled(List)`
  border-top: 1px solid ${theme.color.line};

  * + & {
    margin-top: 2rem;
  }

  h2 + & {
    margin-top: 0;
  }

  > li {
    ${stack('0 1rem')}
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    align-items: baseline;
    padding-block: 0.45rem;
    border-bottom: 1px solid ${theme.color.line};
    ${laidOutLater('5rem')}

    &[data-picture] {
      position: relative;
      min-height: 4.4rem;

      ${media.narrow} {
        padding-inline-start: 5.5rem;
      }
    }

    ${media.wide} {
      ${gridColumns(4)}
      padding-block: 1.1rem;
    }
  }

  h2,
  h3 {
    ${headingFont('1.125rem / 1.3', '-0.015em')}
  }

  h2 a,
  h3 a,
  ul a {
    ${quietLink}
  }

  > li > p {
    grid-column: 1 / -1;
    font-size: ${theme.size.small};
    line-height: 1.4;

    ${media.wide} {
      grid-column: 2 / span 2;
      grid-row: 1;
      font-size: 1rem;
    }
  }

  /* On a phone a project's description has one line, unless the text is large, until it is touched. */
  @media screen and (min-width: 20rem) and (max-width: 30rem) {
    > li > p:not(:focus-within, [data-list] *) {
      overflow: hidden;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
    }
  }

  @media (hover: none) {
    > li:hover > p {
      -webkit-line-clamp: none;
    }
  }

  /* Links are higher than their line, so that a finger hits them. */
  ${LinkRow} {
    justify-content: end;
    gap: 0 1.1rem;
    margin-block: -0.75rem;
    font-size: 1rem;
    line-height: 1.45;

    ${media.wide} {
      grid-column: 4;
    }
  }

  ${media.narrow} {
    > [data-links-below] ${LinkRow} {
      grid-area: 3 / 1 / auto / -1;
      justify-content: start;
      margin-block: -0.35rem;
    }
  }
`;

/** Below the title on wide screens, before it on a phone. */
const SmallPicture = styled.div<{ $kind?: ProjectImage['kind']; $ground?: LogoGround }>`
  align-self: start;
  width: 7rem;
  aspect-ratio: 1.6;
  padding: ${({ $ground }) => $ground && '0.4rem'};
  border-radius: ${theme.radius.chip};
  ${({ $ground }) => $ground && logoBackground($ground)}

  img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: ${({ $kind }) => ($kind === 'logo' ? 'contain' : 'cover')};
    object-position: ${({ $kind }) => $kind === 'screenshot' && 'top'};
  }

  ${media.narrow} {
    position: absolute;
    top: 0.7rem;
    inset-inline-start: 0;
    width: 4.5rem;
  }

  ${media.wide} {
    grid-area: 2 / 1;
    margin-top: 0.6rem;
  }

  ${notPrinted}
`;

const Facts = styled(List)`
  ${row('0 0.9rem')}
  grid-column: 1 / -1;
  margin-top: 0.3rem;
  ${smallText}
  font-size: ${theme.size.tiny};
  line-height: 1.4;

  /* A finger hits more than a short name, which gets no more room than the others. */
  a {
    position: relative;

    &::before {
      content: '';
      position: absolute;
      inset: -0.85rem min(0px, (100% - ${theme.target}) / 2);
    }
  }

  ${media.wide} {
    grid-column: 2 / span 2;
  }

  ${noPrintedAddress}
`;
