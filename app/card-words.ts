import type { CardWords } from '@/components/sections/projects/project-card';
import { wordsFor } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { around } from '@/lib/fill-in';

/** What the cards of the projects say, ready for the browser, but for what none of them shows. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>): CardWords {
  const { linkOf, technologies, code, live } = words.projects;
  return {
    technologies: wordsFor(
      projects.flatMap((project) => project.technologies),
      technologies,
    ),
    code: wordsFor(
      projects.filter(({ repository }) => repository),
      code,
    ),
    live: wordsFor(
      projects.filter(({ liveLink }) => liveLink),
      live,
    ),
    newTab: words.links.newTab,
    aroundLink: around(linkOf, 'link'),
  };
}
