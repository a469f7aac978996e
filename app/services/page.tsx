import { ClosingBand } from '@/components/sections/closing-band';
import { PageHeader } from '@/components/sections/page-header';
import { ProcessPath } from '@/components/sections/process-path';
import { ServiceGrid } from '@/components/sections/services/service-grid';
import { availabilityWords, content } from '@/content/content';
import { routes } from '@/content/navigation';
import { servicesGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { pages, process, services } = content;
const texts = pages.services;

export const metadata = pageMetadata({ path: routes.services, ...texts });

export default function ServicesPage() {
  return (
    <>
      <StructuredData graph={servicesGraph()} />
      <PageHeader heading={texts.heading} text={texts.text} />
      <ServiceGrid services={services} />
      <ProcessPath copy={texts.process} steps={process} />
      <ClosingBand {...availabilityWords.closing} contactHref={routes.contact} />
    </>
  );
}
