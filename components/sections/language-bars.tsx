'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ColumnList } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { TitledSection } from '@/components/ui/section';
import type { Language } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

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
