import { CvSheet } from '@/components/sections/cv-sheet';
import { PageOutline } from '@/components/sections/page-outline';
import { localizerFor } from '@/lib/language/localized-text';
import { optionalRoutes } from '@/lib/routes';
import { cvOf } from '@/site/cv';
import { pageGraph, person } from '@/site/graphs';
import { cvPdf } from '@/site/links';
import { pageMetadata } from '@/site/metadata';
import { cvPage } from '@/site/pages';
import site from '@/site-data/site';

const { content } = site;
const page = cvPage(content);
const pdf = cvPdf(site);

export const metadata = pageMetadata(page, site);

export default function CvPage() {
  // The export leaves out the page of a site without a CV page.
  if (!optionalRoutes.cv.isAskedFor(content)) return null;
  return (
    <PageOutline graph={pageGraph(page, site, { '@type': 'ProfilePage' }, person(site))}>
      <CvSheet
        cv={localizerFor(content.site)(cvOf(site))}
        pdf={pdf && { href: pdf, label: content.words.cv.download }}
      />
    </PageOutline>
  );
}
