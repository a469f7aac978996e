import type { Metadata } from 'next';
import { content } from '@/content/content';
import type { PageSummary } from '@/content/types';

/** What search results and previews say of a page: the page first, its owner after. */
export function pageMetadata({ title, description }: PageSummary): Metadata {
  return { title: `${title} · ${content.profile.name}`, description };
}
