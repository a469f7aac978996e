import { PageHeader } from '@/components/sections/page-header';
import { ProjectGrid } from '@/components/sections/project-grid';
import { Container } from '@/components/ui/container';
import { figures } from '@/components/ui/star/geometry';
import { content } from '@/lib/content/content';
import { localizerFor } from '@/lib/localized-text';
import { Closing } from '../closing';
import { projectsGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { cardWords, showProjects } from '../project-cards';

const { pages, projects, site } = content;
const localize = localizerFor(site);
const copy = pages.projects;

export const metadata = pageMetadata('projects', content);

export default async function ProjectsPage() {
  return (
    <>
      <StructuredData graph={projectsGraph(content)} />
      <PageHeader heading={localize(copy.heading)} text={localize(copy.text)} figure={figures.projects} />
      <Container>
        <ProjectGrid projects={await showProjects(projects, content)} level="h2" leading words={cardWords(content)} />
      </Container>
      <Closing content={content} />
    </>
  );
}
