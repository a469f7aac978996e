import type { CardWords, ShownProject } from '@/components/sections/project-card';
import type { Content, Project } from '@/lib/content/schema';
import type { Words } from '@/lib/content/words-schema';
import { inSiteDigits } from '@/lib/digits';
import { joinList, splitAtPlaceholder } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';

/** The words on the project cards. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>): CardWords {
  const { linkOf, ...labels } = words.projects;
  return {
    ...labels,
    aroundLink: splitAtPlaceholder(linkOf, 'link'),
    ...(projects.some(({ page }) => page) && { caseStudy: words.caseStudy?.link }),
  };
}

/**
 * Adds to projects the line with client and year, and localized texts if they have parts in another script. The plain
 * title is kept, because the cover is generated from it.
 */
export function localizeProjects(
  projects: readonly ShownProject[],
  { site, words }: Pick<Content, 'site' | 'words'>,
): readonly ShownProject[] {
  const localize = localizerFor(site);
  return projects.map((project) => {
    const { title, description, technologies, codeNote } = project;
    const byline = bylineOf(project, words.lists);
    const localized = localize({ title, byline, description, technologies, codeNote });
    const { technologies: labels, ...texts } = localized;
    const isPlain = [...Object.values(texts), ...labels].every(
      (text) => text === undefined || typeof text === 'string',
    );
    return { ...project, ...(byline && { byline }), ...(!isPlain && { localized }) };
  });
}

function bylineOf({ client, year }: Project, lists: Words['lists']): string | undefined {
  const parts = [client, year === undefined ? undefined : String(inSiteDigits(year))];
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 ? joinList(known, lists) : undefined;
}
