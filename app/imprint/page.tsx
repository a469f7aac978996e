import { LegalPage, OwnerDetails } from '@/components/sections/legal-page';
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
    <LegalPage graph={pageGraph(page, site)} {...(await headerTexts(site, page.title, page.description))}>
      <OwnerDetails {...legalOwner(site)} facts={facts} />
      {renderList(paragraphs, (paragraph) => (
        <p>{paragraph}</p>
      ))}
    </LegalPage>
  );
}
