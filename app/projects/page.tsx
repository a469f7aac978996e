import { ClosingBand } from '@/components/sections/closing-band';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectGrid } from '@/components/sections/project-grid';
import { Container } from '@/components/ui/container';
import { figures } from '@/components/ui/star/geometry';
import { content } from '@/lib/content/content';
import { availabilityCopy } from '@/lib/content/pages';
import { localizerFor } from '@/lib/localized-text';
import { projectsGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { withOwnPictures } from '../own-pictures';
import { contactLink } from '../page-links';
import { cardWords, localizeProjects } from '../project-cards';

const { availability, pages, projects, site } = content;
const localize = localizerFor(site);
const copy = pages.projects;

export const metadata = pageMetadata('projects', content);

export default async function ProjectsPage() {
  return (
    <>
      <StructuredData graph={projectsGraph(content)} />
      <PageHeader heading={localize(copy.heading)} text={localize(copy.text)} figure={figures.projects} />
      <Container>
        <ProjectGrid
          projects={localizeProjects(await withOwnPictures(projects), content)}
          level="h2"
          leading
          words={cardWords(content)}
        />
      </Container>
      <ClosingBand {...localize(availabilityCopy(availability).closing)} contact={contactLink(content)} />
    </>
  );
}
