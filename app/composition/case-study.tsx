import type { PropsWithChildren } from 'react';
import { caseStudyGraph } from '@/app/metadata/page-graphs';
import { StructuredData } from '@/app/metadata/structured-data';
import { CaseStudyCover, Neighbours, StoryColumns, StoryPicture } from '@/components/sections/case-study';
import { FactStrip } from '@/components/sections/fact-strip';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectLinks } from '@/components/sections/project-card';
import { COVER_WIDTHS } from '@/components/ui/image-source';
import type { SitePath } from '@/lib/content/fields';
import type { Page } from '@/lib/content/pages';
import type { Content, Project } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { UserError } from '@/lib/user-error';
import { ClientTestimonials } from './client-testimonials';
import { Closing } from './closing';
import { ownPicture } from './own-pictures';
import { cardWords, showProjects } from './project-cards';

/**
 * The page of a project's case study, for `pageMetadata`. Title and description default to the project's.
 *
 * @param own Its path, and the metadata that replaces its project's.
 * @throws {UserError} if no project has this page.
 */
export function caseStudyPage(own: Pick<Page, 'path'> & Partial<Page>, content: Content): Page {
  const { title, description } = projectAt(own.path, content);
  return { title, description, ...own };
}

/** @throws {UserError} if there is none. */
function projectAt(path: Page['path'], { projects }: Content): Project {
  const project = projects.find(({ page }) => page === path);
  if (project) return project;
  throw new UserError('A case study needs its project:', [
    `No project in content/projects.ts has the page ${path}. Add page: '${path}' to the project that it describes.`,
  ]);
}

interface CaseStudyProps {
  page: Page;
  content: Content;
  /** What the owner did in the project. */
  myRole?: string;
}

/**
 * A case study: the project's cover, its facts, the text that is passed as children, and links to the previous and the
 * next case study.
 */
export async function CaseStudy({ page, content, myRole, children }: PropsWithChildren<CaseStudyProps>) {
  const { pages, projects, site, words } = content;
  const { caseStudy: labels } = words;
  const localize = localizerFor(site);
  const [project] = await showProjects([projectAt(page.path, content)], content);
  if (!project) return null;
  const { title, description, client, year, technologies, image, picture } = project;
  const facts = [
    { label: labels.client, value: client },
    { label: labels.year, value: year === undefined ? undefined : String(inSiteDigits(year)) },
    { label: labels.role, value: myRole },
    { label: words.projects.technologies, value: joinList(technologies, words.lists) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const caseStudies = projects.flatMap((one) => (one.page ? [{ href: one.page, title: localize(one.title) }] : []));
  const index = caseStudies.findIndex(({ href }) => href === page.path);
  return (
    <>
      <StructuredData graph={caseStudyGraph(page, project, content)} />
      <PageHeader heading={localize(title)} text={localize(description)} />
      <CaseStudyCover title={title} image={image} picture={picture} />
      <FactStrip facts={localize(facts)} />
      <StoryColumns>
        <ProjectLinks project={project} words={cardWords(content)} />
        {children}
      </StoryColumns>
      {await ClientTestimonials({ content, about: title })}
      <Neighbours
        label={pages.projects.heading}
        previous={caseStudies[index - 1]}
        next={caseStudies[index + 1]}
        words={labels}
      />
      <Closing content={content} />
    </>
  );
}

interface CaseStudyPictureProps {
  /** A file in `public/`: `/tide-tables/chart.png`. */
  src: SitePath;
  /** What it shows, for screen readers. */
  alt: string;
}

/** A picture between the paragraphs of a case study. The optional caption is passed as children. */
export async function CaseStudyPicture({ src, alt, children }: PropsWithChildren<CaseStudyPictureProps>) {
  return (
    <StoryPicture src={src} picture={await ownPicture(src, COVER_WIDTHS)} alt={alt}>
      {children}
    </StoryPicture>
  );
}
