import type { MetadataRoute } from 'next';
import { content } from '@/content/content';
import { routes } from '@/content/navigation';
import { absoluteUrl } from './metadata/addresses';

export const dynamic = 'force-static';

/** The pages search engines shall know, with the day of their last change where the content tells it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (Object.keys(routes) as (keyof typeof routes)[]).map((name) => {
    const { updated } = content.pages[name];
    return { url: absoluteUrl(routes[name]), ...(updated && { lastModified: updated }) };
  });
}
