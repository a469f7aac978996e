import type { NavigationEntry } from '@/lib/content/schema';

/** List the site's pages in the order of their links. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/about/', label: 'About' },
  { path: '/projects/', label: 'Projects' },
  { path: '/services/', label: 'Services' },
  { path: '/blog/', label: 'Writing' },
  { path: '/contact/', label: 'Contact' },
];
