'use client';

import styled, { css } from 'styled-components';
import { ColumnList, columnsFor, renderList } from '@/components/ui/list';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { Heading, Text, TitledSection } from '@/components/ui/section';
import { drawMark } from '@/lib/brand/geometry';
import type { ProcessStep, TextBlock } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { star } from '@/site-data/browser';
import { COLUMN_GAP, gridColumns, headingFont, media, theme } from '@/styles/theme';

interface ProcessPathProps {
  copy?: Localized<TextBlock>;
  /** `number` is in the site's digits. */
  steps: Localized<readonly (ProcessStep & { number: string })[]>;
}

/** The work process as numbered steps: a column on a phone, two or three in a row on wide screens. */
export function ProcessPath({ copy, steps }: ProcessPathProps) {
  return (
    <TitledSection id="process" {...copy}>
      <Path as="ol" $length={steps.length}>
        {renderList(steps, ({ number, title, description }, index) => (
          <Step as="li" $delay={REVEAL_DELAYS[index % REVEAL_DELAYS.length]}>
            <Station viewBox="-24 -24 48 48" width={48} height={48} aria-hidden="true">
              <path d={STATION} />
              <text y="6" textAnchor="middle">
                {number}
              </text>
            </Station>
            <StepTitle as="h3">{title}</StepTitle>
            <Text>{description}</Text>
          </Step>
        ))}
      </Path>
    </TitledSection>
  );
}

/** The owner's star with short tips, so that it has room for a number. */
const STATION = drawMark(22, { ...star, step: 2, rings: 1 });

/** A last step that is alone in its row has its text beside its title. */
const wholeLastRow = css`
  > :last-child:nth-child(odd) {
    ${gridColumns(2)}
    grid-column: 1 / -1;
    padding-inline: 0;
  }
`;

const Path = styled(ColumnList)`
  ${media.wide} {
    row-gap: 3rem;

    /* No line leads from the last step of a row. */
    &&& > :nth-child(${({ $length }) => columnsFor($length)}n)::before {
      content: none;
    }

    ${({ $length }) => columnsFor($length) === 2 && wholeLastRow}
  }
`;

const Step = styled(Reveal)`
  position: relative;
  padding-bottom: 2rem;
  padding-inline-start: min(4.5rem, 72px);

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    background: ${theme.color.line};
    width: 1px;
    inset-block: 3rem 0;
    inset-inline-start: min(1.5rem, 24px);
  }

  ${media.wide} {
    padding-block: 4.25rem 0;
    padding-inline: 0 1rem;

    &:not(:last-child)::before {
      width: auto;
      height: 1px;
      inset-block: 1.5rem auto;
      inset-inline: 3rem -${COLUMN_GAP};
    }
  }

  ${media.print} {
    padding-bottom: 0;
  }
`;

const Station = styled.svg`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  fill: none;
  stroke: ${theme.color.secondAccent};
  stroke-width: 1.25;

  text {
    fill: ${theme.color.ink};
    stroke: none;
    font: 640 1.05rem ${theme.font.heading};
  }
`;

const StepTitle = styled(Heading)`
  padding-top: 0.7rem;
  margin-bottom: 0.45rem;
  ${headingFont('min(1.3rem, 9.6vw) / 1.2', '-0.02em')}

  ${media.wide} {
    padding-top: 0;
  }
`;
