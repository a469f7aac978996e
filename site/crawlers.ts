import type { Site } from '@/lib/site';
import { absoluteUrl } from './addresses';

/** The names of the uses in the `Content-Signal` of robots.txt (https://contentsignals.org). */
const SIGNALS = { search: 'search', answers: 'ai-input', training: 'ai-train' } as const;

/** The text of robots.txt: all crawlers may read everything, what they may do with it, and the sitemap of each language. */
export function crawlerRules(site: Site): string {
  const { crawlers = {} } = site.content.site;
  const signals = Object.entries(SIGNALS).flatMap(([use, signal]) => {
    const isAllowed = crawlers[use as keyof typeof SIGNALS];
    return isAllowed === undefined ? [] : `${signal}=${isAllowed ? 'yes' : 'no'}`;
  });
  const sitemaps = site.languages.map(({ basePath }) => `Sitemap: ${absoluteUrl('/sitemap.xml', site, basePath)}`);
  return ['User-Agent: *', ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []), 'Allow: /', '']
    .concat(sitemaps, '')
    .join('\n');
}
