'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, quietLink } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { Cover, CoverDrawings } from '@/components/ui/star/cover';
import type { SiteWords } from '@/lib/content/schema';
import { headingFont, media, notPrinted, stack, theme, wideColumns } from '@/styles/theme';
import type { ShownProject } from './project-card';

interface CaseStudyCoverProps extends Pick<ShownProject, 'title' | 'image' | 'picture' | 'ground'> {
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

interface NeighboursProps extends Partial<Record<'previous' | 'next', { href: string; title: ReactNode }>> {
  label: string;
  words: Pick<SiteWords['caseStudy'], 'previous' | 'next'>;
}

/** The links to the previous and the next case study or post. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Below>
      <NeighbourLinks aria-label={label}>
        {previous && (
          <PageLink href={previous.href} data-large="">
            <small>{words.previous}</small>
            {previous.title}
          </PageLink>
        )}
        {next && (
          <PageLink href={next.href} rel="next" data-large="">
            <small>{words.next}</small>
            {next.title}
          </PageLink>
        )}
      </NeighbourLinks>
    </Below>
  );
}

const RoundedCover = styled.div`
  overflow: hidden;
  margin-bottom: clamp(2rem, 4vw, 3rem);
  border-radius: ${theme.radius.card};
`;

const Below = styled(Container)`
  section + & {
    padding-top: ${theme.space.section};
  }
`;

const NeighbourLinks = styled.nav`
  ${stack('1.5rem 2rem')}
  padding-top: 2rem;
  border-top: 1px solid ${theme.color.line};

  a {
    ${quietLink}
    ${stack('0.3rem')}
    align-content: start;
    ${headingFont(`${theme.size.h3} / 1.2`, '-0.02em')}
  }

  small {
    color: ${theme.color.accent};
    font: 600 ${theme.size.base} / 1.5 ${theme.font.body};
    letter-spacing: normal;
  }

  ${wideColumns(2)}

  ${media.wide} {
    [rel='next'] {
      grid-column: 2;
      justify-items: end;
      text-align: end;
    }
  }

  ${notPrinted}
`;
