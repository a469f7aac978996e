import { ClosingBand } from '@/components/sections/closing-band';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectGrid } from '@/components/sections/projects/project-grid';
import { Container } from '@/components/ui/container';
import { availabilityWords, content } from '@/content/content';
import { routes } from '@/content/navigation';
import { projectsGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { pages, projects } = content;
const texts = pages.projects;

export const metadata = pageMetadata({ path: routes.projects, startsAtTop: true, ...texts });

export default function ProjectsPage() {
  return (
    <>
      <StructuredData graph={projectsGraph()} />
      <PageHeader heading={texts.heading} text={texts.text} />
      <Container>
        <ProjectGrid projects={projects} level="h2" leading />
      </Container>
      <ClosingBand {...availabilityWords.closing} contactHref={routes.contact} />
    </>
  );
}
