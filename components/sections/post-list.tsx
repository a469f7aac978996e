'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, quietLink } from '@/components/ui/link';
import { Chip, List, renderList } from '@/components/ui/list';
import { Heading, marginRow, marginTitle, Text } from '@/components/ui/section';
import type { ShownMoment } from '@/lib/language/period';
import { COLUMN_GAP, gridColumns, laidOutLater, media, row, smallText, stack } from '@/styles/theme';
import { type SubjectLink, SubjectLinks } from './subject-row';

/** A post as lists show it. */
interface ListedPost {
  href: string;
  title: ReactNode;
  description: ReactNode;
  facts: PostFactsProps;
}

interface PostFactsProps {
  date: ShownMoment;
  /** The day of the last change, with its word: `Updated 2 June 2026`. */
  updated?: ShownMoment;
  /** `7 min read`. */
  readingTime: string;
  /** The mark of a post that only `npm run dev` shows. */
  draft?: string;
  tags: readonly SubjectLink[];
  tagsLabel: string;
}

/** The posts of a year, newest first. */
interface YearOfPosts {
  /** In the site's digits. */
  year: string;
  posts: readonly ListedPost[];
}

/** Posts by year, with the years in the margin on wide screens, and below the last one what follows them. */
export function PostList({ years, children }: PropsWithChildren<{ years: readonly YearOfPosts[] }>) {
  return renderList(years, ({ year, posts }, index) => (
    <Year>
      <Heading as="h2">{year}</Heading>
      <div>
        <Posts posts={posts} />
        {index === years.length - 1 && children}
      </div>
    </Year>
  ));
}

/** Posts without their years: on a desktop their dates, reading times and tags are in the last three of the grid's columns. */
export function Posts({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <Rows>
      {renderList(posts, ({ href, title, description, facts }) => (
        <li>
          <Heading as="h3" $size="h3">
            <PageLink href={href}>{title}</PageLink>
          </Heading>
          <Text>{description}</Text>
          <PostFacts {...facts} />
        </li>
      ))}
    </Rows>
  );
}

/** A post's date and reading time on one line, and below it the day of the last change, if it is shown, and the tags. */
export function PostFacts({ date, updated, readingTime, draft, tags, tagsLabel }: PostFactsProps) {
  return (
    <Facts>
      {draft && <Chip as="strong">{draft}</Chip>}
      <time dateTime={date.iso}>{date.text}</time>
      {updated && <time dateTime={updated.iso}>{updated.text}</time>}
      <span>{readingTime}</span>
      {tags.length > 0 && <SubjectLinks links={tags} label={tagsLabel} />}
    </Facts>
  );
}

const Year = styled.section`
  ${marginRow}
  row-gap: 1rem;
  padding-block: 2.25rem;

  > h2 {
    ${marginTitle}
    font-size: 1.25rem;
  }

  ${media.desktop} {
    --columns: 10;
    ${gridColumns(12)}

    > :first-child {
      grid-column: span 2;
    }

    > :nth-child(2) {
      grid-column: 3 / -1;
    }
  }

  /* Without tags, it follows the header's hairline. */
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  /* There may be hundreds of posts. */
  &:nth-of-type(n + 4) {
    ${laidOutLater('40rem')}
  }
`;

const Facts = styled.div`
  ${row('0.4rem 1rem')}
  align-items: center;
  ${smallText}
  line-height: 1.5;

  > time + time,
  > ul {
    order: 1;
    width: 100%;
  }
`;

const Rows = styled(List)`
  ${stack('2.25rem')}

  + p {
    margin-top: 3rem;
    ${smallText}
  }

  > li {
    ${stack('0.4rem 1.5rem')}

    ${media.desktop} {
      grid-template: auto 1fr / repeat(var(--columns, 12), minmax(0, 1fr));
      column-gap: ${COLUMN_GAP};

      > * {
        grid-column: 1 / -5;
      }

      > :last-child {
        grid-area: 1 / -4 / span 2 / -1;
        align-content: start;
        padding-top: 0.2rem;
      }
    }
  }

  a {
    ${quietLink}
  }
`;
