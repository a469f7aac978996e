import type { NavigationEntry } from '@/lib/content/schema';

export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'الرئيسية' },
  { path: '/about/', label: 'نبذة عني' },
  { path: '/projects/', label: 'المشاريع' },
  { path: '/services/', label: 'الخدمات' },
  { path: '/blog/', label: 'المدونة' },
  { path: '/contact/', label: 'تواصل' },
];
