import type { NavigationEntry } from '@/lib/content/schema';

/**
 * List the pages of the site, in the order of their links in the header, the menu and the footer. To leave a page out,
 * remove its entry and its folder in `app/`; only the home page is required. `docs/recipes.md` shows how to add a page.
 */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/about/', label: 'About' },
  { path: '/projects/', label: 'Projects' },
  { path: '/services/', label: 'Services' },
  { path: '/contact/', label: 'Contact' },
];
