import { CaseStudyCover } from '@/components/sections/case-study';
import { FactStrip } from '@/components/sections/fact-strip';
import { MarkdownText } from '@/components/sections/markdown-text';
import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { ProjectLinks } from '@/components/sections/project-card';
import { Contents, Neighbours, ReadingColumns } from '@/components/sections/reading-columns';
import { Testimonials } from '@/components/sections/testimonials';
import { localizerFor } from '@/lib/language/localized-text';
import { caseStudiesOf, caseStudyFacts, caseStudyNeighbours } from '@/site/case-studies';
import { closingBand } from '@/site/closing-band';
import { caseStudyGraph } from '@/site/graphs';
import { documentMetadata, type EntryProps, entryRoute } from '@/site/metadata';
import { cardWords, hasStar, showProject } from '@/site/projects';
import { testimonialsOf } from '@/site/testimonials';
import { factWidths, headerTexts } from '@/site/text-width';
import { contentsOf, loadText } from '@/site/texts';
import site from '@/site-data/site';

const { content } = site;
const localize = localizerFor(content.site);
const route = entryRoute(caseStudiesOf(site), ({ document }) => documentMetadata(document, site));

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function CaseStudyPage(props: EntryProps) {
  const study = await route.find(props);
  const { title, description } = study.project;
  const project = await showProject(study.project, site);
  const { image, picture, ground, pauseLabel } = project;
  const facts = caseStudyFacts(study, site);
  const text = await loadText(study.document, site);
  return (
    <PageOutline graph={caseStudyGraph(study.page, study.project, site)} closing={closingBand(site)}>
      <PageHeader
        isText
        {...(await headerTexts(site, title, description))}
        figure={image && hasStar(study.project, site) ? 'none' : undefined}
        line={image || facts.length > 0 ? 'none' : 'always'}
      >
        <ProjectLinks project={project} words={cardWords(content)} />
      </PageHeader>
      <CaseStudyCover
        turn={content.projects.indexOf(study.project)}
        {...{ title, image, picture, ground, pauseLabel }}
      />
      <FactStrip facts={localize(facts)} widths={await factWidths(site, facts)} />
      <ReadingColumns>
        <Contents {...contentsOf(text, site)} />
        <MarkdownText {...text} />
      </ReadingColumns>
      <Testimonials {...(await testimonialsOf(site, title))} />
      <Neighbours
        label={content.pages.projects.heading}
        {...caseStudyNeighbours(study, site)}
        words={content.words.caseStudy}
      />
    </PageOutline>
  );
}
