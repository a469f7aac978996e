import { LegalText } from '@/components/sections/legal-text';
import { OwnerDetails } from '@/components/sections/owner-details';
import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { PrivacyText } from '@/components/sections/privacy-text';
import { pageGraph } from '@/site/graphs';
import { legalOwner, privacyTexts } from '@/site/legal';
import { pageMetadata } from '@/site/metadata';
import { legalPage } from '@/site/pages';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { content } = site;
const page = legalPage('privacy', content);

export const metadata = pageMetadata(page, site);

export default async function PrivacyPage() {
  // The export leaves out the page of a site without a notice.
  if (!content.legal?.privacy) return null;
  return (
    <PageOutline graph={pageGraph(page, site)}>
      <PageHeader {...(await headerTexts(site, page.title, page.description))} />
      <LegalText>
        <h2>{content.words.legal.privacy.controller}</h2>
        <OwnerDetails {...legalOwner(site)} />
        <PrivacyText {...(await privacyTexts(site))} />
      </LegalText>
    </PageOutline>
  );
}
