import { content } from '@/content/content';
import { routes } from '@/content/navigation';
import type { Content, RoutePath } from '@/content/types';
import { displayHost, previewFile } from '../metadata/addresses';
import type { Preview } from './preview-image';

/** What stands on each preview image, by its file's name. */
export function previews(owned: Content = content): Record<string, Preview> {
  const { pages, profile } = owned;
  const draw = (path: RoutePath | undefined, title: string, broken = false): [string, Preview] => [
    previewFile(path),
    { title, owner: profile.name, address: displayHost(owned), broken },
  ];
  return Object.fromEntries([
    draw(routes.home, pages.home.title),
    draw(routes.about, pages.about.title),
    draw(routes.projects, pages.projects.title),
    draw(routes.services, pages.services.title),
    draw(routes.contact, pages.contact.title),
    draw(undefined, pages.notFound.title, true),
  ]);
}
