import { ClientTestimonials } from '@/app/composition/client-testimonials';
import { PageOutline } from '@/app/composition/page-outline';
import { cardWords, showProjects } from '@/app/composition/project-cards';
import { CaseStudyCover, Neighbours, StoryColumns } from '@/components/sections/case-study';
import { FactStrip } from '@/components/sections/fact-strip';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectLinks } from '@/components/sections/project-card';
import type { CoverFamily } from '@/lib/brand/colors';
import { coverFamilies } from '@/lib/brand/cover-design';
import { content } from '@/lib/content/load';
import { inSiteDigits, joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { shownDocuments } from '@/lib/writing/documents';
import { caseStudyGraph } from '../../metadata/page-graphs';
import { documentMetadata, documentPage, type EntryProps, entryRoute } from '../../metadata/page-metadata';
import { loadText, MarkdownText } from '../../writing/markdown-text';

const { pages, projects, site, words } = content;
const localize = localizerFor(site);
const route = entryRoute(
  () => shownDocuments('case-studies'),
  (document) => documentMetadata(document, content),
);
const labels = words.caseStudy;
// Those of the cards on the projects page.
const families = coverFamilies(projects.map(({ title }) => title));
const caseStudies = projects
  .filter(({ page }, index) => page && projects.findIndex((other) => other.page === page) === index)
  .map(({ page = '/', title }) => ({ href: page, title: localize(title) }));

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function CaseStudyPage(props: EntryProps) {
  const document = await route.find(props);
  const page = documentPage(document, content);
  const described = projects.filter((project) => project.page === page.path);
  const [project] = await showProjects(described, content);
  if (!project) return null;
  const { title, description, client, year, technologies, image, picture } = project;
  const family = families[projects.findIndex((other) => other.title === title)] as CoverFamily;
  const facts = [
    { label: labels.client, value: client },
    { label: labels.year, value: year && String(inSiteDigits(year)) },
    { label: labels.role, value: document.fields.myRole },
    { label: words.projects.technologies, value: joinList(technologies, words.lists) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const index = caseStudies.findIndex(({ href }) => href === page.path);
  return (
    <PageOutline graph={caseStudyGraph(page, project, content)} content={content}>
      <PageHeader heading={localize(title)} text={localize(description)} />
      <CaseStudyCover title={title} family={family} image={image} picture={picture} />
      <FactStrip facts={localize(facts)} />
      <StoryColumns>
        <ProjectLinks project={project} words={cardWords(content)} />
        <MarkdownText text={await loadText(document, content)} content={content} inColumns />
      </StoryColumns>
      {await ClientTestimonials({ content, about: title })}
      <Neighbours
        label={pages.projects.heading}
        previous={caseStudies[index - 1]}
        next={caseStudies[index + 1]}
        words={labels}
      />
    </PageOutline>
  );
}
