import type { Language } from '@/lib/content/schema';

export const languages: readonly Language[] = [
  { name: 'Arabisch', code: 'ar', level: 'Muttersprache', proficiency: 100 },
  { name: 'Englisch', code: 'en', level: 'fließend', proficiency: 95 },
  { name: 'Deutsch', code: 'de', level: 'fließend', proficiency: 90 },
  { name: 'Französisch', code: 'fr', level: 'Grundlagen', proficiency: 30 },
];
