import type { CardWords } from '@/components/sections/projects/project-card';
import type { Content } from '@/content/types';
import { around } from '@/lib/fill-in';

/** What the cards of the projects say, ready for the browser. */
export function cardWords({ words }: Content): CardWords {
  const { linkOf, ...projects } = words.projects;
  return { ...projects, newTab: words.links.newTab, aroundLink: around(linkOf, 'link') };
}
