import type { PropsWithChildren } from 'react';

/** In place of `with-newest-posts.tsx` on a site without posts, whose scripts then do not include the code for them. */
export function WithNewestPosts({ children }: PropsWithChildren) {
  return children;
}
