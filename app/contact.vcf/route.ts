import { contactCard } from '@/site/contact-card';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The contact card that visitors download. */
export function GET() {
  return new Response(contactCard(site), { headers: { 'content-type': 'text/vcard; charset=utf-8' } });
}
