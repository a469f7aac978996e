import { ClosingBand } from '@/components/sections/closing-band';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectGrid } from '@/components/sections/projects/project-grid';
import { Container } from '@/components/ui/container';
import { figures } from '@/components/ui/khatam/figures';
import { availabilityCopy } from '@/content/availability-copy';
import { content } from '@/content/content';
import { cardWords } from '../card-words';
import { projectsGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { contactLink } from '../page-links';
import { withOwnPictures } from '../pictures/own-pictures';

const { availability, pages, projects } = content;
const copy = pages.projects;

export const metadata = pageMetadata('projects', content);

export default async function ProjectsPage() {
  return (
    <>
      <StructuredData graph={projectsGraph(content)} />
      <PageHeader heading={copy.heading} text={copy.text} figure={figures.projects} />
      <Container>
        <ProjectGrid projects={await withOwnPictures(projects)} level="h2" leading words={cardWords(content)} />
      </Container>
      <ClosingBand {...availabilityCopy(availability).closing} contact={contactLink(content)} />
    </>
  );
}
