import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/load';
import { translations } from '@/lib/translations';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** Allows all crawlers everything, and lists the sitemap of each language. */
export default function robots(): MetadataRoute.Robots {
  const [, ...further] = translations;
  const sitemap = [undefined, ...further].map((it) => absoluteUrl('/sitemap.xml', content, it?.basePath));
  return { rules: { userAgent: '*', allow: '/' }, sitemap };
}
