import { content } from '@/lib/content/content';
import { siteSummary } from './site-summary';

export const dynamic = 'force-static';

/** The site in Markdown, for language models and whoever else reads plain text. */
export function GET() {
  return new Response(siteSummary(content), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
