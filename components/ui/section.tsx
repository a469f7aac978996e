'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, row, stack, theme, visuallyHidden, wideColumns } from '@/styles/theme';
import { type LabelledLink, TextLink } from './link';
import { Reveal } from './reveal';

/** The column of every part of a page: 72rem wide at most, with a gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** A part of a page. */
export const Section = styled.section`
  padding-top: ${theme.space.section};
`;

/** A block between hairlines across the whole page: below its top, or further down. */
export const Strip = styled.div`
  overflow: clip;
  border-block: 1px solid ${theme.color.line};

  & + & {
    border-top: 0;
  }

  section ~ section + & {
    margin-top: ${theme.space.section};
  }
`;

interface TitledSectionProps {
  /** The heading's `id`; the heading names the section. */
  id: string;
  /** If omitted, the section isn't rendered. */
  heading?: ReactNode;
  /** Shown at the end of the heading's line. */
  text?: ReactNode;
  link?: LabelledLink;
}

/** A section with a heading that fades in. */
export function TitledSection({ id, heading, text, link, children }: PropsWithChildren<TitledSectionProps>) {
  if (!heading) return null;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Line>
          <Heading id={id}>{heading}</Heading>
          {text && <Text>{text}</Text>}
          {link && <TextLink {...link} withArrow />}
        </Line>
        {children}
      </Container>
    </Section>
  );
}

interface SplitSectionProps {
  /** The section's `id`. */
  id: string;
  heading: ReactNode;
  /** Shown at the end. */
  link?: LabelledLink;
}

/** A section whose heading is beside its content on wide screens, in four of the twelve columns. */
export function SplitSection({ id, heading, link, children }: PropsWithChildren<SplitSectionProps>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} aria-labelledby={headingId}>
      <SplitColumns>
        <Reveal $from="left">
          <SplitHeading id={headingId}>{heading}</SplitHeading>
        </Reveal>
        <SplitBody $from="right" $delay={200}>
          {children}
          {link && <TextLink {...link} withArrow />}
        </SplitBody>
      </SplitColumns>
    </Section>
  );
}

const Line = styled(Reveal)`
  ${row('0.75rem 2rem')}
  align-items: end;
  justify-content: space-between;
  margin-bottom: clamp(1.5rem, 3vw, 2.25rem);

  ${media.print} {
    margin-bottom: 0.25cm;
    break-after: avoid;

    > a {
      display: none;
    }
  }
`;

/** An entry below a hairline. On wide screens its title or years are in the margin, the first three columns. */
export const marginRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid ${theme.color.line};
  ${wideColumns(4)}

  ${media.wide} {
    > :nth-child(even) {
      grid-column: 2 / -1;
    }
  }
`;

/** The title of such an entry. */
export const marginTitle = css`
  color: ${theme.color.accent};
  letter-spacing: -0.015em;

  ${media.forced} {
    color: CanvasText;
  }
`;

type Size = 'display' | 'h1' | 'h2' | 'h3';

const LINE_HEIGHT = { display: 0.96, h1: 1.02, h2: 1.05, h3: 1.15 } satisfies Record<Size, number>;

/** The smallest size of a heading that gives way to its longest word, in px, and the narrowest column that has one. */
const SMALLEST_SIZE = 24;
const NARROWEST_COLUMN = 280;

/**
 * The size of a heading in an element with `fitContainer`: smaller than `size` if its longest word would not fit, whose
 * width is in em. Only a word that is too long for the smallest size is broken.
 */
export const fitWord = (size: string, longestWord?: number) =>
  longestWord &&
  css`
    font-size: min(${size}, max(${SMALLEST_SIZE}px, 100cqi / ${longestWord}));
    ${longestWord * SMALLEST_SIZE <= NARROWEST_COLUMN && '-webkit-hyphens: manual; hyphens: manual;'}
  `;

/** The longest word that fits into half a page in the size of sections' headings, in em. */
const USUAL_WORD = 7.5;

/**
 * Declarations of a page's top: the headings of the sections after it are not larger than its title, if a long word makes
 * that small.
 *
 * @param share the part of the page's width that the title has on wide screens.
 */
export const limitHeadings = (share: number, longestWord = 0) => {
  if (longestWord <= USUAL_WORD) return undefined;
  const page = `min(100vw - 2 * ${theme.space.gutter}, ${theme.width.content})`;
  const limit = (part: number) =>
    `--k-size-title: max(${SMALLEST_SIZE}px, (${page} * ${part} - 1rem) / ${longestWord});`;
  return css`
    @media screen {
      ~ * {
        ${limit(1)}

        ${media.wide} {
          ${limit(share)}
        }
      }
    }
  `;
};

/** The size of a section's heading. */
const sectionSize = `min(${theme.size.h2}, var(--k-size-title, 100vw))`;

/** Declarations of the element around a heading that `fitWord` sizes. */
export const fitContainer = 'container-type: inline-size; width: 100%;';

/** An element around such a heading alone, or with a line above it. */
export const HeadingFrame = styled.div`
  ${fitContainer}
`;

export interface HeadingProps {
  $size?: Size;
  /** The width of its longest word, in em; its size then gives way to it. */
  $longestWord?: number;
}

/** A heading: `as` is its level in the outline, `$size` its visual size. */
export const Heading = styled.h2<HeadingProps>`
  font-size: ${({ $size = 'h2' }) => ($size === 'h2' ? sectionSize : theme.size[$size])};
  ${({ $size = 'h2', $longestWord }) => fitWord(theme.size[$size], $longestWord)}
  line-height: ${({ $size = 'h2' }) => LINE_HEIGHT[$size]};
  letter-spacing: ${({ $size }) => $size === 'h3' && '-0.02em'};
`;

/** The heading of a page. */
export const PageTitle = styled(Heading).attrs({ as: 'h1', $size: 'h1' })``;

/** The paragraph that introduces a page or a part of it. */
export const Lead = styled.p<{ $strong?: boolean }>`
  max-width: ${theme.width.text};
  font-size: ${theme.size.lead};
  line-height: 1.55;
  text-wrap: balance;
  color: ${({ $strong }) => ($strong ? theme.color.ink : theme.color.muted)};
`;

const SplitColumns = styled(Container)`
  ${stack('1.5rem')}
  ${wideColumns(3)}
`;

/**
 * Headings avoid a page break after them. In one row with its text, this one would keep the section on the same sheet
 * as the next section.
 */
const SplitHeading = styled(Heading)`
  ${media.print} {
    break-after: auto;
  }
`;

const SplitBody = styled(Reveal)`
  display: grid;
  justify-items: start;
  gap: 1.35rem;

  ${media.wide} {
    grid-column: span 2;
  }
`;

/** A paragraph in the muted colour. */
export const Text = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.muted};
`;

/** A short text above a heading. */
export const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.35rem 0.95rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.5;
`;

/** Text for screen readers only. Visitors copy it with the text around it. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
