import type { PropsWithChildren } from 'react';
import { caseStudyGraph } from '@/app/metadata/page-graphs';
import { StructuredData } from '@/app/metadata/structured-data';
import { CaseStudyCover, Neighbours, StoryColumns } from '@/components/sections/case-study';
import { FactStrip } from '@/components/sections/fact-strip';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectLinks } from '@/components/sections/project-card';
import type { Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { inSiteDigits, joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { ClientTestimonials } from './client-testimonials';
import { Closing } from './closing';
import { cardWords, showProjects } from './project-cards';

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
  const described = projects.filter((one) => one.page === page.path);
  const [project] = await showProjects(described, content);
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
