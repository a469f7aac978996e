import { ClosingBand } from '@/components/sections/closing-band';
import { PageHeader } from '@/components/sections/page-header';
import { ProcessPath } from '@/components/sections/process-path';
import { ServiceGrid } from '@/components/sections/services/service-grid';
import { figures } from '@/components/ui/khatam/figures';
import { content } from '@/lib/content/content';
import { availabilityCopy, wordsFor } from '@/lib/content/pages';
import { markerFor } from '@/lib/marked';
import { servicesGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { contactLink } from '../page-links';

const { availability, pages, process, services, site } = content;
const mark = markerFor(site);
const copy = pages.services;

export const metadata = pageMetadata('services', content);

export default function ServicesPage() {
  return (
    <>
      <StructuredData graph={servicesGraph(content)} />
      <PageHeader heading={mark(copy.heading)} text={mark(copy.text)} figure={figures.services} />
      <ServiceGrid services={mark(services)} />
      <ProcessPath copy={mark(wordsFor(process, copy.process))} steps={mark(process)} />
      <ClosingBand {...mark(availabilityCopy(availability).closing)} contact={contactLink(content)} />
    </>
  );
}
