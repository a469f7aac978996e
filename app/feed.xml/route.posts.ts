import { postFeed } from '@/site/feed';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The posts as a feed. */
export async function GET() {
  return new Response(await postFeed(site.documents.posts, site));
}
