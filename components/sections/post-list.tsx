'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, TextLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { TitledSection } from '@/components/ui/section';
import { Heading, Text } from '@/components/ui/text';
import { media, theme } from '@/styles/theme';
import { PostFacts, type PostFactsProps } from './post-facts';

/** A post as lists show it. */
export interface ListedPost {
  href: string;
  title: ReactNode;
  description: ReactNode;
  facts: PostFactsProps;
}

/** The posts of a year, newest first. */
export interface YearOfPosts {
  /** In the site's digits. */
  year: string;
  posts: readonly ListedPost[];
}

/** Posts by year, with the years in the margin on wide screens. */
export function PostList({ years }: { years: readonly YearOfPosts[] }) {
  return renderList(years, ({ year, posts }) => (
    <Year>
      <Heading as="h2">{year}</Heading>
      <Posts posts={posts} level="h3" />
    </Year>
  ));
}

interface NewestPostsProps {
  heading: string;
  posts: readonly ListedPost[];
  /** The link to all posts. */
  link: { href: string; label: string };
}

/** The newest posts, on the home page. */
export function NewestPosts({ heading, posts, link }: NewestPostsProps) {
  return (
    <TitledSection
      id="writing"
      heading={heading}
      beside={
        <TextLink href={link.href} withArrow>
          {link.label}
        </TextLink>
      }
    >
      <Posts posts={posts} level="h3" />
    </TitledSection>
  );
}

/** Posts without their years. */
function Posts({ posts, level }: { posts: readonly ListedPost[]; level: 'h2' | 'h3' }) {
  return (
    <Rows>
      {renderList(posts, ({ href, title, description, facts }) => (
        <li>
          <Heading as={level} $size="h3">
            <PageLink href={href}>{title}</PageLink>
          </Heading>
          <Text>{description}</Text>
          <PostFacts {...facts} />
        </li>
      ))}
    </Rows>
  );
}

const Year = styled.section`
  display: grid;
  gap: 1rem 1.5rem;
  padding-block: 2.25rem;
  border-top: 1px solid ${theme.color.line};

  > h2 {
    color: ${theme.color.accent};
    font-size: 1.25rem;
    letter-spacing: -0.015em;

    ${media.forced} {
      color: CanvasText;
    }
  }

  ${media.wide} {
    grid-template-columns: 12rem 1fr;
  }

  /* There may be hundreds of posts. */
  @media screen {
    &:nth-of-type(n + 4) {
      content-visibility: auto;
      contain-intrinsic-size: auto 40rem;
    }
  }
`;

const Rows = styled(List)`
  display: grid;
  gap: 2.25rem;

  > li {
    display: grid;
    gap: 0.4rem;
  }

  a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;
