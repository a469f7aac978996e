import { markdownPath } from '@/lib/markdown/documents';
import { documentFolders } from '@/lib/routes';
import { postMarkdown } from '@/site/feed';
import site from '@/site-data/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { posts } = site.documents;

/** Each post as a Markdown file. */
export function generateStaticParams() {
  return posts.map((post) => ({ file: [markdownPath(post).slice(documentFolders.posts.length)] }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const post = posts.find((candidate) => markdownPath(candidate) === documentFolders.posts + file.join('/'));
  return new Response(post && (await postMarkdown(post, site)));
}
