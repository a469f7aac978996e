import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { TimelineEntries } from '@/components/sections/timeline';
import { Container } from '@/components/ui/section';
import { optionalRoutes } from '@/lib/routes';
import { closingBand } from '@/site/closing-band';
import { publicationsGraph } from '@/site/graphs';
import { pageMetadata } from '@/site/metadata';
import { publicationsPage } from '@/site/pages';
import { headerTexts } from '@/site/text-width';
import { publicationEntries } from '@/site/timeline';
import site from '@/site-data/site';

const page = publicationsPage(site.content);

export const metadata = pageMetadata(page, site);

export default async function PublicationsPage() {
  // The export leaves out the page of a site without many publications.
  if (!optionalRoutes.publications.isAskedFor(site.content)) return null;
  return (
    <PageOutline graph={publicationsGraph(site)} closing={closingBand(site)}>
      <PageHeader isText {...(await headerTexts(site, page.title))} />
      <Container>
        <TimelineEntries entries={publicationEntries(site)} isDense level="h2" />
      </Container>
    </PageOutline>
  );
}
