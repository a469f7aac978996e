'use client';

import styled from 'styled-components';
import { ColumnList, renderList } from '@/components/ui/list';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { Heading, Text, TitledSection } from '@/components/ui/section';
import { drawMark } from '@/lib/brand/geometry';
import { star } from '@/lib/built';
import type { ProcessStep, TextBlock } from '@/lib/content/schema';
import { inSiteDigits } from '@/lib/fill-in';
import type { Localized } from '@/lib/localized-text';
import { media, theme } from '@/styles/theme';

/** The work process as numbered steps: a column on a phone, two or three in a row on wide screens. */
export function ProcessPath({
  copy,
  steps,
}: {
  copy?: Localized<TextBlock>;
  steps: Localized<readonly ProcessStep[]>;
}) {
  return (
    <TitledSection id="process" {...copy}>
      <Path as="ol" $length={steps.length}>
        {renderList(steps, ({ title, description }, index) => (
          <Step as="li" $delay={REVEAL_DELAYS[index % REVEAL_DELAYS.length]}>
            <Station viewBox="-24 -24 48 48" width={48} height={48} aria-hidden="true">
              <path d={STATION} />
              <text y="6" textAnchor="middle">
                {inSiteDigits(index + 1)}
              </text>
            </Station>
            <Title as="h3">{title}</Title>
            <Text>{description}</Text>
          </Step>
        ))}
      </Path>
    </TitledSection>
  );
}

/** The owner's star with short tips, so that it has room for a number. */
const STATION = drawMark(22, undefined, { ...star, step: 2, rings: 1 });

const Path = styled(ColumnList)`
  ${media.wide} {
    row-gap: 3rem;
  }
`;

const Step = styled(Reveal)`
  position: relative;
  padding-bottom: 2rem;
  padding-inline-start: min(4.5rem, 72px);

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    background: ${theme.color.control};
    width: 1px;
    inset-block: 3.4rem 0.4rem;
    inset-inline-start: min(1.5rem, 24px);
  }

  ${media.wide} {
    padding-block: 4.25rem 0;
    padding-inline: 0 2rem;

    &:not(:last-child)::before {
      width: auto;
      height: 1px;
      inset-block: 1.5rem auto;
      inset-inline: 3.6rem 0.6rem;
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

const Title = styled(Heading)`
  padding-top: 0.7rem;
  margin-bottom: 0.45rem;
  font-size: min(1.3rem, 9.6vw);
  line-height: 1.2;
  letter-spacing: -0.02em;

  ${media.wide} {
    padding-top: 0;
  }
`;
