import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** Everyone may read everything, and the sitemap lists it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml', content) };
}
