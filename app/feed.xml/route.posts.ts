import { content } from '@/lib/content/load';
import { shownPosts } from '@/lib/writing/documents';
import { postFeed } from '../writing/post-copies';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await postFeed(shownPosts(), content));
}
