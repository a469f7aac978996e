'use client';

import styled from 'styled-components';
import { List } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal/reveal';
import type { Project } from '@/content/types';
import { media } from '@/styles/media';
import { ProjectCard } from './project-card';

interface ProjectGridProps {
  projects: readonly Project[];
  /** Rank of the cards' titles in the page's outline. */
  level: 'h2' | 'h3';
  /** `true` gives the first card the whole row. */
  leading?: boolean;
}

/** Project cards, two in a row on wide screens. */
export function ProjectGrid({ projects, level, leading = false }: ProjectGridProps) {
  return (
    <Grid $leading={leading}>
      {projects.map((project, index) => (
        <Reveal as="li" key={project.title} $from="up" $delay={index % 2 === 0 ? 100 : 200}>
          <ProjectCard project={project} level={level} wide={leading && index === 0} />
        </Reveal>
      ))}
    </Grid>
  );
}

const Grid = styled(List)<{ $leading: boolean }>`
  display: grid;
  gap: clamp(1.25rem, 2.2vw, 1.8rem);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    ${({ $leading }) => $leading && '> :first-child { grid-column: 1 / -1; }'}
  }
`;
