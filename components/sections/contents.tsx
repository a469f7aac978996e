'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { List, renderList } from '@/components/ui/list';
import { media, notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ContentsProps {
  heading: string;
  entries: readonly { id: string; level: number; text: ReactNode }[];
}

/**
 * The headings of a text, as links. From `desktop` on it is beside the text and stays in view, and browsers that know
 * `:target-current` mark the entry of the part that is being read.
 */
export function Contents({ heading, entries }: ContentsProps) {
  return (
    <Navigation aria-label={heading}>
      <p aria-hidden="true">{heading}</p>
      <List>
        {renderList(entries, ({ id, level, text }) => (
          <Entry $isInner={level > 2}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </Entry>
        ))}
      </List>
    </Navigation>
  );
}

const Navigation = styled.nav`
  scroll-target-group: auto;
  align-self: start;
  padding-inline-start: 1.25rem;
  border-inline-start: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};

  p {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }

  ${media.desktop} {
    position: sticky;
    top: calc(${theme.space.header} + 1rem);
    overflow-y: auto;
    max-height: calc(100vh - ${theme.space.header} - 2rem);
  }

  ${notPrinted}
`;

const Entry = styled.li<{ $isInner: boolean }>`
  padding-inline-start: ${({ $isInner }) => ($isInner ? '1rem' : 0)};

  a {
    display: block;
    padding-block: 0.3rem;
    color: ${theme.color.muted};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    &:target-current {
      color: ${theme.color.accent};
      font-weight: 600;
    }
  }
`;
