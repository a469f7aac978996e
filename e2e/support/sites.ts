import { readSite } from '../../lib/compile/site-files';
import type { Content } from '../../lib/content/schema';
import type { Site } from '../../lib/site';
import { site } from './compiled-site';

/** A site of the rich owner: one of its languages. */
export interface LanguageSite {
  site: Site;
  content: Content;
  /** Its folder below the base path; the main language has none. */
  folder: '' | '/ar';
  direction: 'ltr' | 'rtl';
  /** The name by which the other language links to it. */
  name: string;
}

/** The main language. */
export const english: LanguageSite = { site, content: site.content, folder: '', direction: 'ltr', name: 'English' };

const arabicSite = readSite('ar');

/** The second language, in `content/ar/`. */
export const arabic: LanguageSite = {
  site: arabicSite,
  content: arabicSite.content,
  folder: '/ar',
  direction: 'rtl',
  name: 'العربية',
};

/** The rich owner's site in both languages. */
export const sites = [english, arabic];

/** The site that a page belongs to, by its file in the export. */
export function siteOf(file: string): LanguageSite {
  return file.startsWith('ar/') ? arabic : english;
}
