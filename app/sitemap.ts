import type { MetadataRoute } from 'next';
import { exportedPages } from '@/site/added-pages';
import { absoluteUrl, alternateUrls } from '@/site/addresses';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The pages for search engines, each with the date of its last change if it has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await exportedPages(site);
  const listed = pages.filter(({ index }) => index !== false);
  return listed.map(({ path, updated }) => ({
    url: absoluteUrl(path, site),
    ...(updated && { lastModified: updated }),
    alternates: alternateUrls(path, site),
  }));
}
