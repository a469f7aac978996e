import type { CardWords, ShownProject } from '@/components/sections/project-card';
import type { Content } from '@/lib/content/schema';
import { splitAtPlaceholder } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import type { SiteLanguages } from '@/lib/text-parts';

/** The words on the cards of the projects. */
export function cardWords({ words }: Pick<Content, 'words'>): CardWords {
  const { linkOf, ...labels } = words.projects;
  return { ...labels, newTab: words.links.newTab, aroundLink: splitAtPlaceholder(linkOf, 'link') };
}

/** Adds localized texts to projects that have parts in another script. The title stays, because the cover is drawn from it. */
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
