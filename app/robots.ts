import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/site/addresses';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** Allows all crawlers everything, and lists the sitemap of each language. */
export default function robots(): MetadataRoute.Robots {
  const sitemap = site.languages.map(({ basePath }) => absoluteUrl('/sitemap.xml', site, basePath));
  return { rules: { userAgent: '*', allow: '/' }, sitemap };
}
