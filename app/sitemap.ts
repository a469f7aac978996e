import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/load';
import { exportedPages } from './composition/exported-pages';
import { absoluteUrl, alternateUrls } from './metadata/urls';

export const dynamic = 'force-static';

/** The pages for search engines, each with the date of its last change if it has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await exportedPages(content);
  const listed = pages.filter(({ index }) => index !== false);
  return listed.map(({ path, updated }) => ({
    url: absoluteUrl(path, content),
    ...(updated && { lastModified: updated }),
    alternates: alternateUrls(path, content),
  }));
}
