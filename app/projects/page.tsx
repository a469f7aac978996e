import { ClosingBand } from '@/components/sections/closing-band';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectGrid } from '@/components/sections/projects/project-grid';
import { Container } from '@/components/ui/container';
import { figures } from '@/components/ui/khatam/figures';
import { content } from '@/lib/content/content';
import { availabilityCopy } from '@/lib/content/pages';
import { markerFor } from '@/lib/marked';
import { cardWords } from '../card-words';
import { markedProjects } from '../marked-projects';
import { projectsGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { contactLink } from '../page-links';
import { withOwnPictures } from '../pictures/own-pictures';

const { availability, pages, projects, site } = content;
const mark = markerFor(site);
const copy = pages.projects;

export const metadata = pageMetadata('projects', content);

export default async function ProjectsPage() {
  return (
    <>
      <StructuredData graph={projectsGraph(content)} />
      <PageHeader heading={mark(copy.heading)} text={mark(copy.text)} figure={figures.projects} />
      <Container>
        <ProjectGrid
          projects={markedProjects(await withOwnPictures(projects), site)}
          level="h2"
          leading
          words={cardWords(content)}
        />
      </Container>
      <ClosingBand {...mark(availabilityCopy(availability).closing)} contact={contactLink(content)} />
    </>
  );
}
