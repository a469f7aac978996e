'use client';

import styled from 'styled-components';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { List } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal/reveal';
import { SectionHead } from '@/components/ui/section-head';
import { Text } from '@/components/ui/text';
import type { EducationEntry } from '@/content/types';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface TimelineProps {
  heading: string;
  entries: readonly EducationEntry[];
}

/** The owner's education, with the years in a column of their own. */
export function Timeline({ heading, entries }: TimelineProps) {
  return (
    <Section aria-labelledby="education">
      <Container>
        <SectionHead id="education" heading={heading} />
        <List as="ol">
          {entries.map(({ title, school, from, to, description, grade }, index) => (
            <Reveal as="li" key={title} $from="left" $delay={index % 2 === 0 ? 100 : 200}>
              <Entry>
                <Years>
                  <time dateTime={String(from)}>{from}</time> – <time dateTime={String(to)}>{to}</time>
                </Years>
                <div>
                  <Heading as="h3" $size="h3">
                    {title}
                  </Heading>
                  <School>
                    {school}
                    {grade && <Grade>{grade}</Grade>}
                  </School>
                  <Text>{description}</Text>
                </div>
              </Entry>
            </Reveal>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const Entry = styled.div`
  display: grid;
  gap: 0.5rem 1.5rem;
  padding-block: 1.9rem;
  border-top: 1px solid ${theme.color.line};

  ${media.wide} {
    grid-template-columns: 12rem 1fr;
  }
`;

const Years = styled.p`
  color: ${theme.color.accent};
  font: 640 1.25rem / 1.35 ${theme.font.heading};
  letter-spacing: -0.015em;

  ${media.forced} {
    color: CanvasText;
  }
`;

const School = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  margin-block: 0.45rem 0.35rem;
  font-weight: 500;
`;

const Grade = styled.span`
  padding: 0 0.6rem;
  border-radius: ${theme.radius.chip};
  background: ${theme.color.chip};
  font-size: ${theme.size.small};

  ${media.forced} {
    outline: 1px solid;
  }
`;
