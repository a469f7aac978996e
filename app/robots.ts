import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { translations } from '@/lib/translations';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** Allows everything to everyone, and names the sitemap of each language. */
export default function robots(): MetadataRoute.Robots {
  const sitemaps = translations.map(({ basePath }) => new URL(`${basePath}/sitemap.xml`, content.site.address).href);
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: sitemaps.length > 0 ? sitemaps : absoluteUrl('/sitemap.xml', content),
  };
}
