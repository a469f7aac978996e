'use client';

import type { ReactNode } from 'react';
import { ArrowOn } from '@/components/ui/arrows';
import { Container, Section } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import type { CardWords } from './project-card';
import { ProjectGrid } from './project-grid';
import type { ShownProject } from './shown-project';

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
