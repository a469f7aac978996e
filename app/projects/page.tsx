import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { ProjectGrid } from '@/components/sections/project-card';
import { Container } from '@/components/ui/section';
import { localizerFor } from '@/lib/language/localized-text';
import { closingBand } from '@/site/closing-band';
import { projectsGraph } from '@/site/graphs';
import { pageMetadata } from '@/site/metadata';
import { cardWords, showProjects } from '@/site/projects';
import { longestWord } from '@/site/text-width';
import site from '@/site-data/site';

const { content } = site;
const localize = localizerFor(content.site);
const copy = content.pages.projects;

export const metadata = pageMetadata('projects', site);

export default async function ProjectsPage() {
  const projects = await showProjects(content.projects, site);
  return (
    <PageOutline graph={projectsGraph(site)} closing={closingBand(site)}>
      <PageHeader
        heading={localize(copy.heading)}
        longestWord={await longestWord(site, copy.heading)}
        text={localize(copy.text)}
        figure="projects"
      />
      <Container>
        <ProjectGrid projects={projects} level="h2" leading words={cardWords(content)} />
      </Container>
    </PageOutline>
  );
}
