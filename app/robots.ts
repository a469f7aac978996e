import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { translations } from '@/lib/translations';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** Allows everything to everyone, and names the sitemap of each language. */
export default function robots(): MetadataRoute.Robots {
  const [, ...further] = translations;
  const sitemap = [undefined, ...further].map((it) => absoluteUrl('/sitemap.xml', content, it?.basePath));
  return { rules: { userAgent: '*', allow: '/' }, sitemap };
}
