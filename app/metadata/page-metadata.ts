import type { Metadata } from 'next';
import { content } from '@/content/content';
import type { PageSummary, RoutePath } from '@/content/types';
import { PREVIEW_SIZE } from '../og/preview-size';
import { absoluteUrl, previewFile, withBasePath } from './addresses';
import { pageTitle } from './title';

interface Page extends PageSummary {
  /** The page's route; none for the page of addresses that lead nowhere, which has no address of its own. */
  path?: RoutePath;
  /** Whether the page begins at its top on a reload too, where browsers return to where one was. */
  startsAtTop?: boolean;
}

/**
 * Everything a page's head says to search engines, previews and browsers.
 * Each page calls it, so that nothing is inherited by a page it does not fit.
 */
export function pageMetadata({ path, startsAtTop, title, description }: Page, owned = content): Metadata {
  const { site, profile } = owned;
  const whole = pageTitle(title, profile.name);
  const address = path && absoluteUrl(path, owned);
  const image = {
    url: absoluteUrl(`/og/${previewFile(path)}`, owned),
    alt: `${title} · ${profile.name}`,
  };
  return {
    title: whole,
    description,
    alternates: address && { canonical: address },
    // Next keeps the not-found page out of every index by itself.
    robots: path && 'max-image-preview:large',
    openGraph: {
      type: 'website',
      locale: site.locale,
      siteName: profile.name,
      title: whole,
      description,
      url: address,
      images: { ...image, ...PREVIEW_SIZE, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image', title: whole, description, images: image },
    icons: {
      icon: [
        { url: withBasePath('/favicon.ico'), sizes: '48x48' },
        { url: withBasePath('/site-icons/star.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: withBasePath('/apple-touch-icon.png'), sizes: '180x180' },
    },
    manifest: withBasePath('/manifest.webmanifest'),
    formatDetection: { telephone: false, email: false, address: false, date: false },
    // Anything stricter makes the form service take messages for spam.
    referrer: 'strict-origin-when-cross-origin',
    // Read by export/page-start/start-at-top.mjs.
    other: startsAtTop ? { 'scroll-on-reload': 'top' } : undefined,
  };
}
