'use client';

import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { fitWord, Lead, PageTitle } from '@/components/ui/section';
import type { TextLanguage } from '@/lib/language/writing-systems';
import { media } from '@/styles/theme';
import { PageTop } from './page-top';

interface PageHeaderProps extends Omit<ComponentProps<typeof PageTop>, 'portrait' | 'className' | 'children'> {
  /** What is above the heading. */
  above?: ReactNode;
  heading: ReactNode;
  text?: ReactNode;
  /** The language of both, if it is not the page's. */
  language?: TextLanguage;
}

/** The top of an inner page. It does not fade in, so that its heading is painted at once. */
export function PageHeader(props: PropsWithChildren<PageHeaderProps>) {
  const { above, heading, text, language, children, ...top } = props;
  const Title = top.isText ? TextTitle : PageTitle;
  return (
    <PageTop {...top}>
      {above}
      <Title {...language} $longestWord={top.longestWord}>
        {heading}
      </Title>
      {text && <Lead {...language}>{text}</Lead>}
      {children}
    </PageTop>
  );
}

const TITLE_SIZE = 'clamp(2.5rem, 1.5rem + 4vw, 4.25rem)';

const TextTitle = styled(PageTitle)`
  font-size: ${TITLE_SIZE};
  ${({ $longestWord }) => fitWord(TITLE_SIZE, $longestWord)}

  ${media.print} {
    font-size: 22pt;
  }
`;
