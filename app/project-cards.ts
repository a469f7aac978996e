import type { CardWords, ShownProject } from '@/components/sections/project-card';
import { wordsFor } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { splitAtPlaceholder } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import type { SiteLanguages } from '@/lib/text-parts';

/** The words on the cards of the projects; what none of them shows is left out. */
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
    aroundLink: splitAtPlaceholder(linkOf, 'link'),
  };
}

/** Adds the localized text to projects that have parts in another script. Their titles stay: covers are drawn from them. */
export function localizeProjects(projects: readonly ShownProject[], site: SiteLanguages): readonly ShownProject[] {
  const localize = localizerFor(site);
  return projects.map((project) => {
    const { title, description, technologies, codeNote } = project;
    const localized = localize({ title, description, technologies, codeNote });
    const isPlain = [localized.title, localized.description, localized.codeNote, ...localized.technologies].every(
      (text) => text === undefined || typeof text === 'string',
    );
    return isPlain ? project : { ...project, localized };
  });
}
