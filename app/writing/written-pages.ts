import type { Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { fillIn } from '@/lib/fill-in';
import { type Document, type Post, shownDocuments, shownPosts, type Tag, tagsOf } from '@/lib/writing/documents';
import { writtenRoutes } from '@/lib/writing/written-routes';

/** Every page that the Markdown files of this language make. */
export function writtenPages(content: Content): Page[] {
  const posts = shownPosts();
  return [
    ...(posts.length > 0 ? [blogPage(content)] : []),
    ...posts.map(postPage),
    ...tagsOf(posts).map((tag) => tagPage(tag, content)),
    ...shownDocuments('case-studies').map((document) => caseStudyOf(document, content)),
    ...shownDocuments('pages').map(ownPage),
  ];
}

/** The page with all posts. Its texts are those of `blog` in content/pages.ts, or in the words. */
export function blogPage(content: Content): Page & { heading: string; text: string } {
  const { heading, introduction } = content.words.writing;
  const text = fillIn(introduction, { name: content.profile.name });
  return { path: writtenRoutes.posts, title: heading, description: text, heading, text, ...content.pages.blog };
}

export function tagPage({ name: tag, path }: Tag, content: Content): Page {
  const { tagged, aboutTag } = content.words.writing;
  const { name } = content.profile;
  return { path, title: fillIn(tagged, { tag }), description: fillIn(aboutTag, { name, tag }) };
}

export function postPage({ path, fields }: Post): Page {
  const { title, description, date, updated = date } = fields;
  return { path, title, description, updated };
}

export function caseStudyOf({ path, fields }: Document<'case-studies'>, content: Content): Page {
  const { description, updated } = fields;
  const project = content.projects.find(({ page }) => page === path);
  return { path, title: project?.title ?? path, description: description ?? project?.description ?? '', updated };
}

export function ownPage({ path, fields }: Document<'pages'>): Page {
  const { title, description, updated } = fields;
  return { path, title, description, updated };
}
