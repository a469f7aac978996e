import { isValidElement } from 'react';
import type { Content, Project } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { withYear } from '@/lib/language/period';
import { COVER_WIDTHS } from '@/lib/picture';
import type { Site } from '@/lib/site';
import { ownPicture } from './pictures';

/** The words on the project cards. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>) {
  return {
    ...words.projects,
    ...(projects.some(({ page }) => page) && { caseStudy: words.caseStudy.link }),
  };
}

/**
 * A project with the copies of its picture, the line with client and year, and localized texts if they have parts in
 * another script. The plain title is kept, because the cover is generated from it.
 *
 * @throws {UserError} if a file in `public/` is not a picture.
 */
export async function showProject(entry: Project, site: Site) {
  const { site: settings, words } = site.content;
  const project = withYear(entry);
  const { title, description, technologies, codeNote, client, year, image } = project;
  const shownYear = year === undefined ? undefined : inSiteDigits(year, settings);
  const byline = joinList([client, shownYear], words.lists) || undefined;
  const localized = localizerFor(settings)({ title, byline, description, technologies, codeNote });
  const isPlain = !Object.values(localized).flat().some(isValidElement);
  const picture = image && (await ownPicture(image.src, COVER_WIDTHS, site));
  return { ...project, ...(picture && { picture }), ...(byline && { byline }), ...(!isPlain && { localized }) };
}

/** Several projects as `showProject` returns them. */
export function showProjects(projects: readonly Project[], site: Site) {
  return Promise.all(projects.map((project) => showProject(project, site)));
}
