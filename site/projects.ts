import type { Content, Project } from '@/lib/content/schema';
import { fillIn, inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { yearOfProject } from '@/lib/language/period';
import { PICTURE_WIDTHS } from '@/lib/picture';
import { hasPath, routes, TECHNOLOGIES } from '@/lib/routes';
import { currentLanguage, type Site } from '@/lib/site';
import { slugOf } from '@/lib/slug';
import { technologiesOf } from '@/lib/subjects';
import { logoGround, ownPicture } from './picture-copies';
import { byGroup } from './services';
import { subjectLinks } from './subjects';

/** The most projects of a site that are all cards; of more, those that are not featured are rows. */
const MOST_CARDS = 12;

/** Whether a star is drawn on a project's cover; the page then has none over it. */
export const hasStar = ({ image }: Pick<Project, 'image'>, { content }: Site) =>
  content.brand.covers !== 'plain' && (!image || image.kind === 'screenshot');

/** Width of the small picture of a row, in px, at 2x pixel density. */
const ROW_WIDTHS = [224];

/** The words on the project cards. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>) {
  const { with: _with, aboutTechnology: _about, website: _website, ...cards } = words.projects;
  return {
    ...cards,
    ...(projects.some(({ page }) => page) && { caseStudy: words.caseStudy.link }),
  };
}

/** What the live link of a project is called, if not Live Demo. */
export function liveLabelOf({ client, liveLabel }: Project, words: Content['words']): string | undefined {
  return liveLabel ?? (client && words.projects.website);
}

/** The name of the button that stops a project's film. */
export function pauseLabelOf(project: string, { projects, writing }: Content['words']): string {
  return fillIn(projects.linkOf, { link: writing.pause, project });
}

/**
 * A project as its card or its row shows it: with localized texts, the line with client and year, and the copies of its
 * picture in these widths. The title is plain, because the cover is drawn from it; a localized one that differs is its
 * `heading`.
 *
 * @throws {UserError} if a file in `public/` is not a picture.
 */
export async function showProject(project: Project, site: Site, widths: readonly number[] = PICTURE_WIDTHS) {
  const { title, description, technologies, client, codeNote, image, liveLink, page, repository } = project;
  const { site: settings, words } = site.content;
  const liveLabel = liveLabelOf(project, words);
  const named = liveLink && liveLabel ? [{ label: liveLabel, address: liveLink }] : [];
  const links = [...named, ...(project.links ?? [])];
  const localize = localizerFor(settings);
  const heading = localize(title);
  const year = yearOfProject(project);
  const byline = joinList([client, year === undefined ? undefined : inSiteDigits(year, settings)], words.lists);
  const pages = technologies.map((technology) => technologyPath(technology, site));
  const picture = image && (await ownPicture(image.src, widths, site));
  const ground = image?.kind === 'logo' && (await logoGround(image.src, picture));
  return {
    title,
    ...localize({ description, technologies, ...(codeNote && { codeNote }), ...(byline && { byline }) }),
    ...(image && { image }),
    ...(picture && { picture }),
    ...(ground && { ground }),
    ...(picture?.film && { pauseLabel: pauseLabelOf(title, words) }),
    ...(page && { page }),
    ...(repository && { repository }),
    ...(liveLink && !liveLabel && { liveLink }),
    ...(links.length > 0 && {
      links: links.map(({ label, address }) => ({ address, label: localize(label), name: label })),
    }),
    ...(heading !== title && { heading }),
    ...(pages.some(Boolean) && { technologyPages: pages }),
  };
}

/** The path of a technology's page, or an empty string. */
function technologyPath(technology: string, site: Site): string {
  const path = `${TECHNOLOGIES}${slugOf(technology, site.content.site.language)}/`;
  return hasPath(currentLanguage(site).pages, path) ? path : '';
}

/** Several projects as `showProject` returns them. */
export function showProjects(projects: readonly Project[], site: Site, widths?: readonly number[]) {
  return Promise.all(projects.map((project) => showProject(project, site, widths)));
}

/** Whether a project can be a card: if it has a picture, or no project has one. */
function canBeCard({ image }: Project, { projects }: Pick<Content, 'projects'>) {
  return Boolean(image) || !projects.some((project) => project.image);
}

/** Whether the projects page shows a project as a card, and not as a row. */
function isCardOf(content: Pick<Content, 'projects'>) {
  const isMany = content.projects.length > MOST_CARDS;
  return (project: Project) => {
    const { featured, size = isMany && !featured ? 'row' : 'card' } = project;
    return size === 'card' && canBeCard(project, content);
  };
}

/** Projects as the home page shows them, whatever their `size`: cards, and rows where others alone have a picture. */
export async function showCardsAndRows(projects: readonly Project[], site: Site) {
  const [cards, rows] = [true, false].map((isCard) =>
    projects.filter((project) => canBeCard(project, site.content) === isCard),
  );
  return { cards: await showProjects(cards ?? [], site), rows: await showProjects(rows ?? [], site, ROW_WIDTHS) };
}

/** The projects in their groups: cards, then rows. */
export function groupsOf(projects: readonly Project[], { content }: Pick<Site, 'content'>) {
  const isCard = isCardOf(content);
  return byGroup(projects).map(({ name, members }) => ({
    name,
    cards: members.filter(isCard),
    rows: members.filter((project) => !isCard(project)),
  }));
}

/** The groups of projects as pages show them, each with the heading above it and the heading's `id`. */
export function showGroups(projects: readonly Project[], site: Site) {
  const { language } = site.content.site;
  const localize = localizerFor(site.content.site);
  return Promise.all(
    groupsOf(projects, site).map(async ({ name, cards, rows }) => ({
      ...(name && { id: `group-${slugOf(name, language)}`, heading: localize(name) }),
      cards: await showProjects(cards, site),
      rows: await showProjects(rows, site, ROW_WIDTHS),
    })),
  );
}

/** The links to the pages of technologies, after one to all projects; none without such pages. */
export function technologyLinks(site: Site, current?: string) {
  const { content } = site;
  const { headings, projects } = content.words;
  const all = { href: routes.projects, name: headings.projects.link };
  return subjectLinks(projects.technologies, all, technologiesOf(content), site, current);
}
