import { availabilityCopy } from '@/content/availability-copy';
import { type PageId, type RouteId, routes } from '@/content/navigation';
import type { Content, PageSummary } from '@/content/types';

/** What search results and link previews say of a page. The home page's description turns with the availability. */
export function pageSummary(id: PageId, { availability, pages }: Content): PageSummary {
  const page = pages[id];
  const description = 'description' in page ? page.description : availabilityCopy(availability).homeDescription;
  return { title: page.title, description };
}

/** What links call a page: its label in the navigation, or its title when it does not stand there. */
export function pageLabel(id: RouteId, { navigation, pages }: Content): string {
  return navigation.find(({ path }) => path === routes[id])?.label ?? pages[id].title;
}
