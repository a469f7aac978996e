'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, quietLink, TextLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { Container } from '@/components/ui/section';
import type { SiteWords } from '@/lib/content/schema';
import type { TextLanguage } from '@/lib/language/writing-systems';
import {
  COLUMN_GAP,
  headingFont,
  media,
  notPrinted,
  smallText,
  stack,
  summaryLine,
  theme,
  wideColumns,
} from '@/styles/theme';

/**
 * The text of a post, a page or a case study, and its contents, which on a desktop are beside it from the ninth column on,
 * and come before it on narrower screens.
 */
export const ReadingColumns = styled(Container)`
  padding-block: 1rem clamp(2rem, 5vw, 4rem);

  /* Below the facts of a case study. */
  :has(> dl) + & {
    padding-top: clamp(2.25rem, 5vw, 4rem);
  }

  > * + * {
    margin-top: 2.25rem;
  }

  ${media.desktop} {
    @media screen {
      /* The first seven of the grid's columns. */
      --k-width-text: calc((100% - 11 * ${COLUMN_GAP}) * 7 / 12 + 6 * ${COLUMN_GAP});
    }

    > nav {
      float: right;
      width: calc((100% - 2 * ${COLUMN_GAP}) / 3);

      [dir='rtl'] & {
        float: left;
      }
    }

    > nav + * {
      margin-top: 0;
    }
  }
`;

interface ContentsProps {
  heading: string;
  entries: readonly { id: string; level: number; text: ReactNode }[];
  /** The language of the entries, if it is not the page's. */
  language?: TextLanguage;
}

/**
 * The headings of a text, as links, which are closed at first. From `desktop` on they are open beside the text and stay
 * in view, and browsers that know `:target-current` mark the entry of the part that is being read. The list is not in
 * the `details`, because browsers before 2025 can't open it from the style sheet.
 */
export function Contents({ heading, entries, language }: ContentsProps) {
  if (entries.length === 0) return null;
  return (
    <Navigation aria-label={heading}>
      <details>
        <summary>{heading}</summary>
      </details>
      <p aria-hidden="true">{heading}</p>
      <List {...language}>
        {renderList(entries, ({ id, level, text }) => (
          <Entry $isInner={level > 2}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </Entry>
        ))}
      </List>
    </Navigation>
  );
}

/** An invitation to write to the owner about a post. */
export function Reply({ question, href, label }: { question: ReactNode; href: string; label: string }) {
  return (
    <Line>
      {question} <TextLink href={href}>{label}</TextLink>
    </Line>
  );
}

interface NeighboursProps extends Partial<Record<'previous' | 'next', { href: string; title: ReactNode }>> {
  label: string;
  words: Pick<SiteWords['caseStudy'], 'previous' | 'next'>;
}

/** The links to the previous and the next case study or post. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Below>
      <NeighbourLinks aria-label={label}>
        {previous && (
          <PageLink href={previous.href} data-large="">
            <small>{words.previous}</small>
            {previous.title}
          </PageLink>
        )}
        {next && (
          <PageLink href={next.href} rel="next" data-large="">
            <small>{words.next}</small>
            {next.title}
          </PageLink>
        )}
      </NeighbourLinks>
    </Below>
  );
}

const Line = styled.p`
  ${smallText}
  ${notPrinted}
`;

const Navigation = styled.nav`
  scroll-target-group: auto;
  padding-inline-start: 1.25rem;
  border-inline-start: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};

  p,
  details:not([open]) ~ ul {
    display: none;
  }

  summary {
    ${summaryLine}
    line-height: 1.5rem;
  }

  ${media.desktop} {
    position: sticky;
    background: ${theme.color.page};
    top: calc(${theme.space.header} + 1rem);
    overflow-y: auto;
    max-height: calc(100vh - ${theme.space.header} - 2rem);

    details {
      display: none;
    }

    p,
    details:not([open]) ~ ul {
      display: block;
    }

    p {
      margin-bottom: 0.25rem;
      font-weight: 600;
    }

    /* Wide pictures pass over it, but not over what has the focus. */
    &:focus-within {
      z-index: 2;
    }
  }

  ${notPrinted}
`;

const Entry = styled.li<{ $isInner: boolean }>`
  padding-inline-start: ${({ $isInner }) => ($isInner ? '1rem' : 0)};

  a {
    ${quietLink}
    display: block;
    padding-block: 0.3rem;
    color: ${theme.color.muted};

    &:target-current {
      color: ${theme.color.accent};
      font-weight: 600;
    }
  }
`;

const Below = styled(Container)`
  section + & {
    padding-top: ${theme.space.section};
  }
`;

const NeighbourLinks = styled.nav`
  ${stack('1.5rem 2rem')}
  padding-top: 2rem;
  border-top: 1px solid ${theme.color.line};

  a {
    ${quietLink}
    ${stack('0.3rem')}
    align-content: start;
    ${headingFont(`${theme.size.h3} / 1.2`, '-0.02em')}
  }

  small {
    color: ${theme.color.accent};
    font: 600 ${theme.size.base} / 1.5 ${theme.font.body};
    letter-spacing: normal;
  }

  ${wideColumns(2)}

  ${media.wide} {
    [rel='next'] {
      grid-column: 2;
      justify-items: end;
      text-align: end;
    }
  }

  ${notPrinted}
`;
