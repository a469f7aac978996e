import { isValidElement } from 'react';
import type { CardWords, ShownProject } from '@/components/sections/project-card';
import { COVER_WIDTHS } from '@/components/ui/picture';
import type { Content, Project } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { withYear } from '@/lib/period';
import { ownPicture } from './own-pictures';

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
export function showProjects(projects: readonly Project[], { site, words }: Content): Promise<ShownProject[]> {
  const localize = localizerFor(site);
  return Promise.all(
    projects.map(withYear).map(async (project) => {
      const { title, description, technologies, codeNote, client, year, image } = project;
      const shownYear = year === undefined ? undefined : inSiteDigits(year, site);
      const byline = joinList([client, shownYear], words.lists) || undefined;
      const localized = localize({ title, byline, description, technologies, codeNote });
      const isPlain = !Object.values(localized).flat().some(isValidElement);
      const picture = image && (await ownPicture(image.src, COVER_WIDTHS));
      return { ...project, ...(picture && { picture }), ...(byline && { byline }), ...(!isPlain && { localized }) };
    }),
  );
}
