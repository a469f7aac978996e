import * as simpleIcons from 'simple-icons';
import { PATH_DATA } from '../content/fields';

/** The icons drawn for this site: a plain "in", because simple-icons has none of LinkedIn, and two for other profiles. */
const DRAWN = {
  linkedin:
    'M3 9h4v12H3zM5 2.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM9.6 9h3.8v1.8c.7-1.2 2.1-2.1 4-2.1c3.5 0 4.6 2.2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.8-2-2.8c-1.6 0-2.4 1.1-2.4 2.8V21h-4z',
  code: 'M8.3 5.3l1.4 1.4L4.4 12l5.3 5.3-1.4 1.4L1.6 12zM15.7 5.3l-1.4 1.4 5.3 5.3-5.3 5.3 1.4 1.4 6.7-6.7z',
  person: 'M12 3a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM3 21.5c0-4.1 4-7 9-7s9 2.9 9 7z',
};

/** Icons by name, thousands of them, for Server Components only. */
const PATHS = new Map<string, string>([
  ...Object.values(simpleIcons).map(({ slug, path }): [string, string] => [slug, path]),
  ...Object.entries(DRAWN),
]);

/** Whether a text is the name of an icon or path data. */
export function isMark(value: string): boolean {
  return PATHS.has(value) || PATH_DATA.test(value);
}

/** The spelling of a brand whose icon has this name: `Stack Overflow` for `stackoverflow`. */
export function titleOfMark(mark: string): string | undefined {
  return Object.values(simpleIcons).find(({ slug }) => slug === mark)?.title;
}

/** The path data of an icon by its name, with two decimals, because more can't be seen; other marks are path data. */
export function iconPath(mark = 'person'): string {
  return PATHS.get(mark)?.replace(/(\.\d\d)\d+/g, '$1') ?? mark;
}
