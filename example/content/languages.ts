import type { Language } from '@/lib/content/schema';

/** List the languages you work in. */
export const languages: readonly Language[] = [
  { name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 },
  { name: 'English', code: 'en', level: 'Fluent', proficiency: 95 },
  { name: 'German', code: 'de', level: 'Fluent', proficiency: 90 },
  { name: 'French', code: 'fr', level: 'Basic', proficiency: 30 },
];
