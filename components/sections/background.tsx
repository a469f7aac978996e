'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ColumnList, List, renderList } from '@/components/ui/list';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { marginRow, marginTitle, TitledSection } from '@/components/ui/section';
import { Mark } from '@/components/ui/star/star';
import type { Language, SkillGroup, TextBlock } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { COLUMN_GAP, forcedOutline, headingFont, media, narrowText, row, smallText, theme } from '@/styles/theme';

interface SkillListProps {
  copy?: Localized<TextBlock>;
  groups: Localized<readonly SkillGroup[]>;
  /** The width of the skills' longest word, in em. */
  longestWord: number;
}

/** The most skills that are in a grid; more are in lines beside the titles of their groups. */
const MOST_IN_GRID = 24;

/** The skills in groups. */
export function SkillList({ copy, groups, longestWord }: SkillListProps) {
  const isCompact = groups.flatMap(({ skills }) => skills).length > MOST_IN_GRID;
  const SkillGroup = isCompact ? CompactGroup : Group;
  return (
    <TitledSection id="skills" {...copy}>
      {renderList(groups, ({ title, skills, emphasis = false }, index) => (
        <SkillGroup $delay={REVEAL_DELAYS[index % 3]}>
          {title && <GroupTitle>{title}</GroupTitle>}
          <Grid $strong={emphasis} $longestWord={longestWord}>
            {renderList(skills, (skill) => (
              <Skill>
                <Mark size={emphasis && !isCompact ? 17 : 13} color="secondAccent" />
                {skill}
              </Skill>
            ))}
          </Grid>
        </SkillGroup>
      ))}
    </TitledSection>
  );
}

const Group = styled(Reveal)`
  padding-block: 1.1rem;
  border-top: 1px solid ${theme.color.line};

  ${media.print} {
    padding-block: 0.15cm;
    break-inside: avoid;
  }
`;

const GroupTitle = styled.h3`
  ${marginTitle}
  margin-bottom: 0.35rem;
  font-size: 1.125rem;
  line-height: 1.4;
`;

/** Its columns have room for the longest word beside its mark, and are as wide in every group. */
const Grid = styled(List)<{ $strong: boolean; $longestWord: number }>`
  --share: 50% - 0.85rem;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(8rem, var(--share), ${({ $longestWord }) => $longestWord}em + 1.9rem)), 1fr)
  );
  gap: 0.25rem ${COLUMN_GAP};
  ${({ $strong }) => headingFont(`${$strong ? 1.4 : 1.125}rem / 1.3`, '-0.015em')}
  ${narrowText}

  ${media.desktop} {
    /* A quarter, without what rounding may add. */
    --share: 25% - 1.14rem;
  }

  ${media.print} {
    ${row('0 1.75rem')}
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

const CompactGroup = styled(Group)`
  ${marginRow}
  row-gap: 0;
  align-items: baseline;

  ${Grid} {
    ${row('0.15rem 1.4rem')}
    font-size: 1.125rem;

    ${media.wide} {
      grid-column: 2 / -1;
    }
  }

  ${Skill} {
    gap: 0.5rem;
    min-height: 0;
  }
`;

interface LanguageBarsProps {
  heading: ReactNode;
  /** `percent` is the level as text: `70%`. */
  languages: readonly (Localized<Omit<Language, 'code'>> & { percent: string })[];
}

/** The languages the owner speaks, each with a bar for the level. */
export function LanguageBars({ heading, languages }: LanguageBarsProps) {
  return (
    <TitledSection id="languages" heading={heading}>
      <Bars $length={languages.length}>
        {renderList(languages, ({ name, level, proficiency, percent }, index) => (
          <Reveal as="li" $from={index % 2 === 0 ? 'left' : 'right'} $delay={200}>
            <Caption>
              <LanguageName>{name}</LanguageName>
              {level && <span>{level}</span>}
            </Caption>
            <Bar width="100%" height="4" role="img" aria-label={percent} data-flip="">
              <rect width="100%" height="4" rx="2" />
              <rect width={`${proficiency}%`} height="4" rx="2" />
            </Bar>
          </Reveal>
        ))}
      </Bars>
    </TitledSection>
  );
}

const Bars = styled(ColumnList)`
  row-gap: 2rem;

  ${media.print} {
    row-gap: 0.3cm;
  }
`;

const Caption = styled.p`
  ${row('0 1rem')}
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 0.6rem;
  ${smallText}
`;

const LanguageName = styled.span`
  color: ${theme.color.ink};
  ${headingFont('1.25rem / 1.3', '-0.015em')}
`;

const Bar = styled.svg`
  fill: ${theme.color.line};
  ${forcedOutline}

  ${media.forced} {
    fill: Canvas;
  }

  rect + rect {
    fill: ${theme.color.control};
  }
`;
