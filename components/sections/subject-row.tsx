'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, quietLink } from '@/components/ui/link';
import { Chip, ChipList, LABEL_SIZE, renderList } from '@/components/ui/list';
import { More } from '@/components/ui/more';
import { media, noPrintedAddress, notPrinted, theme } from '@/styles/theme';

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
  return (
    <SubjectNavigation aria-label={label}>
      <SubjectLinks {...{ links, current }} />
      {more && (
        <More label={more.label}>
          <SubjectLinks links={more.links} current={current} />
        </More>
      )}
    </SubjectNavigation>
  );
}

/** Links to the pages of tags or of technologies, as labels. */
export function SubjectLinks({
  label,
  links,
  current,
}: Pick<SubjectRowProps, 'links' | 'current'> & { label?: string }) {
  return (
    <Labels aria-label={label}>
      {renderList(links, ({ href, name, width }) => (
        <SubjectItem $width={width}>
          <PageLink href={href} aria-current={href === current ? 'page' : undefined}>
            <Chip as="span" $leads>
              {name}
            </Chip>
          </PageLink>
        </SubjectItem>
      ))}
    </Labels>
  );
}

const SubjectNavigation = styled.nav`
  /* In the grid of a header, it would be as wide as the names, which are narrower than their labels. */
  justify-self: stretch;
  padding-bottom: 2.25rem;
  ${notPrinted}
`;

/** It does not get its width from the name, so that the row has the same lines until the site's fonts have loaded. */
const SubjectItem = styled.li<{ $width: number }>`
  @media screen {
    width: ${({ $width }) => `min(100%, max(${theme.target}, ${$width} * ${LABEL_SIZE} + 1.2rem + 2px))`};
  }
`;

/** The links are larger than the labels, so that a finger hits them. */
const Labels = styled(ChipList)`
  margin-block: -0.5rem;
  row-gap: 0;

  a {
    ${quietLink}
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.color.ink};
  }

  ${Chip} {
    width: 100%;
    justify-content: center;
  }

  [aria-current] > ${Chip} {
    background: ${theme.color.ink};
    color: ${theme.color.page};
  }

  ${media.print} {
    a {
      display: inline;
    }
  }

  ${noPrintedAddress}
`;
