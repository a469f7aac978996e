import type { NavigationEntry } from '@/lib/content/schema';

/**
 * The pages that the site has: the links of the header, the menu and the footer, in their order. An entry
 * that is taken out takes its page along, with whatever leads there; only the home page has to stay. A page
 * of your own is a folder in `app/` and an entry with its words:
 * `{ path: '/uses/', label: 'Uses', title: 'What I Use', description: '…' }`. With `linkIn: ['footer']` a page
 * stays out of the header, as an imprint does.
 */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/about/', label: 'About' },
  { path: '/projects/', label: 'Projects' },
  { path: '/services/', label: 'Services' },
  { path: '/contact/', label: 'Contact' },
];
