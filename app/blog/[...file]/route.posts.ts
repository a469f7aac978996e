import { postMarkdown } from '@/app/writing/post-copies';
import { content } from '@/lib/content/load';
import { writtenRoutes } from '@/lib/routes';
import { markdownPath, shownPosts } from '@/lib/writing/documents';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Each post as a Markdown file. */
export function generateStaticParams() {
  return shownPosts().map((post) => ({ file: [markdownPath(post).slice(writtenRoutes.posts.length)] }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const post = shownPosts().find((candidate) => markdownPath(candidate) === writtenRoutes.posts + file.join('/'));
  return new Response(post && (await postMarkdown(post, content)));
}
