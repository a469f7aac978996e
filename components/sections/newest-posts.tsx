'use client';

import { TextLink } from '@/components/ui/link';
import { TitledSection } from '@/components/ui/section';
import { type ListedPost, Posts } from './post-list';

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
