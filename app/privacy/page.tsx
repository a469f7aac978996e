import { LegalPage, OwnerDetails } from '@/components/sections/legal-page';
import { PrivacyText } from '@/components/sections/privacy-text';
import { localizerFor } from '@/lib/language/localized-text';
import { pageGraph } from '@/site/graphs';
import { legalOwner, privacyTexts } from '@/site/legal';
import { pageMetadata } from '@/site/metadata';
import { legalPage } from '@/site/pages';
import { longestWord } from '@/site/text-width';
import site from '@/site-data/site';

const { content } = site;
const page = legalPage('privacy', content);
const localize = localizerFor(content.site);

export const metadata = pageMetadata(page, site);

export default async function PrivacyPage() {
  // The export leaves out the page of a site without a notice.
  if (!content.legal?.privacy) return null;
  return (
    <LegalPage
      graph={pageGraph(page, site)}
      heading={localize(page.title)}
      longestWord={await longestWord(site, page.title)}
      text={localize(page.description)}
    >
      <h2>{content.words.legal.privacy.controller}</h2>
      <OwnerDetails {...legalOwner(site)} />
      <PrivacyText {...(await privacyTexts(site))} />
    </LegalPage>
  );
}
