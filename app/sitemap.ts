import type { MetadataRoute } from 'next';
import { content } from '@/content/content';
import { routeIds, routes } from '@/content/navigation';
import { absoluteUrl } from './metadata/urls';

export const dynamic = 'force-static';

/** The pages search engines shall know, with the day of their last change where the content tells it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routeIds.map((id) => {
    const { updated } = content.pages[id];
    return { url: absoluteUrl(routes[id], content), ...(updated && { lastModified: updated }) };
  });
}
