'use client';

import { Activity } from 'react';
import styled from 'styled-components';
import { CardGrid } from '@/components/ui/card';
import { Reveal } from '@/components/ui/reveal';
import { CoverDrawings } from '@/components/ui/star/cover';
import { type CardWords, ProjectCard, type ShownProject } from './project-card';

interface ProjectGridProps {
  projects: readonly ShownProject[];
  level: 'h2' | 'h3';
  leading?: boolean;
  words: CardWords;
}

/**
 * Project cards, two in a row on wide screens; one that would be alone in its row takes the whole row. There may be
 * hundreds, so each is hydrated separately, by `Activity`: `Suspense` would leave those of a long page out of the HTML.
 */
export function ProjectGrid({ projects, level, leading = false, words }: ProjectGridProps) {
  if (projects.length === 0) return null;
  const isEven = projects.length % 2 === 0;
  const hasLeading = leading || !isEven;
  const isWide = (index: number) => hasLeading && (index === 0 || (isEven && index === projects.length - 1));
  return (
    <>
      <CoverDrawings titles={projects.map(({ title }) => title)} />
      <Grid $leading={hasLeading}>
        {projects.map((project, index) => (
          <Reveal as="li" key={project.title} $delay={index % 2 === 0 ? 100 : 200}>
            <Activity>
              <ProjectCard project={project} level={level} wide={isWide(index)} words={words} />
            </Activity>
          </Reveal>
        ))}
      </Grid>
    </>
  );
}

/** The number of cards laid out on load, more than the first viewport shows. The others follow near the viewport. */
const LAID_OUT_ON_LOAD = 6;

const Grid = styled(CardGrid)`
  @media screen {
    > :nth-child(n + ${LAID_OUT_ON_LOAD + 1}) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 36rem;
    }
  }
`;
