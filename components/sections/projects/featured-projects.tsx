'use client';

import { ArrowRight } from 'lucide';
import { Container, Section } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import type { Pages, Project } from '@/content/types';
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
        <SectionHead id="featured-projects" heading={texts.heading}>
          <TextLink href={all}>
            {texts.link}
            <Icon icon={ArrowRight} />
          </TextLink>
        </SectionHead>
        <ProjectGrid projects={projects} level="h3" />
      </Container>
    </Section>
  );
}
