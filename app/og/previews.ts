import type { Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { type Direction, directionOf } from '@/lib/language-direction';
import { routes } from '@/lib/routes';
import { textPartsFor } from '@/lib/text-parts';
import { displayHost } from '../metadata/urls';
import type { Preview } from './preview-image';

/** The preview image of the page for addresses that lead nowhere. */
export const NOT_FOUND_PREVIEW = 'not-found.png';

/** The name of a page's preview image in `og/`: `home.png`, `about.png`, `projects.shop.png`. */
export function previewFile(path: Page['path']): string {
  return `${path === routes.home ? 'home' : path.slice(1, -1).replaceAll('/', '.')}.png`;
}

/** The invisible characters that keep the signs beside them in a direction. */
const DIRECTION_MARKS = { ltr: '\u200e', rtl: '\u200f' } satisfies Record<Direction, string>;

/** Texts in which a part that runs against the site's direction is whole, such as `C#` in Arabic; on a page its element sees to that. */
function directedFor({ site }: Content): (text: string) => string {
  const partsOf = textPartsFor(site);
  return (text) =>
    partsOf(text)
      .map(({ text: part, attributes }) => {
        const mark = attributes?.dir ? DIRECTION_MARKS[attributes.dir] : '';
        return mark + part + mark;
      })
      .join('');
}

/** What stands on each preview image, by its file's name. */
export function previews(allPages: readonly Page[], content: Content): Record<string, Preview> {
  const { pages, profile, site } = content;
  const directed = directedFor(content);
  const preview = (title: string, broken: boolean): Preview => ({
    owner: directed(profile.name),
    host: displayHost(content),
    direction: directionOf(site.language),
    title: directed(title),
    broken,
  });
  return {
    ...Object.fromEntries(allPages.map(({ path, title }) => [previewFile(path), preview(title, false)])),
    [NOT_FOUND_PREVIEW]: preview(pages.notFound.title, true),
  };
}
