'use client';

import { ArrowRight } from 'lucide';
import { Container, Section } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import type { Pages } from '@/content/types';
import type { ProjectWithPicture } from './cover-image';
import { ProjectGrid } from './project-grid';

interface FeaturedProjectsProps {
  copy: Pages['home']['projects'];
  projects: readonly ProjectWithPicture[];
  /** The Projects page. */
  projectsHref: string;
}

/** The featured projects' cards, with a link to the Projects page. */
export function FeaturedProjects({ copy, projects, projectsHref }: FeaturedProjectsProps) {
  if (!copy) return null;
  return (
    <Section aria-labelledby="featured-projects">
      <Container>
        <SectionHead id="featured-projects" heading={copy.heading}>
          <TextLink href={projectsHref}>
            {copy.link}
            <Icon icon={ArrowRight} />
          </TextLink>
        </SectionHead>
        <ProjectGrid projects={projects} level="h3" />
      </Container>
    </Section>
  );
}
