import type { Content } from '@/lib/content/schema';
import { sitePages } from '@/lib/content/site-pages';
import { type Direction, directionOf } from '@/lib/language-direction';
import { textPartsFor } from '@/lib/text-parts';
import { displayHost } from '../metadata/urls';
import type { Preview } from './preview-image';

/** What the code calls the page for addresses that lead nowhere. */
export const NOT_FOUND = 'not-found';

/** The name of a page's preview image in `og/`. */
export function previewFile(id: string): `${string}.png` {
  return `${id}.png`;
}

/** The invisible characters that keep the signs beside them in a direction. */
const DIRECTION_MARKS = { ltr: '\u200e', rtl: '\u200f' } satisfies Record<Direction, string>;

/** Texts in which a part that runs against the site's direction is whole, such as `C#` in Arabic; on a page its element sees to that. */
function directedFor({ site }: Content): (text: string) => string {
  const partsOf = textPartsFor(site);
  return (text) =>
    partsOf(text)
      .map(({ text: part, marks }) => {
        const mark = marks?.dir ? DIRECTION_MARKS[marks.dir] : '';
        return mark + part + mark;
      })
      .join('');
}

/** What stands on each preview image, by its file's name. */
export function previews(content: Content): Record<string, Preview> {
  const { pages, profile, site } = content;
  const directed = directedFor(content);
  const all = {
    owner: directed(profile.name),
    host: displayHost(content),
    direction: directionOf(site.language),
  };
  const notFound = { id: NOT_FOUND, title: pages.notFound.title };
  return Object.fromEntries(
    [...sitePages(content), notFound].map(({ id, title }): [string, Preview] => [
      previewFile(id),
      { ...all, title: directed(title), broken: id === NOT_FOUND },
    ]),
  );
}
