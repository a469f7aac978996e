import { content } from '@/lib/content/load';
import { contactCard } from './contact-card';

export const dynamic = 'force-static';

/** The contact card that visitors download. */
export function GET() {
  return new Response(contactCard(content), { headers: { 'content-type': 'text/vcard; charset=utf-8' } });
}
