'use client';

import styled from 'styled-components';
import { List } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal/reveal';
import type { Project } from '@/content/types';
import { media } from '@/styles/media';
import { fullRows } from './full-rows';
import { ProjectCard } from './project-card';

interface ProjectGridProps {
  projects: readonly Project[];
  /** Rank of the cards' titles in the page's outline. */
  level: 'h2' | 'h3';
  /** `true` gives the first card the whole row. */
  leading?: boolean;
}

/** Project cards, two in a row on wide screens. One that would stand alone in its row takes the whole. */
export function ProjectGrid({ projects, level, leading = false }: ProjectGridProps) {
  if (projects.length === 0) return null;
  const { first, last } = fullRows(projects.length, leading);
  const isWide = (index: number) => (first && index === 0) || (last && index === projects.length - 1);
  return (
    <Grid $first={first} $last={last}>
      {projects.map((project, index) => (
        <Reveal as="li" key={project.title} $from="up" $delay={index % 2 === 0 ? 100 : 200}>
          <ProjectCard project={project} level={level} wide={isWide(index)} />
        </Reveal>
      ))}
    </Grid>
  );
}

const Grid = styled(List)<{ $first: boolean; $last: boolean }>`
  display: grid;
  gap: clamp(1.25rem, 2.2vw, 1.8rem);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    ${({ $first }) => $first && '> :first-child { grid-column: 1 / -1; }'}
    ${({ $last }) => $last && '> :last-child { grid-column: 1 / -1; }'}
  }
`;
