'use client';

import styled from 'styled-components';
import { List, renderList } from '@/components/ui/list';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { TitledSection } from '@/components/ui/section';
import { Mark } from '@/components/ui/star/mark';
import { Text } from '@/components/ui/text';
import type { SkillGroup, TextBlock } from '@/lib/content/schema';
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
        <Group $titled={Boolean(title)} $delay={REVEAL_DELAYS[index % 3]}>
          {title && <GroupTitle>{title}</GroupTitle>}
          <Grid $weight={index === 0 ? 'strong' : 'normal'}>
            {renderList(skills, (skill) => (
              <Skill>
                <Mark size={index === 0 ? 17 : 13} color="secondAccent" />
                {skill}
              </Skill>
            ))}
          </Grid>
        </Group>
      ))}
    </TitledSection>
  );
}

const Group = styled(Reveal)<{ $titled: boolean }>`
  display: grid;
  gap: 0.25rem 1.5rem;
  padding-block: 1.1rem;
  border-top: 1px solid ${theme.color.line};

  ${media.wide} {
    grid-template-columns: ${({ $titled }) => ($titled ? '12rem 1fr' : '1fr')};
    align-items: baseline;
  }

  ${media.print} {
    padding-block: 0.15cm;
    break-inside: avoid;
  }
`;

const GroupTitle = styled.h3`
  color: ${theme.color.accent};
  font-size: 1.125rem;
  line-height: 1.4;
  letter-spacing: -0.015em;

  ${media.forced} {
    color: CanvasText;
  }
`;

const Grid = styled(List)<{ $weight: 'strong' | 'normal' }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 50% - 0.6rem), 1fr));
  gap: 0.25rem 1rem;
  font: 640 ${({ $weight }) => ($weight === 'strong' ? '1.4rem' : '1.125rem')} / 1.3 ${theme.font.heading};
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
