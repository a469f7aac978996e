import type { Metadata } from 'next';
import { type PageId, pageList } from '@/content/navigation';
import type { Content } from '@/content/types';
import { PREVIEW_SIZE } from '../og/preview-size';
import { pageSummary } from './page-summary';
import { pageTitle } from './title';
import { absoluteUrl, withBasePath } from './urls';

/**
 * Everything a page's head says to search engines, previews and browsers.
 * Each page calls it, so that nothing is inherited by a page it does not fit.
 */
export function pageMetadata(id: PageId, content: Content): Metadata {
  const { site, profile } = content;
  const { path, preview, startsAtTop } = pageList[id];
  const { title, description } = pageSummary(id, content);
  const wholeTitle = pageTitle(title, profile.name);
  const url = path && absoluteUrl(path, content);
  const image = { url: absoluteUrl(`/og/${preview}`, content), alt: `${title} · ${profile.name}` };
  return {
    title: wholeTitle,
    description,
    alternates: url && { canonical: url },
    // Next keeps the not-found page out of every index by itself.
    robots: path && 'max-image-preview:large',
    openGraph: {
      type: 'website',
      locale: site.locale,
      siteName: profile.name,
      title: wholeTitle,
      description,
      url,
      images: { ...image, ...PREVIEW_SIZE, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image', title: wholeTitle, description, images: image },
    icons: {
      icon: [
        { url: withBasePath('/favicon.ico'), sizes: '48x48' },
        { url: withBasePath('/site-icons/star.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: withBasePath('/apple-touch-icon.png'), sizes: '180x180' },
    },
    manifest: withBasePath('/manifest.webmanifest'),
    formatDetection: { telephone: false, email: false, address: false, date: false },
    // Form services take a message without the site's origin as referrer for spam.
    referrer: 'strict-origin-when-cross-origin',
    // Read by export/page-start/start-at-top.mjs.
    other: startsAtTop ? { 'scroll-on-reload': 'top' } : undefined,
  };
}
