import type { Content, Project } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { yearOfProject } from '@/lib/language/period';
import { slugOf } from '@/lib/markdown/front-matter';
import { PICTURE_WIDTHS } from '@/lib/picture';
import { hasPath, routes, TECHNOLOGIES } from '@/lib/routes';
import { currentLanguage, type Site } from '@/lib/site';
import { technologiesOf } from '@/lib/subjects';
import { hasPage } from './pages';
import { logoGround, ownPicture } from './picture-copies';
import { subjectLinks } from './subjects';

/** The most projects of a site that are all cards; of more, those that are not featured are rows. */
const MOST_CARDS = 12;

/** The words on the project cards. */
export function cardWords({ projects, words }: Pick<Content, 'projects' | 'words'>) {
  const { with: _with, aboutTechnology: _about, website: _website, ...cards } = words.projects;
  return {
    ...cards,
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
  const { image, ...row } = showRow(project, site);
  const picture = image && (await ownPicture(image.src, PICTURE_WIDTHS, site));
  const ground = image?.kind === 'logo' && (await logoGround(image.src, picture));
  return { ...row, ...(image && { image }), ...(picture && { picture }), ...(ground && { ground }) };
}

/** A project as its row shows it. */
function showRow(project: Project, site: Site) {
  const { title, description, technologies, client, codeNote, image, liveLink, page, repository } = project;
  const { site: settings, words } = site.content;
  const { liveLabel = client && words.projects.website } = project;
  const named = liveLink && liveLabel ? [{ label: liveLabel, address: liveLink }] : [];
  const links = [...named, ...(project.links ?? [])];
  const localize = localizerFor(settings);
  const heading = localize(title);
  const year = yearOfProject(project);
  const byline = joinList([client, year === undefined ? undefined : inSiteDigits(year, settings)], words.lists);
  const pages = technologies.map((technology) => technologyPath(technology, site));
  return {
    title,
    ...localize({ description, technologies, ...(codeNote && { codeNote }), ...(byline && { byline }) }),
    ...(image && { image }),
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
export function showProjects(projects: readonly Project[], site: Site) {
  return Promise.all(projects.map((project) => showProject(project, site)));
}

/** Whether lists of projects show a project as a card, and not as a row. */
function isCardOf({ projects }: Pick<Content, 'projects'>) {
  const isMany = projects.length > MOST_CARDS;
  return ({ featured, size = isMany && !featured ? 'row' : 'card' }: Project) => size === 'card';
}

/** Whether a page shows a project's picture: on Home, in its case study, or on its card. */
export function showsPicture(project: Project, content: Content): boolean {
  const { featured, page } = project;
  return Boolean(featured || page) || (hasPage('projects', content) && isCardOf(content)(project));
}

/** The projects by their `group`, in the order of first appearance, those without one first: cards, then rows. */
export function groupsOf(projects: readonly Project[], { content }: Pick<Site, 'content'>) {
  const isCard = isCardOf(content);
  const names = [undefined, ...new Set(projects.flatMap(({ group }) => group ?? []))];
  return names.flatMap((name) => {
    const members = projects.filter(({ group }) => group === name);
    const group = { name, cards: members.filter(isCard), rows: members.filter((project) => !isCard(project)) };
    return members.length > 0 ? group : [];
  });
}

/** The groups of projects as pages show them, each with the heading above it and the heading's `id`. */
export function showGroups(projects: readonly Project[], site: Site) {
  const { language } = site.content.site;
  const localize = localizerFor(site.content.site);
  return Promise.all(
    groupsOf(projects, site).map(async ({ name, cards, rows }) => ({
      ...(name && { id: `group-${slugOf(name, language)}`, heading: localize(name) }),
      cards: await showProjects(cards, site),
      rows: rows.map((project) => showRow(project, site)),
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
