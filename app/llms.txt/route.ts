import { content } from '@/content/content';
import { siteSummary } from './site-summary';

export const dynamic = 'force-static';

/** The site for readers that are programs, and for people who like it plain. */
export function GET() {
  return new Response(siteSummary(content), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
