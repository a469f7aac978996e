import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** Allows everything to everyone. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml', content) };
}
