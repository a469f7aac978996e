import { type Palette, shipped } from './brand/colors';
import { khatam, type Star } from './brand/star';
import type { NavigationEntry, Words } from './content/schema';
import type { Direction } from './writing-systems';

// What the build makes of the content for code that is also in the site's scripts. `next.config.ts` writes a module with
// the values of each site, which replaces this one (lib/write-built.ts): the compiler then drops what a site does not
// need. Commands and tests get the values here. Import it as `@/lib/built`, and not from what next.config.ts imports.

/** The site in one of its languages. */
export interface Translation {
  /** BCP 47 tag, as in `site.language`. */
  language: string;
  /** As in `site.locale`: `ar_EG`. */
  locale: string;
  /** Its base path on the host: empty for the main language and `/ar` for another, or `/portfolio` and `/portfolio/ar`. */
  basePath: string;
  /**
   * Paths of the pages that it leaves out: `/services/`, or `/blog/*` for all below `/blog/`. The site's scripts have
   * only the sections of posts and case studies of which it leaves out some; the head of such a page names its versions.
   */
  leftOut: readonly string[];
}

/** The site's folder on its host, such as `/portfolio`, or an empty string. */
export const basePath: string = process.env.BASE_PATH ?? '';

/** Every language of the site, the main one first; empty if the site has one language. */
export const translations: readonly Translation[] = JSON.parse(process.env.TRANSLATIONS || '[]');

/** The language of the site, as a BCP 47 tag. */
export const language: string = 'en';

/** The direction of that language. */
export const direction: Direction = 'ltr';

/** The site's digits from zero to nine, or an empty string if they are ASCII's. */
export const digits: string = '';

/** A selector of the elements in a script with joined letters, such as Arabic; empty if there are none. */
export const joined: string = '';

/** A selector of the elements whose letters the fonts lack; empty if there are none. */
export const foreign: string = '';

/** The owner's star. */
export const star: Star = khatam;

/** The site's colours: in light and in print, in dark, and of the covers. */
export const palette: Palette = shipped;

/** The colours of code in both themes; keywords have the strong accent, comments the muted colour. */
export const codeColors: Record<'light' | 'dark', Record<'string' | 'number', string>> = {
  light: { string: '', number: '' },
  dark: { string: '', number: '' },
};

/** What follows the name of a link that opens a new tab. Any link may need it: it would be a prop of most components. */
export const newTabNote: string = '';

/** The same note, and the site's address in print, as strings of CSS. */
export const newTabContent: string = "''";
export const addressContent: string = "''";

/** The links to the legal pages, below the form's button; empty without such pages. */
export const legalLinks: readonly Omit<NavigationEntry, 'linkIn'>[] = [];

/** The words of the error pages, which have no props. */
export const errorWords: Words['error'] = { heading: '', unknown: '', retry: '' };
