import type { Language } from '@/lib/content/schema';

export const languages: readonly Language[] = [
  { name: 'العربية', code: 'ar', level: 'اللغة الأم', proficiency: 100 },
  { name: 'الإنجليزية', code: 'en', level: 'بطلاقة', proficiency: 95 },
  { name: 'الألمانية', code: 'de', level: 'بطلاقة', proficiency: 90 },
  { name: 'الفرنسية', code: 'fr', level: 'أساسيات', proficiency: 30 },
];
