import { pageIds, pageList } from '@/content/navigation';
import type { Content } from '@/content/types';
import { displayHost } from '../metadata/urls';
import type { Preview } from './preview-image';

/** What stands on each preview image, by its file's name. */
export function previews(content: Content): Record<string, Preview> {
  const { pages, profile } = content;
  return Object.fromEntries(
    pageIds.map((id): [string, Preview] => [
      pageList[id].preview,
      { title: pages[id].title, owner: profile.name, host: displayHost(content), broken: id === 'notFound' },
    ]),
  );
}
