'use client';

import styled from 'styled-components';
import { PageLink } from '@/components/ui/link';
import { ChipList, renderList } from '@/components/ui/list';
import { notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { TagLink } from './post-facts';

interface TagRowProps {
  /** The accessible name of the list. */
  label: string;
  /** The first one leads to all posts. */
  tags: readonly TagLink[];
  /** The `href` of the tag whose posts are shown, by default the first one's. */
  current?: string;
}

/** Links to the pages of all tags. */
export function TagRow({ label, tags, current = tags[0]?.href }: TagRowProps) {
  if (tags.length < 2) return null;
  return (
    <nav aria-label={label}>
      <Row>
        {renderList(tags, ({ href, name }) => (
          <li>
            <PageLink href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled(ChipList)`
  padding-bottom: 2.25rem;

  a {
    display: block;
    padding: 0.3rem 0.8rem;
    border-radius: ${theme.radius.chip};
    color: ${theme.color.ink};
    font-size: ${theme.size.small};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    &[aria-current] {
      background: ${theme.color.chip};
    }
  }

  ${notPrinted}
`;
