'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/section';
import { Cover, CoverDrawings } from '@/components/ui/star/cover';
import { theme } from '@/styles/theme';
import type { ShownProject } from './project-card';

interface CaseStudyCoverProps extends Pick<ShownProject, 'title' | 'image' | 'picture' | 'ground' | 'pauseLabel'> {
  turn: number;
}

/** The cover of a project with a picture, as wide as the page's column: so large a drawing alone would delay the text. */
export function CaseStudyCover(project: CaseStudyCoverProps) {
  if (!project.image) return null;
  return (
    <Container>
      <CoverDrawings covers={[project]} />
      <RoundedCover>
        <Cover {...project} size="page" loading="eager" />
      </RoundedCover>
    </Container>
  );
}

const RoundedCover = styled.div`
  overflow: hidden;
  margin-bottom: clamp(2rem, 4vw, 3rem);
  border-radius: ${theme.radius.card};
`;
