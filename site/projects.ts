import type { Content, Project } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { yearOfProject } from '@/lib/language/period';
import { PICTURE_WIDTHS } from '@/lib/picture';
import type { Site } from '@/lib/site';
import { logoGround, ownPicture } from './pictures';

/** The words on the project cards. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>) {
  return {
    ...words.projects,
    ...(projects.some(({ page }) => page) && { caseStudy: words.caseStudy.link }),
  };
}

/**
 * A project as its card shows it: with localized texts, the line with client and year, and the copies of its picture.
 * The title is plain, because the cover is drawn from it; a localized one that differs is its `heading`.
 *
 * @throws {UserError} if a file in `public/` is not a picture.
 */
export async function showProject(project: Project, site: Site) {
  const { client, year: _, role: _1, from: _2, to: _3, highlights: _4, ...fields } = project;
  const { site: settings, words } = site.content;
  const { title, description, technologies, codeNote, image } = fields;
  const localize = localizerFor(settings);
  const heading = localize(title);
  const year = yearOfProject(project);
  const byline = joinList([client, year === undefined ? undefined : inSiteDigits(year, settings)], words.lists);
  const picture = image && (await ownPicture(image.src, PICTURE_WIDTHS, site));
  const ground = image?.kind === 'logo' && (await logoGround(image.src, picture));
  return {
    ...fields,
    ...localize({ description, technologies, ...(codeNote && { codeNote }), ...(byline && { byline }) }),
    ...(heading !== title && { heading }),
    ...(picture && { picture }),
    ...(ground && { ground }),
  };
}

/** Several projects as `showProject` returns them. */
export function showProjects(projects: readonly Project[], site: Site) {
  return Promise.all(projects.map((project) => showProject(project, site)));
}
