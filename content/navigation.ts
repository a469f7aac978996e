import type { NavigationEntry, RoutePath } from './types';

/** The address of each page. */
export const routes = {
  home: '/',
  about: '/about/',
  projects: '/projects/',
  services: '/services/',
  contact: '/contact/',
} as const satisfies Record<string, RoutePath>;

/** The links of the header, the menu and the footer, in their order. */
export const navigation: readonly NavigationEntry[] = [
  { path: routes.home, label: 'Home' },
  { path: routes.about, label: 'About' },
  { path: routes.projects, label: 'Projects' },
  { path: routes.services, label: 'Services' },
  { path: routes.contact, label: 'Contact' },
];
