import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { ProjectGroups } from '@/components/sections/project-groups';
import { SubjectRow } from '@/components/sections/subject-row';
import { closingBand } from '@/site/closing-band';
import { projectsGraph } from '@/site/graphs';
import { pageMetadata } from '@/site/metadata';
import { cardWords, hasStar, showGroups, technologyLinks } from '@/site/projects';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { content } = site;
const copy = content.pages.projects;

export const metadata = pageMetadata('projects', site);

export default async function ProjectsPage() {
  const technologies = await technologyLinks(site);
  const groups = await showGroups(content.projects, site);
  const [first] = groups;
  const card = first?.heading ? undefined : first?.cards[0];
  return (
    <PageOutline graph={projectsGraph(site)} closing={closingBand(site)}>
      <PageHeader
        {...(await headerTexts(site, copy.heading, copy.text))}
        figure={card && hasStar(card, site) ? 'none' : 'projects'}
        line={first?.heading ? 'always' : 'none'}
      >
        <SubjectRow {...technologies} />
      </PageHeader>
      <ProjectGroups groups={groups} words={cardWords(content)} />
    </PageOutline>
  );
}
