import { isValidElement } from 'react';
import type { CardWords, ShownProject } from '@/components/sections/project-card';
import type { Content, Project } from '@/lib/content/schema';
import { inSiteDigits } from '@/lib/digits';
import { joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { withYear } from '@/lib/period';
import { withOwnPictures } from './own-pictures';

/** The words on the project cards. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>): CardWords {
  return {
    ...words.projects,
    ...(projects.some(({ page }) => page) && { caseStudy: words.caseStudy.link }),
  };
}

/**
 * Projects with the copies of their pictures, the line with client and year, and localized texts if they have parts in
 * another script. The plain title is kept, because the cover is generated from it.
 *
 * @throws {UserError} if a file in `public/` is not a picture.
 */
export async function showProjects(projects: readonly Project[], { site, words }: Content): Promise<ShownProject[]> {
  const localize = localizerFor(site);
  return (await withOwnPictures(projects.map(withYear))).map((project) => {
    const { title, description, technologies, codeNote, client, year } = project;
    const known = [client, year === undefined ? undefined : String(inSiteDigits(year))].filter(
      (part) => part !== undefined,
    );
    const byline = known.length > 0 ? joinList(known, words.lists) : undefined;
    const localized = localize({ title, byline, description, technologies, codeNote });
    const isPlain = !Object.values(localized).flat().some(isValidElement);
    return { ...project, ...(byline && { byline }), ...(!isPlain && { localized }) };
  });
}
