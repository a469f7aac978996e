'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ColumnList, TitledSection } from '@/components/ui/container';
import { Chip, List, renderList } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { Mark } from '@/components/ui/star/mark';
import { Heading, Text } from '@/components/ui/text';
import { REVEAL_DELAYS } from '@/lib/constants';
import type { Language, SkillGroup, TextBlock, TimelineEntry } from '@/lib/content/schema';
import { inSiteDigits } from '@/lib/digits';
import type { Localized } from '@/lib/localized-text';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface SkillListProps {
  copy: Localized<TextBlock> | undefined;
  groups: Localized<readonly SkillGroup[]>;
}

/** The skills in groups by how much they are used. */
export function SkillList({ copy, groups }: SkillListProps) {
  return (
    <TitledSection id="skills" heading={copy?.heading} beside={<Text>{copy?.text}</Text>}>
      {renderList(groups, ({ title, skills }, index) => (
        <SkillRow $delay={REVEAL_DELAYS[index % 3]}>
          {title && <GroupTitle>{title}</GroupTitle>}
          <Skills $large={index === 0}>
            {renderList(skills, (skill) => (
              <Skill>
                <Mark size={index === 0 ? 17 : 13} color="secondAccent" />
                {skill}
              </Skill>
            ))}
          </Skills>
        </SkillRow>
      ))}
    </TitledSection>
  );
}

interface TimelineProps {
  id: string;
  heading: ReactNode;
  entries: Localized<readonly TimelineEntry[]>;
  /** The word for the end of an entry that is still current. */
  present: string;
}

/** The owner's work or education. */
export function Timeline({ id, heading, entries, present }: TimelineProps) {
  return (
    <TitledSection id={id} heading={heading}>
      <List as="ol">
        {renderList(entries, ({ title, organization, from, to, description, grade }, index) => (
          <Row as="li" $from="left" $delay={index % 2 === 0 ? 100 : 200}>
            <RowTitle>
              <Year year={from} />
              {to !== from && <> – {to === 'present' ? present : <Year year={to} />}</>}
            </RowTitle>
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
          </Row>
        ))}
      </List>
    </TitledSection>
  );
}

function Year({ year }: { year: number }) {
  return <time dateTime={String(year)}>{inSiteDigits(year)}</time>;
}

interface LanguageBarsProps {
  heading: ReactNode;
  /** The languages, each with its level as text: `70%`. */
  languages: readonly (Localized<Language> & { percent: string })[];
}

/** The languages the owner speaks, each with a bar for the level. */
export function LanguageBars({ heading, languages }: LanguageBarsProps) {
  return (
    <TitledSection id="languages" heading={heading}>
      <Bars $length={languages.length}>
        {languages.map(({ name, code, level, proficiency, percent }, index) => (
          <Reveal as="li" key={code} $from={index % 2 === 0 ? 'left' : 'right'} $delay={200}>
            <Caption>
              <Name>{name}</Name>
              <Level>{level}</Level>
            </Caption>
            <Bar width="100%" height="10" role="img" aria-label={percent}>
              <rect width="100%" height="10" rx="5" />
              <Filled width={`${proficiency}%`} height="10" rx="5" />
            </Bar>
          </Reveal>
        ))}
      </Bars>
    </TitledSection>
  );
}

/** A row below a hairline, with its title beside it on wide screens. */
const Row = styled(Reveal)`
  display: grid;
  gap: 0.5rem 1.5rem;
  padding-block: 1.9rem;
  border-top: 1px solid ${theme.color.line};

  ${media.wide} {
    grid-template-columns: 12rem 1fr;

    > :only-child {
      grid-column: 1 / -1;
    }
  }

  ${media.print} {
    padding-block: 0.2cm;
  }
`;

const SkillRow = styled(Row)`
  row-gap: 0.25rem;
  padding-block: 1.1rem;

  ${media.wide} {
    align-items: baseline;
  }

  ${media.print} {
    padding-block: 0.15cm;
    break-inside: avoid;
  }
`;

const RowTitle = styled.p`
  color: ${theme.color.accent};
  font: 640 1.25rem / 1.35 ${theme.font.heading};
  letter-spacing: -0.015em;

  ${media.forced} {
    color: CanvasText;
  }
`;

const GroupTitle = styled(RowTitle).attrs({ as: 'h3' })`
  font-size: 1.125rem;
  line-height: 1.4;
`;

const Skills = styled(List)<{ $large: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.25rem 1rem;
  font: 640 ${({ $large }) => ($large ? '1.4rem' : '1.125rem')} / 1.3 ${theme.font.heading};
  letter-spacing: -0.015em;

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.75rem;
  }
`;

const Skill = styled.li`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;

  ${media.print} {
    min-height: 0;
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

const Bars = styled(ColumnList)`
  gap: 2rem 3rem;

  ${media.print} {
    row-gap: 0.3cm;
  }
`;

const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  margin-bottom: 0.6rem;
`;

const Name = styled.span`
  font: 640 1.25rem / 1.3 ${theme.font.heading};
  letter-spacing: -0.015em;
`;

const Level = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

const Bar = styled.svg`
  ${process.env.SITE_DIRECTION === 'rtl' ? 'transform: scaleX(-1);' : ''}
  fill: ${theme.color.chip};
  border-radius: ${theme.radius.pill};
  outline: 1px solid ${theme.color.control};
`;

const Filled = styled.rect`
  fill: ${theme.color.accent};
`;
