'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink } from '@/components/ui/link';
import { Chip, ChipList, renderList } from '@/components/ui/list';
import { notPrinted, theme } from '@/styles/theme';

/** A link to the page of a tag. */
export interface TagLink {
  href: string;
  name: ReactNode;
}

/** A date, as machines and as visitors read it. */
export interface ShownDate {
  /** `2026-03-14`. */
  iso: string;
  text: string;
}

export interface PostFactsProps {
  date: ShownDate;
  /** The day of the last change, with its word: `Updated 2 June 2026`. */
  updated?: ShownDate;
  /** `7 min read`. */
  readingTime: string;
  /** The mark of a post that only `npm run dev` shows. */
  draft?: string;
  tags: readonly TagLink[];
  /** The accessible name of the tags. */
  tagsLabel: string;
}

/** A post's dates, reading time and tags, on one line if it is long enough. */
export function PostFacts({ date, updated, readingTime, draft, tags, tagsLabel }: PostFactsProps) {
  return (
    <Row>
      {draft && <Chip as="strong">{draft}</Chip>}
      <time dateTime={date.iso}>{date.text}</time>
      {updated && <time dateTime={updated.iso}>{updated.text}</time>}
      <span>{readingTime}</span>
      {tags.length > 0 && (
        <Tags aria-label={tagsLabel}>
          {renderList(tags, ({ href, name }) => (
            <li>
              <PageLink href={href}>
                <Chip as="span">{name}</Chip>
              </PageLink>
            </li>
          ))}
        </Tags>
      )}
    </Row>
  );
}

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
      <TagLinks>
        {renderList(tags, ({ href, name }) => (
          <li>
            <PageLink href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </TagLinks>
    </nav>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  line-height: 1.5;
`;

/** The links are larger than the chips, so that a finger hits them. */
const Tags = styled(ChipList)`
  margin-block: -0.5rem;
  row-gap: 0;

  a {
    display: flex;
    align-items: center;
    min-width: ${theme.target};
    min-height: ${theme.target};
    color: ${theme.color.ink};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

const TagLinks = styled(ChipList)`
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
