import { exportedPages } from '@/site/added-pages';
import { siteSummary } from '@/site/summary';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The site in Markdown, for language models. */
export async function GET() {
  return new Response(siteSummary(await exportedPages(site), site));
}
