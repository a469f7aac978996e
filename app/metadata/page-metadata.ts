import type { Metadata } from 'next';
import type { Content } from '@/lib/content/schema';
import { pageNamed } from '@/lib/content/site-pages';
import { PREVIEW_SIZE } from '../og/preview-size';
import { NOT_FOUND, previewFile } from '../og/previews';
import { pageTitle } from './title';
import { absoluteUrl, withBasePath } from './urls';

/** The pages that a reload shows from their top; on the others browsers return to where the visitor was. */
const STARTS_AT_TOP = ['about', 'projects'];

/**
 * Everything a page's head says to search engines, previews and browsers.
 * Each page calls it, so that nothing is inherited by a page it does not fit.
 *
 * @param id the page's folder in `app/`; `home`, or `not-found`.
 */
export function pageMetadata(id: string, content: Content): Metadata {
  const { site, profile } = content;
  const page = id === NOT_FOUND ? undefined : pageNamed(id, content);
  const { title, description } = page ?? content.pages.notFound;
  const wholeTitle = pageTitle(title, profile.name);
  const url = page && absoluteUrl(page.path, content);
  const image = { url: absoluteUrl(`/og/${previewFile(id)}`, content), alt: `${title} · ${profile.name}` };
  return {
    title: wholeTitle,
    description,
    alternates: url && { canonical: url },
    // Next keeps the not-found page out of every index by itself.
    robots: page && 'max-image-preview:large',
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
    other: STARTS_AT_TOP.includes(id) ? { 'scroll-on-reload': 'top' } : undefined,
  };
}
