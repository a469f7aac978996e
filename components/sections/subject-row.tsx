'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, quietLink } from '@/components/ui/link';
import { ChipList, renderList } from '@/components/ui/list';
import { More } from '@/components/ui/more';
import { notPrinted, theme } from '@/styles/theme';

/** A link to the page of a tag or of a technology. */
export interface SubjectLink {
  href: string;
  name: ReactNode;
  /** The width of the name, in em. */
  width: number;
}

interface SubjectRowProps {
  label: string;
  /** The first one leads to all entries. */
  links: readonly SubjectLink[];
  /** The links that are shown only when their label is pressed. */
  more?: { label: string; links: readonly SubjectLink[] };
  /** The `href` of the subject whose entries are shown, by default the first one's. */
  current?: string;
}

/** Links to the pages of all tags, or of all technologies. */
export function SubjectRow({ label, links, more, current = links[0]?.href }: SubjectRowProps) {
  if (links.length < 2) return null;
  const renderLinks = (entries: readonly SubjectLink[]) => (
    <SubjectLinks>
      {renderList(entries, ({ href, name, width }) => (
        <SubjectItem $width={width}>
          <PageLink href={href} aria-current={href === current ? 'page' : undefined}>
            {name}
          </PageLink>
        </SubjectItem>
      ))}
    </SubjectLinks>
  );
  return (
    <SubjectNavigation aria-label={label}>
      {renderLinks(links)}
      {more && <More label={more.label}>{renderLinks(more.links)}</More>}
    </SubjectNavigation>
  );
}

const SubjectNavigation = styled.nav`
  padding-bottom: 2.25rem;
  ${notPrinted}
`;

/** It does not get its width from the name, so that the row has the same lines until the site's fonts have loaded. */
const SubjectItem = styled.li<{ $width: number }>`
  width: ${({ $width }) => `min(100%, max(${theme.target}, ${$width} * ${theme.size.small} + 1.6rem))`};
`;

const SubjectLinks = styled(ChipList)`
  a {
    ${quietLink}
    display: block;
    padding: 0.3rem 0;
    /* A finger hits more than the ground. */
    border-block: 0.4rem solid transparent;
    border-radius: ${theme.radius.chip} / 0.9rem;
    margin-block: -0.3rem;
    background-clip: padding-box;
    color: ${theme.color.ink};
    font-size: ${theme.size.small};
    text-align: center;

    &[aria-current] {
      background: ${theme.color.chip};
    }
  }
`;
