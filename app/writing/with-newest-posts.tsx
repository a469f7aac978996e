import type { PropsWithChildren } from 'react';
import { Posts } from '@/components/sections/post-list';
import { TitledSection } from '@/components/ui/section';
import type { Content } from '@/lib/content/schema';
import { shownPosts } from '@/lib/writing/documents';
import { writtenRoutes } from '@/lib/writing/written-routes';
import { showPost } from './show-posts';

/** The number of posts on the home page (docs/behaviour.md, "Home"). */
const NEWEST = 3;

/** The newest posts, before the end of the home page. */
export function WithNewestPosts({ content, children }: PropsWithChildren<{ content: Content }>) {
  const { newest, allPosts } = content.words.writing;
  const posts = shownPosts().slice(0, NEWEST);
  return (
    <>
      <TitledSection id="writing" heading={newest} link={{ href: writtenRoutes.posts, label: allPosts }}>
        <Posts posts={posts.map((post) => showPost(post, content))} />
      </TitledSection>
      {children}
    </>
  );
}
