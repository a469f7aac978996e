'use client';

import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, fitWord, Lead, PageTitle } from '@/components/ui/section';
import type { TextLanguage } from '@/lib/language/writing-systems';
import { media } from '@/styles/theme';
import { PageTop } from './horizon';

interface PageHeaderProps extends Pick<ComponentProps<typeof PageTop>, 'figure' | 'line'> {
  badge?: ReactNode;
  heading: ReactNode;
  /** The width of the heading's longest word, in em. */
  longestWord?: number;
  text?: ReactNode;
}

/** The top of an inner page. It does not fade in, so that its heading is painted at once. */
export function PageHeader({
  badge,
  heading,
  longestWord,
  text,
  children,
  ...top
}: PropsWithChildren<PageHeaderProps>) {
  return (
    <PageTop {...top} longestWord={longestWord}>
      {badge && <Badge>{badge}</Badge>}
      <PageTitle $longestWord={longestWord}>{heading}</PageTitle>
      {text && <Lead>{text}</Lead>}
      {children}
    </PageTop>
  );
}

interface TextHeaderProps extends Pick<PageHeaderProps, 'heading' | 'longestWord' | 'figure' | 'line' | 'text'> {
  /** The language of both, if it is not the page's. */
  language?: TextLanguage;
  /** Links below both. */
  links?: ReactNode;
}

/** The top of a page that is made from Markdown. */
export function TextHeader(props: PropsWithChildren<TextHeaderProps>) {
  const { heading, longestWord, figure, line, text, language, links, children } = props;
  return (
    <PageTop isText longestWord={longestWord} figure={figure} line={line}>
      {children}
      <HeaderTitle {...language} $longestWord={longestWord}>
        {heading}
      </HeaderTitle>
      {text && <Lead {...language}>{text}</Lead>}
      {links}
    </PageTop>
  );
}

const TITLE_SIZE = 'clamp(2.5rem, 1.5rem + 4vw, 4.25rem)';

const HeaderTitle = styled(PageTitle)`
  font-size: ${TITLE_SIZE};
  ${({ $longestWord }) => fitWord(TITLE_SIZE, $longestWord)}

  ${media.print} {
    font-size: 22pt;
  }
`;
