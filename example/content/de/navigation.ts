import type { NavigationEntry } from '@/lib/content/schema';

/** Without the list of posts, of which there are none in German. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Start' },
  { path: '/about/', label: 'Über mich' },
  { path: '/projects/', label: 'Projekte' },
  { path: '/services/', label: 'Leistungen' },
  { path: '/contact/', label: 'Kontakt' },
];
