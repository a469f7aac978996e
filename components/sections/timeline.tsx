'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chip, List, renderList } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { TitledSection } from '@/components/ui/section';
import { Heading, Text } from '@/components/ui/text';
import { inSiteDigits } from '@/lib/digits';
import type { Localized } from '@/lib/localized-text';
import type { EntryInYears } from '@/lib/period';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface TimelineProps {
  id: string;
  heading: ReactNode;
  entries: Localized<readonly EntryInYears[]>;
  /** The word for the end of an entry that is still current. */
  present: string;
}

/** The owner's work or education. */
export function Timeline({ id, heading, entries, present }: TimelineProps) {
  return (
    <TitledSection id={id} heading={heading}>
      <List as="ol">
        {renderList(entries, ({ title, organization, from, to, description, grade }, index) => (
          <Entry as="li" $from="left" $delay={index % 2 === 0 ? 100 : 200}>
            <Years>
              <Year year={from} />
              {to !== from && <> – {to === 'present' ? present : <Year year={to} />}</>}
            </Years>
            <div>
              <Heading as="h3" $size="h3">
                {title}
              </Heading>
              <Organization>
                {organization}
                {grade && <Grade>{grade}</Grade>}
              </Organization>
              {description && <Text>{description}</Text>}
            </div>
          </Entry>
        ))}
      </List>
    </TitledSection>
  );
}

function Year({ year }: { year: number }) {
  return <time dateTime={String(year)}>{inSiteDigits(year)}</time>;
}

const Entry = styled(Reveal)`
  display: grid;
  gap: 0.5rem 1.5rem;
  padding-block: 1.9rem;
  border-top: 1px solid ${theme.color.line};

  ${media.wide} {
    grid-template-columns: 12rem 1fr;
  }

  ${media.print} {
    padding-block: 0.2cm;
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

const Organization = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  margin-block: 0.45rem 0.35rem;
  font-weight: 500;
`;

const Grade = styled(Chip).attrs({ as: 'span' })`
  padding: 0 0.6rem;
`;
