import { crawlerRules } from '@/site/crawlers';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** What crawlers may do, and the sitemap of each language. */
export function GET() {
  return new Response(crawlerRules(site));
}
