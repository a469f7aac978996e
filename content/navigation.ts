import type { NavigationEntry } from '@/lib/content/schema';

/**
 * List the site's pages in the order of their links. To leave one out, but not the home page, remove its entry and its
 * folder in `app/` (if you have case studies, only `app/projects/page.tsx`). `docs/recipes.md` shows how to add one.
 */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/about/', label: 'About' },
  { path: '/projects/', label: 'Projects' },
  { path: '/services/', label: 'Services' },
  { path: '/contact/', label: 'Contact' },
];
