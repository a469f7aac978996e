import { availability } from '@/e2e/fixtures/rich/content/ar/availability';
import { education } from '@/e2e/fixtures/rich/content/ar/education';
import { experience } from '@/e2e/fixtures/rich/content/ar/experience';
import { languages } from '@/e2e/fixtures/rich/content/ar/languages';
import { links } from '@/e2e/fixtures/rich/content/ar/links';
import { navigation } from '@/e2e/fixtures/rich/content/ar/navigation';
import { pages } from '@/e2e/fixtures/rich/content/ar/pages';
import { processSteps } from '@/e2e/fixtures/rich/content/ar/process';
import { facts, profile } from '@/e2e/fixtures/rich/content/ar/profile';
import { projects } from '@/e2e/fixtures/rich/content/ar/projects';
import { services } from '@/e2e/fixtures/rich/content/ar/services';
import { skills } from '@/e2e/fixtures/rich/content/ar/skills';
import { testimonials } from '@/e2e/fixtures/rich/content/ar/testimonials';
import { words } from '@/e2e/fixtures/rich/content/ar/words';
import { content } from '@/lib/content/content';
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

/** The main language. */
export const english: LanguageSite = { content, folder: '', direction: 'ltr', name: 'English' };

/** The second language, in `content/ar/`. */
export const arabic: LanguageSite = {
  folder: '/ar',
  direction: 'rtl',
  name: 'العربية',
  content: {
    ...content,
    site: { ...content.site, language: 'ar', locale: 'ar_EG' },
    availability,
    education,
    experience,
    facts,
    languages,
    links,
    navigation,
    pages,
    process: processSteps,
    profile,
    projects,
    services,
    skills,
    testimonials,
    words,
  },
};

/** The rich owner's site in both languages. */
export const sites = [english, arabic];

/** The site that a page belongs to, by its file in the export. */
export function siteOf(file: string): LanguageSite {
  return file.startsWith('ar/') ? arabic : english;
}
