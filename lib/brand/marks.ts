import * as simpleIcons from 'simple-icons';
import { PATH_DATA } from '../content/fields';

/** The icons drawn for this site: of LinkedIn and CodePen, which simple-icons lacks, and two for other profiles. */
const DRAWN = {
  linkedin:
    'M3 9h4v12H3zM5 2.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM9.6 9h3.8v1.8c.7-1.2 2.1-2.1 4-2.1c3.5 0 4.6 2.2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.8-2-2.8c-1.6 0-2.4 1.1-2.4 2.8V21h-4z',
  codepen:
    'M12 1.1L22.9 8.3v7.4L12 22.9L1.1 15.7V8.3zM11.1 4L3.7 8.8L7 10.9L11.1 8.3zM12.9 8.3L17 10.9L20.3 8.8L12.9 4zM11.1 15.7L7 13.1L3.7 15.2L11.1 20zM12.9 20L20.3 15.2L17 13.1L12.9 15.7zM3 10.5v3L5.2 12zM18.8 12L21.1 13.5v-3zM12 14.1L15.2 12L12 9.9L8.8 12z',
  code: 'M8.3 5.3l1.4 1.4L4.4 12l5.3 5.3-1.4 1.4L1.6 12zM15.7 5.3l-1.4 1.4 5.3 5.3-5.3 5.3 1.4 1.4 6.7-6.7z',
  person: 'M12 3a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM3 21.5c0-4.1 4-7 9-7s9 2.9 9 7z',
};

/** Icons by brand, as simple-icons spells and names it, in lower case; thousands, for Server Components only. */
const PATHS = new Map<string, string>([
  ...Object.values(simpleIcons).flatMap(({ title, slug, path }) =>
    [String(title).toLowerCase(), slug].map((name) => [name, path] as const),
  ),
  ...Object.entries(DRAWN),
]);

/** Whether a text is the name of an icon or path data. */
export function isMark(value: string): boolean {
  return PATHS.has(value.toLowerCase()) || PATH_DATA.test(value);
}

/** The spelling of a brand whose icon has this name: `Stack Overflow` for `stackoverflow`. */
export function titleOfMark(mark: string): string | undefined {
  return Object.values(simpleIcons).find(({ slug }) => slug === mark)?.title;
}

/** The path data of an icon by its name, with two decimals, because more can't be seen; other marks are path data. */
export function iconPath(mark = 'person'): string {
  return PATHS.get(mark.toLowerCase())?.replace(/(\.\d\d)\d+/g, '$1') ?? mark;
}
