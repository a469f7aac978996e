'use client';

import { Activity, type ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Section, SectionHead } from '@/components/ui/container';
import { ArrowOn, Icon } from '@/components/ui/icon';
import { List } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { CoverDrawings } from '@/components/ui/star/cover';
import { TextLink } from '@/components/ui/text-link';
import { media } from '@/styles/media';
import { type CardWords, ProjectCard, type ShownProject } from './project-card';

interface ProjectGridProps {
  projects: readonly ShownProject[];
  /** Rank of the cards' titles in the page's outline. */
  level: 'h2' | 'h3';
  /** `true` gives the first card the whole row. */
  leading?: boolean;
  words: CardWords;
}

/**
 * Project cards, two in a row on wide screens; one that would stand alone in its row takes the whole.
 * There may be hundreds: each is a boundary that React hydrates by itself, after the page around
 * them and in between a visitor's presses. `Suspense` would be one too, but of a long page it leaves
 * the later parts out of the HTML and has them put in by scripts.
 */
export function ProjectGrid({ projects, level, leading = false, words }: ProjectGridProps) {
  if (projects.length === 0) return null;
  const isEven = projects.length % 2 === 0;
  const first = leading || !isEven;
  const last = first && isEven;
  const isWide = (index: number) => (first && index === 0) || (last && index === projects.length - 1);
  return (
    <>
      <CoverDrawings titles={projects.map(({ title }) => title)} />
      <Grid $first={first} $last={last}>
        {projects.map((project, index) => (
          <Reveal as="li" key={project.title} $from="up" $delay={index % 2 === 0 ? 100 : 200}>
            <Activity>
              <ProjectCard project={project} level={level} wide={isWide(index)} words={words} />
            </Activity>
          </Reveal>
        ))}
      </Grid>
    </>
  );
}

interface FeaturedProjectsProps {
  /** Without it there is no such section. */
  heading?: ReactNode;
  projects: readonly ShownProject[];
  words: CardWords;
  /** The link to the Projects page. */
  link?: { href: string; label: ReactNode };
}

/** The featured projects' cards, with a link to the Projects page where the site has one. */
export function FeaturedProjects({ heading, projects, words, link }: FeaturedProjectsProps) {
  if (!heading) return null;
  return (
    <Section aria-labelledby="featured-projects">
      <Container>
        <SectionHead id="featured-projects" heading={heading}>
          {link && (
            <TextLink href={link.href}>
              {link.label}
              <Icon icon={ArrowOn} />
            </TextLink>
          )}
        </SectionHead>
        <ProjectGrid projects={projects} level="h3" words={words} />
      </Container>
    </Section>
  );
}

/**
 * How many cards are laid out at once, more than a first view holds. The browser leaves the rest
 * until they come near the view, and finds, focuses and reads them out all the same; one that does
 * not know how (Safari before 18, Firefox before 125) lays all of them out.
 */
const AT_ONCE = 6;

const Grid = styled(List)<{ $first: boolean; $last: boolean }>`
  display: grid;
  gap: clamp(1.25rem, 2.2vw, 1.8rem);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    ${({ $first }) => $first && '> :first-child { grid-column: 1 / -1; }'}
    ${({ $last }) => $last && '> :last-child { grid-column: 1 / -1; }'}
  }

  @media screen {
    > :nth-child(n + ${AT_ONCE + 1}) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 36rem;
    }
  }
`;
