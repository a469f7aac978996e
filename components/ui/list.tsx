import { createElement, Fragment, type ReactElement } from 'react';
import styled from 'styled-components';
import { forcedOutline, media } from '@/styles/media';
import { theme } from '@/styles/theme';

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

/** A list in columns on wide screens. */
export const ColumnList = styled(List)<{ $length: number }>`
  display: grid;

  ${media.wide} {
    grid-template-columns: repeat(${({ $length }) => columnsFor($length)}, 1fr);
  }
`;

/** A row of labels that wraps. */
export const ChipList = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** A label such as a skill. */
export const Chip = styled.li`
  padding: 0.3rem 0.8rem;
  border-radius: ${theme.radius.chip};
  background: ${theme.color.chip};
  font-size: ${theme.size.small};
  font-weight: 500;
  ${forcedOutline}
`;

/** Text with joined letters is in the body font, because monospaced fonts lack such glyphs. */
const joinedInText = `
  &:is(${process.env.JOINED_LETTERS}),
  & :is(${process.env.JOINED_LETTERS}) {
    font-family: ${theme.font.body};
  }

  & :not(:is(${process.env.JOINED_LETTERS})) {
    font-family: ${theme.font.mono};
  }
`;

/** A label such as a project's technology. */
export const TechnologyLabel = styled.li`
  padding: 0.05rem 0.5rem;
  border: 1px solid ${theme.color.line};
  border-radius: 0.4rem;
  color: ${theme.color.muted};
  font: 400 ${theme.size.tiny} / 1.7 ${theme.font.mono};

  ${process.env.JOINED_LETTERS ? joinedInText : ''}
`;
