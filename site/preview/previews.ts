import { textPartsFor } from '@/lib/language/localized-text';
import { type Direction, directionOf } from '@/lib/language/writing-systems';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { displayHost } from '../addresses';
import type { Page } from '../pages';

/** Width and height of a preview image in px. Apps show this format without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The contents of a preview image. */
export interface Preview {
  /** The page's title, in the largest size that fits. */
  title: string;
  /** The owner's name. */
  owner: string;
  /** The site's address, without a scheme. */
  host: string;
  /** The direction of the site's language; the image is mirrored for right-to-left ones. */
  direction: Direction;
}

/** The file name of a page's preview image in `og/`: `home.png`, `about.png`, `projects.shop.png`. */
export function previewFile(path: Page['path']): string {
  return `${path === routes.home ? 'home' : path.slice(1, -1).replaceAll('/', '.')}.png`;
}

/** Invisible characters that set the direction of adjacent punctuation and symbols. On pages, elements with `dir` do. */
const DIRECTION_MARKS = { ltr: '\u200e', rtl: '\u200f' };

/** All preview images, by file name. */
export function previews(allPages: readonly Page[], site: Site): Record<string, Preview> {
  const { profile, site: settings } = site.content;
  const partsOf = textPartsFor(settings);
  /** Adds marks around parts with the other direction, such as `C#` in Arabic. */
  const directed = (text: string) => {
    const directedParts = partsOf(text).map(({ text: part, attributes }) => {
      const mark = attributes?.dir ? DIRECTION_MARKS[attributes.dir] : '';
      return mark + part + mark;
    });
    return directedParts.join('');
  };
  const direction = directionOf(settings.language);
  const common = { owner: directed(profile.name), host: displayHost(site), direction };
  return Object.fromEntries(
    allPages.map(({ path, title }) => [previewFile(path), { ...common, title: directed(title) }]),
  );
}
