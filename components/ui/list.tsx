import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { COLUMN_GAP, headingFont, media, narrowText, row, smallText, theme } from '@/styles/theme';

/** Renders a list without keys: its order never changes, and localized text may be an element, which can't be a key. */
export function renderList<Entry>(
  entries: readonly Entry[],
  render: (entry: Entry, index: number) => ReactElement,
): ReactElement {
  return createElement(Fragment, null, ...entries.map(render));
}

/** A list without markers; in Safari, VoiceOver announces such a list only if it has the role. */
export const List = styled.ul.attrs({ role: 'list' })``;

/** How many columns a list of this length has on wide screens: three if that leaves no gap, otherwise two. */
export function columnsFor(length: number): number {
  return length % 3 === 0 ? 3 : Math.min(length, 2);
}

/** A list in columns on wide screens, without a gap at its end if possible. */
export const ColumnList = styled(List)<{ $length: number }>`
  display: grid;

  ${media.wide} {
    column-gap: ${COLUMN_GAP};
    grid-template-columns: repeat(${({ $length }) => columnsFor($length)}, minmax(0, 1fr));
  }
`;

/** An entry with a label before it. */
export interface ShownFact {
  label: ReactNode;
  value: ReactNode;
}

/** The entries of a `dl` of facts. */
export function renderFacts(facts: readonly ShownFact[]): ReactElement {
  return renderList(facts, ({ label, value }) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

/** The styles of a fact's label and value. */
export const factTexts = css`
  ${narrowText}

  dt {
    ${smallText}
    line-height: 1.4;
  }

  dd {
    margin-top: 0.15rem;
    ${headingFont('1.1875rem / 1.3', '-0.015em')}
  }
`;

/** A row of chips, which wraps. */
export const ChipList = styled(List)`
  ${row('0.5rem')}
`;

/** The size of a label's letters. */
export const LABEL_SIZE = '0.875rem';

/** A label: a short text in a box, which is filled if it leads somewhere and otherwise has a hairline. */
export const Chip = styled.li<{ $leads?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  padding-inline: 0.6rem;
  border: 1px solid ${({ $leads }) => ($leads ? 'transparent' : theme.color.line)};
  border-radius: ${theme.radius.chip};
  background: ${({ $leads }) => $leads && theme.color.chip};
  font-size: ${LABEL_SIZE};
  font-weight: 500;
  line-height: 1.4;

  ${media.print} {
    min-height: 0;
    border-color: ${theme.color.line};
  }
`;

/**
 * What someone did or achieved, in a list. Not positioned on paper, because positioned text comes after all other text in
 * a PDF. Its mark on paper is the browser's own: it is printed even without backgrounds, and programs that read the PDF
 * don't take it for a letter.
 */
export const Highlight = styled.li`
  position: relative;
  padding-inline-start: 1.4rem;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: 0.68em;
    width: 0.4rem;
    height: 0.4rem;
    background: ${theme.color.secondAccent};
    forced-color-adjust: none;
    rotate: 45deg;
  }

  ${media.print} {
    position: static;
    margin-inline-start: 4mm;
    padding: 0;
    list-style: disc;

    &::before {
      content: none;
    }
  }
`;
