import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { content } from '@/lib/content/load';
import type { Content } from '@/lib/content/schema';

/** A site of the rich owner: one of its languages. */
export interface LanguageSite {
  content: Content;
  /** Its folder below the base path; the main language has none. */
  folder: '' | '/ar';
  direction: 'ltr' | 'rtl';
  /** The name by which the other language links to it. */
  name: string;
}

/** The main language's content, overridden by what the files of the Arabic folder export. */
async function readArabic(): Promise<Content> {
  const folder = path.resolve('e2e/fixtures/rich/content/ar');
  const files = readdirSync(folder).map((file) => pathToFileURL(path.join(folder, file)).href);
  const modules = await Promise.all(files.map((file) => import(file)));
  return Object.assign({}, content, ...modules, { site: { ...content.site, language: 'ar', locale: 'ar_EG' } });
}

/** The main language. */
export const english: LanguageSite = { content, folder: '', direction: 'ltr', name: 'English' };

/** The second language, in `content/ar/`. */
export const arabic: LanguageSite = { content: await readArabic(), folder: '/ar', direction: 'rtl', name: 'العربية' };

/** The rich owner's site in both languages. */
export const sites = [english, arabic];

/** The site that a page belongs to, by its file in the export. */
export function siteOf(file: string): LanguageSite {
  return file.startsWith('ar/') ? arabic : english;
}
