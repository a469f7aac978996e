import { LegalText } from '@/components/sections/legal-text';
import { OwnerDetails } from '@/components/sections/owner-details';
import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { renderList } from '@/components/ui/list';
import { pageGraph } from '@/site/graphs';
import { imprintFacts, legalOwner } from '@/site/legal';
import { pageMetadata } from '@/site/metadata';
import { legalPage } from '@/site/pages';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const page = legalPage('imprint', site.content);

export const metadata = pageMetadata(page, site);

export default async function ImprintPage() {
  // The export leaves out the page of a site without an imprint.
  if (!site.content.legal?.imprint) return null;
  const { facts, paragraphs } = imprintFacts(site);
  return (
    <PageOutline graph={pageGraph(page, site)}>
      <PageHeader {...(await headerTexts(site, page.title, page.description))} />
      <LegalText>
        <OwnerDetails {...legalOwner(site)} facts={facts} />
        {renderList(paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
      </LegalText>
    </PageOutline>
  );
}
