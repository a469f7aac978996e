import { sitePages } from '@/content/site-pages';
import type { Content } from '@/content/types';
import { displayHost } from '../metadata/urls';
import type { Preview } from './preview-image';

/** What the code calls the page for addresses that lead nowhere. */
export const NOT_FOUND = 'not-found';

/** The name of a page's preview image in `og/`. */
export function previewFile(id: string): `${string}.png` {
  return `${id}.png`;
}

/** What stands on each preview image, by its file's name. */
export function previews(content: Content): Record<string, Preview> {
  const { pages, profile } = content;
  const notFound = { id: NOT_FOUND, title: pages.notFound.title };
  return Object.fromEntries(
    [...sitePages(content), notFound].map(({ id, title }): [string, Preview] => [
      previewFile(id),
      { title, owner: profile.name, host: displayHost(content), broken: id === NOT_FOUND },
    ]),
  );
}
