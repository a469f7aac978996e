'use client';

import { ArrowRight } from 'lucide';
import styled from 'styled-components';
import type { Pages, Project } from '@/content/types';
import { Reveal } from '../reveal/reveal';
import { Container, Section } from '../ui/container';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { TextLink } from '../ui/text-link';
import { ProjectGrid } from './project-grid';

interface FeaturedProjectsProps {
  texts: Pages['home']['projects'];
  projects: readonly Project[];
  all: string;
}

/** The projects the owner is known for, with the way to all of them. */
export function FeaturedProjects({ texts, projects, all }: FeaturedProjectsProps) {
  return (
    <Section aria-labelledby="featured-projects">
      <Container>
        <Reveal>
          <Head>
            <Heading id="featured-projects">{texts.heading}</Heading>
            <TextLink href={all}>
              {texts.link}
              <Icon icon={ArrowRight} />
            </TextLink>
          </Head>
        </Reveal>
        <ProjectGrid projects={projects} level="h3" />
      </Container>
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.25rem);
`;
