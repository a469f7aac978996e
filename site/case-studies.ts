import type { Project } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { yearOfProject } from '@/lib/language/period';
import type { Document } from '@/lib/markdown/documents';
import type { Site } from '@/lib/site';
import { documentPage, type Page } from './pages';

/** A case study: its Markdown file, and the project that names it as its page. */
interface CaseStudy {
  slug: string;
  document: Document<'case-studies'>;
  project: Project;
  page: Page;
}

/** The case studies, in the order of their projects. */
export function caseStudiesOf({ content, documents }: Site): CaseStudy[] {
  const paths = content.projects.map(({ page }) => page);
  return content.projects.flatMap((project, index) => {
    const document = documents['case-studies'].find(({ path }) => path === project.page);
    // The first project that names it is the one that it is about.
    if (!document || paths.indexOf(project.page) !== index) return [];
    return {
      slug: document.slug,
      document,
      project,
      page: documentPage(document, content),
    };
  });
}

/** The facts of a case study below its cover: client, year, role and technologies. */
export function caseStudyFacts({ document, project }: CaseStudy, { content }: Site) {
  const { caseStudy: labels, lists, projects } = content.words;
  const { client, technologies } = project;
  const year = yearOfProject(project);
  return [
    { label: labels.client, value: client },
    { label: labels.year, value: year && inSiteDigits(year, content.site) },
    { label: labels.role, value: document.fields.myRole },
    { label: projects.technologies, value: joinList(technologies, lists) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The case studies before and after one. After the last of three or more, the first one is the next. */
export function caseStudyNeighbours({ slug }: CaseStudy, site: Site) {
  const all = caseStudiesOf(site);
  const index = all.findIndex((other) => other.slug === slug);
  const localize = localizerFor(site.content.site);
  const linkOf = (other: CaseStudy | undefined) =>
    other && { href: other.page.path, title: localize(other.project.title) };
  return { previous: linkOf(all[index - 1]), next: linkOf(all[index + 1] ?? (all[2] && all[0])) };
}
