/** The folders of Markdown files in `content/`, with the part of the site that their pages are in. */
export const writtenRoutes = {
  posts: '/blog/',
  'case-studies': '/projects/',
  pages: '/',
} as const;

/** The path of the feed of the posts. */
export const FEED = '/feed.xml';

/** A kind of Markdown file, by its folder. */
export type WrittenKind = keyof typeof writtenRoutes;

export const KINDS = Object.keys(writtenRoutes) as WrittenKind[];
