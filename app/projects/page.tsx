import { PageOutline } from '@/app/composition/page-outline';
import { cardWords, showProjects } from '@/app/composition/project-cards';
import { longestWord } from '@/app/composition/text-width';
import { PageHeader } from '@/components/sections/page-header';
import { ProjectGrid } from '@/components/sections/project-card';
import { Container } from '@/components/ui/section';
import { figures } from '@/lib/brand/geometry';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { projectsGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';

const { pages, projects, site } = content;
const localize = localizerFor(site);
const copy = pages.projects;

export const metadata = pageMetadata('projects', content);

export default async function ProjectsPage() {
  return (
    <PageOutline graph={projectsGraph(content)} content={content}>
      <PageHeader
        heading={localize(copy.heading)}
        longestWord={longestWord(copy.heading)}
        text={localize(copy.text)}
        figure={figures.projects}
      />
      <Container>
        <ProjectGrid projects={await showProjects(projects, content)} level="h2" leading words={cardWords(content)} />
      </Container>
    </PageOutline>
  );
}
