import type { CardWords, ShownProject } from '@/components/sections/project-card';
import { wordsFor } from '@/lib/content/pages';
import type { Content, Project } from '@/lib/content/schema';
import type { ListWords } from '@/lib/content/words-schema';
import { inSiteDigits } from '@/lib/digits';
import { splitAtPlaceholder } from '@/lib/fill-in';
import { joinList } from '@/lib/lists';
import { localizerFor } from '@/lib/localized-text';

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
    ...(projects.some(({ page }) => page) && { caseStudy: words.caseStudy?.link }),
  };
}

/**
 * Adds to projects the line about client and year, and the localized text where they have parts in another script.
 * Their titles stay: covers are drawn from them.
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

function bylineOf({ client, year }: Project, lists: ListWords): string | undefined {
  const parts = [client, year === undefined ? undefined : String(inSiteDigits(year))];
  return (
    joinList(
      parts.filter((part) => part !== undefined),
      lists,
    ) || undefined
  );
}
