import { exportedPages } from '@/site/own-pages';
import { siteSummary } from '@/site/summary';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The site in Markdown, for language models. */
export async function GET() {
  const pages = (await exportedPages(site)).filter(({ index }) => index !== false);
  return new Response(siteSummary(pages, site));
}
