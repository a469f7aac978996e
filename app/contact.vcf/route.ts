import { content } from '@/lib/content/content';
import { contactCard } from './contact-card';

export const dynamic = 'force-static';

/** The card behind Save my contact. */
export function GET() {
  return new Response(contactCard(content), { headers: { 'content-type': 'text/vcard; charset=utf-8' } });
}
