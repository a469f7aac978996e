import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { ProjectGroups } from '@/components/sections/project-groups';
import { SubjectRow } from '@/components/sections/subject-row';
import { technologiesOf } from '@/lib/subjects';
import { closingBand } from '@/site/closing-band';
import { projectsGraph } from '@/site/graphs';
import { type EntryProps, entryRoute, pageMetadata } from '@/site/metadata';
import { technologyPage } from '@/site/pages';
import { cardWords, showGroups, technologyLinks } from '@/site/projects';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { content } = site;
const route = entryRoute(technologiesOf(content), (technology) =>
  pageMetadata(technologyPage(technology, content), site),
);

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function TechnologyPage(props: EntryProps) {
  const technology = await route.find(props);
  const page = technologyPage(technology, content);
  const groups = await showGroups(technology.entries, site);
  return (
    <PageOutline graph={projectsGraph(site, page, technology.entries)} closing={closingBand(site)}>
      <PageHeader
        {...(await headerTexts(site, page.title))}
        figure="projects"
        line={groups[0]?.heading ? 'always' : 'none'}
      >
        <SubjectRow {...(await technologyLinks(site, technology.path))} current={technology.path} />
      </PageHeader>
      <ProjectGroups groups={groups} words={cardWords(content)} />
    </PageOutline>
  );
}
