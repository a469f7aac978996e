import { exportedPages } from '@/app/composition/exported-pages';
import { content } from '@/lib/content/load';
import { siteSummary } from './site-summary';

export const dynamic = 'force-static';

/** The site in Markdown, for language models. */
export async function GET() {
  const pages = (await exportedPages(content)).filter(({ index }) => index !== false);
  return new Response(siteSummary(pages, content));
}
