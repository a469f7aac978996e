import { cvPdf } from '@/app/composition/page-links';
import { CvSheet } from '@/components/sections/cv-sheet';
import type { Address } from '@/lib/content/fields';
import { content } from '@/lib/content/load';
import { cvPage } from '@/lib/content/pages';
import { cvOf } from '@/lib/cv/cv';
import { localizerFor } from '@/lib/localized-text';
import { pageGraph, person } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { displayHost, wholeUrl } from '../metadata/urls';

const page = cvPage(content);
const pdf = cvPdf(content);
const urlOf = (address: Address) => wholeUrl(address, content);

export const metadata = page && pageMetadata(page, content);

export default function CvPage() {
  if (!page) return null;
  return (
    <>
      <StructuredData graph={pageGraph(page, content, { '@type': 'ProfilePage' }, person(content))} />
      <CvSheet
        cv={localizerFor(content.site)(cvOf(content, urlOf, displayHost(content)))}
        pdf={pdf && { href: pdf, label: content.words.cv.download }}
      />
    </>
  );
}
