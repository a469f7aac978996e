import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { sitePages } from '@/lib/content/site-pages';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** The pages search engines shall know, with the day of their last change where the content tells it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages(content).map(({ path, updated }) => ({
    url: absoluteUrl(path, content),
    ...(updated && { lastModified: updated }),
  }));
}
